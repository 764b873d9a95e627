"""The server's endpoints: HTTP and WebSockets."""

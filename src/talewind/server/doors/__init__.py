"""Doors: HTTP and sockets."""

"""What operators see of a process: logs and metrics."""

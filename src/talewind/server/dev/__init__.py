"""The doors of `talewind dev`: every state, every row and other worlds of the author's table, for the author alone.

`app.py` does not import this room, so a usual server has none of its routes; `talewind.cli.dev` passes them to the application of a
server that listens on the loopback."""

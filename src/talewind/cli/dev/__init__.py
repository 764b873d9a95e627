"""`talewind dev`: a server at home for authors, which goes on with the files as they are saved. A supervisor watches the game's package
and runs the server as a child process; `docs/decisions/0022-hot-reload.md` says why."""

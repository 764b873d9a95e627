"""The commands for operators of a server, besides `serve`: backups, the doctor, retention."""

from pathlib import Path

from .app import app


@app.command
def backup(path: Path | None = None) -> None:
    """Write everything into one file, whether the server is running or not.

    For example: `talewind backup tales.tar.gz`

    Args:
        path: The file; default: one with the date, here. Protect it like a key: it holds everything.
    """
    from .operating import back_up

    back_up(path)


@app.command
def restore(path: Path) -> None:
    """Restore a backup into an empty data folder or empty databases.

    For example: `TALEWIND_DATA=/srv/tales talewind restore tales.tar.gz`

    Args:
        path: The file that `talewind backup` wrote.
    """
    from .operating import restore_from

    restore_from(path)


@app.command
def doctor() -> None:
    """Check everything a server needs, and say what to fix; exit 1 if something is wrong.

    For example: `talewind doctor`
    """
    from .operating import examine

    examine()


@app.command
def sweep(*, yes: bool = False) -> None:
    """List what is older than the retention settings allow, and delete it with --yes; a running server deletes it by itself, once an hour.

    For example: `TALEWIND_KEEP_FINISHED=365 talewind sweep`

    Settings are environment variables in days, or `for-ever`: TALEWIND_KEEP_OPEN (2), TALEWIND_KEEP_LEFT (60),
    TALEWIND_KEEP_FINISHED (for-ever), TALEWIND_KEEP_PEOPLE (for-ever).

    Args:
        yes: Delete it. This cannot be undone: make a backup first.
    """
    from .sweeping import sweep as sweep_tables

    sweep_tables(yes)

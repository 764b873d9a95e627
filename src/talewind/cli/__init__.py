"""The command `talewind`."""

import io
import sys

from . import authors, operators
from .app import app

__all__ = ["app", "authors", "main", "operators"]  # the modules have registered their commands


def main() -> None:
    """Run a command; errors that a person can fix are printed as one sentence."""
    from talewind.games import Misnamed, NoSuchGame, Unloadable
    from talewind.games.nearby import Unreadable
    from talewind.kit import Refused
    from talewind.kit.mistakes import Mistake

    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper) and stream.isatty():  # without UTF-8 it shows "?" for what it lacks
            stream.reconfigure(errors="replace")
    try:
        app()
    except (Misnamed, NoSuchGame, Unloadable, Unreadable) as why:
        sys.exit(str(why))
    except Mistake as wrong:
        from talewind.kit.testing import what_to_do

        sys.exit(f"{wrong.says}\n{what_to_do(wrong.kind)}")
    except Refused as no:
        sys.exit(f"Refused: {no}")
    except KeyboardInterrupt:
        sys.exit(130)

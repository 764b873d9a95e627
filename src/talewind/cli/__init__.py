"""The command `talewind`."""

import sys

from .app import app


def main() -> None:
    """Run a command; errors that a person can fix are printed as one sentence."""
    from talewind.games import Misnamed, NoSuchGame
    from talewind.kit import Refused

    try:
        app()
    except (Misnamed, NoSuchGame) as why:
        sys.exit(str(why))
    except Refused as no:
        sys.exit(f"Refused: {no}")
    except KeyboardInterrupt:
        sys.exit(130)

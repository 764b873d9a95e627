"""The command `talewind`."""

import sys

from .app import app


def main() -> None:
    """Run a command; errors that a person can fix are printed as one sentence."""
    from talewind.games import NoSuchGame
    from talewind.kit import Refused

    try:
        app()
    except NoSuchGame as unknown:
        sys.exit(str(unknown))
    except Refused as no:
        sys.exit(f"Refused: {no}")
    except KeyboardInterrupt:
        sys.exit(130)

"""Which game a command is about: a named one, or the one of the folder where the command was called."""

import sys
from pathlib import Path

from talewind import games
from talewind.games import nearby


def game_for(name: str, folder: Path | None) -> str:
    """The named game, else the only one of the folder, whose games are known from now on."""
    here = nearby.know(folder)
    if name:
        return name
    if here is None:
        sys.exit(f"Which game? Installed: {', '.join(games.names())}. In the folder of a game, you need not name it.")
    if len(here.games) > 1:
        sys.exit(f"Which game? {here.folder.name} has several: {', '.join(here.games)}.")
    return here.games[0]


def games_for(name: str | None, folder: Path | None) -> tuple[list[str], Path]:
    """The named game, else those of the folder, else all; and the folder where their tests usually are."""
    here = nearby.know(folder)
    tests = Path("tests") if here is None else here.folder / "tests"
    if name:
        return [name], tests if here is None or name in here.games else Path("tests")
    return games.names() if here is None else here.games, tests

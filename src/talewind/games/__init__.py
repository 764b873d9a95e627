"""The games that are installed: found by entry points, so that one can come in another distribution."""

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from talewind.kit import Game


class NoSuchGame(LookupError):
    """Asked for by a name that nobody has installed."""


def names() -> list[str]:
    return sorted(point.name for point in entry_points(group="talewind.games"))


@cache
def load(name: str) -> Game[Any, Any, Any]:
    """The game of this name, one instance per process: `entry_points` reads the metadata of every installed distribution, and
    a served move asks for its game several times. A failed search is not remembered; `load.cache_clear()` forgets the rest."""
    for point in entry_points(group="talewind.games"):
        if point.name == name:
            game: Game[Any, Any, Any] = point.load()()
            return game
    raise NoSuchGame(f"There is no game called {name!r} here. Installed: {', '.join(names()) or 'none'}.")

"""The games that are installed: found by entry points, so that one can come in another distribution."""

from importlib.metadata import entry_points
from typing import Any

from talewind.kit import Game


class NoSuchGame(LookupError):
    """Asked for by a name that nobody has installed."""


def names() -> list[str]:
    return sorted(point.name for point in entry_points(group="talewind.games"))


def load(name: str) -> Game[Any, Any, Any]:
    for point in entry_points(group="talewind.games"):
        if point.name == name:
            game: Game[Any, Any, Any] = point.load()()
            return game
    raise NoSuchGame(f"There is no game called {name!r} here. Installed: {', '.join(names()) or 'none'}.")

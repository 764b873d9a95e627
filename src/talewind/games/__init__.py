"""The installed games: the folders of this package, and those of other distributions, found by entry points."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from talewind.kit import AnyGame, Game

GROUP = "talewind.games"
# Bundles of the platform's texts, and first words of its message keys.
RESERVED = frozenset({"book", "client", "common", "generic", "kit", "server", "table"})


class NoSuchGame(LookupError):
    """No game of this name is installed."""


class Misnamed(ValueError):
    """A game is installed by a name that is not its id."""


class ReservedName(Misnamed):
    """A game is installed by a name, or has an id, that the platform's own texts use."""


def own() -> list[str]:
    """The games of this distribution: one folder each, named by the game's id. A folder that begins with an underscore is a
    game that is not whole yet."""
    return sorted(found.name for found in iter_modules(__path__) if found.ispkg and not found.name.startswith("_"))


def names() -> list[str]:
    return sorted({*own(), *(point.name for point in entry_points(group=GROUP))})


@cache
def load(name: str) -> AnyGame:
    """The game of this name, one cached instance per process: `entry_points` reads the metadata of every installed
    distribution, and a served move needs its game several times. A failed search is not cached."""
    kind = _installed(name)
    if kind is None:
        raise NoSuchGame(f"There is no game called {name!r} here. Installed: {', '.join(names()) or 'none'}.")
    for taken in RESERVED & {name, kind.id}:
        raise ReservedName(
            f"A game cannot be called {taken!r}: texts of the platform have that name. Rename its folder or entry point, and its id."
        )
    if name != kind.id:
        raise Misnamed(
            f"The game installed as {name!r} has the id {kind.id!r}. Give its folder or entry point that name, too."
        )
    return kind()


def _installed(name: str) -> type[AnyGame] | None:
    if name in own():
        return _exported_by(f"{__name__}.{name}")
    for point in entry_points(group=GROUP):
        if point.name == name:
            kind: type[AnyGame] = point.load()
            return kind
    return None


def _exported_by(package: str) -> type[AnyGame]:
    exported = (thing for thing in vars(import_module(package)).values() if isinstance(thing, type))
    (game,) = (thing for thing in exported if issubclass(thing, Game))
    return game

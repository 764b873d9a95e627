"""The installed games: the folders of this package, and those of other distributions, found by entry points."""

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path
from pkgutil import iter_modules
from traceback import walk_tb

from talewind.kit import AnyGame, Game
from talewind.kit.mistakes import Mistake

from .nearby import GROUP, points

# Bundles of the platform's texts, and first words of its message keys.
RESERVED = frozenset({"book", "client", "common", "generic", "kit", "server", "table"})


class NoSuchGame(LookupError):
    """No game of this name is installed."""

    kind = "no such game"


class Misnamed(ValueError):
    """A game is installed by a name that is not its id."""

    kind = "misnamed"


class ReservedName(Misnamed):
    """A game is installed by a name, or has an id, that the platform's own texts use."""

    kind = "reserved name"


class Unloadable(ImportError):
    """A game of another distribution cannot be imported; says where in the author's code."""


def own() -> list[str]:
    """The games of this distribution: one folder each, named by the game's id. A folder that begins with an underscore is a
    game that is not whole yet."""
    return sorted(found.name for found in iter_modules(__path__) if found.ispkg and not found.name.startswith("_"))


def names() -> list[str]:
    return sorted({*own(), *(point.name for point in points(GROUP))})


@cache
def known() -> frozenset[str]:
    """The names of a process that serves: games that are installed later are not found."""
    return frozenset(names())


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
    for point in points(GROUP):
        if point.name == name:
            return _loaded(point)
    return None


def _exported_by(package: str) -> type[AnyGame]:
    exported = (thing for thing in vars(import_module(package)).values() if isinstance(thing, type))
    (game,) = (thing for thing in exported if issubclass(thing, Game))
    return game


def _loaded(point: EntryPoint) -> type[AnyGame]:
    """The game class that an entry point names. Raises Unloadable, whose cause is the error of the author's code."""
    try:
        kind = point.load()
    except Exception as wrong:
        raise Unloadable(f"The game {point.name} cannot be loaded: {_blamed(point, wrong)}.") from wrong
    if not isinstance(kind, type) or not issubclass(kind, Game):
        raise Unloadable(f"The game {point.name} cannot be loaded: {point.value} is no subclass of talewind.kit.Game.")
    return kind


def _blamed(point: EntryPoint, wrong: Exception) -> str:
    """An error of the author's code as one sentence, with its file and line."""
    top = point.module.partition(".")[0]
    if isinstance(wrong, SyntaxError) and wrong.filename:
        return f"{wrong.filename}, line {wrong.lineno}: {type(wrong).__name__}: {wrong.msg}"
    said = (str(wrong) if isinstance(wrong, Mistake) else f"{type(wrong).__name__}: {wrong}").rstrip(".")
    for frame, line in reversed(list(walk_tb(wrong.__traceback__))):
        if str(frame.f_globals.get("__name__", "")).partition(".")[0] == top:
            return f"{frame.f_code.co_filename}, line {line}: {said}"
    module = sys.modules.get(point.module)
    if isinstance(wrong, AttributeError) and module is not None:
        return (
            f"{Path(module.__file__ or point.module)} has no {point.attr}; import it there, or change the entry point"
        )
    return f"{point.value}: {said}"

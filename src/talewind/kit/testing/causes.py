"""Why a rule is not deterministic: what outside the state its code could have read."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from talewind.kit.game import AnyGame

from .faults import Fault

OUTSIDE = ("random", "time", "datetime", "secrets", "uuid", "os")
PLAIN = (int, float, str, list, dict, set, tuple)
CURABLE = ("not deterministic", "impure", "half done")


class Causes:
    """The values of a game's modules and classes before the first game, to see later which of them have changed."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.was = dict(_values(game))

    def named(self, fault: Fault) -> Fault:
        """The fault, with the likely cause in its sentence."""
        cause = next(self._found(), None) if fault.kind in CURABLE else None
        if cause is None:
            return fault
        says, at, place = fault.says.partition(f" ({self.game.id}, game ")
        return Fault(fault.kind, f"{says}: {cause}{at}{place}")

    def _found(self) -> Iterator[str]:
        for place, value in _values(self.game):
            if self.was.get(place) != value:
                yield f"{place} has changed, and all tables share it"
        for module in _modules(self.game):
            for value in vars(module).values():
                source = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", None)
                if source in OUTSIDE:
                    yield f"{_file(module)} uses {source}"


def _modules(game: AnyGame) -> list[ModuleType]:
    own, package = type(game).__module__, game.package
    names = [name for name in sys.modules if name == own or (package and name.startswith(f"{package}."))]
    return [sys.modules[name] for name in names]


def _file(module: ModuleType) -> str:
    return Path(getattr(module, "__file__", None) or f"{module.__name__}.py").name


def _values(game: AnyGame) -> Iterator[tuple[str, str]]:
    """By name: the plain values of the game's modules, of its classes and of the game itself, as text."""
    for module in _modules(game):
        yield from _plain(vars(module), _file(module))
    for kind in (type(game), game.state_type, *game.phases):
        yield from _plain(vars(kind), kind.__name__)
    yield from _plain(vars(game), type(game).__name__)


def _plain(values: Any, owner: str) -> Iterator[tuple[str, str]]:
    for name, value in list(values.items()):
        if isinstance(value, PLAIN) and not name.startswith("__"):
            yield f"{owner}: {name}" if owner.endswith(".py") else f"{owner}.{name}", repr(value)

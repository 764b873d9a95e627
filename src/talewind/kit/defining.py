"""What the class of a game says about itself, read when it is defined."""

import sys
from types import get_original_bases
from typing import Any, get_args

from .base import tag_of
from .mistakes import Mistake
from .phases import Phase


def package_of(module: str) -> str:
    """The package beside whose files a game has its texts: that of the module that defines it, which may be a package itself,
    or a single module in no package; "": a script."""
    found = sys.modules.get(module)
    if hasattr(found, "__path__"):
        return module
    return module.rpartition(".")[0] or (module if getattr(found, "__spec__", None) else "")


def lacking(name: str, what: str) -> Mistake:
    return Mistake("definition", f"{name} lacks {what}")


def require_phases(name: str, phases: Any) -> None:
    """Raise a Mistake unless `phases` is a tuple of classes of phases."""
    if phases is None:
        raise Mistake(
            "definition", f"{name}.phases is missing: write all phases that may be on the stack, (Setup, Telling)"
        )
    if not isinstance(phases, tuple):
        raise Mistake("definition", f"{name}.phases is no tuple: write (Setup, Telling), or (Telling,) for one")
    for phase in phases:
        if not (isinstance(phase, type) and issubclass(phase, Phase)):
            raise Mistake(
                "definition", f"{name}.phases has {phase!r}, which is no class of a Phase: write its name alone"
            )


def moves_of(state: type) -> Any:
    moves = get_args(get_original_bases(state)[0])
    if not moves:
        name = state.__name__
        raise Mistake(
            "definition", f"{name} does not say which moves there are: write class {name}(State[Take | Pass])"
        )
    return moves[0]


def by_tag(kinds: tuple[Any, ...], base: type, place: str) -> dict[str, type]:
    """The classes of a union by their tags."""
    found: dict[str, type] = {}
    for kind in kinds:
        if isinstance(kind, tuple | list):
            raise Mistake("definition", f"{place} is a {type(kind).__name__}: write a union, A | B")
        name = getattr(kind, "__name__", repr(kind))
        if not (isinstance(kind, type) and issubclass(kind, base)):
            word = base.__name__
            raise Mistake(
                "definition", f"{place}: {name} is no {word}; write class {name}({word}), and A | B for several"
            )
        if found.setdefault(tag_of(kind), kind) is not kind:
            raise Mistake("definition", f"{place}: two classes have the tag {tag_of(kind)!r}; rename one of them")
    return found

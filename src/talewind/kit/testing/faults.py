"""The faults that `conform` reports."""

from collections import Counter
from pathlib import Path
from traceback import walk_tb
from types import TracebackType

from talewind.kit.base import Refused
from talewind.kit.game import AnyGame
from talewind.kit.mistakes import Mistake
from talewind.kit.settle import Runaway

from .cures import what_to_do


class Fault(AssertionError):
    """A game breaks a promise; `kind` names it. Its note says what to do."""

    def __init__(self, kind: str, says: str) -> None:
        super().__init__(f"{kind}: {says}")
        self.kind, self.says = kind, says
        self.add_note(what_to_do(kind))


class Leak(Fault):
    """A seat receives what it may not know."""

    def __init__(self, says: str) -> None:
        super().__init__("leak", says)


type Counts = Counter[str]


class blaming:  # noqa: N801
    """Turn an exception of the rules into a fault that says where it was raised. A refusal passes through. A class,
    since conform enters it a dozen times a step and a generator costs three times as much."""

    __slots__ = ("game", "what")

    def __init__(self, game: AnyGame, what: str) -> None:
        self.game, self.what = game, what

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, kind: type[BaseException] | None, thrown: BaseException | None, at: TracebackType | None
    ) -> None:
        if thrown is None or isinstance(thrown, Fault | Refused) or not isinstance(thrown, Exception):
            return
        if isinstance(thrown, Runaway):
            raise Fault("endless", str(thrown)) from thrown
        if isinstance(thrown, NotImplementedError):
            raise Fault("missing", str(thrown)) from thrown
        place = place_of(self.game, at)
        if isinstance(thrown, Mistake):
            raise Fault(thrown.kind, f"{place}: {thrown.says}" if place else thrown.says) from thrown
        raise Fault("throws", f"{place or self.what} raises {type(thrown).__name__}: {thrown}") from thrown


def place_of(game: AnyGame, at: TracebackType | None) -> str:
    """The innermost line of the game's own code, "Taking.answered (game.py, line 45)"; "" if only other code ran."""
    module, package = type(game).__module__, game.package
    found = ""
    for frame, line in walk_tb(at):
        name = frame.f_globals.get("__name__", "")
        if name == module or (package and name.startswith(f"{package}.")):
            code = frame.f_code
            found = f"{code.co_qualname} ({Path(code.co_filename).name}, line {line})"
    return found

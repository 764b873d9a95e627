"""The faults that `conform` reports."""

from collections import Counter
from types import TracebackType

from talewind.kit.base import Refused
from talewind.kit.game import AnyGame
from talewind.kit.settle import Runaway


class Fault(AssertionError):
    """A game breaks a promise; `kind` names it."""

    def __init__(self, kind: str, says: str) -> None:
        super().__init__(f"{kind}: {says}")
        self.kind, self.says = kind, says


class Leak(Fault):
    """A seat receives what it may not know."""

    def __init__(self, says: str) -> None:
        super().__init__("leak", says)


type Counts = Counter[str]


class blaming:  # noqa: N801
    """Turn an exception of the rules into a fault that says where it was raised. A refusal passes through. A class,
    since conform enters it a dozen times a step and a generator costs three times as much."""

    __slots__ = ("what",)

    def __init__(self, game: AnyGame, what: str) -> None:
        self.what = what

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, kind: type[BaseException] | None, thrown: BaseException | None, at: TracebackType | None
    ) -> None:
        if thrown is None or isinstance(thrown, Fault | Refused) or not isinstance(thrown, Exception):
            return
        if isinstance(thrown, Runaway):
            raise Fault("endless", f"{self.what}: {thrown}") from thrown
        raise Fault("throws", f"{self.what}: {type(thrown).__name__}: {thrown}") from thrown

"""The faults that `conform` reports."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

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


@contextmanager
def blaming(game: AnyGame, what: str) -> Iterator[None]:
    """Turn an exception of the rules into a fault that says where it was raised. A refusal passes through."""
    try:
        yield
    except (Fault, Refused):
        raise
    except Runaway as on_and_on:
        raise Fault("endless", f"{what}: {on_and_on}") from on_and_on
    except Exception as thrown:
        raise Fault("throws", f"{what}: {type(thrown).__name__}: {thrown}") from thrown

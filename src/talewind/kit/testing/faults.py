"""What conform finds."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from talewind.kit.base import Refused
from talewind.kit.game import AnyGame
from talewind.kit.settle import Runaway


class Fault(AssertionError):
    """A game breaks a promise. `kind` names the promise."""

    def __init__(self, kind: str, says: str) -> None:
        super().__init__(f"{kind}: {says}")
        self.kind, self.says = kind, says


class Leak(Fault):
    """A seat is told what it may not know."""

    def __init__(self, says: str) -> None:
        super().__init__("leak", says)


type Counts = Counter[str]


@contextmanager
def blaming(game: AnyGame, what: str) -> Iterator[None]:
    """Whatever the rules throw becomes a fault that says where. A refusal passes through."""
    try:
        yield
    except (Fault, Refused):
        raise
    except Runaway as on_and_on:
        raise Fault("endless", f"{what}: {on_and_on}") from on_and_on
    except Exception as thrown:
        raise Fault("throws", f"{what}: {type(thrown).__name__}: {thrown}") from thrown

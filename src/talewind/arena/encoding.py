"""Observations: what one seat sees, as a vector of fixed length. `layout` says how each field of the view is written."""

from array import array
from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any

import numpy as np
from msgspec import inspect
from numpy.typing import NDArray

from talewind.kit import AnyGame, Seat, Sight, tag_of
from talewind.kit.views import parts_of

from .layout import Layout
from .plans import HASHING, TEXT, Plan, Write, squeezed

ENTRIES = (16, 8, 4, 2, 1)  # of a list, tried in this order until the field fits
WIDEST = 512  # places of one field of a view
HEADS = 256  # beginnings of vectors that are kept

type Vector = NDArray[np.float32]


class Encoder:
    """The vector of a game's sights at a table with so many seats: own seat, phase, scores, who is waited for, the question's
    text, then the fields of the view in their order (`starts` has the first place of each)."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.seats = seats
        self.phases = {tag_of(phase): n for n, phase in enumerate(game.phases)}
        self.head = 3 * seats + len(self.phases) + TEXT.width
        self.starts: dict[str, int] = {}
        self._writers: list[tuple[Write, int]] = []
        self.width, growing = self.head, parts_of(game.view_type).growing
        view = inspect.type_info(game.view_type)
        assert isinstance(view, inspect.StructType)
        for field in view.fields:
            plan = fitting(field.type, seats, field.name in growing)
            self.starts[field.name] = self.width
            self._writers.append((plan.write, self.width))
            self.width += plan.width
        self._values = reading(tuple(self.starts))
        self._head = lru_cache(maxsize=HEADS)(self._begun)

    def sight(self, sight: Sight[Any]) -> Vector:
        """The vector of a sight."""
        key = sight.question.ask.say.key if sight.question else ""
        waited = tuple(each.seat for each in sight.waiting)
        return self.vector(sight.seat, sight.view, sight.phase, sight.scores, waited, key)

    def vector(
        self, seat: Seat | None, view: Any, phase: str, scores: Sequence[int], waited: tuple[Seat, ...], key: str
    ) -> Vector:
        """The same from the parts of a sight that are encoded."""
        out = array("f", self._head(seat, phase, waited, key))
        if any(scores):
            out[self.seats : 2 * self.seats] = array("f", map(squeezed, scores))
        for value, (write, at) in zip(self._values(view), self._writers, strict=True):
            if value is not None:
                write(value, out, at)
        return np.frombuffer(out, np.float32)

    def _begun(self, seat: Seat | None, phase: str, waited: tuple[Seat, ...], key: str) -> bytes:
        """A vector with everything but scores and view."""
        out, seats = array("f", bytes(4 * self.width)), self.seats
        if seat is not None:
            out[seat] = 1.0
        for each in waited:
            out[2 * seats + each] = 1.0
        at = 3 * seats
        if phase:
            out[at + self.phases[phase]] = 1.0
        if key:
            TEXT.write(key, out, at + len(self.phases))
        return out.tobytes()


def reading(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """What reads these attributes of a view."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda view: tuple(getattr(view, name) for name in names)


def fitting(kind: inspect.Type, seats: int, growing: bool) -> Plan:
    """The plan of a field of a view: with as many entries of its lists as fit; a field that is still too wide is hashed."""
    for most in ENTRIES:
        plan = Layout(seats, most).plan(kind, newest=growing)
        if plan.width <= WIDEST:
            return plan
    return HASHING

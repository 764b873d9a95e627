"""Where product code reads a clock, a log or a hash from its surroundings, the simulation gives it its own for the time of a
seed: virtual time, log lines that are kept, and listeners that are iterated in the order in which they came."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import structlog

from talewind import games
from talewind.server.base import clock as clocks
from talewind.server.live.listener import Listener
from talewind.server.record import writer
from talewind.server.tables import sweeper

from .loop import VirtualLoop
from .played import load

EPOCH = 1_700_000_000  # seconds, at the beginning of every seed

type Line = Callable[[str, dict[str, Any]], None]


@contextmanager
def premises(loop: VirtualLoop, logged: Line) -> Iterator[None]:
    """`logged` is called with the level and the fields of every line that the product logs."""

    def keep(logger: object, method: str, event: Any) -> Any:
        logged(method, event)
        raise structlog.DropEvent

    numbers = count()
    numbered = Listener.__init__

    def number(self: Listener, *given: Any, **named: Any) -> None:
        numbered(self, *given, **named)
        self.__dict__["number"] = next(numbers)

    config, clock = structlog.get_config(), clocks.clock
    replaced: list[tuple[Any, str, Any]] = [
        (clocks, "monotonic_ns", lambda: int(loop.clock() * 1e9)),
        (writer, "monotonic", loop.time),
        (sweeper, "PAUSE", 1.0),  # four times as long: half of all statements would be looks for clocks
        (games, "load", load),
        (Listener, "__init__", number),
        (Listener, "__hash__", lambda self: self.__dict__["number"]),
        (clock, "_from", 0),
        (clock, "_at", EPOCH * 10**9),
        (clock, "_pace", 1.0),
    ]
    before = [(owner, name, getattr(owner, name)) for owner, name, _ in replaced]
    structlog.configure(processors=[keep])
    try:
        for owner, name, value in replaced:
            setattr(owner, name, value)
        yield
    finally:
        for owner, name, value in before:
            setattr(owner, name, value)
        structlog.configure(**config)

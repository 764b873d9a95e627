"""Limits on messages, sockets and calls. They are counted in this process; the tally shares the counts with all others."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from time import monotonic
from typing import Any

from litestar.connection import ASGIConnection

from talewind.server.base.bounds import Bounds, Rate
from talewind.server.telemetry.metrics import metrics

from .addresses import counted_as

type Clock = Callable[[], float]  # seconds
type Connection = ASGIConnection[Any, Any, Any, Any]
type Note = Callable[[str], None]  # called with a key


def nobody_notes(key: str) -> None: ...


class Turnstile:
    """A token bucket per key. It stores one number per key: the time at which its bucket is full again. Keys past that time are
    forgotten, and if more than `room` are left, the oldest of them."""

    def __init__(self, rate: Rate, clock: Clock = monotonic, room: int = 100_000, bound: str = "calls") -> None:
        self.rate, self.clock, self.room, self.bound = rate, clock, room, bound
        self._back: dict[str, float] = {}
        self._tidy_at = min(1_024, room)
        self.passed: Note = nobody_notes

    def __len__(self) -> int:
        return len(self._back)

    def wait(self, key: str) -> float:
        """Seconds until the key may pass; 0: now."""
        now = self.clock()
        over = max(self._back.get(key, now), now) + self.rate.gap - now - self.rate.seconds
        return over if over > self.rate.gap / 2 else 0.0  # half a gap: sums of floats drift

    def is_open(self, key: str) -> bool:
        """Check without passing."""
        if self.wait(key) <= 0:
            return True
        metrics.limited_by[self.bound].inc()
        return False

    def may_pass(self, key: str) -> bool:
        """Check and, if allowed, pass."""
        if not self.is_open(key):
            return False
        self.count(key, 1)
        self.passed(key)
        return True

    def count(self, key: str, times: int) -> None:
        """Record that the key has passed `times` times, here or in another process."""
        if key not in self._back and len(self._back) >= self._tidy_at:
            self._tidy()
        now = self.clock()
        self._back[key] = max(self._back.get(key, now), now) + times * self.rate.gap

    def _tidy(self) -> None:
        now = self.clock()
        self._back = {key: back for key, back in self._back.items() if back > now}
        if len(self._back) >= self.room:  # an eighth at once: removing one for each new key would cost a loop each time
            for key in list(islice(self._back, len(self._back) - self.room * 7 // 8)):
                del self._back[key]
        self._tidy_at = min(max(1_024, 2 * len(self._back)), self.room)  # doubling: the cost per key stays constant


class Pace:
    """A turnstile with a single key: the messages of one socket."""

    def __init__(self, rate: Rate, clock: Clock = monotonic, bound: str = "seated") -> None:
        self._turnstile = Turnstile(rate, clock, bound=bound)

    def may_pass(self) -> bool:
        return self._turnstile.may_pass("")


class Room:
    """At most `most` at a time per key, in all processes together. A key without entries uses no memory."""

    def __init__(self, most: int, bound: str = "sockets_an_address") -> None:
        self.most, self.bound = most, bound
        self._inside: Counter[str] = Counter()
        self._elsewhere: dict[str, dict[str, int]] = {}  # by process
        self._others: Counter[str] = Counter()  # their sum
        self.changed: Note = nobody_notes

    def __len__(self) -> int:
        return len(self._inside)

    def __iter__(self) -> Iterator[str]:
        return iter(list(self._inside))

    def here(self, key: str) -> int:
        """The number inside, in this process."""
        return self._inside.get(key, 0)

    def elsewhere(self, key: str) -> int:
        """The number inside in the other processes, as far as this one knows."""
        return self._others.get(key, 0)

    def enter(self, key: str) -> bool:
        if self.here(key) + self.elsewhere(key) >= self.most:
            metrics.limited_by[self.bound].inc()
            return False
        self._inside[key] += 1
        self.changed(key)
        return True

    def leave(self, key: str) -> None:
        self._inside[key] -= 1
        if not self._inside[key]:
            del self._inside[key]
        self.changed(key)

    def note_elsewhere(self, process: str, key: str, count: int) -> None:
        """Record the number inside in another process."""
        theirs = self._elsewhere.setdefault(process, {})
        self._add(key, count - theirs.pop(key, 0))
        if count:
            theirs[key] = count

    def forget(self, process: str) -> None:
        """A process has ended; forget its counts."""
        for key, count in self._elsewhere.pop(process, {}).items():
            self._add(key, -count)

    def _add(self, key: str, count: int) -> None:
        self._others[key] += count
        if not self._others[key]:
            del self._others[key]


class Doorkeeper:
    """All the limits of a server, as this process counts them."""

    def __init__(self, bounds: Bounds | None = None, clock: Clock = monotonic) -> None:
        self.bounds, self.clock = bounds or Bounds(), clock
        self.calls, self.openings = self._rate("calls"), self._rate("openings")
        self.reactions, self.rows = self._rate("reactions"), self._rate("rows_a_seat")
        self.strangers, self.codes = self._rate("strangers"), self._rate("codes")
        self.seated, self.onlookers = self._rate("seated"), self._rate("onlooker")
        self.connections = self._room("connections_an_address")
        self.persons, self.addresses = self._room("sockets_a_person"), self._room("sockets_an_address")
        self.closing = asyncio.Event()  # the server stops: waiting calls are answered now

    def _rate(self, bound: str) -> Turnstile:
        return Turnstile(getattr(self.bounds, bound), self.clock, bound=bound)

    def _room(self, bound: str) -> Room:
        return Room(getattr(self.bounds, bound), bound)

    @property
    def turnstiles(self) -> dict[str, Turnstile]:
        """The turnstiles whose counts all processes share, by name."""
        return {name: limit for name, limit in vars(self).items() if isinstance(limit, Turnstile)}

    @property
    def rooms(self) -> dict[str, Room]:
        return {name: limit for name, limit in vars(self).items() if isinstance(limit, Room)}

    def fits(self, frame: str) -> bool:
        """Is the message within its size in bytes?"""
        fits = len(frame) <= self.bounds.frame and len(frame.encode()) <= self.bounds.frame
        if not fits:
            metrics.limited_by["frame"].inc()
        return fits

    def may_say(self, seated: bool, who: str) -> bool:
        """The limit on messages without a socket, the same as for one."""
        return (self.seated if seated else self.onlookers).may_pass(who)

    def pace(self, seated: bool) -> Pace:
        bound = "seated" if seated else "onlooker"
        return Pace(getattr(self.bounds, bound), self.clock, bound)

    @contextmanager
    def socket(self, address: str, person: str | None) -> Iterator[bool]:
        """True: there is room for a socket, until the block ends. Without a person only the address counts."""
        if not self.addresses.enter(address):
            yield False
            return
        try:
            if person is None:
                yield True
            elif not self.persons.enter(person):
                yield False
            else:
                try:
                    yield True
                finally:
                    self.persons.leave(person)
        finally:
            self.addresses.leave(address)


def address_of(connection: Connection) -> str:
    """The address that a limit counts. Behind a proxy uvicorn has replaced it by the client's."""
    return counted_as(connection.client.host if connection.client else "")

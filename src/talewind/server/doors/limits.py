"""Limits on messages, sockets and calls. They are counted in this process; the tally shares the counts with all others."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from talewind.server.base.bounds import Bounds
from talewind.server.telemetry.metrics import metrics

from .concurrency_limit import Room
from .pressure import Pressure
from .rate_limit import Clock, MessageLimit, Turnstile


class Doorkeeper:
    """All the limits of a server, as this process counts them."""

    def __init__(self, bounds: Bounds | None = None, clock: Clock = monotonic) -> None:
        self.bounds, self.clock = bounds or Bounds(), clock
        self.calls, self.openings = self._rate("calls"), self._rate("openings")
        self.newcomers, self.books = self._rate("newcomers"), self._rate("books")
        self.reactions, self.rows = self._rate("reactions"), self._rate("rows_a_seat")
        self.strangers, self.codes, self.screens = self._rate("strangers"), self._rate("codes"), self._rate("screens")
        self.seated, self.onlookers = self._rate("seated"), self._rate("onlooker")
        self.connections = self._room("connections_an_address")
        self.persons, self.addresses = self._room("sockets_a_person"), self._room("sockets_an_address")
        self.pressure = Pressure(clock)
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

    def message_limit(self, seated: bool) -> MessageLimit:
        bound = "seated" if seated else "onlooker"
        return MessageLimit(getattr(self.bounds, bound), self.clock, bound)

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

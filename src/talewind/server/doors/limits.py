"""How much of it: messages, sockets, calls. Kept in the process: with several processes each allows as much again."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic
from typing import Any

from litestar.connection import ASGIConnection
from litestar.exceptions import TooManyRequestsException
from litestar.handlers import BaseRouteHandler

from talewind.kit import Frozen

type Clock = Callable[[], float]  # seconds
type Connection = ASGIConnection[Any, Any, Any, Any]


class Rate(Frozen):
    """So many at once; each comes back after its share of the seconds."""

    most: int
    seconds: float

    @property
    def gap(self) -> float:
        return self.seconds / self.most


class Limits(Frozen, kw_only=True):
    """The figures for frames and messages are lichess's."""

    frame: int = 8_192  # bytes
    seated: Rate = Rate(100, 20)  # messages of one socket
    onlooker: Rate = Rate(50, 20)
    sockets_a_person: int = 10
    sockets_an_address: int = 50
    reactions: Rate = Rate(5, 10)  # of one seat
    calls: Rate = Rate(300, 60)  # HTTP, by address: five of one house wait for a game together
    openings: Rate = Rate(20, 3_600)  # of tables, by address
    strangers: Rate = Rate(60, 60)  # who come to a table with a wrong key or none, by address
    codes: Rate = Rate(30, 600)  # tried in vain, by address


PLENTY = Rate(1_000_000, 1)
UNLIMITED = Limits(  # for benchmarks, and tests that play a hundred people from one address
    seated=PLENTY,
    onlooker=PLENTY,
    sockets_a_person=1_000_000,
    sockets_an_address=1_000_000,
    reactions=PLENTY,
    calls=PLENTY,
    openings=PLENTY,
    strangers=PLENTY,
    codes=PLENTY,
)


class Turnstile:
    """Lets each key through at a rate. It remembers one number a key: when all that was used will have come back. Keys
    past that moment are forgotten, and if there are still more than `room`, those that came first."""

    def __init__(self, rate: Rate, clock: Clock = monotonic, room: int = 100_000) -> None:
        self.rate, self.clock, self.room = rate, clock, room
        self._back: dict[str, float] = {}
        self._tidy_at = min(1_024, room)

    def __len__(self) -> int:
        return len(self._back)

    def wait(self, key: str) -> float:
        """Seconds until the key may pass; 0: now."""
        now = self.clock()
        over = max(self._back.get(key, now), now) + self.rate.gap - now - self.rate.seconds
        return over if over > self.rate.gap / 2 else 0.0  # half a gap: sums of floats drift

    def may_pass(self, key: str) -> bool:
        """If so, it has passed."""
        if self.wait(key) > 0:
            return False
        if key not in self._back and len(self._back) >= self._tidy_at:
            self._tidy()
        now = self.clock()
        self._back[key] = max(self._back.get(key, now), now) + self.rate.gap
        return True

    def _tidy(self) -> None:
        now = self.clock()
        self._back = {key: back for key, back in self._back.items() if back > now}
        while len(self._back) >= self.room:
            del self._back[next(iter(self._back))]
        self._tidy_at = min(max(1_024, 2 * len(self._back)), self.room)  # doubling: a tidying costs nobody much


class Pace:
    """A turnstile for one: the messages of one socket."""

    def __init__(self, rate: Rate, clock: Clock = monotonic) -> None:
        self._turnstile = Turnstile(rate, clock)

    def may_pass(self) -> bool:
        return self._turnstile.may_pass("")


class Room:
    """So many at a time for each key. Who has left leaves no trace."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._inside: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._inside)

    def enter(self, key: str) -> bool:
        if self._inside[key] >= self.most:
            return False
        self._inside[key] += 1
        return True

    def leave(self, key: str) -> None:
        self._inside[key] -= 1
        if not self._inside[key]:
            del self._inside[key]


class Doorkeeper:
    """All the limits of a process."""

    def __init__(self, limits: Limits | None = None, clock: Clock = monotonic) -> None:
        self.limits, self.clock = limits or Limits(), clock
        self.calls = Turnstile(self.limits.calls, clock)
        self.openings = Turnstile(self.limits.openings, clock)
        self.reactions = Turnstile(self.limits.reactions, clock)
        self.strangers = Turnstile(self.limits.strangers, clock)
        self.codes = Turnstile(self.limits.codes, clock)
        self.seated, self.onlookers = Turnstile(self.limits.seated, clock), Turnstile(self.limits.onlooker, clock)
        self.persons, self.addresses = Room(self.limits.sockets_a_person), Room(self.limits.sockets_an_address)

    def fits(self, frame: str) -> bool:
        """Bytes count, not characters."""
        return len(frame) <= self.limits.frame and len(frame.encode()) <= self.limits.frame

    def may_say(self, seated: bool, who: str) -> bool:
        """As many as by a socket, for whoever has none."""
        return (self.seated if seated else self.onlookers).may_pass(who)

    def pace(self, seated: bool) -> Pace:
        return Pace(self.limits.seated if seated else self.limits.onlooker, self.clock)

    @contextmanager
    def socket(self, address: str, person: str | None) -> Iterator[bool]:
        """True: there is room for it, until the block ends. Whoever is nobody counts by address alone."""
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
    """Whom a limit counts. Behind a proxy uvicorn has put the real one in."""
    return counted_as(connection.client.host if connection.client else "")


def counted_as(host: str) -> str:
    """A household has one IPv4 address, or 2**64 of IPv6.

    >>> counted_as("192.0.2.7"), counted_as("::ffff:192.0.2.7"), counted_as("2001:db8:0:1:a::b")
    ('192.0.2.7', '192.0.2.7', '2001:db8:0:1::/64')
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host[:64]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"


async def calls_limited(connection: Connection, handler: BaseRouteHandler) -> None:
    """A guard for every call of a controller."""
    _pass(connection.app.state.doorkeeper.calls, connection)


async def openings_limited(connection: Connection, handler: BaseRouteHandler) -> None:
    """A guard for opening a table."""
    _pass(connection.app.state.doorkeeper.openings, connection)


async def codes_limited(connection: Connection, handler: BaseRouteHandler) -> None:
    """A guard for those who guess codes: `Doorkeeper.codes` counts the wrong ones."""
    turnstile = connection.app.state.doorkeeper.codes
    if turnstile.wait(address_of(connection)) > 0:
        _refuse(turnstile, connection)


def _pass(turnstile: Turnstile, connection: Connection) -> None:
    if not turnstile.may_pass(address_of(connection)):
        _refuse(turnstile, connection)


def _refuse(turnstile: Turnstile, connection: Connection) -> None:
    again = str(max(1, ceil(turnstile.wait(address_of(connection)))))
    raise TooManyRequestsException(detail="server-too-many-calls", headers={"retry-after": again})

"""The gate counts TCP connections when they are accepted, and aborts those that stall. An incomplete request, an unread answer
and an unfinished close each have a time limit."""

import asyncio
import ctypes
import gc
import sys
from collections import Counter
from ipaddress import ip_address
from math import inf

from talewind.server.base.bounds import Bounds
from talewind.server.base.settings import Network
from talewind.server.telemetry.metrics import metrics

from .addresses import counted_as
from .limits import Doorkeeper

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

RESERVED = 256  # descriptors for databases, NATS, files, and connections accepted but not yet refused
FEWEST = 16  # connections, however few descriptors there are
CROWD = 256  # connections from which on returning their memory is worth the time
LOOKS_EVERY = 1.0  # seconds between two checks of all connections


class Visit:
    """One TCP connection, from its acceptance to its loss; a WebSocket keeps the visit of the request it began as."""

    __slots__ = ("address", "drained_by", "paused", "request_by", "transport", "waiting")

    def __init__(self, transport: asyncio.Transport, address: str | None) -> None:
        self.transport = transport
        self.address = address  # the address that it is counted for; None: a trusted proxy's
        self.request_by = inf  # deadline for completing the request being received
        self.paused = False  # does the peer leave more unread than the transport's buffer should hold?
        self.waiting = 0  # bytes in that buffer at the last check
        self.drained_by = inf  # deadline for the peer to read more of them

    def pause(self) -> None:
        self.paused, self.drained_by = True, inf

    def resume(self) -> None:
        self.paused = False


class Gate:
    """All connections of a process."""

    def __init__(self, doorkeeper: Doorkeeper, proxies: tuple[Network, ...] = (), descriptors: int = 1 << 20) -> None:
        self.doorkeeper, self.proxies = doorkeeper, proxies
        self.most = max(FEWEST, min(self.bounds.connections, descriptors - RESERVED))
        self._visits: set[Visit] = set()
        self._crowd = 0  # the maximum since memory was last returned
        self._next_look: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._visits)

    @property
    def bounds(self) -> Bounds:
        return self.doorkeeper.bounds

    def enter(self, transport: asyncio.Transport, host: str, loop: asyncio.AbstractEventLoop) -> Visit | None:
        """Register a connection; None: there is no room. The caller then aborts the transport: a graceful close could wait for
        its peer."""
        if len(self._visits) >= self.most:
            metrics.limited_by["connections"].inc()
            return None
        address = None if self.trusts(host) else counted_as(host)
        if address is not None and not self.doorkeeper.connections.enter(address):
            return None
        visit = Visit(transport, address)
        visit.request_by = loop.time() + self.bounds.head_seconds
        self._visits.add(visit)
        self._crowd = max(self._crowd, len(self._visits))
        if self._next_look is None:
            self._next_look = loop.call_later(LOOKS_EVERY, self._look, loop)
        return visit

    def leave(self, visit: Visit) -> None:
        self._visits.remove(visit)
        if visit.address is not None:
            self.doorkeeper.connections.leave(visit.address)

    def trusts(self, host: str) -> bool:
        """Is it a proxy whose X-Forwarded-For is trusted?"""
        if not self.proxies:
            return False
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self.proxies)

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        """Check all connections. One timer serves all: a timer per request costs more than this loop."""
        now, unread = loop.time(), Counter[str]()
        for visit in list(self._visits):
            draining = visit.paused or visit.transport.is_closing()  # then no next request is expected
            if self._stalls(visit, now) if draining else now > visit.request_by:
                visit.transport.abort()
            elif visit.paused and visit.address is not None:
                if unread[visit.address] and unread[visit.address] + visit.waiting > self.bounds.unread_bytes:
                    visit.transport.abort()  # but never the only one of an address, however much it was sent
                unread[visit.address] += visit.waiting
        if self._crowd > CROWD and len(self._visits) < self._crowd / 4:
            self._crowd = 0
            loop.call_later(self.bounds.closing_seconds + 1, give_memory_back)
        self._next_look = loop.call_later(LOOKS_EVERY, self._look, loop) if self._visits else None

    def _stalls(self, visit: Visit, now: float) -> bool:
        """A slow reader is not cut as long as it reads fast enough: a phone may take minutes for one large picture."""
        closing = visit.transport.is_closing()
        seconds = self.bounds.closing_seconds if closing else self.bounds.unread_seconds
        waiting = visit.transport.get_write_buffer_size()
        if now > visit.drained_by and visit.waiting - waiting < seconds * self.bounds.reading:
            return True
        if now + seconds < visit.drained_by or now > visit.drained_by:
            visit.drained_by, visit.waiting = now + seconds, waiting
        return False


def give_memory_back() -> None:
    """Return memory after a peak: connections refer to each other in cycles, and glibc keeps freed memory. Takes a few
    milliseconds, since objects that live as long as the process are frozen."""
    gc.collect()
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:
        trim(0)


def raise_descriptors() -> int:
    """Raise the soft limit of open descriptors to the hard limit; returns the limit now in force."""
    if resource is None:
        return 1 << 20
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (OSError, ValueError):  # macOS reports a hard limit that it does not grant
        hard = soft
    return 1 << 20 if hard == resource.RLIM_INFINITY else hard

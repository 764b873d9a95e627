"""The tally shares the counts of this process's limits with all others over NATS, so that a bound holds for the server as a
whole. Each process decides alone, from what it knows: exact within itself, and delayed by NATS across processes."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from itertools import batched
from secrets import token_hex
from time import monotonic

import nats.errors

from talewind.server.live.counted import Counted, Counts

from .limits import Doorkeeper
from .rate_limit import Clock, nobody_notes

PAUSE = 0.02  # seconds for which counts are collected before they are sent
BEAT = 5.0  # seconds between two heartbeats
LEASE = 15.0  # seconds after which the counts of a silent process are forgotten
MOST_KEYS = 5_000  # per message: NATS accepts 1 MB

AWAY = (OSError, nats.errors.Error)  # errors of NATS: then each process counts alone

type Tell = Callable[[Counted], Awaitable[None]]


class Tally:
    def __init__(self, doorkeeper: Doorkeeper, tell: Tell, clock: Clock = monotonic) -> None:
        self.turnstiles, self.rooms = doorkeeper.turnstiles, doorkeeper.rooms
        self.tell, self.clock = tell, clock
        self.process = token_hex(8)
        self._used: dict[str, Counter[str]] = {}
        self._changed: dict[str, set[str]] = {}
        self._heard_of: dict[str, float] = {}  # when each other process was last heard
        self._telling: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start to send the counts of this process, and request those of the others."""
        for name, turnstile in self.turnstiles.items():
            turnstile.passed = lambda key, name=name: self._note_use(name, key)  # type: ignore[misc]
        for name, room in self.rooms.items():
            room.changed = lambda key, name=name: self._note_change(name, key)  # type: ignore[misc]
        await self.tell(Counted(self.process, asks=True))
        await self.tell_all()
        self._beating = asyncio.create_task(self._beat())

    async def close(self) -> None:
        for turnstile in self.turnstiles.values():
            turnstile.passed = nobody_notes
        for room in self.rooms.values():
            room.changed = nobody_notes
        for task in (self._beating, self._telling):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        with contextlib.suppress(*AWAY):
            await self.tell(Counted(self.process, gone=True))

    async def tell_all(self) -> None:
        """Send the uses since the last message, and everything in the rooms of this process: for a process that has just
        started, or after NATS was away."""
        await self._tell_used()
        inside = [(name, key, room.here(key)) for name, room in self.rooms.items() for key in room]
        whole = True
        for some in batched(inside, MOST_KEYS) if inside else [()]:
            counts: Counts = {}
            for name, key, count in some:
                counts.setdefault(name, {})[key] = count
            await self.tell(Counted(self.process, inside=counts, whole=whole))
            whole = False

    async def heard(self, counted: Counted) -> None:
        """Handle a message of another process."""
        self._heard_of[counted.process] = self.clock()
        if counted.whole or counted.gone:
            self._forget(counted.process)
        if counted.gone:
            del self._heard_of[counted.process]
        for name, keys in counted.used.items():
            if (turnstile := self.turnstiles.get(name)) is not None:  # None: of a newer version
                for key, times in keys.items():
                    turnstile.count(key, times)
        for name, keys in counted.inside.items():
            if (room := self.rooms.get(name)) is not None:
                for key, count in keys.items():
                    room.note_elsewhere(counted.process, key, count)
        if counted.asks:
            await self.tell_all()

    def _forget(self, process: str) -> None:
        for room in self.rooms.values():
            room.forget(process)

    def _note_use(self, name: str, key: str) -> None:
        self._used.setdefault(name, Counter())[key] += 1
        self._tell_soon()

    def _note_change(self, name: str, key: str) -> None:
        self._changed.setdefault(name, set()).add(key)
        self._tell_soon()

    def _tell_soon(self) -> None:
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell_later())

    async def _tell_later(self) -> None:
        await asyncio.sleep(PAUSE)
        self._telling = None
        changed, self._changed = self._changed, {}
        inside = {name: {key: self.rooms[name].here(key) for key in keys} for name, keys in changed.items()}
        with contextlib.suppress(*AWAY):
            await self._tell_used()
            for counts in _split(inside):
                await self.tell(Counted(self.process, inside=counts))

    async def _tell_used(self) -> None:
        used, self._used = self._used, {}
        for counts in _split(used):
            await self.tell(Counted(self.process, used=counts))

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(*AWAY):
                await self.tell(Counted(self.process))
            self.forget_silent()

    def forget_silent(self) -> None:
        """Forget processes that have gone silent: the sockets of a killed process are closed."""
        for process, at in list(self._heard_of.items()):
            if self.clock() - at > LEASE:
                self._forget(process)
                del self._heard_of[process]


def _split(counts: dict[str, Counter[str]] | dict[str, dict[str, int]]) -> Iterator[Counts]:
    """Split counts so that no message is too large for NATS."""
    for name, keys in counts.items():
        for some in batched(keys.items(), MOST_KEYS):
            yield {name: dict(some)}

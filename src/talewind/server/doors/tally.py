"""The tally shares the counts of this process's limits with all others over NATS, so that a bound holds for the server as a
whole. Each process decides alone, from what it knows: exact within itself, and delayed by NATS across processes. While NATS
is away each process holds to its share (docs/decisions/0020)."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator, Mapping
from itertools import batched
from math import ceil
from secrets import token_hex
from time import monotonic

import nats.errors

from talewind.server.live.counted import Counted, Counts

from .concurrency_limit import Room
from .limits import Doorkeeper
from .rate_limit import Clock, Turnstile, nobody_notes

PAUSE = 0.02  # seconds for which counts are collected before they are sent
PAUSE_A_PROCESS = 0.0025  # at least so many times the number of processes: each hears at most 400 messages a second
BEAT = 5.0  # seconds between two heartbeats
LEASE = 15.0  # seconds after which the counts of a silent process are forgotten
MOST_KEYS = 5_000  # per message: NATS accepts 1 MB
MOST_KEPT = 20_000  # keys per limit whose uses are kept until they can be sent
LONG = 120.0  # seconds; the levels of limits that refill faster are not worth telling to a process that starts
ANSWERS = 3  # processes that tell these levels: one of them may have just been killed

AWAY = (OSError, nats.errors.Error)  # errors of NATS: then each process counts alone

type Tell = Callable[[Counted], Awaitable[None]]
type Reach = Callable[[], Awaitable[bool]]


async def always() -> bool:
    return True


class Tally:
    """`reach`: does NATS answer?"""

    def __init__(self, doorkeeper: Doorkeeper, tell: Tell, clock: Clock = monotonic, reach: Reach = always) -> None:
        self.turnstiles, self.rooms = doorkeeper.turnstiles, doorkeeper.rooms
        self.tell, self.clock, self.reach = tell, clock, reach
        self.process = token_hex(8)
        self.apart = False  # NATS is away
        self._used: dict[str, dict[str, int]] = {}
        self._changed: dict[str, set[str]] = {}
        self._heard_of: dict[str, float] = {}  # when each other process was last heard
        self._kept: dict[
            str, tuple[Counted, float]
        ] = {}  # uses of an outage by name, and until when they are sent again
        self._heard_once: dict[str, float] = {}  # names of such uses of the others, and when they were heard
        self._telling: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None

    @property
    def processes(self) -> int:
        return 1 + len(self._heard_of)

    @property
    def pause(self) -> float:
        return max(PAUSE, PAUSE_A_PROCESS * self.processes)

    async def open(self) -> None:
        """Start to send the counts of this process, and request those of the others."""
        for name, turnstile in self.turnstiles.items():
            turnstile.passed = lambda key, name=name: self._note_use(name, key)  # type: ignore[misc]
        for name, room in self.rooms.items():
            room.changed = lambda key, name=name: self._note_change(name, key)  # type: ignore[misc]
        await self.tell(Counted(self.process, asks=True, starts=True))
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

    def part(self) -> None:
        """NATS is away: hold to the share of one of the processes that there were."""
        if not self.apart:
            self.apart = True
            for limit in self._limits():
                limit.part(self.processes)

    async def reunite(self) -> None:
        """NATS is back: send what was counted meanwhile, as far as it has not been refilled. Another process may be back a
        little later, and ask then: it is sent again, with the same name."""
        self.apart = False
        for limit in self._limits():
            limit.reunite()
        used, self._used = self._used, {}
        for name, keys in used.items():
            level = self.turnstiles[name].level
            left = {key: min(times, ceil(level(key))) for key, times in keys.items() if level(key)}
            for counts in _split({name: left}):
                once = token_hex(8)
                self._kept[once] = Counted(self.process, used=counts, once=once), self.clock() + LEASE
        await self.tell(Counted(self.process, asks=True))
        await self.tell_all()

    def _limits(self) -> list[Turnstile | Room]:
        return [*self.turnstiles.values(), *self.rooms.values()]

    async def tell_all(self) -> None:
        """Send the uses since the last message, and everything in the rooms of this process: for a process that has just
        started, or after NATS was away."""
        await self._tell_used()
        for kept, until in list(self._kept.values()):
            if self.clock() <= until:
                await self.tell(kept)
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
        for name, keys in self._new_uses(counted).items():
            if (turnstile := self.turnstiles.get(name)) is not None:  # None: of a newer version
                for key, times in keys.items():
                    turnstile.count(key, times)
        for name, keys in counted.inside.items():
            if (room := self.rooms.get(name)) is not None:
                for key, count in keys.items():
                    room.note_elsewhere(counted.process, key, count)
        if counted.to == self.process:
            self._learn(counted.levels)
        if counted.asks:
            await self.tell_all()
        if counted.starts:
            await self._tell_levels(counted.process)

    def _new_uses(self, counted: Counted) -> Counts:
        if counted.once in self._heard_once:
            return {}
        if counted.once:
            self._heard_once[counted.once] = self.clock()
        return counted.used

    def _learn(self, levels: Mapping[str, Mapping[str, float]]) -> None:
        for name, keys in levels.items():
            if (turnstile := self.turnstiles.get(name)) is not None:
                for key, level in keys.items():
                    turnstile.reach(key, level)

    async def _tell_levels(self, to: str) -> None:
        """Tell a process that has just started who has used up much of a limit: a restart gives nobody a second one."""
        others = sorted({self.process, *self._heard_of} - {to})
        if others.index(self.process) < ANSWERS:
            for name, turnstile in self.turnstiles.items():
                if turnstile.rate.seconds > LONG:
                    for some in batched(turnstile.levels().items(), MOST_KEYS):
                        await self.tell(Counted(self.process, levels={name: dict(some)}, to=to))

    def _forget(self, process: str) -> None:
        for room in self.rooms.values():
            room.forget(process)

    def _note_use(self, name: str, key: str) -> None:
        used = self._used.get(name)
        if used is None:
            used = self._used[name] = {}
        if key in used or len(used) < MOST_KEPT:
            used[key] = used.get(key, 0) + 1
        self._tell_soon()

    def _note_change(self, name: str, key: str) -> None:
        if not self.apart:  # afterwards all is told
            self._changed.setdefault(name, set()).add(key)
            self._tell_soon()

    def _tell_soon(self) -> None:
        if self._telling is None and not self.apart:
            self._telling = asyncio.create_task(self._tell_later())

    async def _tell_later(self) -> None:
        await asyncio.sleep(self.pause)
        self._telling = None
        changed, self._changed = self._changed, {}
        inside = {name: {key: self.rooms[name].here(key) for key in keys} for name, keys in changed.items()}
        with contextlib.suppress(*AWAY):
            await self._tell_used()
            for counts in _split(inside):
                await self.tell(Counted(self.process, inside=counts))

    async def _tell_used(self) -> None:
        if self.apart:
            return
        used, self._used = self._used, {}
        for counts in _split(used):
            await self.tell(Counted(self.process, used=counts))

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(*AWAY):
                await self.tell(Counted(self.process))
                await self.check()
            self.forget_silent()

    async def check(self) -> None:
        """Notice that NATS is away, or back, where its connection shows neither, as when a cable is cut."""
        if not await self.reach():
            self.part()
        elif self.apart:
            await self.reunite()

    def forget_silent(self) -> None:
        """Forget processes that have gone silent: the sockets of a killed process are closed. And what was sent again for
        long enough."""
        now = self.clock()
        self._kept = {once: kept for once, kept in self._kept.items() if now <= kept[1]}
        self._heard_once = {once: at for once, at in self._heard_once.items() if now <= at + 2 * LEASE}
        for process, at in list(self._heard_of.items()):
            if now - at > LEASE:
                self._forget(process)
                del self._heard_of[process]


def _split(counts: dict[str, dict[str, int]]) -> Iterator[Counts]:
    """Split counts so that no message is too large for NATS."""
    for name, keys in counts.items():
        for some in batched(keys.items(), MOST_KEYS):
            yield {name: dict(some)}

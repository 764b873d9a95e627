"""The machine's wall clock jumps by an hour or by seconds, or stands still: no question times out before its time or long after it,
the server's clock never goes back, and no table stands still. Keeper and sweeper run on a machine whose clocks the suite moves; the
databases' clock is the suite's too."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from random import Random
from time import perf_counter, time_ns
from typing import Any

import uvloop

from talewind.kit import Chance, due, sample
from talewind.kit.rows import Answered
from talewind.server.base import clock as clocks
from talewind.server.base.clock import Clock, clock, now
from talewind.server.record import Shards, Writer
from talewind.server.tables import Keeper, Played
from talewind.server.tables.keys import Keyring
from talewind.server.tables.lobby import Lobby
from talewind.server.tables.sweeper import Sweeper
from tests.server.live.test_alone import SHORT

from .places import GAMES, place, seats_of
from .proof import Proved, Tick

SECOND = 1_000_000_000
JUMPS = (-3_600.0, 3_600.0, -30.0, 30.0, 1.0, -1.0)  # seconds
STEPS = 8  # clocks or answers of one seed
EARLY, LATE = 0.1, 0.1  # seconds from a clock's end at which nothing, and everything, has been played


class Machine:
    """A machine whose clocks move only when they are told to."""

    def __init__(self) -> None:
        self.monotonic = 5 * SECOND
        self.wall = self.true = time_ns()  # `true`: the databases' clock
        self.frozen = False  # the wall clock stands still

    def runs(self, seconds: float) -> None:
        passed = int(seconds * SECOND)
        self.monotonic += passed
        self.true += passed
        self.wall += 0 if self.frozen else passed


@contextmanager
def moved(machine: Machine) -> Iterator[None]:
    """This process runs on that machine."""
    moving = {
        "monotonic_ns": lambda: machine.monotonic,
        "time_ns": lambda: machine.wall,
        "time": lambda: machine.wall / SECOND,
    }
    names, kept = vars(clocks), dict(vars(clock))
    honest = {name: names[name] for name in moving}
    names.update(moving)
    vars(clock).update(vars(Clock()))
    try:
        yield
    finally:
        names.update(honest)
        vars(clock).update(kept)


class Evening:
    """One table under one seed's jumps."""

    def __init__(self, seed: int, shards: Shards) -> None:
        self.seed, self.shards, self.dice, self.machine = seed, shards, Random(seed), Machine()
        self.keeper = Keeper(shards, Writer(shards), self.told)
        self.sweeper = Sweeper(self.keeper)
        self.faults: list[str] = []
        self.expired = self.latest = 0

    async def told(self, played: Played) -> None:
        """Nobody listens."""

    def fault(self, words: str) -> None:
        self.faults.append(f"seed {self.seed}: {words}")

    def look(self) -> None:
        """The server's clock goes on, and follows the databases' as `Shards` does."""
        at = now()
        if at < self.latest:
            self.fault(f"the clock went back by {self.latest - at} ms")
        self.latest = at
        self.shards.all[0].apart = (self.machine.true - clock.now_ns()) / SECOND
        self.shards.follow()

    def run(self, seconds: float) -> None:
        """Time goes by, with a look at the databases' clock every two seconds and jumps in between."""
        longest = max(2.0, seconds / 50)  # a sleeping table has a clock of a day
        while seconds > 0:
            step = min(longest, seconds)
            if self.dice.random() < 0.2:
                self.machine.frozen = not self.machine.frozen
            if self.dice.random() < 0.3:
                self.machine.wall += int(self.dice.choice(JUMPS) * SECOND)
            self.machine.runs(step)
            self.look()
            seconds -= step

    async def opened(self) -> str:
        game = GAMES[self.seed % len(GAMES)]
        lobby = Lobby(self.shards, self.keeper, Keyring("s" * 32))
        table = (await lobby.open("host", game, SHORT[game], chairs=seats_of(game))).table
        for seat in range(seats_of(game)):
            await lobby.sit(table, f"person {seat}", f"P{seat}", b"nonce %d" % seat)
        await lobby.start(table, "host")
        return table

    async def play(self) -> None:
        table = await self.opened()
        for _ in range(STEPS):
            loaded = await self.keeper.loaded(table)
            if not loaded.sitting.state.stack:
                return
            if loaded.sitting.step.asks and self.dice.random() < 0.4:
                self.run(self.dice.uniform(0, 3))
                await self.answer(table, loaded.sitting)
            else:
                await self.expire(table)
        await self.shards.of(table).execute("delete from clocks where table_id = $1", table)

    async def answer(self, table: str, sitting: Any) -> None:
        """An answer in time is taken, whatever the wall clock shows."""
        ask = self.dice.choice(sitting.step.asks)
        when = due(sitting.game, sitting.state, sitting.step.put)
        if (when is not None and when <= now() + 100) or ask.opens is not None or sitting.state.paused is not None:
            return
        move = sample(ask.offers, sitting.game.kinds, Chance(b"%d" % self.dice.getrandbits(60)))
        number = sitting.state.asked[ask.seat]
        await self.keeper.act(table, lambda s, at: Answered(at, ask.seat, number, move))

    async def expire(self, table: str) -> None:
        """A clock is not played before its end by the server's clock, and is played right after it."""
        loaded = await self.keeper.loaded(table)
        sitting, seq, began = loaded.sitting, loaded.seq, self.machine.true
        when = due(sitting.game, sitting.state, sitting.step.put)
        if when is None:
            return
        lasts = (when - now()) / 1_000
        if lasts < -1:
            self.fault(f"a clock that was over {-lasts:.1f} s ago was left")
        self.run(max(0.0, lasts - EARLY - 0.03 * max(0.0, lasts)))  # the clock may be steered by 2.5%
        await self.sweeper.sweep(self.shards.of(table))
        if now() < when and (await self.keeper.loaded(table)).seq != seq:
            self.fault(f"a clock was played {when - now()} ms before its end")
        while now() < when + LATE * 1_000:
            self.run(max(0.05, (when - now()) / 2_000))
        await self.sweeper.sweep(self.shards.of(table))
        if (await self.keeper.loaded(table)).seq == seq:
            self.machine.runs(2.5)  # a claim that was made too early holds for two seconds
            await self.sweeper.sweep(self.shards.of(table))
            if (await self.keeper.loaded(table)).seq == seq:
                self.fault("the table stands still")
                return
        took = (self.machine.true - began) / SECOND
        if not (lasts - EARLY) * 0.97 - 0.2 <= took <= max(0.0, lasts) * 1.03 + 3:
            self.fault(f"a clock of {lasts:.1f} s took {took:.1f} s")
        self.expired += 1


@asynccontextmanager
async def unwatched(dsns: tuple[str, ...]) -> AsyncIterator[Shards]:
    """Shards whose clocks nobody reads but the suite."""
    async with Shards(dsns) as shards:
        for task in shards._tasks:
            task.cancel()
        await asyncio.gather(*shards._tasks, return_exceptions=True)
        shards._tasks.clear()
        yield shards


async def run(dsns: tuple[str, ...], count: int, tick: Tick) -> tuple[list[str], int]:
    faults, expired = list[str](), 0
    async with unwatched(dsns) as shards:
        for seed in range(count):
            evening = Evening(seed, shards)
            with moved(evening.machine):
                await evening.play()
            faults += evening.faults
            expired += evening.expired
            tick(seed + 1)
    return faults, expired


def prove(count: int, tick: Tick) -> Proved:
    with place() as at:
        began = perf_counter()
        faults, expired = uvloop.run(run(at.dsns[:1], count, tick))
        took = perf_counter() - began
    return Proved(count, tuple(faults), f"{count / took:.0f} seeds a second; {expired} clocks ran out")

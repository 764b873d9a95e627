"""Two processes on the same tables at the same instant: for each number of the log exactly one row wins, nothing is skipped or applied
twice, and the loser gets the new table or a refusal. Most races are those of two keepers with connections of their own; the others
go over the sockets of two server processes (`socket_races.py`)."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from time import perf_counter
from typing import Any

import uvloop

from talewind.kit import Chance, Refused, snapshot
from talewind.server.record import Shards, Writer
from talewind.server.record.writer import Logged
from talewind.server.tables import Keeper, Played
from talewind.server.tables.keys import Keyring
from talewind.server.tables.lobby import Lobby
from tests.server.live.test_alone import SHORT

from .logbook import read_logbook
from .places import GAMES, Place, hundredth, place, seats_of
from .proof import Proved, Tick
from .rivals import Rivals, rivals_at
from .socket_races import race_over_sockets

LANES = 24  # tables at a time
LONGEST = 150  # rounds at one table
OVER_SOCKETS = 20  # one race in so many

type Tries = dict[tuple[str, int], list[bool]]  # by table and seq: whether each row offered for it was written


class Witness(Writer):
    """A writer that notes which rows were offered for one seq, by either process."""

    def __init__(self, shards: Shards, tries: Tries) -> None:
        super().__init__(shards)
        self.tries = tries

    async def append(self, row: Logged) -> bool:
        written = await super().append(row)
        self.tries.setdefault((row.table_id, row.seq), []).append(written)
        return written


class Races:
    """Two keepers, and what their races have shown."""

    def __init__(self, shards: list[Shards], count: int, tick: Tick) -> None:
        self.tries: Tries = {}
        self.keepers = [Keeper(one, Witness(one, self.tries), self.told) for one in shards]
        self.lobby = Lobby(shards[0], self.keepers[0], Keyring("s" * 32))
        self.count, self.tick, self.contended = count, tick, 0
        self.faults: list[str] = []
        self.lost: list[float] = []  # seconds until a loser had its answer

    async def told(self, played: Played) -> None:
        """Nobody listens."""

    async def run(self) -> None:
        async with asyncio.TaskGroup() as lanes:
            for lane in range(min(LANES, max(1, self.count // 40))):
                lanes.create_task(self.race(lane))

    async def race(self, lane: int) -> None:
        number = 0
        while self.contended < self.count:
            game = GAMES[(lane + number) % len(GAMES)]
            try:
                await self.play(game, Chance(b"race %d %d" % (lane, number)))
            except Refused as why:  # a row of the log is refused by the table that reads it
                self.faults.append(f"{game}, lane {lane}, table {number}: {why}")
                return
            number += 1

    async def opened(self, game: str) -> str:
        seats = seats_of(game)
        table = (await self.lobby.open("host", game, SHORT[game], chairs=seats)).table
        for seat in range(seats):
            await self.lobby.sit(table, f"person {seat}", f"P{seat}", b"nonce %d" % seat)
        await self.lobby.start(table, "host")
        return table

    async def play(self, game: str, dice: Chance) -> None:
        """Race round after round at one table, then read its log."""
        table = await self.opened(game)
        for number in range(LONGEST):
            newest = max([await keeper.loaded(table) for keeper in self.keepers], key=lambda loaded: loaded.seq)
            if not newest.sitting.state.stack or self.contended >= self.count:
                break
            await self.round(table, number, rivals_at(newest.sitting, dice))
        await self.audit(table)

    async def round(self, table: str, number: int, rivals: Rivals) -> None:
        rule, makes = rivals.rule, rivals.makes
        ids = ["same"] * 2 if rule == "same id" else ["one", "other"]
        acts: list[Callable[[], Awaitable[Played]]] = [
            lambda keeper=keeper, make=make, one=one: keeper.act(table, make, f"{number} {one}", 0)  # type: ignore[misc]
            for keeper, make, one in zip(self.keepers, makes, ids, strict=True)
        ]
        found = await asyncio.gather(*(timed(act) for act in acts))
        fresh = sorted(played.seq for played, _ in found if isinstance(played, Played) and not played.again)
        where = f"{table} round {number} ({rule})"
        for played, _ in found:
            if not isinstance(played, Played | Refused):
                self.faults.append(f"{where}: neither played nor refused but {played!r}")
        if len(set(fresh)) != len(fresh):
            self.faults.append(f"{where}: two rows were told as {fresh}")
        refused = [str(played) for played, _ in found if isinstance(played, Refused)]
        if rule == "same id" and refused and (fresh or len(set(refused)) > 1):
            self.faults.append(f"{where}: {len(fresh)} rows and {refused}")
        if len(fresh) > 1 and (rule == "same id" or (rule == "same question" and not rivals.left_open(found))):
            self.faults.append(f"{where}: both were written")
        if len(fresh) == 1:
            self.lost.append(max(seconds for _, seconds in found))
        self.count_races(table, fresh)

    def count_races(self, table: str, fresh: list[int]) -> None:
        for seq in fresh:
            offered = self.tries.pop((table, seq), [])
            if offered.count(True) != 1:
                self.faults.append(f"{table}: row {seq} has {offered.count(True)} winners")
            if len(offered) > 1:
                self.contended += 1
                self.tick(min(self.contended, self.count))

    async def audit(self, table: str) -> None:
        """The log is whole, and both processes hold what it says."""
        logbook = await read_logbook(self.keepers[0].shards.of(table), table)
        self.faults += logbook.faults()
        unheard = [seq for one, seq in self.tries if one == table and seq >= len(logbook.rows)]
        if unheard:
            self.faults.append(f"{table}: rows {unheard} were written and are gone")
        for keeper in self.keepers:
            loaded = await keeper.newest(table)
            if logbook.sitting is None or snapshot(loaded.sitting.state) != snapshot(logbook.sitting.state):
                self.faults.append(f"{table}: a process holds another table than its log")
            keeper.forget(table)
        for key in [key for key in self.tries if key[0] == table]:
            del self.tries[key]


async def timed(act: Callable[[], Awaitable[Played]]) -> tuple[Any, float]:
    began = perf_counter()
    try:
        found: Any = await act()
    except Exception as why:
        found = why
    return found, perf_counter() - began


async def race_keepers(at: Place, count: int, tick: Tick) -> Races:
    async with AsyncExitStack() as stack:
        shards = [await stack.enter_async_context(Shards(at.dsns)) for _ in range(2)]
        races = Races(shards, count, tick)
        await races.run()
    return races


def prove(count: int, tick: Tick) -> Proved:
    sockets = count // OVER_SOCKETS
    with place() as at:
        began = perf_counter()
        races = uvloop.run(race_keepers(at, count - sockets, tick))
        took = perf_counter() - began
        with at.servers(2) as servers:
            rest = uvloop.run(race_over_sockets(at, servers, sockets, lambda done: tick(count - sockets + done)))
    figures = f"{races.contended / took:.0f} contended moves a second; a loser's answer: {hundredth(races.lost)}"
    return Proved(count, (*races.faults, *rest.faults), f"{figures}; over sockets: {rest.figures}")

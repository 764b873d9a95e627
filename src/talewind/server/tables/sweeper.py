"""The sweeper plays clocks that have run out. Any process may find one; it is played once."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec
from msgspec import structs

from talewind.kit import Move, Refused, Seat, Sitting, due, refuse
from talewind.kit.play import submitted
from talewind.kit.rows import Expired, Housed
from talewind.server.base.clock import now
from talewind.server.record import Shard, ShardAway
from talewind.server.record.chores import by_shard
from talewind.server.record.drafts import read_drafts
from talewind.server.telemetry.lateness import Lateness
from talewind.server.telemetry.logs import log
from talewind.server.telemetry.metrics import metrics

from .bot_pool import BotPool
from .bots import bots_answer, bots_ask, unhoused
from .keeper import Keeper
from .loaded import Gone, Loaded, Newer

PAUSE = 0.25  # seconds between two rounds
AT_ONCE = 100  # tables of one shard per round

type Drafts = dict[Seat, tuple[int, Move]]  # by seat: the number of its question, and the draft

# The first process to find a due clock postpones it a little, so that no other plays it at the same time.
CLAIM = """
with found as (select table_id, due from clocks where due <= $1 order by due limit $2 for update skip locked)
update clocks set due = $1::bigint + 2000 from found where clocks.table_id = found.table_id
returning found.table_id, found.due
"""

# A process with newer rules shall find it, and this one the other due clocks before it.
RELEASE = "update clocks set due = least(due, $2) where table_id = $1"


class Sweeper:
    """`pool`: the bots' workers; without one bots run in this process and block it."""

    def __init__(self, keeper: Keeper, pool: BotPool | None = None) -> None:
        self.keeper, self.pool = keeper, pool
        self._thinking: dict[str, asyncio.Task[bool]] = {}  # by table
        self.late = [Lateness() for _ in keeper.shards.all]  # by shard

    async def run(self) -> None:
        """Sweep every shard until the process stops. All clocks and bots depend on it."""
        for late in self.late:
            late.expect(PAUSE)
        await by_shard(self.keeper.shards, self.sweep, PAUSE, "sweep-failed")

    async def close(self) -> None:
        for task in list(self._thinking.values()):
            task.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)
        if self.pool is not None:
            await self.pool.close()

    async def sweep(self, shard: Shard) -> int:
        """Play what is due on a shard now; returns the number of tables."""
        metrics.sweeps.inc()
        at, played, late = now(), 0, self.late[shard.number]
        found = await shard.fetch(CLAIM, at, AT_ONCE)
        late.came(max((at - claimed["due"] for claimed in found), default=0) / 1_000)
        for claimed in found:
            try:
                played += await self.expire(claimed["table_id"])
            except ShardAway:
                raise
            except Newer:
                await shard.execute(RELEASE, claimed["table_id"], now())
            except Exception as why:  # tried again when its claim expires; the other tables go on
                log().warning("sweep-failed", shard=shard.number + 1, table=claimed["table_id"], error=why)
        late.expect(PAUSE)
        return played

    async def expire(self, table: str) -> bool:
        """Play a table's expired clock with the stored drafts, or else a bot that is due. An expired clock comes first:
        a bot's answer after it would be refused as too late."""
        try:
            loaded = await self.keeper.newest(table)
            state = loaded.sitting.state
            when = due(loaded.sitting.game, state, loaded.sitting.step.put)
            running = when is None or when > max(now(), state.at + state.slept)
            if (seat := unhoused(loaded.header, loaded.sitting)) is not None:
                await self.keeper.act(table, lambda sitting, at: Housed(at, seat))
                return True
            if running and state.paused is None and bots_ask(loaded.sitting) is not None:
                if self.pool is None:
                    return await self.answer(loaded)
                if table not in self._thinking:
                    self._in_background(table, self.answer(loaded))
                return True
            drafts = await self.drafts(table)
            await self.keeper.act(table, lambda sitting, at: expired(sitting, at, drafts))
        except (Refused, Gone):
            return False  # an answer came just before
        return True

    async def answer(self, loaded: Loaded) -> bool:
        """Play a bot's answer; False if its question has changed meanwhile."""
        try:
            row = await bots_answer(loaded.header, loaded.sitting, self.pool)
            await self.keeper.act(loaded.header.id, lambda sitting, at: structs.replace(row, at=at))
        except (Refused, Gone, Newer):
            return False
        return True

    def _in_background(self, table: str, work: Coroutine[Any, Any, bool]) -> None:
        """Run a bot in a task, so that the clocks of other tables do not wait for it."""
        task = self._thinking[table] = asyncio.create_task(work)

        def done(task: asyncio.Task[bool]) -> None:
            del self._thinking[table]
            if not task.cancelled() and (why := task.exception()) is not None:
                log().warning("sweep-failed", table=table, error=why)

        task.add_done_callback(done)

    async def drafts(self, table: str) -> Drafts:
        loaded = await self.keeper.loaded(table)
        kept = await read_drafts(self.keeper.shards.of(table), table)
        moves = loaded.sitting.game.moves
        return {d["seat"]: (d["number"], msgspec.json.decode(d["body"], type=moves)) for d in kept}


def expired(sitting: Sitting[Any], at: int, drafts: Drafts) -> Expired[Any]:
    """The row of an expired clock, with the playable part of the drafts for open questions only: everybody can read a
    row after the game."""
    state = sitting.state
    when = due(sitting.game, state, sitting.step.put)
    if when is None or at < when:
        raise refuse("kit-too-early")
    current = {seat: move for seat, (number, move) in drafts.items() if state.asked[seat] == number}
    return Expired(at, submitted(sitting.game, state, at, sitting.key, current, sitting.step.put) if current else {})

"""The sweeper: clocks that have run out, found by any process, played once."""

import asyncio

import msgspec

from talewind.kit import Refused, due
from talewind.kit.rows import Expired
from talewind.server.clock import now
from talewind.server.operate.logs import log
from talewind.server.operate.metrics import metrics

from .bots import asked_bot, bot_row
from .hot import Gone
from .keeper import Keeper

PAUSE = 0.25  # seconds between two looks
AT_ONCE = 100  # tables of one shard in one look

# Whoever finds a due clock first moves it on a little, so that no other process plays it at the same time.
CLAIM = """
update clocks set due = $1::bigint + 2000
where table_id in (select table_id from clocks where due <= $1 order by due limit $2 for update skip locked)
returning table_id
"""


class Sweeper:
    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def run(self) -> None:
        """For as long as the process lives; a database that is away for a while is only waited for."""
        while True:
            try:
                await self.sweep()
            except Exception as why:  # all clocks and all bots hang on this loop
                log().warning("sweep-failed", error=why)
            await asyncio.sleep(PAUSE)

    async def sweep(self) -> int:
        """Play what is due now; how many tables it was."""
        metrics.sweeps.inc()
        played = 0
        for pool in self.keeper.shards.pools:
            for claimed in await pool.fetch(CLAIM, now(), AT_ONCE):
                try:
                    played += await self.expire(claimed["table_id"])
                except Exception as why:  # it is tried again when its claim is over; the others do not wait for it
                    log().warning("sweep-failed", table=claimed["table_id"], error=why)
        return played

    async def expire(self, table: str) -> bool:
        """One clock, with the unfinished answers that were kept for it; or, while no clock has run out, a bot that has thought
        long enough. A clock that has run out comes first: what bots could still say would be refused as too late."""
        try:
            hot = await self.keeper.newest(table)
            when, state = due(hot.sitting.game, hot.sitting.state), hot.sitting.state
            running = when is None or when > max(now(), state.at + state.slept)
            if running and state.paused is None and asked_bot(hot.header, hot.sitting) is not None:
                await self.keeper.act(table, lambda sitting, at: bot_row(hot.header, sitting, at))
                return True
            drafts = await self.drafts(table)
            await self.keeper.act(table, lambda sitting, at: Expired(at, drafts))
        except (Refused, Gone):
            return False  # somebody answered just before
        return True

    async def drafts(self, table: str) -> dict[int, object]:
        """By seat; only those for the question still open."""
        hot = await self.keeper.hot(table)
        kept = await self.keeper.shards.of(table).fetch(
            "select seat, number, body from drafts where table_id = $1", table
        )
        asked, moves = hot.sitting.state.asked, hot.sitting.game.moves
        return {d["seat"]: msgspec.json.decode(d["body"], type=moves) for d in kept if asked[d["seat"]] == d["number"]}

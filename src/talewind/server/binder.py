"""The binder: games that are over, and that everybody has had time to look at, are folded into one row each."""

import asyncio

import asyncpg

from .books.manuscript import bind_manuscript
from .clock import now
from .operate.logs import log
from .record.folding import NotOver, fold, fold_table
from .tables import Gone, Header, Keeper
from .tables.header import read_header

REST = 15 * 60 * 1_000  # ms a table stays as it is after its end
PAUSE = 30.0  # seconds between two looks
AT_ONCE = 20


class Binder:
    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def run(self) -> None:
        """For as long as the process lives."""
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self.bind(now() - REST)
            except Exception as why:  # the database may be away; the next look will tell
                log().warning("bind-failed", error=why)

    async def bind(self, over_before: int) -> int:
        """Fold what has rested long enough; how many it was."""
        bound = 0
        for pool in self.keeper.shards.pools:
            found = await pool.fetch(
                "select id from tables where status = 'over' and over_at < $1 order by random() limit $2",  # none stands in the way
                over_before, AT_ONCE,
            )  # fmt: skip
            for table in found:
                try:
                    bound += await self._bind(pool, table["id"])
                except (NotOver, Gone):
                    continue
                except Exception as why:  # the others do not wait for it
                    log().warning("bind-failed", table=table["id"], error=why)
        return bound

    async def _bind(self, pool: asyncpg.Pool, table: str) -> bool:
        """The pages of its book first: afterwards its state is gone."""
        header = await read_header(pool, table)
        if header is None:
            raise Gone(table)
        await bind_manuscript(self.keeper, header)
        self.keeper.forget(table)
        return await fold_table(pool, table, now())

    async def file_of(self, header: Header) -> bytes | None:
        """The whole game as a file; None while it is not over: its secret is still one."""
        pool = self.keeper.shards.of(header.id)
        kept: bytes | None = await pool.fetchval("select folded from finished where table_id = $1", header.id)
        if kept is not None or header.status != "over":
            return kept
        return fold(header, await pool.fetch("select * from moves where table_id = $1 order by seq", header.id))

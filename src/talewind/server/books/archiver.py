"""The archiver: folds each finished game into one row, once its players have had time to look at the result."""

import asyncio
from weakref import WeakValueDictionary

from talewind.server.base.clock import now
from talewind.server.record import Shard, ShardAway
from talewind.server.record.chores import by_shard
from talewind.server.record.game_file import pack, unfold
from talewind.server.record.shard import LONG_LEASE
from talewind.server.tables import Gone, Header, Keeper
from talewind.server.tables.header import read_header
from talewind.server.telemetry.logs import log

from .folding import NotOver, fold, fold_table
from .manuscript import bind_manuscript
from .masking import Mask
from .outgoing import outgoing
from .veil import mask_of

REST = 15 * 60 * 1_000  # ms between the end of a game and its folding
PAUSE = 30.0  # seconds between two rounds
AT_ONCE = 20


class Archiver:
    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self._files = asyncio.Semaphore(keeper.bounds.files)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # locks by table

    async def run(self) -> None:
        """Fold finished games for as long as the process lives."""
        await by_shard(self.keeper.shards, lambda shard: self.bind(shard, now() - REST), PAUSE, "bind-failed")

    async def bind(self, shard: Shard, over_before: int) -> int:
        """Fold the games of a shard that ended before `over_before`; returns their number."""
        bound = 0
        found = await shard.fetch(
            "select id from tables where status = 'over' and over_at < $1 order by random() limit $2",  # random: one that fails blocks no other
            over_before, AT_ONCE,
        )  # fmt: skip
        for table in found:
            try:
                bound += await self._bind(shard, table["id"])
            except (NotOver, Gone):
                continue
            except ShardAway:
                raise
            except Exception as why:  # the other tables do not wait for it
                log().warning("bind-failed", shard=shard.number + 1, table=table["id"], error=why)
        return bound

    async def _bind(self, shard: Shard, table: str) -> bool:
        """Fold one table. The pages of its book are stored first, since its state is deleted."""
        header = await read_header(shard, table)
        if header is None:
            raise Gone(table)
        await bind_manuscript(self.keeper, header)
        self.keeper.forget(table)
        return await fold_table(shard, table, now())

    async def file_of(self, header: Header) -> bytes | None:
        """The whole game as a file, with the hidden parts of its book masked; None while the game is not over, because its
        secret must stay secret. Requests wait for each other, first those of one table, so that requests for other tables come
        in between."""
        async with self._turns.setdefault(header.id, asyncio.Lock()), self._files:
            return await self._file_of(header)

    async def _file_of(self, header: Header) -> bytes | None:
        shard = self.keeper.shards.of(header.id)
        kept: bytes | None = await shard.fetchval("select folded from finished where table_id = $1", header.id)
        if kept is None and header.status == "over":
            async with shard.acquire(LONG_LEASE) as connection:
                log = await connection.fetch("select * from moves where table_id = $1 order by seq", header.id)
            kept = await asyncio.to_thread(fold, header, log)  # a long game takes a second; other tasks run on
        if kept is None:
            return None
        return await asyncio.to_thread(_leaving, kept, await mask_of(self.keeper, header))


def _leaving(folded: bytes, mask: Mask | None) -> bytes:
    file = unfold(folded)
    leaving = outgoing(file, mask)
    return folded if leaving is file else pack(leaving)

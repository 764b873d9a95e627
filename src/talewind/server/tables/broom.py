"""The broom deletes what is older than the retention settings allow, in small batches, while servers run."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from typing import Any, Literal

from talewind.kit import Frozen
from talewind.server.base.clock import now
from talewind.server.base.retention import DAY, Keep
from talewind.server.record import Shards
from talewind.server.telemetry.logs import log

from .forgetting import PEOPLE, SEEN_SINCE, forget, forget_traces, traces
from .header import REMOVED

type Kind = Literal["open", "left", "finished", "people", "traces"]

LOCK = 0x6272_6F6F  # "broo": one process at a time sweeps a shard
BATCH = 50  # tables, or people, in one transaction
BREATH = 0.2  # seconds between two batches
ROUND = 600.0  # seconds that a round may take; the rest waits for the next
FIRST, PAUSE = 120.0, 3_600.0  # seconds from the start of the process to its first round, and between rounds

# Relations with a `table_id` and no foreign key; the others cascade from the row of `tables`.
LOOSE = ("moves", "snapshots", "clocks", "drafts", "passages", "stretches", "finished", "rematches", "screens")

LAST_SEEN = "coalesce((select max(seen_at) from seats s where s.table_id = t.id), 0)"
LAST_MOVE = "coalesce((select m.at from moves m where m.table_id = t.id order by m.seq desc limit 1), t.started_at)"
NAMES: tuple[Kind, ...] = ("people", "traces")  # in finished games, which stay
# By kind: SQL for when a table was last used, and for which tables the kind includes.
USED: dict[Kind, tuple[str, str]] = {
    "open": (f"greatest(t.opened_at, {LAST_SEEN})", "t.status = 'open'"),
    "left": (f"greatest({LAST_MOVE}, {LAST_SEEN})", "t.status = 'playing'"),
    "finished": ("coalesce(t.over_at, t.started_at, t.opened_at)", "t.status in ('over', 'folded')"),
}


class Dust(Frozen):
    """One kind's expired items: their number, the age of the oldest in days, and roughly their bytes."""

    kind: Kind
    keep: int | None
    count: int = 0
    oldest: int = 0
    bytes: int = 0


class Broom:
    """`connections`: one per shard, in order; None where a shard is down. Then its tables stay, and every name, since
    it is unknown who was seen there."""

    def __init__(self, connections: Sequence[Any | None], keep: Keep) -> None:
        self.connections = [connection for connection in connections if connection is not None]
        self.keep = keep
        self.whole = len(self.connections) == len(connections)

    async def look(self) -> list[Dust]:
        """What `sweep` would delete now. Changes nothing."""
        return [await self._look(kind) for kind in (*USED, *NAMES)]

    async def sweep(self) -> AsyncIterator[tuple[Kind, int]]:
        """Delete batch by batch until nothing has expired; yields the kind and size of each batch."""
        kinds: tuple[Kind, ...] = (*USED, *NAMES) if self.whole else (*USED,)
        for connection in self.connections:
            await connection.execute("delete from screens where until <= $1", now())  # they name whoever let them in
            for kind in kinds:
                while self._cutoff(kind) is not None and (gone := await self._batch(connection, kind)):
                    yield kind, gone
                    await asyncio.sleep(BREATH)

    async def _look(self, kind: Kind) -> Dust:
        keep, cutoff, at = self._keep(kind), self._cutoff(kind), now()
        if cutoff is None:
            return Dust(kind, keep)
        if kind == "people":
            used = {p: u for one in self.connections for p, u in (await self._unseen(one, cutoff)).items()}
            return Dust(kind, keep, len(used), _days(at, used.values()))
        if kind == "traces":
            ends = [row["used"] for one in self.connections for row in await traces(one, cutoff)]
            return Dust(kind, keep, len(ends), _days(at, ends))
        count, oldest, size = 0, 0, 0
        for connection in self.connections:
            rows = await connection.fetch(_old(kind), cutoff)
            count, oldest = count + len(rows), max(oldest, _days(at, (row["used"] for row in rows)))
            size += await _bytes(connection, [row["id"] for row in rows])
        return Dust(kind, keep, count, oldest, size)

    def _keep(self, kind: Kind) -> int | None:
        """The days that a kind is kept."""
        days: int | None = getattr(self.keep, "people" if kind in NAMES else kind)
        return days

    def _cutoff(self, kind: Kind) -> int | None:
        days = self._keep(kind)
        return None if days is None else now() - days * DAY

    async def _batch(self, connection: Any, kind: Kind) -> int:
        """Delete one batch in one transaction on one shard; 0 also where another process sweeps it."""
        cutoff = self._cutoff(kind)
        assert cutoff is not None
        async with connection.transaction():
            if not await connection.fetchval("select pg_try_advisory_xact_lock($1)", LOCK):
                return 0
            if kind == "people":
                people = list(await self._unseen(connection, cutoff, BATCH))
                return await forget(connection, people)
            if kind == "traces":
                return await forget_traces(connection, cutoff, BATCH)
            gone = await _delete(connection, kind, cutoff)
        for table in gone:
            await self._afterwards(connection, table["id"], table["before"])
        return len(gone)

    async def _unseen(self, connection: Any, cutoff: int, most: int | None = None) -> dict[str, int]:
        """People of one shard who have not been seen on any shard since `cutoff`."""
        rows = await connection.fetch(PEOPLE, cutoff, REMOVED)
        found = {row["person"]: row["used"] for row in rows}
        for other in self.connections:
            for row in await other.fetch(SEEN_SINCE, list(found), cutoff):
                found.pop(row["person"], None)
        return dict(list(found.items())[:most])

    async def _afterwards(self, connection: Any, table: str, before: str | None) -> None:
        """Delete rows that a process wrote during the deletion, and the rematch entry of the table before."""
        for relation in LOOSE:
            await connection.execute(f"delete from {relation} where table_id = $1", table)
        for one in self.connections if before else ():
            await one.execute("delete from rematches where table_id = $1 and next = $2", before, table)


def _old(kind: Kind) -> str:
    used, which = USED[kind]
    return f"select t.id, t.before, {used} as used from tables t where {which} and {used} < $1"


def _days(at: int, times: Any) -> int:
    return max((int((at - time) // DAY) for time in times), default=0)


async def _bytes(connection: Any, tables: list[str]) -> int:
    """Stored bytes of the tables' rows, without indexes."""
    related = await connection.fetch(
        "select table_name from information_schema.columns "
        "where table_schema = current_schema() and column_name = 'table_id'"
    )
    found = 0
    for row in related:
        size = f"select coalesce(sum(pg_column_size(r.*)), 0) from {row['table_name']} r where table_id = any($1)"
        found += await connection.fetchval(size, tables)
    return found


async def _delete(connection: Any, kind: Kind, cutoff: int) -> list[Any]:
    """Lock a batch of tables, check their age again, and delete those still expired."""
    found = await connection.fetch(f"{_old(kind)} order by t.id limit {BATCH} for update of t skip locked", cutoff)
    held = [row["id"] for row in found]
    gone: list[Any] = await connection.fetch(f"{_old(kind)} and t.id = any($2)", cutoff, held)
    tables = [row["id"] for row in gone]
    for relation in LOOSE:
        await connection.execute(f"delete from {relation} where table_id = any($1)", tables)
    await connection.execute("delete from tables where id = any($1)", tables)
    return gone


async def sweep_for_ever(shards: Shards, keep: Keep) -> None:
    """Sweep every shard in rounds until the process stops."""
    await asyncio.sleep(FIRST)
    while True:
        try:
            await sweep_once(shards, keep)
        except Exception as why:  # a database may be down; the next round tries again
            log().warning("broom-failed", error=why)
        await asyncio.sleep(PAUSE)


async def sweep_once(shards: Shards, keep: Keep) -> None:
    """Sweep the shards that are up."""
    async with AsyncExitStack() as stack:
        connections = [
            await stack.enter_async_context(shard.acquire(ROUND)) if shard.up else None for shard in shards.all
        ]
        async for kind, gone in Broom(connections, keep).sweep():
            log().info(f"swept-{kind}", count=gone)

"""The batching writer: all moves that wait go down in one statement; nothing is acknowledged before it is durable."""

import asyncio
from collections import deque
from typing import Any

import asyncpg

from talewind.kit import Frozen
from talewind.server.operate.metrics import metrics

from .shards import Shards

MOST_ROWS = 256  # in one statement
IN_FLIGHT = 2  # statements of one shard at once

APPEND = """
with new as (
    select * from unnest($1::text[], $2::int[], $3::text[], $4::smallint[], $5::bigint[], $6::bytea[], $7::bytea[],
                         $8::text[], $9::bytea[], $10::int[], $11::bigint[])
        as n(table_id, seq, move_id, seat, at, body, told, only_for, state_hash, rules, due)
), written as (
    insert into moves (table_id, seq, move_id, seat, at, body, told, only_for, state_hash, rules)
    select table_id, seq, move_id, seat, at, body, told, only_for::smallint[], state_hash, rules from new
    where not exists (select from tables where id = new.table_id and status = 'folded')  -- its keys are free again
    on conflict do nothing
    returning table_id, seq
), told as (
    insert into passages (table_id, seq, n, seat, event, lang, aloud, body, at)
    select p.table_id, p.seq, p.n, p.seat, p.event, p.lang, p.aloud, p.body, p.at
    from unnest($12::text[], $13::int[], $14::smallint[], $15::smallint[], $16::text[], $17::text[], $18::boolean[],
                $19::bytea[], $20::bigint[]) as p(table_id, seq, n, seat, event, lang, aloud, body, at)
    join written using (table_id, seq)
), latest as (
    select distinct on (table_id) table_id, due from new join written using (table_id, seq) order by table_id, seq desc
), set_clocks as (
    insert into clocks (table_id, due) select table_id, due from latest where due is not null
    on conflict (table_id) do update set due = excluded.due
), stopped as (
    delete from clocks using latest where clocks.table_id = latest.table_id and latest.due is null
)
select table_id, seq from written
"""


class Passed(Frozen):
    """A passage told in a row."""

    seat: int | None
    event: str
    lang: str
    aloud: bool
    body: bytes


class Logged(Frozen):
    """One row of a table's log, as it is stored."""

    table_id: str
    seq: int
    move_id: str | None
    seat: int | None
    at: int
    body: bytes
    told: bytes
    only_for: tuple[int, ...] | None
    state_hash: bytes
    rules: int
    due: int | None  # when the next clock runs out; None: none runs
    passages: tuple[Passed, ...] = ()


type Waiting = tuple[Logged, asyncio.Future[bool]]
type PoolConnection = asyncpg.pool.PoolConnectionProxy[asyncpg.Record]


def _fail(batch: list[Waiting], error: Exception) -> None:
    for _, done in batch:
        if not done.done():
            done.set_exception(error)


class Writer:
    """One a process. `await append(row)`: True when it is durable, False when somebody else was first."""

    def __init__(self, shards: Shards) -> None:
        self.shards = shards
        self._waiting: list[deque[Waiting]] = [deque() for _ in shards.pools]
        self._flying = [0] * len(shards.pools)
        self._tasks: set[asyncio.Task[None]] = set()

    async def append(self, row: Logged) -> bool:
        shard = self.shards.number(row.table_id)
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting[shard].append((row, done))
        self._send(shard)
        return await done

    async def drain(self) -> None:
        """Until all that waits is written."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _send(self, shard: int) -> None:
        """No timer: a batch leaves as soon as one of the two places is free, with whatever has come together."""
        if self._waiting[shard] and self._flying[shard] < IN_FLIGHT:
            self._flying[shard] += 1
            task = asyncio.create_task(self._flush(shard))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _take(self, shard: int) -> list[Waiting]:
        waiting = self._waiting[shard]
        return [waiting.popleft() for _ in range(min(MOST_ROWS, len(waiting)))]

    async def _flush(self, shard: int) -> None:
        """Write batch after batch on one connection, until none waits or one has failed: then the connection may be lost."""
        try:
            if not self._waiting[shard]:  # the other place has taken it
                return
            async with self.shards.pools[shard].acquire() as connection:
                while self._waiting[shard]:
                    batch = self._take(shard)
                    metrics.flush_rows.observe(len(batch))
                    if not await self._settle(connection, batch):
                        break
        except Exception as error:  # no connection is to be had: nobody waits for ever
            _fail(self._take(shard), error)
        finally:
            self._flying[shard] -= 1
            self._send(shard)

    async def _settle(self, connection: PoolConnection, batch: list[Waiting]) -> bool:
        """Every row of a batch is told what has become of it. False: the statement has failed."""
        try:
            written = await self._write(connection, [row for row, _ in batch])
        except Exception as error:  # the mover hears of it and tries again with the same move id
            if isinstance(error, asyncpg.DataError) and len(batch) > 1:
                for one in batch:  # one is to blame: each alone, for the others' sake
                    await self._settle(connection, [one])
            else:
                _fail(batch, error)
            return False
        for row, done in batch:
            if not done.done():
                done.set_result((row.table_id, row.seq) in written)
        return True

    async def _write(self, connection: PoolConnection, rows: list[Logged]) -> set[tuple[str, int]]:
        columns: list[list[Any]] = [
            [r.table_id for r in rows], [r.seq for r in rows], [r.move_id for r in rows], [r.seat for r in rows],
            [r.at for r in rows], [r.body for r in rows], [r.told for r in rows],
            [None if r.only_for is None else "{" + ",".join(map(str, r.only_for)) + "}" for r in rows],
            [r.state_hash for r in rows], [r.rules for r in rows], [r.due for r in rows],
        ]  # fmt: skip
        told = [(r, n, p) for r in rows for n, p in enumerate(r.passages)]
        columns += [
            [r.table_id for r, _, _ in told], [r.seq for r, _, _ in told], [n for _, n, _ in told],
            [p.seat for _, _, p in told], [p.event for _, _, p in told], [p.lang for _, _, p in told],
            [p.aloud for _, _, p in told], [p.body for _, _, p in told], [r.at for r, _, _ in told],
        ]  # fmt: skip
        return {(r["table_id"], r["seq"]) for r in await connection.fetch(APPEND, *columns)}

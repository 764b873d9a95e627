"""The batching writer: all waiting rows are written in one statement, and nothing is acknowledged before it is durable."""

import asyncio
from collections import deque
from time import monotonic
from typing import Any

import asyncpg

from talewind.kit import Frozen
from talewind.server.telemetry.metrics import metrics

from .shard import Connection
from .shards import Shards

MOST_ROWS = 256  # per statement
IN_FLIGHT = 2  # concurrent statements per shard
LONGEST = 1.0  # seconds for which a connection is used batch after batch; the last batch still has most of its lease

APPEND = """
with new as (
    select * from unnest($1::text[], $2::int[], $3::text[], $4::smallint[], $5::bigint[], $6::bytea[], $7::bytea[],
                         $8::text[], $9::bytea[], $10::int[], $11::bigint[], $12::boolean[])
        as n(table_id, seq, move_id, seat, at, body, told, only_for, state_hash, rules, due, over)
), written as (
    insert into moves (table_id, seq, move_id, seat, at, body, told, only_for, state_hash, rules)
    select table_id, seq, move_id, seat, at, body, told, only_for::smallint[], state_hash, rules from new
    where exists (select from tables where id = new.table_id and status <> 'folded')  -- a bound game's keys are free again
    on conflict do nothing
    returning table_id, seq
), told as (
    insert into passages (table_id, seq, n, seat, event, lang, aloud, body, at)
    select p.table_id, p.seq, p.n, p.seat, p.event, p.lang, p.aloud, p.body, p.at
    from unnest($13::text[], $14::int[], $15::smallint[], $16::smallint[], $17::text[], $18::text[], $19::boolean[],
                $20::bytea[], $21::bigint[]) as p(table_id, seq, n, seat, event, lang, aloud, body, at)
    join written using (table_id, seq)
), handed as (
    insert into stretches (table_id, seat, seq, holder, told)
    select h.table_id, h.seat, h.seq, case when not h.housed or s.person is null then s.holder end, h.told
    from unnest($22::text[], $23::int[], $24::smallint[], $25::boolean[], $26::bytea[]) as h(table_id, seq, seat, housed, told)
    join written using (table_id, seq) join seats s on s.table_id = h.table_id and s.seat = h.seat
), latest as (
    select distinct on (table_id) table_id, at, due, over from new join written using (table_id, seq)
    order by table_id, seq desc
), set_clocks as (
    insert into clocks (table_id, due) select table_id, due from latest where due is not null
    on conflict (table_id) do update set due = excluded.due
), stopped as (
    delete from clocks using latest where clocks.table_id = latest.table_id and latest.due is null
), ended as (
    update tables set status = 'over', over_at = latest.at, code = null from latest
    where latest.over and tables.id = latest.table_id and tables.status = 'playing'
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


class Handed(Frozen):
    """A seat changes hands with a row. `housed`: to a bot that plays on for its holder; `told`: JSON of what was told before."""

    seat: int
    housed: bool
    told: bytes


class Logged(Frozen):
    """One row of a table's log, as stored."""

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
    due: int | None  # when the next clock runs out; None: no clock runs
    passages: tuple[Passed, ...] = ()
    over: bool = False  # the game ends with it; the archiver folds it later
    handed: Handed | None = None


type Waiting = tuple[Logged, asyncio.Future[bool]]


def _first_of_each(batch: list[Waiting]) -> list[Waiting]:
    """The batch without rows for a place that an earlier one of it wants: those have lost."""
    first: dict[tuple[str, int], Waiting] = {}
    for row, done in batch:
        if first.setdefault((row.table_id, row.seq), (row, done))[1] is not done and not done.done():
            done.set_result(False)
    return list(first.values())


def _fail(batch: list[Waiting], error: Exception) -> None:
    for _, done in batch:
        if not done.done():
            done.set_exception(error)


class Writer:
    """One per process. `await append(row)` returns True when the row is durable, False when another row was first."""

    def __init__(self, shards: Shards) -> None:
        self.shards = shards
        self._waiting: list[deque[Waiting]] = [deque() for _ in shards.all]
        self._flying = [0] * len(shards.all)
        self._tasks: set[asyncio.Task[None]] = set()

    def waiting(self, shard: int) -> int:
        """The number of rows that wait for a statement."""
        return len(self._waiting[shard])

    async def append(self, row: Logged) -> bool:
        shard = self.shards.number(row.table_id)
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting[shard].append((row, done))
        self._send(shard)
        return await done

    async def drain(self) -> None:
        """Wait until all waiting rows are written."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _send(self, shard: int) -> None:
        """Start a flush if fewer than two run. There is no timer: a batch holds whatever has accumulated."""
        if self._waiting[shard] and self._flying[shard] < IN_FLIGHT:
            self._flying[shard] += 1
            task = asyncio.create_task(self._flush(shard))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _take(self, shard: int) -> list[Waiting]:
        waiting = self._waiting[shard]
        return [waiting.popleft() for _ in range(min(MOST_ROWS, len(waiting)))]

    async def _flush(self, shard: int) -> None:
        """Write batch after batch on one connection, until no row waits or a statement fails, since the connection may be lost
        then."""
        try:
            if not self._waiting[shard]:  # the other flush has taken them
                return
            async with self.shards.all[shard].acquire() as connection:
                began = monotonic()
                while self._waiting[shard] and monotonic() - began < LONGEST:
                    batch = self._take(shard)
                    metrics.flush_rows.observe(len(batch))
                    if not await self._settle(connection, batch):
                        break
        except Exception as error:  # no connection available: nobody waits for ever
            _fail(self._take(shard), error)
        finally:
            self._flying[shard] -= 1
            self._send(shard)

    async def _settle(self, connection: Connection, batch: list[Waiting]) -> bool:
        """Write a batch and report the result to every row. Returns False if the statement has failed."""
        batch = _first_of_each(batch)
        try:
            written = await self._write(connection, [row for row, _ in batch])
        except Exception as error:  # the client gets the error and retries with the same move id
            if isinstance(error, asyncpg.DataError) and len(batch) > 1:
                for one in batch:  # one row is to blame: try each alone, so that the others succeed
                    await self._settle(connection, [one])
            else:
                _fail(batch, error)
            return False
        for row, done in batch:
            if not done.done():
                done.set_result((row.table_id, row.seq) in written)
        return True

    async def _write(self, connection: Connection, rows: list[Logged]) -> set[tuple[str, int]]:
        columns: list[list[Any]] = [
            [r.table_id for r in rows], [r.seq for r in rows], [r.move_id for r in rows], [r.seat for r in rows],
            [r.at for r in rows], [r.body for r in rows], [r.told for r in rows],
            [None if r.only_for is None else "{" + ",".join(map(str, r.only_for)) + "}" for r in rows],
            [r.state_hash for r in rows], [r.rules for r in rows], [r.due for r in rows],
            [r.over for r in rows],
        ]  # fmt: skip
        told = [(r, n, p) for r in rows for n, p in enumerate(r.passages)]
        columns += [
            [r.table_id for r, _, _ in told], [r.seq for r, _, _ in told], [n for _, n, _ in told],
            [p.seat for _, _, p in told], [p.event for _, _, p in told], [p.lang for _, _, p in told],
            [p.aloud for _, _, p in told], [p.body for _, _, p in told], [r.at for r, _, _ in told],
        ]  # fmt: skip
        given = [(r, r.handed) for r in rows if r.handed is not None]
        columns += [
            [r.table_id for r, _ in given], [r.seq for r, _ in given], [h.seat for _, h in given],
            [h.housed for _, h in given], [h.told for _, h in given],
        ]  # fmt: skip
        return {(r["table_id"], r["seq"]) for r in await connection.fetch(APPEND, *columns)}

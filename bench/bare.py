"""The least cost of durable moves on this machine: a client that only writes the rows of a game again, to an equal
table and in the same batches."""

import asyncio
from time import process_time

import asyncpg

from .processes import Home

COLUMNS = "table_id, seq, move_id, seat, at, body, told, only_for, state_hash, rules"
TYPES = ("text", "int", "text", "smallint", "bigint", "bytea", "bytea", "text", "bytea", "int")
IN_FLIGHT = 2  # concurrent statements, as in the server's writer
INSERT = (
    f"insert into bare ({COLUMNS}) select {COLUMNS.replace('only_for', 'only_for::smallint[]')} "
    f"from unnest({', '.join(f'${n}::{type}[]' for n, type in enumerate(TYPES, 1))}) as n({COLUMNS}) "
    "on conflict do nothing returning table_id, seq"
)

type Batch = list[list[object]]  # its columns


async def batches(connection: asyncpg.Connection, tables: list[str]) -> list[Batch]:
    """The rows of these tables in the server's batches, one per transaction."""
    rows = await connection.fetch(
        f"select xmin::text::bigint as batch, {COLUMNS.replace('only_for', 'only_for::text')} from moves "
        "where table_id = any($1) order by 1, table_id, seq",
        tables,
    )
    found: dict[int, list[tuple[object, ...]]] = {}
    for number, *row in rows:
        found.setdefault(number, []).append(tuple(row))
    return [[list(column) for column in zip(*batch, strict=True)] for batch in found.values()]


async def write_bare(home: Home, tables: list[str], least: float = 1.0) -> tuple[float, float]:
    """CPU milliseconds per row, of the client and of PostgreSQL, from writing the rows repeatedly for so many
    seconds."""
    connections = [await asyncpg.connect(home.dsn) for _ in range(IN_FLIGHT)]
    await connections[0].execute("drop table if exists bare; create table bare (like moves including all)")
    work = await batches(connections[0], tables)
    for connection in connections:
        await connection.prepare(INSERT)

    async def write(connection: asyncpg.Connection, mine: list[Batch]) -> None:
        for batch in mine:
            await connection.fetch(INSERT, *batch)

    rows, client, postgres = 0, 0.0, 0.0
    while client + postgres < least:
        before, began = home.cpu()["postgres"], process_time()
        await asyncio.gather(*(write(c, work[n::IN_FLIGHT]) for n, c in enumerate(connections)))
        client += process_time() - began
        postgres += home.cpu()["postgres"] - before
        rows += sum(len(batch[0]) for batch in work)
        await connections[0].execute("truncate bare")
    for connection in connections:
        await connection.close()
    return client / rows * 1_000, postgres / rows * 1_000

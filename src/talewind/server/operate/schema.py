"""The content of a database: its tables in loading order, and each table as a reproducible stream of bytes."""

from collections.abc import Callable
from graphlib import TopologicalSorter
from hashlib import sha256

import asyncpg

from talewind.kit import Frozen

TABLES = """
select c.relname as name,
    array(select a.attname::text from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          order by a.attnum) as columns,
    array(select a.attname::text from pg_index i, unnest(i.indkey) with ordinality k(attnum, place), pg_attribute a
          where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum
          order by k.place) as key,
    array(select f.relname::text from pg_constraint o join pg_class f on f.oid = o.confrelid
          where o.conrelid = c.oid and o.contype = 'f' and f.oid <> c.oid) as after
from pg_class c
where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
order by c.relname
"""

type Sink = Callable[[bytes], object]


class Relation(Frozen):
    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]


async def relations(connection: asyncpg.Connection) -> list[Relation]:
    """Every table except the list of migrations; referenced tables come first."""
    rows = {r["name"]: r for r in await connection.fetch(TABLES) if r["name"] != "migrations"}
    order = TopologicalSorter({name: row["after"] for name, row in rows.items()}).static_order()
    return [Relation(n, tuple(rows[n]["columns"]), tuple(rows[n]["key"])) for n in order]


async def is_empty(connection: asyncpg.Connection) -> bool:
    return not await connection.fetch(TABLES)


async def migrations_of(connection: asyncpg.Connection) -> dict[str, str]:
    """Name and SHA-256 of the applied migrations; empty if there are none."""
    if await connection.fetchval("select to_regclass('migrations')") is None:
        return {}
    rows = await connection.fetch("select name, sha256 from migrations order by name")
    return {r["name"]: r["sha256"].hex() for r in rows}


async def stream(connection: asyncpg.Connection, relation: Relation, sink: Sink) -> tuple[int, str]:
    """Write all rows in the order of their key, in PostgreSQL's binary format; returns their number and the SHA-256 of the
    stream."""
    digest = sha256()

    async def take(data: bytes) -> None:
        digest.update(data)
        sink(data)

    query = f"select {quoted(relation.columns)} from {quoted((relation.name,))}"
    if relation.key:
        query += f" order by {quoted(relation.key)}"
    status = await connection.copy_from_query(query, output=take, format="binary")
    return int(status.split()[-1]), digest.hexdigest()


def quoted(names: tuple[str, ...]) -> str:
    return ", ".join('"' + name.replace('"', '""') + '"' for name in names)

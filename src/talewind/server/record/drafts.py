"""Drafts: unfinished answers, one per seat, each stored with the number of its question."""

from collections.abc import Sequence

import asyncpg

from talewind.kit import Seat

from .shard import Shard


async def store_draft(shard: Shard, table: str, seat: Seat, number: int, body: bytes, at: int) -> None:
    """Store a seat's draft. `number`: of the question that it answers."""
    await shard.execute(
        "insert into drafts (table_id, seat, number, body, at) values ($1, $2, $3, $4, $5) on conflict (table_id, seat) "
        "do update set number = excluded.number, body = excluded.body, at = excluded.at",
        table, seat, number, body, at,
    )  # fmt: skip


async def read_draft(shard: Shard, table: str, seat: Seat) -> asyncpg.Record | None:
    return await shard.fetchrow("select number, body from drafts where table_id = $1 and seat = $2", table, seat)


async def read_drafts(shard: Shard, table: str) -> Sequence[asyncpg.Record]:
    """The drafts of all seats of a table."""
    return await shard.fetch("select seat, number, body from drafts where table_id = $1", table)


async def written_at(shard: Shard, table: str, seat: Seat) -> int:
    """When the seat last changed its draft; 0: it has none."""
    return await shard.fetchval("select at from drafts where table_id = $1 and seat = $2", table, seat) or 0


async def delete_draft(shard: Shard, table: str, seat: Seat) -> None:
    await shard.execute("delete from drafts where table_id = $1 and seat = $2", table, seat)

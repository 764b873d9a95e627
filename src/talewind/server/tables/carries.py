"""One person's devices: a single-use link moves the person to another device; a new identity signs out all others."""

from contextlib import AsyncExitStack
from typing import Any

from talewind.kit import Frozen, Seat, refuse
from talewind.server.base.bounds import Bounds
from talewind.server.base.clock import now
from talewind.server.base.ids import letters
from talewind.server.record import Shards

from .header import REMOVED, Header, hashed
from .keys import LENGTH

# One statement: of two devices with the same link only one succeeds. A link is void once its person has no seat.
TAKE = """
with used as (delete from carries where table_id = $1 and key = $2 returning person, until)
update seats s set carried_at = $3 from used
where s.table_id = $1 and s.person = used.person and used.until > $3 returning s.person, s.seat
"""


class Carried(Frozen):
    """The person that a link brought to a device, and their seat at the link's table."""

    person: str
    seat: Seat


class Carries:
    def __init__(self, shards: Shards, bounds: Bounds | None = None) -> None:
        self.shards, self.bounds = shards, bounds or Bounds()

    async def make(self, header: Header, person: str) -> str:
        """The key of a new link; it replaces the person's earlier one."""
        if header.seat_of(person) is None:
            raise refuse("server-not-yours")
        key = letters(LENGTH)
        await self.shards.of(header.id).execute(
            "insert into carries (table_id, person, key, until) values ($1, $2, $3, $4) "
            "on conflict (table_id, person) do update set key = excluded.key, until = excluded.until",
            header.id, person, hashed(key), now() + self.bounds.carry * 1_000,
        )  # fmt: skip
        return key

    async def revoke(self, header: Header, person: str) -> None:
        if header.seat_of(person) is None:
            raise refuse("server-not-yours")
        await self.shards.of(header.id).execute(
            "delete from carries where table_id = $1 and person = $2", header.id, person
        )

    async def take(self, table: str, key: str) -> Carried:
        """Use a link and return its person. A wrong, a used and an expired key get the same refusal."""
        async with self.shards.of(table).acquire() as connection, connection.transaction():
            await connection.execute("select from tables where id = $1 for update", table)  # first, as everywhere
            found = await connection.fetchrow(TAKE, table, hashed(key), now())
        if found is None:
            raise refuse("server-carry-spent")
        return Carried(found["person"], found["seat"])

    async def renew(self, old: str, new: str) -> list[tuple[str, Seat]]:
        """Give everything of one identity to another; returns all tables and seats of the new one. The shards commit one after another:
        where one fails, this is called again with the same two and moves the rest."""
        async with AsyncExitStack() as stack:
            connections: list[Any] = []
            for shard in self.shards.all:
                connections.append(await stack.enter_async_context(shard.acquire()))
                await stack.enter_async_context(connections[-1].transaction())
            return [place for connection in connections for place in await _renew(connection, old, new)]


async def _clear(connection: Any, old: str, new: str) -> None:
    """Between two tries of one device it may have come, under its old identity, to tables that were moved before: the new one has its
    place there. A second seat is given up."""
    both = "person = $1 and table_id in (select table_id from seats where person = $2)"
    await connection.execute(
        f"delete from seats where {both} and table_id in (select id from tables where status = 'open')", old, new
    )
    await connection.execute(f"update seats set person = $3 where {both}", old, new, REMOVED)
    for relation, key in (("knocks", ""), ("wishes", ""), ("without", "and one.seat = other.seat")):
        await connection.execute(
            f"delete from {relation} one using {relation} other "
            f"where one.table_id = other.table_id {key} and one.person = $1 and other.person = $2", old, new,
        )  # fmt: skip


async def _renew(connection: Any, old: str, new: str) -> list[tuple[str, Seat]]:
    """Update every column that names a person and delete unused links. `tables` is locked first, as everywhere. Also returns the
    places that were moved before."""
    await connection.execute(
        "select from tables where host = $1 or id in (select table_id from seats where person = $1 "
        "union all select table_id from holders where person = $1) order by id for update", old,
    )  # fmt: skip
    await _clear(connection, old, new)
    found = await connection.fetch("update seats set person = $2 where person = $1 returning table_id, seat", old, new)
    tables = [place["table_id"] for place in found]
    await connection.execute("update tables set host = $2 where host = $1", old, new)
    for shown in ("knocks", "screens", "holders"):
        await connection.execute(f"update {shown} set person = $2 where person = $1", old, new)
    for said in ("wishes", "without"):
        change = f"update {said} set person = $2 where person = $1 and table_id = any($3)"
        await connection.execute(change, old, new, tables)
    await connection.execute("delete from carries where person = $1 and table_id = any($2)", old, tables)
    places = await connection.fetch("select table_id, seat from seats where person = $1", new)
    return [(place["table_id"], place["seat"]) for place in places]

"""Forgetting people who have not been seen for long: their names and ids in finished games. Their tales stay."""

from typing import Any

from .host import REMOVED

NAMELESS = "…"

PEOPLE = """
select s.person, max(greatest(coalesce(s.seen_at, 0), coalesce(t.started_at, t.opened_at))) as used
from seats s join tables t on t.id = s.table_id where s.person is not null and s.person <> $2
group by s.person having max(greatest(coalesce(s.seen_at, 0), coalesce(t.started_at, t.opened_at))) < $1
and bool_or(t.status in ('over', 'folded')) order by s.person
"""
SEEN_SINCE = """
select distinct s.person from seats s join tables t on t.id = s.table_id
where s.person = any($1) and greatest(coalesce(s.seen_at, 0), coalesce(t.started_at, t.opened_at)) >= $2
"""
# Removed players: nobody knows any more who they were, so that the age of the table counts.
REMOVED_NAMES = """
select s.table_id, s.seat, greatest(coalesce(s.seen_at, 0), coalesce(t.over_at, t.started_at, t.opened_at)) as used
from seats s join tables t on t.id = s.table_id where t.status in ('over', 'folded') and s.person = $2 and s.name <> $3
and greatest(coalesce(s.seen_at, 0), coalesce(t.over_at, t.started_at, t.opened_at)) < $1
"""
# Hosts of finished tables who have no seat there, such as one whose seat another has taken.
HOSTS_ALONE = """
update tables t set host = $2 where t.status in ('over', 'folded') and t.host <> $2
and coalesce(t.over_at, t.started_at, t.opened_at) < $1
and not exists (select from seats s where s.table_id = t.id and s.person = t.host)
"""


async def forget_hosts(connection: Any, cutoff: int) -> None:
    await connection.execute(HOSTS_ALONE, cutoff, REMOVED)


async def forget(connection: Any, people: list[str]) -> int:
    """Remove the names and ids of people from finished games; their tales stay."""
    seats = await connection.fetch(
        "update seats s set person = $2, name = $3, seen_at = null, carried_at = null from tables t "
        "where t.id = s.table_id and t.status in ('over', 'folded') and s.person = any($1) returning s.table_id, s.seat",
        people, REMOVED, NAMELESS,
    )  # fmt: skip
    await _hide(connection, seats)
    tables = [row["table_id"] for row in seats]
    await connection.execute(
        "update tables set host = $2 where id = any($3) and host = any($1)", people, REMOVED, tables
    )
    for relation in ("wishes", "without", "carries", "knocks"):
        forget = f"delete from {relation} where table_id = any($2) and person = any($1)"
        await connection.execute(forget, people, tables)
    return len(people) if seats else 0


async def removed(connection: Any, cutoff: int, most: int | None = None) -> list[Any]:
    """Seats of removed players that still have their names."""
    found: list[Any] = await connection.fetch(f"{REMOVED_NAMES} limit $4", cutoff, REMOVED, NAMELESS, most)
    return found


async def forget_removed(connection: Any, cutoff: int, most: int) -> int:
    """Remove the names of players who were removed from their tables."""
    seats = await removed(connection, cutoff, most)
    await connection.execute(
        "update seats s set name = $3, seen_at = null, carried_at = null "
        "from unnest($1::text[], $2::smallint[]) as one (table_id, seat) where (s.table_id, s.seat) = (one.table_id, one.seat)",
        [row["table_id"] for row in seats], [row["seat"] for row in seats], NAMELESS,
    )  # fmt: skip
    await _hide(connection, seats)
    return len(seats)


async def _hide(connection: Any, seats: list[Any]) -> None:
    """Leave the names of these seats out of their books."""
    await connection.execute(
        "insert into book_hidden (table_id, seat, name, pages) select *, true, '{}' from unnest($1::text[], $2::smallint[]) "
        "on conflict (table_id, seat) do update set name = true",
        [row["table_id"] for row in seats], [row["seat"] for row in seats],
    )  # fmt: skip

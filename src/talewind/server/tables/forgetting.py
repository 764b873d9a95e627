"""Forgetting people who have not been seen for long: their names and ids in finished games. Their tales stay."""

from typing import Any

from .header import REMOVED

NAMELESS = "…"
SAID = ("wishes", "without", "carries", "knocks")  # relations in which a row is a person's

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

# People without a seat at the end: removed players, earlier holders of a seat, guests who were not let in, a host whose seat another
# took. When they were last seen is not known, so that the end of the game counts. A bot is nobody to forget.
SEATED = "exists (select from seats s where s.table_id = t.id and s.person = {})"
FOLLOWED = f"h.person is not null and (h.person <> $2 or h.name <> $3) and not {SEATED.format('nullif(h.person, $2)')}"
TRACES = f"""
select t.id, coalesce(t.over_at, t.started_at, t.opened_at) as used from tables t
where t.status in ('over', 'folded') and coalesce(t.over_at, t.started_at, t.opened_at) < $1 and (
    exists (select from seats s where s.table_id = t.id and s.person = $2 and s.name <> $3)
    or exists (select from holders h where h.table_id = t.id and {FOLLOWED})
    or (t.host <> $2 and not {SEATED.format("t.host")})
    or {" or ".join(f"exists (select from {r} r where r.table_id = t.id and not {SEATED.format('r.person')})" for r in SAID)}
)
"""


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
        "update holders set person = $2, name = $3, nameless = true where person = any($1) and table_id = any($4)",
        people, REMOVED, NAMELESS, tables,
    )  # fmt: skip
    await connection.execute(
        "update tables set host = $2 where id = any($3) and host = any($1)", people, REMOVED, tables
    )
    for relation in SAID:
        said = f"delete from {relation} where table_id = any($2) and person = any($1)"
        await connection.execute(said, people, tables)
    return len(people) if seats else 0


async def traces(connection: Any, cutoff: int) -> list[Any]:
    """Tables that still name people without a seat there."""
    found: list[Any] = await connection.fetch(TRACES, cutoff, REMOVED, NAMELESS)
    return found


async def forget_traces(connection: Any, cutoff: int, most: int) -> int:
    """Remove the names and ids of people without a seat from finished games, at most so many; the number of those games."""
    batch = f"{TRACES} order by t.id limit $4 for update of t skip locked"
    tables = [row["id"] for row in await connection.fetch(batch, cutoff, REMOVED, NAMELESS, most)]
    removed = await connection.fetch(
        "update seats set name = $3, seen_at = null, carried_at = null "
        "where table_id = any($1) and person = $2 and name <> $3 returning table_id, seat",
        tables, REMOVED, NAMELESS,
    )  # fmt: skip
    await _hide(connection, removed)
    await connection.execute(
        "update holders h set person = $2, name = $3, nameless = true from tables t "
        f"where t.id = any($1) and h.table_id = t.id and {FOLLOWED}", tables, REMOVED, NAMELESS,
    )  # fmt: skip
    unseated = f"not {SEATED.format('t.host')}"
    await connection.execute(f"update tables t set host = $2 where id = any($1) and {unseated}", tables, REMOVED)
    for relation in SAID:
        await connection.execute(
            f"delete from {relation} r using tables t "
            f"where t.id = any($1) and r.table_id = t.id and not {SEATED.format('r.person')}", tables,
        )  # fmt: skip
    return len(tables)


async def _hide(connection: Any, seats: list[Any]) -> None:
    """Leave the names of these seats out of their books."""
    await connection.execute(
        "insert into book_hidden (table_id, seat, name, pages) select *, true, '{}' from unnest($1::text[], $2::smallint[]) "
        "on conflict (table_id, seat) do update set name = true",
        [row["table_id"] for row in seats], [row["seat"] for row in seats],
    )  # fmt: skip

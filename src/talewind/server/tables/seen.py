"""When a person was last seen, to the hour. Retention of people and of abandoned games depends on it."""

from collections.abc import Iterable

from talewind.kit import Seat
from talewind.server.base.clock import now
from talewind.server.record import Shard

EVERY = 3_600 * 1_000  # ms between two writes for one seat


async def note_seats(shard: Shard, places: Iterable[tuple[str, Seat]]) -> None:
    """Store that these seats have a connection now."""
    tables, seats = zip(*places, strict=True) if (places := list(places)) else ((), ())
    if tables:
        await shard.execute(
            "update seats s set seen_at = $3 from unnest($1::text[], $2::smallint[]) p(table_id, seat) "
            "where s.table_id = p.table_id and s.seat = p.seat and coalesce(s.seen_at, 0) < $4",
            list(tables), list(seats), now(), now() - EVERY,
        )  # fmt: skip


async def note_person(shard: Shard, person: str) -> None:
    """Store that a person has opened the start page."""
    await shard.execute(
        "update seats set seen_at = $2 where person = $1 and coalesce(seen_at, 0) < $3", person, now(), now() - EVERY
    )

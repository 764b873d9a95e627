"""The games of an evening: a table, those that it was the rematch of, and its rematches."""

from collections.abc import AsyncIterator

from talewind.server.tables import Header, Keeper
from talewind.server.tables.header import read_header

LONGEST = 24  # games before and after a table that are looked for

BEFORE = "select before from tables where id = $1"
AFTER = "select next from rematches where table_id = $1"


async def evening_of(keeper: Keeper, header: Header, person: str) -> list[Header]:
    """The finished ones at which this person sat too, in the order in which they were played."""
    before = [each async for each in _chain(keeper, header, BEFORE)]
    after = [each async for each in _chain(keeper, header, AFTER)]
    whole = [*reversed(before), header, *after]
    return [each for each in whole if each.status in ("over", "folded") and each.seat_of(person) is not None]


async def _chain(keeper: Keeper, header: Header, query: str) -> AsyncIterator[Header]:
    for _ in range(LONGEST):
        other = await keeper.shards.of(header.id).fetchval(query, header.id)
        found = await read_header(keeper.shards.of(other), other) if other else None
        if found is None:  # the first or last one, or one that is kept no more
            return
        yield (header := found)

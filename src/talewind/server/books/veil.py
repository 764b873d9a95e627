"""Who speaks in the book of a table, what is hidden in it, and from whom."""

from collections.abc import Mapping

import msgspec

from talewind.kit import Seat
from talewind.server.tables import Header, Keeper
from talewind.server.tables.hands import ToldSoFar

from .book import BookHidden
from .manuscript import read_manuscript
from .masking import Mask
from .voices import Stretch, Voice, Voiced
from .voicing import Voicing

STRETCHES = "select seat, holder, told from stretches where table_id = $1 order by seq"
HOLDERS = "select seat, holder, person, name from holders where table_id = $1"
HIDDEN = """
select h.seat, s.holder, h.name, h.pages from book_hidden h join seats s on s.table_id = h.table_id and s.seat = h.seat
where h.table_id = $1 and (h.name or h.pages <> '{}')
union all select seat, holder, nameless, pages from holders where table_id = $1 and (nameless or pages <> '{}')
"""

_told = msgspec.json.Decoder(ToldSoFar).decode


async def read_hidden(keeper: Keeper, table: str) -> Mapping[tuple[Seat, int | None], BookHidden]:
    """By the seat and the number of its holder."""
    found = await keeper.shards.of(table).fetch(HIDDEN, table)
    return {(row["seat"], row["holder"]): BookHidden(row["name"], tuple(row["pages"])) for row in found}


async def read_voiced(keeper: Keeper, header: Header) -> Voiced:
    """The manuscript of a table, and who speaks in it. The changes are read after the pages: none of them is missing."""
    manuscript = await read_manuscript(keeper, header)
    shard = keeper.shards.of(header.id)
    stretches: dict[Seat, list[Stretch]] = {}
    for row in await shard.fetch(STRETCHES, header.id):
        stretches.setdefault(row["seat"], []).append(Stretch(row["holder"], _told(row["told"])))
    now = [Voice(s.seat, s.holder, s.person, s.name) for s in header.seats]
    if not stretches and not any(voice.holder for voice in now):
        return Voiced(manuscript, tuple(now), len(now))
    earlier = [
        Voice(row["seat"], row["holder"], row["person"], row["name"]) for row in await shard.fetch(HOLDERS, header.id)
    ]
    return Voicing(header, [*now, *earlier], stretches).voiced(manuscript)


async def nameless(keeper: Keeper, header: Header) -> set[Seat]:
    """The seats whose holders now hide their names."""
    hidden = await read_hidden(keeper, header.id)
    return {seat.seat for seat in header.seats if (what := hidden.get((seat.seat, seat.holder))) and what.name}


async def mask_of(keeper: Keeper, header: Header, reader: Seat | None = None) -> Mask | None:
    """The mask for every form but the book itself; None: nothing is hidden from this reader."""
    hidden = await read_hidden(keeper, header.id)
    mine = None if reader is None else (reader, header.seats[reader].holder)
    if not hidden.keys() - {mine} and not any(seat.holder for seat in header.seats):
        return None
    voiced = await read_voiced(keeper, header)
    own = frozenset[int]() if reader is None else voiced.own(header.seats[reader].person) | {reader}
    return Mask(voiced.manuscript.pages, voiced.of_voices(hidden), own, voiced.seats)

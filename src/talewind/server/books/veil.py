"""What is hidden in the book of a table, and from whom."""

from talewind.kit import Seat
from talewind.server.tables import Header, Keeper

from .book import BookHidden
from .hiding import Hidden
from .manuscript import read_manuscript
from .masking import Mask


async def read_hidden(keeper: Keeper, table: str) -> Hidden:
    found = await keeper.shards.of(table).fetch(
        "select seat, name, pages from book_hidden where table_id = $1 and (name or pages <> '{}')", table
    )
    return {row["seat"]: BookHidden(row["name"], tuple(row["pages"])) for row in found}


async def mask_of(keeper: Keeper, header: Header, reader: Seat | None = None) -> Mask | None:
    """The mask for every form but the book itself; None: nothing is hidden from this reader."""
    hidden = await read_hidden(keeper, header.id)
    if not hidden.keys() - {reader}:
        return None
    return Mask((await read_manuscript(keeper, header)).pages, hidden, reader)

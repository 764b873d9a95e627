"""Rows on behalf of a seat, limited per minute over all its sockets, polls and devices. Leaving and ending are always accepted."""

from functools import partial
from typing import Any

from talewind.kit import Seat, Sitting, refuse
from talewind.kit.rows import Ended, Left
from talewind.server.tables import Played
from talewind.server.tables.keeper import MakeRow

from .rate_limit import Turnstile
from .services import Services


async def written(table: str, seat: Seat, move_id: str, make: MakeRow, services: Services) -> Played:
    """Play what a seat asks for, unless it has written too many rows. A message that needs no row is not counted."""
    key, rows = f"{table} {seat}", services.doorkeeper.rows
    played = await services.keeper.act(table, partial(_within_budget, make, rows, key), move_id, seat)
    if not played.again:
        rows.use(key)
    return played


def _within_budget(make: MakeRow, rows: Turnstile, key: str, sitting: Sitting[Any], at: int) -> Any:
    """Checked under the table's lock, so that concurrent sockets cannot exceed the limit together."""
    row = make(sitting, at)
    if not isinstance(row, Left | Ended) and not rows.is_open(key):
        raise refuse("server-too-many-calls")
    return row

"""Rows on behalf of a seat, limited per minute over all its sockets, polls and devices. Leaving and ending are always accepted."""

from typing import Any

from talewind.kit import Seat, Sitting, refuse
from talewind.kit.rows import Ended, Left
from talewind.server.tables import Played
from talewind.server.tables.keeper import MakeRow

from .services import Services


async def written(table: str, seat: Seat, move_id: str, make: MakeRow, services: Services) -> Played:
    """Play what a seat asks for, unless it has written too many rows. A message that needs no row is not counted."""
    keeper, doorkeeper = services.keeper, services.doorkeeper
    key = f"{table} {seat}"

    def within_budget(sitting: Sitting[Any], at: int) -> Any:
        """Checked under the table's lock, so that concurrent sockets cannot exceed the limit together."""
        row = make(sitting, at)
        if not isinstance(row, Left | Ended) and not doorkeeper.rows.is_open(key):
            raise refuse("server-too-many-calls")
        return row

    played = await keeper.act(table, within_budget, move_id, seat)
    if not played.again:
        doorkeeper.rows.may_pass(key)
    return played

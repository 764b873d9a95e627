"""Who sits at a table in play: in each welcome, and in the frame of a row that changes it."""

from talewind.kit import State
from talewind.server import wire
from talewind.server.books.masking import Mask
from talewind.server.tables import Header, Played
from talewind.server.tables.host import hosting_seat


def seating_of(header: Header, state: State[object], mask: Mask | None = None) -> wire.Seating:
    return wire.Seating(
        names=tuple("" if mask and s.seat in mask.names else s.name for s in header.seats),
        host=hosting_seat(header, state),
        company={s.seat: s.house for s in header.seats if s.person is None and s.house},
    )


def is_reseated(played: Played) -> bool:
    """Whether the seating may be another than before the row: somebody has left or sat down, or another seat has the host's rights.
    The header is that after the row."""
    before, state = played.before, played.step.state
    if before is None or before.chairs is state.chairs:
        return False
    moved = any(
        (was.presence == "left") != (now.presence == "left") or (was.bot and not now.bot)
        for was, now in zip(before.chairs, state.chairs, strict=True)
    )
    return moved or hosting_seat(played.header, before) != hosting_seat(played.header, state)

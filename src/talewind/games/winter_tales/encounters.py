"""Who could interrupt a move: open facts alone (WT-72 to WT-75, WT-193; WT-R13, WT-R20, WT-R26)."""

from talewind.kit import Seat

from .cast import Char
from .figures import Figure
from .state import Winter
from .town import LOCATIONS, Space


def could_interrupt(state: Winter, it: Figure, mover: Figure) -> bool:
    """An upright character of the other side and of another player: a soldier against a rebel anywhere, a rebel against a soldier
    in a location. Not one of a seat that nobody holds."""
    opposed = it.side != mover.side and it.upright and it.seat != mover.seat
    return opposed and (mover.rebel or it.space in LOCATIONS) and state.holds(it.seat)


def interrupters(state: Winter, mover: Char, space: Space) -> dict[Seat, list[Char]]:
    """By player, the characters in a space that could interrupt."""
    moving, found = state.figures[mover], dict[Seat, list[Char]]()
    for char, figure in state.figures.items():
        if figure.space == space and could_interrupt(state, figure, moving):
            found.setdefault(figure.seat, []).append(char)
    return found


def watched(state: Winter, mover: Char) -> frozenset[Space]:
    """All spaces where somebody could interrupt the mover."""
    moving = state.figures[mover]
    return frozenset([it.space for it in state.figures.values() if could_interrupt(state, it, moving)])

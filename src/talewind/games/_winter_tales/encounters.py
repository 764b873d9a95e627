"""Who could interrupt a move: open facts alone (WT-72 to WT-75, WT-193; WT-R13, WT-R20, WT-R26)."""

from talewind.kit import Seat

from .cast import Char
from .state import Winter
from .town import LOCATIONS, Space


def interrupters(state: Winter, mover: Char, space: Space) -> dict[Seat, list[Char]]:
    """By player, the upright characters of the other side in a space: soldiers against a rebel anywhere, rebels against a soldier
    in a location. A player's own characters never do, nor those of a seat that nobody holds."""
    it, found = state.figures[mover], dict[Seat, list[Char]]()
    if it.rebel or space in LOCATIONS:
        for char, figure in state.figures.items():
            there = figure.space == space and figure.side != it.side and figure.upright
            if there and figure.seat != it.seat and state.holds(figure.seat):
                found.setdefault(figure.seat, []).append(char)
    return found


def watched(state: Winter, mover: Char) -> frozenset[Space]:
    """All spaces where somebody could interrupt the mover."""
    it = state.figures[mover]
    return frozenset(
        [
            figure.space
            for figure in state.figures.values()
            if figure.side != it.side
            and figure.upright
            and figure.seat != it.seat
            and (it.rebel or figure.space in LOCATIONS)
            and state.holds(figure.seat)
        ]
    )

"""Characters in play (WT-3, WT-60, WT-107 to WT-109)."""

from talewind.kit import Frozen, Seat

from .cast import CAST, Char, Side
from .town import Space


class Figure(Frozen, omit_defaults=True):
    """A character and its token. `follows`: it comes along when the rebel it is linked to moves."""

    seat: Seat
    side: Side
    space: Space
    upright: bool = True
    ready: bool = True
    activated: bool = False  # in this chapter
    pinned: bool = False  # cannot be moved again in this chapter (WT-R29)
    barred: bool = False  # cannot be activated in this chapter: Winter Propaganda (WT-230)
    flipped: bool = False  # flipped back in this chapter: Glimmer of Hope (WT-207)
    follows: bool = True

    @property
    def rebel(self) -> bool:
        return self.side == "spring"


def listed(figures: dict[Char, Figure]) -> dict[Char, Figure]:
    """The figures in the order of the list of characters."""
    return {char: figures[char] for char in CAST if char in figures}

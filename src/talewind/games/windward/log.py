"""The log of a voyage, for the book: who sailed where in which wind, and what came of it, turn by turn."""

from typing import Literal

from talewind.kit import Frozen, Seat

from .planet import Direction, Space

type What = Literal[
    "gas", "towed", "caught", "tagged", "won", "drawn", "lost", "plundered", "sunk", "starved", "teeth", "night", "white", "flag",
]  # fmt: skip


class Deed(Frozen, omit_defaults=True):
    """One thing worth telling. `by`: who did it, if not the captain of the turn. `foe`: a kind of piece, or a seat."""

    what: What
    space: Space = 0
    foe: str = ""
    against: Seat | None = None
    number: int = 0
    other: int = 0


class Leg(Frozen, omit_defaults=True):
    """One turn of one captain: the way of the ship, with the port as 0, and its deeds."""

    round: int
    seat: Seat
    wind: Direction
    way: tuple[Space, ...]
    deeds: tuple[Deed, ...] = ()

    @property
    def lost(self) -> bool:
        """Whether the captain's own ship was Lost, so that the way ends with the return to port (WW-161)."""
        return any(deed.what == "sunk" and deed.against == self.seat for deed in self.deeds)

    @property
    def sailed(self) -> tuple[Space, ...]:
        """The way without the return of a Lost ship."""
        return self.way[:-1] if self.lost and len(self.way) > 1 else self.way

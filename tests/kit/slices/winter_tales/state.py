"""Winter Tales (slice): the state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec import Struct, structs

from talewind.kit import Frozen, Seat, State, Table

from .words import LOCATIONS, Drew, Moves, Narrated, Side

type T = Table[Winter]


class Figure(Frozen):
    seat: Seat
    side: Side
    space: str
    upright: bool = True
    ready: bool = True
    pinned: bool = False  # cannot be moved again in this chapter (WT-R29)

    @property
    def rebel(self) -> bool:
        return self.side == "spring"


class Pile(Struct):
    """The cards hidden for a trap (WT-93)."""

    seat: Seat
    spring: list[str]
    winter: list[str]
    shown: bool = False


class Winter(State[Moves]):
    both: ClassVar[tuple[Side, Side]] = ("spring", "winter")
    sides: list[Side]
    figures: dict[str, Figure] = {}
    hands: list[list[str]] = []
    deck: list[str] = []
    discards: list[str] = []
    quests: dict[str, Side] = {}
    memories: list[str] = []
    pile: Pile | None = None
    latest: Narrated | None = None
    acting: Seat = 0
    chapter: int = 1

    def place(self, char: str, seat: Seat, space: str) -> None:
        self.figures[char] = Figure(seat, self.sides[seat], space)

    def change(self, char: str, **changes: Any) -> None:
        self.figures[char] = structs.replace(self.figures[char], **changes)

    def ready(self, seat: Seat) -> list[str]:
        return [c for c, f in self.figures.items() if f.seat == seat and f.ready]

    def stands_in(self, seat: Seat, space: str) -> str:
        return next((c for c, f in self.figures.items() if f.seat == seat and f.upright and f.space == space), "")

    def may_join(self, seat: Seat, space: str) -> list[str]:
        return [c for c in self.ready(seat) if (f := self.figures[c]).upright and (not f.pinned or f.space == space)]

    def interrupters(self, mover: str) -> dict[Seat, list[str]]:
        """Who stands where the mover has come, upright and of the other side: public facts only (WT-72 to WT-75)."""
        it = self.figures[mover]
        found: dict[Seat, list[str]] = {}
        if it.rebel or it.space in LOCATIONS:
            for char, f in self.figures.items():
                if f.space == it.space and f.upright and f.side != it.side and self.plays(f.seat):
                    found.setdefault(f.seat, []).append(char)
        return found

    def draw(self, t: T, seat: Seat, number: int) -> None:
        cards = []
        for _ in range(number):
            if not self.deck:  # WT-R4
                self.deck, self.discards = sorted(self.discards), []
            if self.deck:
                cards.append(t.chance.deal(self.deck, "deck"))
        self.hands[seat] += cards
        t.tell(Drew(seat, number, tuple(cards)), to=seat, others=Drew(seat, number))

    def narrate(self, t: T, passage: Narrated) -> None:
        self.latest = passage
        t.tell(passage)

    def hide(self, seat: Seat, spring: Iterable[str], winter: Iterable[str]) -> None:
        self.pile = Pile(seat, list(spring), list(winter))
        self.hands[seat] = []

    def lift(self) -> list[str]:
        """Winter-side cards go back to the hand, the others are to be discarded (WT-104, WT-105)."""
        pile, self.pile = self.pile, None
        assert pile is not None
        self.hands[pile.seat] += pile.winter
        return pile.spring

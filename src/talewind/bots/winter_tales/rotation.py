"""Rotation: whose turn it is among the frames of a family. A bot remembers no passage but the newest; what it can count instead
grows through the evening, so that frames come round one after another."""

from collections.abc import Sequence
from functools import cached_property

from talewind.games.winter_tales.cards import Kind
from talewind.games.winter_tales.cast import Side
from talewind.kit import Chance, Seat

from .outlook import Outlook


class Rotation:
    """`kind`, `side`: of the passage that is told."""

    def __init__(self, outlook: Outlook, kind: Kind, side: Side) -> None:
        self.outlook, self.view, self.kind, self.side = outlook, outlook.view, kind, side

    @cached_property
    def evening(self) -> bytes:
        """The same in every passage of a game, and another in the next game."""
        seats = ((char, figure.seat) for char, figure in sorted((self.view.figures | self.view.out).items()))
        return repr((self.view.ring, *seats)).encode()

    def order[T](self, items: Sequence[T], name: str) -> list[T]:
        """All of them, beginning with the one whose turn it is."""
        if not items:
            return []
        found = Chance(self.evening).shuffled(items, name)
        first = self.count(len(items)) % len(items)
        return [*found[first:], *found[:first]]

    def settled[T](self, items: Sequence[T], name: str) -> T:
        """One of them, the same for the whole evening."""
        return Chance(self.evening).shuffled(items, name)[0]

    def count(self, among: int) -> int:
        view = self.view
        if self.kind in ("epilogue", "epilogue_end"):
            return self.mates.index(self.outlook.seat) * self.share(among)
        if self.kind == "move":
            return self.activated(self.side)
        if self.kind.startswith("quest"):
            told = {one.seat for one in view.lying if one.scene == "quest"} - {self.outlook.seat}
            return 3 * len(view.track) + len(told)
        return self.activated() + self.outlook.played("fight")

    def share(self, among: int) -> int:
        """How many of a family are one's own before one takes those of mates: each of them tells much in the epilogue."""
        return max(1, among // len(self.mates)) if self.kind == "epilogue" else among

    @cached_property
    def mates(self) -> list[Seat]:
        """The players of one's faction, oneself included."""
        return [seat for seat in self.view.ring if self.view.factions[seat] == self.outlook.faction]

    def activated(self, side: Side | None = None) -> int:
        """Activations so far."""
        figures = [figure for figure in self.view.figures.values() if side is None or figure.side == side]
        return max(0, self.view.chapter - 1) * len(figures) + sum(not figure.ready for figure in figures)

"""Battles and traps: when to interrupt, how long to fight, what to hide (WT-72 to WT-106)."""

from collections.abc import Sequence

from talewind.games.winter_tales.cast import OTHER, Card, Char, Side
from talewind.games.winter_tales.town import SPACES, Space, distance
from talewind.kit import Chance

from .outlook import Outlook

ENOUGH, ENOUGH_TO_HIDE = 3, 5  # cards to begin a battle with, or a trap
NEAR = 2  # steps from its quest: a threat


class Fighting:
    def __init__(self, outlook: Outlook, dice: Chance) -> None:
        self.outlook, self.view, self.temper, self.dice = outlook, outlook.view, outlook.temper, dice

    def threat(self, char: Char) -> bool:
        """Whether a character is about to serve its quest, and its side should not profit."""
        figure = self.view.figures[char]
        if self.outlook.wants(figure.side) >= 0:
            return False
        return bool(self.view.ongoing) or self.outlook.nearness(figure.space, figure.side) <= NEAR

    def interrupts(self, mover: Char) -> bool:
        """A threat is worth a fight; any other rebel is attacked by whoever has many cards."""
        rebel = self.view.figures[mover].rebel
        if self.threat(mover):
            return self.outlook.hand >= (ENOUGH if rebel else ENOUGH_TO_HIDE)
        return rebel and self.outlook.wants("spring") < 0 and self.outlook.hand >= 2 * ENOUGH

    def strikes(self, side: Side) -> bool:
        """Whether to play another card in a battle."""
        mine = self.outlook.played("fight", side, self.outlook.seat)
        stubborn = self.temper.fury + self.mood(2) - (self.outlook.left == 1)
        return mine < stubborn + (side == "winter")  # who stops first loses, and the attacker is asked first

    def evades(self) -> bool:
        """Whether to play another card against a trap whose strength is hidden."""
        mine = self.outlook.played("fight", "winter", self.outlook.seat)
        return mine < self.temper.fury - 1 + self.mood(2)

    def mood(self, sides: int) -> int:
        """A roll that is the same in every question of one passage, so that a plan is kept."""
        newest = self.view.tales[-1].id if self.view.tales else 0
        return Chance(b"mood %d %d" % (self.outlook.seat, newest)).roll(sides, "mood")

    def lay(self, cards: Sequence[Card], trap: bool) -> dict[str, tuple[Card, ...]]:
        """The trap card, some with the spring side up, the rest to come back. Now and then it is a bluff."""
        rest = self.dice.shuffled(cards, "trap")
        laid: dict[str, tuple[Card, ...]] = {"trap": (rest.pop(),)} if trap else {}
        most = min(len(rest), self.temper.fury)
        bluffs = self.dice.roll(100, "bluff") < self.temper.bluff
        spring = 0 if bluffs or not most else 1 + self.dice.roll(most, "trap")
        return {**laid, "spring": tuple(rest[:spring]), "winter": tuple(rest[spring:])}

    def cell(self, places: Sequence[Space]) -> Space:
        """Where a captive is farthest from what it could do."""
        sites = self.outlook.sites(OTHER["winter"]) or [SPACES[0]]
        far = {space: min(distance(space, site) for site in sites) for space in places}
        most = max(far.values())
        return self.dice.pick([space for space in places if far[space] >= most - 1], "cell")

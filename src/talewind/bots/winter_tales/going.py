"""Ways: where a character should stand, and how it gets there (WT-64, WT-67 to WT-78)."""

from heapq import heappop, heappush
from typing import NamedTuple

from talewind.games.winter_tales.cast import OTHER, Char, Side
from talewind.games.winter_tales.town import NEXT, SPACES, Space, distance

from .outlook import Outlook
from .questing import Questing

HARM = 1.2  # what an interrupt costs, in points
GUARD = 0.8  # standing at a rival's quest
GATE = 0.3  # standing before it
STAYS = 0.1  # a way must be worth more than staying by so much


class Way(NamedTuple):
    """`danger`: what may be lost on it, in points."""

    path: tuple[Space, ...]
    danger: float

    def cards(self, paid: int) -> int:
        """The cards for it when some steps are paid already."""
        return max(0, len(self.path) - paid + 1) // 2


HERE = Way((), 0.0)


class Going:
    def __init__(self, outlook: Outlook) -> None:
        self.outlook, self.questing = outlook, Questing(outlook)

    def ways(self, char: Char) -> dict[Space, Way]:
        """The cheapest way to every space, steps and dangers together."""
        start, step = self.outlook.view.figures[char].space, self.outlook.worth / 2
        risks = {space: self.risk(char, space) for space in SPACES}
        found: dict[Space, Way] = {}
        edge: list[tuple[float, tuple[Space, ...], float]] = [(0.0, (), 0.0)]
        while edge:
            cost, path, danger = heappop(edge)
            space = path[-1] if path else start
            if space in found:
                continue
            found[space] = Way(path, danger)
            for to in NEXT[space]:
                if to not in found:
                    heappush(edge, (cost + step + risks[to], (*path, to), danger + risks[to]))
        return found

    def risk(self, char: Char, space: Space) -> float:
        return HARM * self.outlook.temper.fear / 3 if self.outlook.foes(char, space) else 0.0

    def value(self, char: Char, space: Space, hand: int) -> float:
        """What it is worth to end the movement in a space with so many cards."""
        side = self.outlook.view.figures[char].side
        promised = max(0.0, self.questing.promise(side, space, hand)) if space in self.questing.goals(char) else 0.0
        against = self.outlook.wants(OTHER[side]) < 0
        return promised + (self.guard(side, space) if against else 0.0)

    def guard(self, side: Side, space: Space) -> float:
        """What it is worth to wait for a rival: at its quest, or for soldiers also in a plaza before it (WT-72 to WT-74)."""
        near = self.outlook.nearness(space, OTHER[side])
        return GUARD if near == 0 else GATE if near == 1 and side == "winter" else 0.0

    def places(self, char: Char) -> list[Space]:
        """Where a movement may be worth something: at quests, and before those of rivals."""
        rivals = self.outlook.sites(OTHER[self.outlook.view.figures[char].side])
        near = {*self.questing.goals(char), *rivals, *(space for site in rivals for space in NEXT[site])}
        return [space for space in SPACES if space in near]

    def best(self, char: Char, hand: int, paid: int = 0) -> tuple[float, Way]:
        """The best place to go to, by what is gained over staying, and the way there."""
        figure = self.outlook.view.figures[char]
        if not figure.upright or figure.pinned:
            return 0.0, HERE
        ways, stays = self.ways(char), self.value(char, figure.space, hand)
        gain, best = 0.0, HERE
        for space in self.places(char):
            way = ways[space]
            cards = way.cards(paid)
            if space == figure.space or cards > hand:
                continue
            value = self.value(char, space, hand - cards)
            if value < 1.0 and len(way.path) > self.outlook.temper.roams:
                continue  # a guard does not go far
            value -= stays + way.danger + self.outlook.price(cards) + STAYS
            if value > gain:
                gain, best = value, way
        return gain + stays, best

    def joining(self, char: Char, next_spaces: list[Space]) -> Space:
        """The next step towards the ongoing quest: near, and where nobody interrupts."""
        return min(next_spaces, key=lambda to: (distance(to, self.outlook.goal) + 2 * self.risk(char, to), to))

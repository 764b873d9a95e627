"""Quests: what one promises, where to place one, whom to send, how many cards to play (WT-115 to WT-165)."""

from collections.abc import Iterable

from talewind.games.winter_tales.cast import OTHER, TOKENS, Char, Side, Token
from talewind.games.winter_tales.moves import Place
from talewind.games.winter_tales.town import Space, distance
from talewind.kit import Seat

from .outlook import Outlook

SWING = 6.0  # a memory that one side has instead of the other, in points
EVEN, DARE = 0.55, 0.12  # odds that are worth a quest, and what a memory more or less changes
COMES, TIRES = 0.8, 0.1  # the chance that somebody beside a quest joins it, and by how much each step lessens it
HELP = 0.5  # of a mate's cards are for one's own quest
MISSED = 0.3  # of what a character could have done for a quest of its own
DRAWN = 3  # cards of a joining activation


class Questing:
    def __init__(self, outlook: Outlook) -> None:
        self.outlook, self.view, self.temper = outlook, outlook.view, outlook.temper

    # Others.

    def presence(self, seat: Seat, side: Side, site: Space) -> float:
        """The chance that a player takes part in a quest for a side."""
        best = 0.0
        for figure in self.view.figures.values():
            if figure.seat == seat and figure.side == side and figure.upright:
                if figure.space == site:
                    return 1.0
                if figure.ready and not figure.pinned and not self.called(seat):
                    best = max(best, COMES - TIRES * distance(figure.space, site))
        return best

    def called(self, seat: Seat) -> bool:
        """Whether the player has answered the call already."""
        return seat in self.view.calls

    def cards(self, side: Side, site: Space) -> float:
        """The cards to be expected of others for a side."""
        others = [seat for seat in self.view.ring if seat != self.outlook.seat]
        return sum(self.presence(seat, side, site) * self.expected(seat) for seat in others)

    def expected(self, seat: Seat) -> float:
        fear = self.temper.fear
        return min(fear, self.view.sizes[seat]) if self.view.sizes else fear

    # One's own quest.

    def promise(self, side: Side, site: Space, hand: int) -> float:
        """What resolving a quest is worth with so many cards, in points. A writer who places the last memory must play all his cards
        first, without knowing the others' (WT-R16)."""
        if self.outlook.faction == "writer" and self.outlook.left == 1:
            return 0.0
        against, beside = self.cards(OTHER[side], site), HELP * self.cards(side, site)
        odds = min(0.95, max(0.05, 0.55 + 0.2 * (hand + beside - against - 1)))
        return self.outlook.wants(side) * SWING * (odds - self.even(side)) - self.outlook.price(
            min(hand, 1 + round(against))
        )

    def even(self, side: Side) -> float:
        """The odds that are worth a quest: whoever is behind dares more."""
        return EVEN + DARE * (self.outlook.memories(side) - self.outlook.memories(OTHER[side]))

    def goals(self, char: Char) -> dict[Space, Token]:
        """Where a character could resolve a quest (WT-127, WT-132, WT-133)."""
        side = self.view.figures[char].side
        return {
            self.outlook.site(token): token
            for token, at in self.view.quests.items()
            if TOKENS[token] == side and at != char
        }

    def continued(self, side: Side, site: Space) -> int:
        """How many cards to play in step 3: enough for those who are here, one kept for the end."""
        here = [
            seat
            for seat in self.view.ring
            if seat != self.outlook.seat and self.presence(seat, OTHER[side], site) == 1.0
        ]
        if not here:
            return 1
        due = 1 + round(sum(self.expected(seat) for seat in here))
        return max(1, min(due, self.outlook.hand - 1 + self.outlook.played("quest", seat=self.outlook.seat)))

    def last(self, side: Side) -> bool:
        """Whether the last card turns a tie into a success, or a failure into a tie (WT-153)."""
        return self.lead(side) in (0, -1)

    def lead(self, side: Side) -> int:
        """By how many a side is ahead in the quest that runs."""
        counts = self.view.tally.counts if self.view.tally else {}
        return counts.get(side, 0) - counts.get(OTHER[side], 0)

    # Somebody else's.

    def bid(self, side: Side) -> int:
        """How many cards to add for a side, in step 4: to be ahead of the last card, or to force a tie."""
        if self.outlook.wants(side) <= 0:
            return 0
        helps = side == TOKENS[self.view.ongoing]
        short = 2 - self.lead(side) if not helps else 1 - self.lead(side) + round(self.temper.fear / 2)
        most = min(self.outlook.hand, int(SWING / self.outlook.worth) - 1 + self.outlook.spare)
        if short <= most:
            return max(0, short)
        return short - 1 if short - 1 <= most else 0

    def sent(self, chars: Iterable[Char]) -> Char:
        """Whom to send to the ongoing quest; empty: nobody. The way must be paid, with cards left for the quest."""
        token = self.view.ongoing
        site, best, chosen = self.outlook.site(token), 0.0, ""
        for char in chars:
            figure = self.view.figures[char]
            steps = distance(figure.space, site)
            fare = (steps + 1) // 2
            left = self.outlook.hand + DRAWN - fare
            helps = figure.side == TOKENS[token]
            rivals = self.cards(OTHER[figure.side], site)
            if self.outlook.wants(figure.side) <= 0 or fare > self.outlook.hand + DRAWN - 1 or left < 2:
                continue
            turns = min(0.9, 0.25 + 0.15 * (left - 2)) if not helps or rivals >= 1 else 0.0
            missed = max(
                (self.promise(figure.side, goal, left) for goal in self.goals(char) if goal != site), default=0.0
            )
            value = SWING / 2 * turns - self.outlook.price(fare) - MISSED * max(0.0, missed)
            if value > best:
                best, chosen = value, char
        return chosen

    # Placing.

    def place(self, token: Token, places: Iterable[Place]) -> Place:
        """Where the side that profits has the shortest ways, compared with the other; the opposite for a rival's quest."""
        sign = 1 if self.outlook.wants(TOKENS[token]) >= 0 else -1
        return max(places, key=lambda at: (sign * self.favour(token, at), at))

    def favour(self, token: Token, at: Place) -> float:
        """How easily its side can resolve a quest at a place: the nearest of its characters, against the cards of the others."""
        figures, side = self.view.figures, TOKENS[token]
        site = figures[at].space if at in figures else at
        ways = [
            distance(figure.space, site) + 2 * (not figure.ready) + (figure.seat != self.outlook.seat)
            for char, figure in figures.items()
            if figure.side == side and figure.upright and char != at
        ]
        return -min(ways, default=9) / 2 - self.cards(OTHER[side], site)

    def hopeful(self, side: Side) -> int:
        """How many quests of a side can be resolved with some hope."""
        return sum(self.promise(side, site, self.outlook.hand) > 0 for site in self.outlook.sites(side))

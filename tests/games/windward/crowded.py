"""Crowded positions for conform: ships, Longboats and Cresters near each other, full hands and holds, an end in sight.
Random play from the start rarely comes so far."""

from typing import cast

from talewind.games.windward.aftermath import FAME
from talewind.games.windward.corner import Cornering
from talewind.games.windward.pieces import COPIES, GREYS, REDS, SLOTS, TAGS, Boat, Card, Cargo, Kind
from talewind.games.windward.planet import PORT
from talewind.games.windward.state import SPEED, Course, Sky
from talewind.games.windward.supplies import CARDS
from talewind.kit import Chance, Seat
from talewind.kit.store import fingerprint, snapshot

from .skies import stacks, stock

NEAR = 20  # spaces on which everything lies


def crowded(state: Sky) -> None:
    """Change a game just set up. What comes of it depends on that state alone."""
    _Crowd(state).gather()


class _Crowd:
    def __init__(self, state: Sky) -> None:
        self.state, self.chance = state, Chance(fingerprint(snapshot(state)))
        self.greys, self.reds = GREYS, REDS
        planet = state.planet
        far = planet.distances(self.chance.pick((*planet.corners, *planet.harbour, *planet.feeding), "where"))
        near = [space for space in sorted(far, key=lambda space: (far[space], space)) if space != PORT][:NEAR]
        self.above, self.below = self.chance.shuffled(near, "above"), self.chance.shuffled(near, "below")

    def some(self, most: int) -> int:
        """A number from 0 to `most`."""
        return self.chance.roll(most + 1, "crowd")

    def gather(self) -> None:
        state = self.state
        state.cresters, state.hatched, state.round = [], 0, 2 + self.some(16)
        for seat in range(state.seats):
            self.fit_out(seat)
        self.score()
        self.hatch()
        self.scatter()
        stock(state)
        self.deal()
        here = state.ship.space
        territories = [] if here == PORT else [state.planet.territory[here]]
        fought = [crester.number for crester in state.cresters if not self.some(2)]
        state.course = Course(speed=SPEED + self.some(4), fought=fought, dry=here, way=[here], territories=territories)

    def fit_out(self, seat: Seat) -> None:
        """A ship with its Crew and what it carries; one in three is At Port, of a team one in two."""
        state, ship = self.state, self.state.ships[seat]
        hired = [tile for other in state.ships for tile in other.crew]
        found = [self.chance.pick((None, *slot), "crew") for slot in SLOTS]
        ship.crew = [tile for tile in found if tile is not None and hired.count(tile) < COPIES]
        ship.gas, ship.cannons = self.some(ship.gas_slots), self.some(ship.cannon_slots)
        ship.morale, ship.boat_speed, ship.nights = 1 + self.some(self.some(3)), self.some(8), self.some(3)
        ship.pockets = list(state.planet.pockets[: self.some(3)])
        ship.boats = [self.boat() for _ in range(1 + any(tile in ship.crew for tile in SLOTS[2]))]
        ship.hold = Cargo(token=self.some(2 if state.contest else 6))
        if self.some(2 if state.contest else 1):
            ship.space = ship.before = self.above.pop()
            ship.hold += self.crester()
        if seat != state.naturalist and not (state.contest and ship.at_port):
            ship.hold += Cargo(grey_tooth=self.some(2), red_tooth=self.some(2))

    def boat(self) -> Boat:
        """Aboard, or nearby; some tow."""
        if not self.some(2):
            return Boat()
        space, towing = self.below.pop(), not self.some(2)
        self.greys -= towing
        return Boat(space, space, towing)

    def crester(self) -> Cargo:
        """A Defeated Crester, or none."""
        kind = self.chance.pick(("", "grey", "red"), "caught")
        if kind == "grey" and self.greys:
            self.greys -= 1
            return Cargo(grey=1)
        if kind == "red":
            self.reds -= 1
            return Cargo(red=1)
        return Cargo()

    def score(self) -> None:
        """Captains near the end, or in their last turns with a tie."""
        state = self.state
        state.beaten = self.some(2) if state.mode == "solo" else 0
        if state.mode == "coop":
            state.lives, state.white_lives = 1 + self.some(state.lives - 1), 1 + self.some(state.white_lives - 1)
        if not state.contest:
            return
        if not self.some(3):
            state.scores[:] = [FAME + 1] * state.seats
            state.trigger = self.some(state.seats - 1)
        else:
            state.scores[:] = [FAME - 1 - self.some(7) for _ in range(state.seats)]

    def hatch(self) -> None:
        """Living Cresters. In solo the White one comes when no Red one is left; in the variant it is here or comes soon.
        Alone or in a team, one in four has just beaten it or the last Red one, and is asked for a corner."""
        state = self.state
        beaten = not state.contest and not self.some(3)  # the last Red Crester in solo, the White one in co-op
        reds = 2 + self.some(4) if state.mode != "solo" else 0 if beaten else self.some(4)
        self.place("red", min(reds, self.reds), self.above)
        self.below = [space for space in self.below if not state.any_grey(space) and state.boat_at(space) is None]
        self.place("grey", min(1 + self.some(3), self.greys), self.below)
        if beaten:
            state.returns = state.mode == "coop"
            state.stack.append(Cornering(seat=state.active))
            return
        comes = not reds if state.mode == "solo" else state.white_waits and bool(self.some(1))
        if state.mode == "coop" or comes:
            state.white_waits = False
            self.place("white", 1, self.above)
        elif state.white_waits and state.contest:
            state.trigger = None
            state.scores[:] = [min(9, score) for score in state.scores]

    def place(self, kind: Kind, number: int, free: list[int]) -> None:
        for _ in range(number):
            tags = sum(crester.tagged for crester in self.state.cresters) < TAGS and kind != "white"
            tagged = self.state.naturalist is not None and tags and not self.some(2)
            self.state.hatch(kind, free.pop(), tagged)

    def scatter(self) -> None:
        """Cargo on spaces where no Crester is."""
        reds = self.reds - len(self.state.of_kind("red"))
        for space in self.below[:4]:
            self.state.lay(space, Cargo(0, reds > 4 and self.some(1), self.some(1), self.some(1), self.some(2)))

    def deal(self) -> None:
        """Hands that are nearly full, and a pile of discards; what is left is in three stacks, low ones at times."""
        state = self.state
        hands = [card for ship in state.ships for card in ship.hand]
        deck = self.chance.shuffled([*state.bag, *(cast(Card, top) for top in state.tops), *hands], "cards")
        for ship in state.ships:
            size = ship.hand_limit - self.some(2)
            ship.hand, deck = deck[:size], deck[size:]
            ship.known = ship.hand[: self.some(2)]
        left = self.chance.pick((CARDS, len(deck) // 2, len(deck)), "left")
        state.discards, state.buried, deck = sorted(deck[left::2]), sorted(deck[left + 1 :: 2]), deck[:left]
        stacks(state, *deck[:3], whole=deck)

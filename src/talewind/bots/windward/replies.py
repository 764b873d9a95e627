"""Answers to questions other than the turn itself: Battles, supplies, nights, places for Cresters."""

from collections.abc import Callable
from typing import Any

from talewind.games.windward.battle import HARPOON, Battle, FalseFlagging
from talewind.games.windward.moves import Boost, Discard, Draw, EndAt, Fire, LoseMorale, PlaceRed, RaiseFlag
from talewind.games.windward.planet import PORT, Space
from talewind.games.windward.rest import Resting
from talewind.games.windward.sides import Side
from talewind.games.windward.state import Sky
from talewind.kit import Enough, Move, Seat
from talewind.kit.look import Prompt

from .node import Red, node_of
from .odds import Odds, Result, battle, defence, settle
from .search import Search
from .value import Contest

CANNON, BOOST = 0.4, 0.4  # what is spent in a Battle, in Notoriety
FLAG = 0.6  # harm from which on a False Flag is worth raising

type Deal = Callable[[], list[Sky]]  # a few worlds, dealt when hidden hands matter


class Replies:
    """Of one captain to one question."""

    def __init__(self, state: Sky, seat: Seat, values: Contest, deal: Deal) -> None:
        self.state, self.seat, self.values, self.deal = state, seat, values, deal
        self.ship = state.ships[seat]
        self.fade = max(0.05, values.fade(state.scores[seat]))

    def to(self, ask: Prompt) -> Move:
        moves = {offer.move: offer for offer in ask.offers}
        if "fire" in moves:
            return self.fire()
        if "boost" in moves:
            return self.boost()
        if "draw" in moves:
            return self.draw()
        if "discard" in moves:
            return self.night()
        if "raise-flag" in moves and self.harm() > FLAG * self.fade:
            return RaiseFlag()
        if "place-red" in moves:
            return self.place_red(_values(moves["place-red"].fields["to"]))
        if "end-at" in moves and self.state.mode == "solo":
            return self.end_at(_values(moves["end-at"].fields["to"]))
        return ask.otherwise if ask.otherwise is not None else Enough()

    # Battles.

    @property
    def battle(self) -> Battle:
        return next(phase for phase in reversed(self.state.stack) if isinstance(phase, Battle))

    def sides(self) -> tuple[Side, Side]:
        mine = self.battle.fight.side(self.seat)
        return mine, self.battle.fight.other(mine)

    @property
    def boosts(self) -> int:
        return self.ship.hold.token + self.ship.hand.count("harpoon")

    def fire(self) -> Move:
        """As many Cannons as the Battle is worth, by exact odds."""
        mine, foe = self.sides()
        phase, state = self.battle, self.state
        bonus = 2 if foe.kind == "red" and "marine" in self.ship.crew else 0
        guns = state.ships[foe.seat].cannons if foe.seat is not None else 0
        best, answer = -1e9, 0
        for cannons in range(self.ship.cannons + 1):
            dice = phase.strength(state, mine) + cannons
            if mine is phase.fight.attacker:
                odds = battle(dice, phase.strength(state, foe) + guns, bonus, self.boosts, self.ship.morale)
            else:
                odds = defence(foe.hits, dice, bonus, self.boosts, self.ship.morale)
            value = self.stakes(odds) - CANNON * self.fade * cannons
            if value > best + 1e-9:
                best, answer = value, cannons
        return Fire(answer)

    def boost(self) -> Move:
        """As many Harpoons and tokens as the Battle is worth, tokens first; an attacked captain may still answer."""
        mine, foe = self.sides()
        morale = self.ship.morale if mine.kind == "ship" else 0
        answers = [0]
        if mine is self.battle.fight.attacker and foe.seat is not None:
            hands = [world.ships[foe.seat] for world in self.deal()]
            answers = [ship.hold.token + ship.hand.count("harpoon") for ship in hands]
        best, used = -1e9, 0
        for number in range(self.boosts + 1):
            margin = mine.hits + HARPOON * number - foe.hits
            ends = [_answered(margin, theirs, morale, number) for theirs in answers]
            value = self.stakes(tuple((end, 1 / len(ends)) for end in ends))
            if value > best + 1e-9:
                best, used = value, number
        tokens = min(used, self.ship.hold.token)
        return Boost(used - tokens, tokens)

    def stakes(self, odds: Odds) -> float:
        """What the ends of a Battle mean to the captain."""
        mine, foe = self.sides()
        ship, spirits, fade = self.ship, self.values.spirits, self.fade
        prize, ruin = self.prize(mine, foe), self.ruin(mine)
        total = 0.0
        for result, chance in odds:
            value = -BOOST * fade * result.used
            if result.end == "win":
                value += prize
            elif result.end == "lost":
                value -= ruin
            elif result.end == "beaten":
                value -= (spirits[ship.morale] - spirits[ship.morale - result.short]) * fade
            total += chance * value
        return total

    def prize(self, mine: Side, foe: Side) -> float:
        if not self.state.contest:
            return {"grey": 3.0, "red": 9.0}.get(foe.kind, 30.0)
        if foe.seat is not None:
            hold = self.state.ships[foe.seat].hold
            towed = mine.kind == "longboat" and any(boat.towing for boat in self.state.ships[foe.seat].boats)
            return 0.8 + 0.6 * (3 * hold.grey_tooth + 4 * hold.red_tooth + 3 * bool(hold.crester)) + 2 * towed
        if foe.kind == "white":
            return 6.0
        return 2.6 * self.fade if foe.kind == "grey" else 2.0 if self.ship.hold.crester else 4.5 * max(self.fade, 0.3)

    def ruin(self, mine: Side) -> float:
        if mine.kind == "longboat":
            return 0.3 * self.fade
        if not self.state.contest:
            return 30.0
        hold = self.ship.hold
        cargo = 3 * hold.grey_tooth + 4 * hold.red_tooth + (2.5 if hold.crester else 0)
        return (1.0 + self.values.spirits[self.ship.morale]) * self.fade + 0.8 * cargo + 1

    def harm(self) -> float:
        """What an attack by another captain may cost, before its Cannons and dice."""
        phase = next(phase for phase in self.state.stack if isinstance(phase, FalseFlagging))
        mine, foe = self.sides()
        rival = self.state.ships[phase.by]
        if mine.kind == "longboat":
            return 2.0 if self.ship.boats[mine.boat].towing else 0.3
        theirs = self.battle.strength(self.state, foe) + rival.cannons
        threat = battle(2 + self.ship.cannons, theirs, -2 * rival.hold.token, self.boosts, self.ship.morale)
        return -self.stakes(tuple((end, chance) for end, chance in threat if end.end != "win"))

    # Places.

    def place_red(self, spaces: list[Space]) -> Move:
        """Where the new Red Crester is best for the rest of the turn; far away if the turn is over."""
        node = node_of(self.state, self.seat)
        if any(isinstance(phase, Resting) for phase in self.state.stack):
            far = self.values.chart.far(node.space)
            return PlaceRed(max(spaces, key=lambda space: (far.get(space, 0), -space)))
        search = Search(self.state, self.values.chart, self.values)

        def value(space: Space) -> float:
            after = node.copy()
            after.reds += (Red(space, -1, False),)
            return search.rest(after)[0]

        return PlaceRed(max(spaces, key=lambda space: (round(value(space), 6), -space)))

    def end_at(self, spaces: list[Space]) -> Move:
        """Red Cresters are kept apart, and away from port."""
        chart = self.values.chart
        reds = [c.space for c in self.state.cresters if c.kind == "red"]

        def apart(space: Space) -> tuple[int, int, int]:
            far = chart.far(space)
            harbour = min(far.get(to, 99) for to in chart.planet.harbour)
            return min(sorted(far.get(red, 99) for red in reds)[1:2], default=9), harbour, -space

        return EndAt(max(spaces, key=apart))

    # Cards.

    def draw(self) -> Move:
        """The best top card; of equals from the taller stack, so that no reset comes."""
        state = self.state
        tops = [(self.worth(card), state.stacks[n], -n) for n, card in enumerate(state.tops) if card is not None]
        return Draw(1 - max(tops)[2])

    def worth(self, card: Any) -> float:
        """A card's value; one more of a kind is worth less."""
        return self.values.cards[card] * 0.9 ** self.ship.hand.count(card)

    def night(self) -> Move:
        """The card that is missed least, or Morale."""
        ship, values = self.ship, self.values
        card = min(ship.hand, key=lambda card: (self.worth(card), card))
        spirit = 99.0 if ship.morale < 2 else values.spirits[ship.morale] - values.spirits[ship.morale - 1]
        if self.state.contest and values.last and ship.morale > 1:
            spirit = 0.0
        return Discard(card) if self.worth(card) <= spirit else LoseMorale()


def _answered(margin: int, theirs: int, morale: int, used: int) -> Result:
    """The end of a Battle for an attacker whose foe answers with the fewest boosts that help it."""
    if theirs:
        end = settle(-margin, theirs, 1)
        margin = -(-margin + HARPOON * end.used) if end.end != "lost" else margin
    found = settle(margin, 0, morale)
    return Result(found.end, used, found.short)


def _values(domain: Any) -> list[Space]:
    return [space for space in domain.values if space != PORT]

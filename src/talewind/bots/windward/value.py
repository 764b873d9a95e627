"""What the end of a turn is worth to a captain in a contest, in Notoriety."""

from math import erf
from typing import ClassVar, NamedTuple

from msgspec import Struct

from talewind.games.windward.aftermath import FAME
from talewind.games.windward.pieces import Card, Crew
from talewind.games.windward.planet import PORT, Space
from talewind.games.windward.state import SPEED, Sky
from talewind.kit import Seat

from .chart import Chart
from .goals import Ends
from .node import Node, Red
from .odds import battle, winning
from .rivals import Rivals

TOOTH_GREY, TOOTH_RED = 3, 4
PACE = 2.3  # Notoriety that a captain makes in a turn
WHITE = 5  # its speed
FIRED = 0.8  # share of the Cannons that a defence costs
NEVER = 99.0  # a price that cannot be paid


class Haven(NamedTuple):
    """A place to rest At Sky: the Cresters that would come there tonight, and how far each Red one is, nearest first."""

    space: Space
    reds: int
    white: bool
    near: list[int]


class Night(Struct):
    """A Rest At Sky before its place is known: Morale after the price, the worth of what is aboard and of the cargo once it
    is home, the chance to beat a Red Crester, and what Battles in the night come to (see `stormy`)."""

    morale: int
    aboard: float
    cargo: float
    arm: float
    storms: dict[int, tuple[float, float]]


class Contest:
    """Values of one question, for the captain who is asked."""

    cards: ClassVar[dict[Card, float]] = {
        "fuel": 0.4, "harpoon": 0.45, "coffee": 0.6, "deadweight": 0.2, "aerogenerator": 0.45, "bait": 0.25,
        "false_flag": 0.25,
    }  # fmt: skip
    unknown: ClassVar[float] = 0.42  # a card that will be drawn
    crew: ClassVar[dict[Crew, float]] = {
        "purser": 1.0, "gas_worker": 1.5, "marine": 1.2, "sergeant": 1.0, "harpooner": 1.6, "coxswain": 1.0,
    }  # fmt: skip
    spirits: ClassVar[tuple[float, ...]] = (0.0, 0.0, 0.8, 1.4, 1.8)  # by Morale
    arms: ClassVar[float] = 3.6  # what a Red Crester brings, times the chance to beat it
    gas: ClassVar[float] = 0.45

    def __init__(self, state: Sky, seat: Seat, chart: Chart) -> None:
        self.state, self.seat, self.chart = state, seat, chart
        self.small = state.options.planet == "small"
        self.others = [state.scores[other] for other in state.remaining() if other != seat]
        self.best_other = max(self.others, default=0)
        self.last = state.trigger is not None
        self._left = [max(0.6, (FAME - max(self.best_other + PACE / 2, points)) / PACE) for points in range(FAME)]
        self._danger: dict[tuple[tuple[Red, ...], int], dict[Space, int]] = {}
        self.rivals = Rivals(state, seat, chart)

    def turns_left(self, points: int) -> float:
        """Own turns that are still to come, as far as one can tell."""
        return 0.0 if self.last or points >= FAME else self._left[points]

    def fade(self, points: int) -> float:
        """How much of what is aboard can still become Notoriety."""
        return min(1.0, self.turns_left(points) / 3.5)

    # Ends of a turn.

    def ashore(self, node: Node) -> float:
        """What a stay At Port has brought, before the turn goes on or ends."""
        return self.aboard(node, node.morale, node.points) + self.moored(node, node.points)

    def port(self, node: Node) -> float:
        """Rest At Port."""
        return self.aboard(node, min(4, node.morale + 1), node.points) + self.moored(node, node.points)

    def night(self, node: Node) -> Night:
        """Rest At Sky: the price, and a point with what Tagged Cresters bring."""
        loss, morale = self.price(node)
        if morale < 1:
            return Night(0, self.lost(node), 0.0, 0.0, {})
        aboard = self.aboard(node, morale, node.points + 1 + node.tagged) - loss
        return Night(morale, aboard, self.cargo(node), self.arm(node), {})

    def sky(self, node: Node, haven: Haven, night: Night) -> float:
        """Rest At Sky at a place: Red Cresters that come, then the White one."""
        if not night.morale:
            return night.aboard
        calm = night.aboard + self.local(node, haven, night)
        if haven.reds:
            calm = self.stormy(node, night, calm, 5, 0.0 if node.crester else 3.0)
        if haven.white:
            calm = self.stormy(node, night, calm, 8, 6.0)
        return calm

    def price(self, node: Node) -> tuple[float, int]:
        """What the night costs: a card's worth, or Morale."""
        fade = self.fade(node.points)
        card = min((self.cards[card] for card in node.hand), default=self.unknown if node.unknown else NEVER)
        spirit = NEVER if node.morale < 2 else self.spirits[node.morale] - self.spirits[node.morale - 1]
        if min(card, spirit) == NEVER:
            return 0.0, 0
        return (card * fade, node.morale) if card <= spirit else (0.0, node.morale - 1)

    def danger(self, node: Node) -> dict[Space, int]:
        """How many Red Cresters would come to each space tonight."""
        key = (node.reds, node.beaten)
        if key not in self._danger:
            found: dict[Space, int] = {}
            for red in node.reds:
                for space in self.reached(node, red):
                    found[space] = found.get(space, 0) + 1
            self._danger[key] = found
        return self._danger[key]

    def reached(self, node: Node, red: Red) -> list[Space]:
        speed = 2 if self.small else 3
        return [] if red.fought else [space for space, far in self.chart.inside(red.space).items() if far <= speed]

    def white_comes(self, node: Node, space: Space) -> bool:
        return node.white is not None and self.chart.far(node.white).get(space, 99) <= WHITE

    def stormy(self, node: Node, night: Night, calm: float, dice: int, prize: float) -> float:
        """A Crester attacks in the night; Cannons are spent."""
        if dice not in night.storms:
            night.storms[dice] = self.storm(node, night.morale, dice, prize)
        afloat, more = night.storms[dice]
        return afloat * calm + more

    def storm(self, node: Node, morale: int, dice: int, prize: float) -> tuple[float, float]:
        """The chance that the ship is not Lost, and what the Battle adds to the value of a calm night."""
        bonus = 2 if dice % 5 == 0 and "marine" in node.crew else 0
        fade, ruin, afloat, more = self.fade(node.points), self.lost(node), 0.0, 0.0
        spent = FIRED * self.armament(node) if node.cannons else 0.0
        for result, chance in battle(2 + node.cannons, dice, bonus, node.boosts, morale):
            if result.end == "lost":
                more += chance * ruin
                continue
            value = -spent - 0.35 * fade * result.used
            if result.end == "win":
                value += prize
            elif result.end == "beaten":
                value -= (self.spirits[morale] - self.spirits[morale - result.short]) * fade
            afloat, more = afloat + chance, more + chance * value
        return afloat, more

    def lost(self, node: Node) -> float:
        """The ship is Lost: cargo stays behind, the rest is kept."""
        bare = node.copy()
        bare.crester, bare.grey_teeth, bare.red_teeth, bare.tokens = "", 0, 0, 1
        return self.aboard(bare, 1, bare.points) + self.moored(bare, bare.points) - 0.8 * self.fade(node.points)

    def whitened(self, ends: Ends) -> Ends:
        """Add what the White Crester's defeat is worth (WW-233)."""
        for _, end in ends:
            if end is not None and end.white is None:
                end.points += 6
        return ends

    # What is aboard, wherever the ship is.

    def arm(self, node: Node) -> float:
        """The chance to beat a Red Crester with everything aboard."""
        dice = 2 + node.cannons + ("sergeant" in node.crew)
        return winning(dice, 5, 2 if "marine" in node.crew else 0, node.boosts)

    def armament(self, node: Node) -> float:
        """What the Cannons aboard are worth."""
        bare = node.copy()
        bare.cannons = 0
        return self.fade(node.points) * (self.arms * (self.arm(node) - self.arm(bare)) + 0.12 * node.cannons)

    def aboard(self, node: Node, morale: int, points: int) -> float:
        left = self.turns_left(points)
        value = node.bonus + self.standing(points)
        if not left:
            return value
        fade = min(1.0, left / 3.5)
        value += node.gas * (0.2 * min(left, 1) + (self.gas - 0.2) * fade)
        cards = sum([self.cards[card] for card in node.hand]) + self.unknown * node.unknown
        crew = sum([self.crew[tile] for tile in node.crew])
        return value + fade * (
            self.arms * self.arm(node) + 0.12 * (node.cannons + node.tokens) + crew + cards + self.spirits[morale]
            + 0.07 * node.boat_speed + 2.0 * node.tagged
        )  # fmt: skip

    def standing(self, points: int) -> float:
        """Notoriety, and what it means for the win once the end is near."""
        if self.last or points >= FAME:
            ahead = points - self.best_other - (0.0 if self.last else PACE)
            return points + 8 * erf(ahead / 3)
        return points

    # What depends on the place.

    def cargo(self, node: Node) -> float:
        """What Teeth and a Crester aboard bring once they are home."""
        value = float(TOOTH_GREY * node.grey_teeth + TOOTH_RED * node.red_teeth)
        if node.crester:
            gas = min(node.morale + ("gas_worker" in node.crew), node.gas_slots - node.gas)
            value += 0.85 * ((TOOTH_GREY if node.crester == "grey" else TOOTH_RED) + self.gas * gas)
        return value

    def moored(self, node: Node, points: int) -> float:
        """What a ship At Port has there, and what its Longboats are worth from there."""
        left = self.turns_left(points)
        if not left:
            return 0.0
        home = 1.0 if left < 1.3 else 0.92
        return home * self.cargo(node) + min(1.0, left / 3.5) * (self.afield(node, PORT) + 0.3)

    def local(self, node: Node, haven: Haven, night: Night) -> float:
        """What the place is good for: the way home, rivals who may come, and the next turn."""
        left, space, value = self.turns_left(node.points + 1), haven.space, 0.0
        if night.cargo:
            home = self.chart.homing[space][SPEED + ("fuel" in node.hand)]
            value = night.cargo * (0.0 if not left else home if left < 1.3 else 0.7 + 0.22 * home)
            value -= self.exposure(node, space, value)
        if not left:
            return value
        near = haven.near[0] if haven.near else 9
        prospect = self.afield(node, space) - 0.08 * near * night.arm - 0.05 * self.chart.mean_home[space]
        return value + min(1.0, left / 3.5) * prospect

    def afield(self, node: Node, space: Space) -> float:
        """Longboats that are out, seen from the ship's space."""
        value = 0.0
        for where, towing in node.boats:
            if where is not None:
                near = self.chart.far(where).get(space, 8) if space else 5
                value += (2.4 if towing else -0.25) - 0.12 * near
        return value

    def exposure(self, node: Node, space: Space, cargo: float) -> float:
        """What rivals who come this far before the captain's next turn may take."""
        return self.rivals.risk(node, space) * (cargo + 1)

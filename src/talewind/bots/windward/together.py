"""What the end of a turn is worth in solo and in co-op, where captains sail against the Cresters."""

from typing import ClassVar

from talewind.games.windward.cresters import red_speed
from talewind.games.windward.options import WHITE_SPEED
from talewind.games.windward.pieces import Card, Crew
from talewind.games.windward.planet import PORT, Space
from talewind.games.windward.state import Sky
from talewind.kit import Seat

from .chart import Chart
from .goals import Ends
from .node import Node, Red
from .odds import winning
from .value import Contest, Haven, Night

KILL = 9.0  # a Red Crester in solo
LIFE, PIERCED = 25.0, 22.0  # a Life of the captains, and of the White Crester
TRIUMPH = 100.0  # the game is won, or lost


def values_for(state: Sky, seat: Seat, chart: Chart) -> Contest:
    kind = Contest if state.contest else Solo if state.mode == "solo" else Crewmate
    return kind(state, seat, chart)


class Solo(Contest):
    """Beat every Red Crester, then the White one; a Lost ship or a night At Port is the end."""

    cards: ClassVar[dict[Card, float]] = {
        "fuel": 0.6, "harpoon": 0.8, "coffee": 0.7, "deadweight": 0.2, "aerogenerator": 0.6, "bait": 0.1,
        "false_flag": 0.1,
    }  # fmt: skip
    unknown: ClassVar[float] = 0.5
    crew: ClassVar[dict[Crew, float]] = {
        "purser": 0.8, "gas_worker": 1.2, "marine": 3.0, "sergeant": 2.0, "harpooner": 0.8, "coxswain": 0.4,
    }  # fmt: skip
    spirits: ClassVar[tuple[float, ...]] = (0.0, 0.0, 1.2, 2.0, 2.6)

    def fade(self, points: int) -> float:
        return 1.0

    def port(self, node: Node) -> float:
        return -100.0

    def lost(self, node: Node) -> float:
        return 0.0

    def whitened(self, ends: Ends) -> Ends:
        for _, end in ends:
            if end is not None and end.white is None:
                end.bonus += TRIUMPH
        return ends

    def reached(self, node: Node, red: Red) -> list[Space]:
        speed = red_speed(self.state) - self.state.beaten + node.beaten
        return [space for space, far in self.chart.far(red.space).items() if far <= speed]

    def sky(self, node: Node, haven: Haven, night: Night) -> float:
        if not night.morale:
            return night.aboard
        calm = night.aboard + self.local(node, haven, night)
        if comers := min(2, haven.reds):
            return self.stormy(node, night, calm, 5 * comers, KILL * comers)
        if haven.white:
            return self.stormy(node, night, calm, 8, TRIUMPH)
        return calm

    def strength(self, node: Node) -> float:
        """What the arms are worth against one Crester, and against what is worse."""
        dice, bonus = 2 + node.cannons, 2 if "marine" in node.crew else 0
        more = "sergeant" in node.crew
        one = winning(dice + more, 5, bonus, node.boosts)
        if len(node.reds) > 1:
            return 4.0 * one + 5.0 * winning(dice, 10, bonus, node.boosts)
        return 4.0 * one + 6.0 * winning(dice + more, 8, 0, node.boosts)

    def armament(self, node: Node) -> float:
        bare = node.copy()
        bare.cannons = 0
        return self.strength(node) - self.strength(bare) + 0.35 * node.cannons

    def aboard(self, node: Node, morale: int, points: int) -> float:
        value = 20.0 + node.bonus + KILL * node.beaten + self.strength(node)
        value += 0.9 * node.gas + 0.35 * node.cannons + 0.3 * node.tokens
        value += 2.4 * node.grey_teeth + 3.2 * node.red_teeth + (2.0 if node.crester else 0.0)
        value += sum([self.crew[tile] for tile in node.crew]) + self.spirits[morale]
        value += sum([self.cards[card] for card in node.hand]) + self.unknown * node.unknown
        return value + sum([0.8 for _, towing in node.boats if towing]) + 0.03 * node.boat_speed

    def moored(self, node: Node, points: int) -> float:
        return 0.0

    def local(self, node: Node, haven: Haven, night: Night) -> float:
        second = haven.near[1] if len(haven.near) > 1 else 4
        return 0.15 * second - 0.2 * self.chart.mean_home[haven.space]


class Crewmate(Solo):
    """Co-op: take the White Crester's Lives before the captains' run out."""

    def __init__(self, state: Sky, seat: Seat, chart: Chart) -> None:
        super().__init__(state, seat, chart)
        self.speed = WHITE_SPEED[state.options.difficulty]
        self.idle = state.options.head_start and state.round == 1
        self.life = LIFE if state.lives > 1 else TRIUMPH
        self.pierced = PIERCED if state.white_lives > 1 else TRIUMPH

    def reached(self, node: Node, red: Red) -> list[Space]:
        return Contest.reached(self, node, red)

    def white_comes(self, node: Node, space: Space) -> bool:
        if node.white is None or self.idle:
            return False
        if node.white_fought and self.state.options.coop_white_after_battle == "stays":
            return False
        far = self.chart.far(node.white).get(space, 99) if space else self.port_distance(node.white)
        return far <= self.speed

    def port_distance(self, white: Space) -> int:
        far = self.chart.far(white)
        return 1 + min(far.get(space, 99) for space in self.chart.planet.harbour)

    def port(self, node: Node) -> float:
        if self.white_comes(node, PORT):
            return self.aboard(node, 1, 0) + self.moored(node, 0) - self.life
        return self.aboard(node, min(4, node.morale + 1), 0) + self.moored(node, 0)

    def lost(self, node: Node) -> float:
        bare = node.copy()
        bare.crester, bare.grey_teeth, bare.red_teeth, bare.tokens = "", 0, 0, 1
        return self.aboard(bare, 1, 0) - self.life

    def whitened(self, ends: Ends) -> Ends:
        for _, end in ends:
            if end is not None and end.white is None:
                end.bonus += self.pierced
        return ends

    def sky(self, node: Node, haven: Haven, night: Night) -> float:
        if not night.morale:
            return night.aboard
        calm = night.aboard + self.local(node, haven, night)
        if haven.white:
            return self.stormy(node, night, calm, 8, self.pierced)
        if haven.reds:
            return self.stormy(node, night, calm, 5, 4.0)
        return calm

    def strength(self, node: Node) -> float:
        dice, bonus = 2 + node.cannons + ("sergeant" in node.crew), 2 if "marine" in node.crew else 0
        return 2.5 * winning(dice, 5, bonus, node.boosts) + 12.0 * winning(dice, 8, 0, node.boosts)

    def moored(self, node: Node, points: int) -> float:
        return 0.2

    def local(self, node: Node, haven: Haven, night: Night) -> float:
        return -0.12 * self.chart.mean_home[haven.space]

"""Rivals who may come before a captain's next turn, and how likely they are to sink its ship."""

from talewind.games.windward.pieces import Ship
from talewind.games.windward.planet import DIRECTIONS, Space
from talewind.games.windward.state import SPEED, Sky
from talewind.kit import Seat

from .chart import Chart
from .node import Node
from .odds import sinking

GREED = 0.7  # how likely a rival is to attack a ship that it can sink


class Rivals:
    """Of one captain in a contest."""

    def __init__(self, state: Sky, seat: Seat, chart: Chart) -> None:
        self.state, self.seat, self.chart = state, seat, chart
        self._hunters: list[tuple[Ship, dict[Space, float]]] | None = None
        self._risks: dict[tuple[Space, int, int, int], float] = {}

    def risk(self, node: Node, space: Space) -> float:
        """The chance that the ship is sunk at a space."""
        key = (space, node.cannons, node.morale, node.boosts)
        if key not in self._risks:
            risk = 0.0
            for rival, reach in self.hunters():
                if space in reach:
                    dice = 2 + rival.cannons + ("sergeant" in rival.crew)
                    needed = node.morale + 2 * node.boosts - 2 * rival.hold.token
                    risk += reach[space] * sinking(dice, 2 + node.cannons, needed)
            self._risks[key] = GREED * risk
        return self._risks[key]

    def hunters(self) -> list[tuple[Ship, dict[Space, float]]]:
        """The rivals, each with the chance that its Speed brings it to a space in its next turn."""
        if self._hunters is None:
            self._hunters = [(self.state.ships[seat], self.reach(seat)) for seat in self.coming()]
        return self._hunters

    def coming(self) -> list[Seat]:
        """Rivals who have a turn before the captain's next one."""
        state = self.state
        ended = state.trigger  # whoever has brought about the end has no further turn
        return [seat for seat in state.remaining() if seat not in (self.seat, ended)]

    def reach(self, seat: Seat) -> dict[Space, float]:
        """By space, the share of winds in which a rival's Speed brings it there."""
        state, order = self.state, list(self.state.teams())
        same = order.index(seat) > order.index(self.seat)  # it sails in this round, and in the same wind
        winds = [state.wind] if same else [wind for wind in DIRECTIONS if wind != state.wind]
        found: dict[Space, float] = {}
        for wind in winds:
            for space in self.chart.ways(state.ships[seat].space, wind, frozenset(), laden=False, most=SPEED):
                found[space] = found.get(space, 0.0) + 1 / len(winds)
        return found

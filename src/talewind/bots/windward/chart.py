"""Ways over the planet for a search: cheapest ways of ships, and how far Cresters and Longboats have to go."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from talewind.games.windward.planet import DIRECTIONS, PORT, Planet, Space, opposite, planet_of
from talewind.games.windward.state import SPEED

FAR = 99

type Ways = dict[Space, tuple[int, Space]]  # what the way to a space costs, and the space before it


class Step(NamedTuple):
    to: Space
    cost: int
    jumps: bool


class Chart:
    """Of one order of the tiles; everything that depends on pieces is given by the caller."""

    def __init__(self, planet: Planet) -> None:
        self.planet = planet
        steps = {wind: {space: self._steps(space, wind) for space in planet.coordinates} for wind in DIRECTIONS}
        # By wind and space, the space downwind (itself where there is none) and the spaces that cost Speed.
        self.free = {
            wind: {a: next((to for to, cost, _ in some if not cost), a) for a, some in of.items()}
            for wind, of in steps.items()
        }
        self.paid = {
            wind: {a: tuple(to for to, cost, _ in some if cost) for a, some in of.items()} for wind, of in steps.items()
        }
        self._far: dict[Space, Mapping[Space, int]] = {}
        self._inside: dict[Space, Mapping[Space, int]] = {}
        self.jumps = {
            wind: frozenset((space, to) for space in of for to, _, jumps in of[space] if jumps)
            for wind, of in steps.items()
        }
        home = [self.ways(PORT, wind, frozenset(), laden=False, back=True) for wind in DIRECTIONS]
        costs = {space: [ways[space][0] if space in ways else FAR for ways in home] for space in planet.coordinates}
        self.mean_home = {space: sum(min(cost, 9) for cost in some) / 6 for space, some in costs.items()}
        self.homeward = sorted(planet.territory, key=lambda space: (self.mean_home[space], space))
        # By space, the share of winds in which a ship comes home with a Speed.
        self.homing = {
            space: tuple(sum(cost <= speed for cost in some) / 6 for speed in range(SPEED + 2))
            for space, some in costs.items()
        }

    def _steps(self, space: Space, wind: int) -> tuple[Step, ...]:
        planet = self.planet
        if space == PORT:
            return tuple(Step(to, 1, False) for to in planet.harbour)
        against, around = opposite(wind) - 1, planet.around[space]
        found = [
            Step(to, int(direction != wind - 1), False)
            for direction, to in enumerate(around)
            if to > PORT and direction != against and to not in planet.drift
        ]
        if space in planet.harbour:
            found.append(Step(PORT, 1, False))
        if space in planet.zephyrs:
            found += [
                Step(to, 1, True)
                for to in planet.zephyrs
                if to != space and (to not in around or to == around[against])
            ]
        elif space in planet.corners:
            found.append(Step(planet.facing(space), 1, True))
        return tuple(found)

    def ways(
        self, start: Space, wind: int, taken: frozenset[Space], *, laden: bool, most: int = FAR, back: bool = False
    ) -> Ways:
        """The cheapest ways from a space that cost at most so much; a way ends on a `taken` space. `laden`: port is closed.
        `back`: the ways to the start instead, of which the wind's symmetry makes ways from it in the opposite wind."""
        wind = opposite(wind) if back else wind
        free, paid = self.free[wind], self.paid[wind]
        found: Ways = {start: (0, start)}
        ends = taken | {PORT}
        if closed := laden and start != PORT:
            found[PORT] = (0, PORT)  # as if found, so that no way leads there
        edge, cost = [start], 0
        while edge:
            for space in edge:  # which grows by the spaces downwind
                if (to := free[space]) not in found and (space == start or space not in ends):
                    found[to] = (cost, space)
                    edge.append(to)
            cost, further = cost + 1, list[Space]()
            if cost > most:
                break
            for space in edge:
                if space == start or space not in ends:
                    for to in paid[space]:
                        if to not in found:
                            found[to] = (cost, space)
                            further.append(to)
            edge = further
        if closed:
            del found[PORT]
        return found

    def far(self, goal: Space) -> Mapping[Space, int]:
        """Steps of a Longboat or Crester to a space."""
        if goal not in self._far:
            self._far[goal] = self.planet.distances(goal)
        return self._far[goal]

    def inside(self, goal: Space) -> Mapping[Space, int]:
        """Steps of a Red Crester that stays in the Territory of a space."""
        if goal not in self._inside:
            self._inside[goal] = self.planet.distances(goal, (), self.planet.territory[goal])
        return self._inside[goal]


@lru_cache(64)
def chart_of(small: bool, tiles: tuple[int, ...]) -> Chart:
    return Chart(planet_of(small, tiles))

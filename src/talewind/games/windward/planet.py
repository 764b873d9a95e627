"""The planet: spaces, directions, Territories and terrain for one order of the tiles (WW-2 to WW-4, WW-39 to WW-48)."""

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Annotated

from talewind.kit import named

from .tiles import LARGE, SMALL

# A hex: tile, ring and place as three digits, so that 132 is Lantern Reach 3-2. The Trading Post is 0.
type Space = Annotated[int, named("space")]
type Tile = Annotated[int, named("tile")]
type Direction = Annotated[int, named("wind")]

PORT: Space = 0
EDGE: Space = -1  # no space: beyond the rim

COMPASS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # directions 1 to 6, clockwise from north
DIRECTIONS = range(1, 7)


def opposite(direction: Direction) -> Direction:
    """
    >>> opposite(1), opposite(5)
    (4, 2)
    """
    return (direction + 2) % 6 + 1


class Planet:
    """Lists by Territory begin with Territory 1. `around` has the six neighbours by direction, `steps` the hexes among
    them with their directions, `near` those that are open to Longboats and Cresters."""

    def __init__(self, small: bool, tiles: tuple[int, ...]) -> None:
        sides = SMALL if small else LARGE
        self.radius = len(sides[0].split())
        self.coordinates: dict[Space, tuple[int, int]] = {PORT: (0, 0)}
        self.territory: dict[Space, int] = {}
        found: dict[str, list[Space]] = {mark: [] for mark in "CFRGZ#."}
        for n, tile in enumerate(tiles):
            (aq, ar), (bq, br) = COMPASS[n], COMPASS[(n + 2) % 6]
            for ring, row in zip(range(self.radius, 0, -1), sides[tile - 1].split(), strict=True):
                for place, mark in enumerate(row):
                    space = 100 * tile + 10 * ring + place + 1
                    self.coordinates[space] = (ring * aq + place * bq, ring * ar + place * br)  # WW-R3
                    self.territory[space] = n + 1
                    found[mark].append(space)
        self.spaces = {where: space for space, where in self.coordinates.items()}
        self.corners, self.feeding, self.red_starts = tuple(found["C"]), tuple(found["F"]), tuple(found["R"])
        self.pockets, self.zephyrs, self.drift = tuple(found["G"]), tuple(found["Z"]), frozenset(found["#"])
        self.harbour = tuple(100 * tile + 11 for tile in tiles)  # WW-R4
        self.around = {space: self._around(space) for space in self.coordinates}
        self.steps = {
            space: tuple((direction, to) for direction, to in enumerate(around, 1) if to > PORT)
            for space, around in self.around.items()
        }
        self.near = {space: tuple(to for _, to in steps if to not in self.drift) for space, steps in self.steps.items()}
        lowest = sorted(self.territory, key=lambda space: self.coordinates[space])
        self.rank = {space: number for number, space in enumerate(lowest)}  # of the lowest [q, r]
        self.open = {n: [s for s in lowest if self.territory[s] == n and s not in self.drift] for n in DIRECTIONS}

    def _around(self, space: Space) -> tuple[Space, ...]:
        q, r = self.coordinates[space]
        return tuple(self.spaces.get((q + dq, r + dr), EDGE) for dq, dr in COMPASS)

    def bearing(self, space: Space, to: Space) -> Direction:
        """The direction of a neighbour."""
        return self.around[space].index(to) + 1

    def facing(self, corner: Space) -> Space:
        """The opposite corner (WW-R17)."""
        return self.corners[(self.territory[corner] + 2) % 6]

    def distances(
        self, goal: Space, shut: Collection[Space] = (), inside: int = 0, most: int = 99
    ) -> Mapping[Space, int]:
        """The length of the shortest way to the goal from each space, for a Crester. `inside`: one Territory alone.
        `most`: of the lengths."""
        return _distances(self, goal, frozenset(shut), inside, most)


@lru_cache(1024)  # Cresters stand still while captains move
def _distances(planet: Planet, goal: Space, shut: frozenset[Space], inside: int, most: int) -> Mapping[Space, int]:
    found, edge = {goal: 0}, [goal]
    territory, near = planet.territory, planet.near
    while edge and found[edge[0]] < most:
        steps, further = found[edge[0]] + 1, []
        for space in edge:
            for to in near[space]:
                if to not in found and to not in shut and (not inside or territory[to] == inside):
                    found[to] = steps
                    further.append(to)
        edge = further
    return found


@lru_cache(256)
def planet_of(small: bool, tiles: tuple[int, ...]) -> Planet:
    """The planet of these tiles, numbered from 1, by Territory."""
    return Planet(small, tiles)

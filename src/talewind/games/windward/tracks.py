"""The track of a ship on the chart: its way as a line drawn by hand."""

from collections.abc import Iterable
from itertools import pairwise
from math import sqrt

from talewind.kit import Seat

from .log import Leg
from .planet import Planet, Space

SIDE = 100  # of a space
APART = (13, 8)  # between the tracks of two seats
OUT = 120  # beyond the rim, on the way around the planet

type Point = tuple[int, int]


def centre(planet: Planet, space: Space) -> Point:
    q, r = planet.coordinates[space]
    return 150 * q, round(sqrt(3) * SIDE * (r + q / 2))


def lines(planet: Planet, legs: Iterable[Leg], seat: Seat, seats: int) -> tuple[str, str]:
    """The line through touching spaces, and the leaps between others: by Zephyr, around the planet, back to port."""
    line, leaps = "", ""
    for leg in legs:
        run: list[Space] = [leg.way[0]]
        for n, space in enumerate(leg.way[1:], 1):
            if space in planet.around[run[-1]] and n < len(leg.sailed):
                run.append(space)
                continue
            line += soft([shifted(centre(planet, each), seat, seats) for each in run])
            leaps += _leap(planet, run[-1], space, seat, seats)
            run = [space]
        line += soft([shifted(centre(planet, each), seat, seats) for each in run])
    return line, leaps


def shifted(point: Point, seat: Seat, seats: int) -> Point:
    """Tracks of several seats lie beside each other."""
    by = 2 * seat - seats + 1
    return point[0] + by * APART[0] // 2, point[1] + by * APART[1] // 2


def soft(points: list[Point]) -> str:
    """A line as drawn by hand: straight through the middles of its parts, curved at the points between.

    >>> soft([(0, 0), (100, 0), (100, 100)])
    'M0 0L50 0Q100 0 100 50L100 100'
    """
    if len(points) < 2:
        return ""
    halves = [((a[0] + b[0]) // 2, (a[1] + b[1]) // 2) for a, b in pairwise(points)]
    curves = (f"Q{x} {y} {mx} {my}" for (x, y), (mx, my) in zip(points[1:-1], halves[1:], strict=True))
    (ax, ay), (bx, by), (mx, my) = points[0], points[-1], halves[0]
    return f"M{ax} {ay}L{mx} {my}{''.join(curves)}L{bx} {by}"


def _leap(planet: Planet, start: Space, to: Space, seat: Seat, seats: int) -> str:
    """An arc; around the planet, a way out and a way in."""
    (ax, ay), (bx, by) = (shifted(centre(planet, space), seat, seats) for space in (start, to))
    if start in planet.corners and to in planet.corners:
        out = [(round(x * (1 + OUT / _far(x, y))), round(y * (1 + OUT / _far(x, y)))) for x, y in ((ax, ay), (bx, by))]
        return f"M{ax} {ay}L{out[0][0]} {out[0][1]}M{out[1][0]} {out[1][1]}L{bx} {by}"
    return f"M{ax} {ay}Q{(ax + bx) // 2 + (by - ay) // 4} {(ay + by) // 2 - (bx - ax) // 4} {bx} {by}"


def _far(x: int, y: int) -> float:
    return sqrt(x * x + y * y) or 1

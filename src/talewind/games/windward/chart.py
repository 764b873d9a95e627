"""The chart of a voyage: the planet as seams, the ships' ways as tracks, and signs where something happened."""

from collections.abc import Iterable, Iterator
from math import cos, radians, sin, sqrt

from talewind.kit import Chart, Ground, Lettering, Rose, Seat, Spot, Stop, Track, say

from .log import Leg
from .planet import PORT, Planet, Space
from .signs import MARKS, TERRAIN, mark_of, sign
from .tracks import SIDE, Point, centre, lines, shifted

HEXAGON = "l-50 87h-100l-50-87 50-87h100z"  # from its eastern corner on
TINTED = "l-45 78h-90l-45-78 45-78h90z"
CORNERS = ((-50, -87), (50, -87), (100, 0), (50, 87), (-50, 87), (-100, 0), (-50, -87))  # direction 1 has the first two
AROUND = 48  # from a space's middle to each of several things on it
RIM = 170  # from the outermost spaces to the names
MARGIN = 230


def reach(planet: Planet) -> int:
    return round(sqrt(3) * SIDE * planet.radius) + MARGIN - SIDE


def ground(planet: Planet, legs: Iterable[Leg], names: tuple[int, ...]) -> Ground:
    """`names`: of the tiles, by Territory."""
    places = {"drift": planet.drift, "zephyr": planet.zephyrs, "gas": planet.pockets, "feeding": planet.feeding}
    terrain = [(kind, space) for kind, spaces in places.items() for space in sorted(spaces)]
    terrain += [("corner", space) for space in planet.corners]
    seen = {mark_of(deed) for leg in legs for deed in leg.deeds}
    return Ground(
        title=say("windward-planet"),
        note=say("windward-numbers"),
        seams="".join(_cell(planet, space, 100, HEXAGON) for space in planet.coordinates if space != PORT),
        borders="".join(_borders(planet)),
        shade="".join(_cell(planet, space, 90, TINTED) for space in sorted(planet.drift)),
        names=tuple(Lettering(_arc(planet, n), say(f"windward-tile-{tile}")) for n, tile in enumerate(names)),
        signs=tuple(sign(name) for name in ("port", *TERRAIN, *(mark for mark in reversed(MARKS) if mark in seen))),
        spots=tuple(Spot(kind, *centre(planet, space)) for kind, space in terrain),
    )


def _cell(planet: Planet, space: Space, east: int, outline: str) -> str:
    x, y = centre(planet, space)
    return f"M{x + east} {y}{outline}"


def _borders(planet: Planet) -> Iterator[str]:
    """The sides between two Territories, once each, and those of the rim."""
    for space, land in planet.territory.items():
        x, y = centre(planet, space)
        for n, to in enumerate(planet.around[space]):
            if planet.territory.get(to) != land and to < space:
                (ax, ay), (bx, by) = CORNERS[n], CORNERS[n + 1]
                yield f"M{x + ax} {y + ay}L{x + bx} {y + by}"


def _arc(planet: Planet, n: int) -> str:
    """The line of a Territory's name: outside of its middle, never upside down."""
    far, below = round(1.5 * SIDE * planet.radius + RIM), n in (2, 3)
    if below:
        far += 36  # letters stand inwards
    ends = [60 * n - 60 - 28, 60 * n - 60 + 28]
    (ax, ay), (bx, by) = (
        (round(far * cos(radians(a))), round(far * sin(radians(a)))) for a in ends[:: -1 if below else 1]
    )
    return f"M{ax} {ay}A{far} {far} 0 0 {0 if below else 1} {bx} {by}"


def charted(planet: Planet, legs: list[Leg], seats: int, numbered: bool) -> Chart:
    """The tracks, stops and signs of these turns. `numbered`: each stop has the rounds whose night was spent there."""
    things = _things(legs)
    tracks = tuple(
        Track(seat, *lines(planet, own, seat, seats), tuple(_stops(planet, own, things, seat, seats, numbered)))
        for seat in range(seats)
        if (own := [leg for leg in legs if leg.seat == seat])
    )
    spots = [Spot("port", 0, 0)]
    spots += [
        Spot(str(thing), *_beside(planet, space, things[space], thing))
        for space in sorted(things)
        for thing in things[space]
        if isinstance(thing, str)
    ]
    winds = {leg.round: leg.wind for leg in reversed(legs)}
    roses = (
        Rose(number, 60 * (wind - 1), say("windward-rose", round=number, wind=wind))
        for number, wind in sorted(winds.items())
    )
    return Chart(reach(planet), tracks=tracks, spots=tuple(spots), roses=tuple(roses))


def _things(legs: Iterable[Leg]) -> dict[Space, list[Seat | str]]:
    """What is drawn on each space: the seats that ended a turn there, then marks. A catch says that there was a Battle."""
    stops: dict[Space, set[Seat]] = {}
    marks: dict[Space, set[str]] = {}
    for leg in legs:
        if leg.way[-1] != PORT:
            stops.setdefault(leg.way[-1], set()).add(leg.seat)
        for deed in leg.deeds:
            if (mark := mark_of(deed)) and deed.space != PORT:
                marks.setdefault(deed.space, set()).add(mark)
    for found in marks.values():
        if found & {"red", "grey", "white"}:
            found.discard("battle")
    return {
        space: [*sorted(stops.get(space, ())), *(mark for mark in MARKS if mark in marks.get(space, ()))]
        for space in stops | marks
    }


def _beside(planet: Planet, space: Space, things: list[Seat | str], thing: Seat | str) -> Point:
    """Several things lie around the middle of a space; a single mark lies beside the way."""
    x, y = centre(planet, space)
    if len(things) == 1:
        return (x, y) if isinstance(thing, int) else (x + 36, y - 36)
    turn = radians(360 * things.index(thing) / len(things) + 150)
    return x + round(AROUND * cos(turn)), y - round(AROUND * sin(turn))


def _stops(
    planet: Planet, legs: list[Leg], things: dict[Space, list[Seat | str]], seat: Seat, seats: int, numbered: bool
) -> Iterator[Stop]:
    nights: dict[Space, list[int]] = {}
    for leg in legs:
        if leg.way[-1] != PORT:
            nights.setdefault(leg.way[-1], []).append(leg.round)
    for space, rounds in nights.items():
        x, y = _beside(planet, space, things[space], seat)
        if len(things[space]) == 1:
            x, y = shifted((x, y), seat, seats)
        yield Stop(x, y, listed(rounds) if numbered else "")


def listed(numbers: list[int]) -> str:
    """
    >>> listed([2, 3, 4, 7]), listed([1, 3, 5])
    ('2–4, 7', '1, 3…')
    """
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    shown = ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs[:2])
    return shown + ("…" if len(runs) > 2 else "")

"""Where Cresters come from, and how they move toward a ship (WW-171 to WW-176, WW-192 to WW-195, WW-234, WW-235; WW-R74 to WW-R79, WW-R92)."""

from collections.abc import Collection, Sequence
from itertools import pairwise

from talewind.kit import Seat

from .events import CresterPlaced
from .options import WHITE_SPEED
from .pieces import Crester, Kind
from .planet import PORT, Space
from .state import Sky, T

WHITE = 5  # the White Crester's speed in the variant and in solo

type Route = tuple[Space, ...]  # from where the Crester stands


def place_crester(t: T, kind: Kind, space: Space) -> None:
    """Put a Crester from the stockpile on the planet."""
    t.state.greys -= kind == "grey"
    t.state.reds -= kind == "red"
    t.state.hatch(kind, space)
    t.tell(CresterPlaced(kind, space))


def rolled(t: T, spaces: Sequence[Space], free: Collection[Space]) -> Space:
    """The free one of six spaces that the Wind Die names; others are rolled again."""
    while (space := spaces[t.chance.roll(6, "wind")]) not in free:
        pass
    return space


def goal(state: Sky) -> Space:
    """Where Cresters move to: the active captain's ship, or in co-op the port that it is in."""
    return state.ship.space


def shut(state: Sky, crester: Crester) -> set[Space]:
    """Spaces that other pieces close to a Crester."""
    if state.mode == "solo" and crester.kind == "red":
        spaces = [c.space for c in state.cresters if c.kind == "red" and c is not crester]
        return {space for space in spaces if spaces.count(space) > 1}  # WW-195
    ships = {ship.space for seat, ship in enumerate(state.ships) if seat != state.active and not ship.at_port}
    return ships | {c.space for c in state.cresters if c is not crester and c.kind != "grey"}


def inside(state: Sky, crester: Crester) -> int:
    """The Territory that the Crester may not leave (WW-173); 0: it may cross borders (WW-194, WW-234)."""
    return 0 if state.mode == "solo" or crester.kind == "white" else state.planet.territory[crester.space]


def routes(state: Sky, crester: Crester) -> dict[Space, Route]:
    """The spaces where its move may end, each with the route of the lowest directions; the first is the lowest of all."""
    planet, end, closed = state.planet, goal(state), shut(state, crester)
    far = planet.distances(end, closed, inside(state, crester))
    if crester.space not in far:
        if state.mode == "coop":
            return {crester.space: (crester.space,)}  # WW-220
        far = planet.distances(end, (), inside(state, crester))  # WW-R76
    found: dict[Space, Route] = {}
    ways: dict[Space, Route] = {crester.space: (crester.space,)}
    for _ in range(white_speed(state) if crester.kind == "white" else red_speed(state)):
        further: dict[Space, Route] = {}
        for space, route in ways.items():
            near = [PORT] if end == PORT and space in planet.harbour else planet.near[space]
            nearer = [to for to in near if far.get(to, 99) < far.get(space, 99) and to not in closed]
            if not nearer:
                found.setdefault(space, route)
            for to in nearer:
                further.setdefault(to, (*route, to))
        ways = further
    ends = {**ways, **found}
    return {end: ends[end] for end in sorted(ends, key=lambda end: _directions(state, ends[end]))}


def _directions(state: Sky, route: Route) -> list[int]:
    around = state.planet.around
    return [around[a].index(b) for a, b in pairwise(route)]


def red_speed(state: Sky) -> int:
    """WW-169, WW-193, WW-255."""
    base = 2 if state.options.planet == "small" else 3
    return base + state.beaten if state.mode == "solo" else base


def white_speed(state: Sky) -> int:
    """WW-210, WW-234."""
    return WHITE_SPEED[state.options.difficulty] if state.mode == "coop" else WHITE


def tonight(state: Sky, space: Space, moves: bool) -> tuple[Route, int | None]:
    """The way of a Red Crester that stands there, and how many steps short of the ship it ends; None: no way leads there."""
    red = Crester("red", 0, space)
    way = next(iter(routes(state, red).values())) if moves else (space,)
    for closed in (shut(state, red), set[Space]()):
        far = state.planet.distances(goal(state), closed, inside(state, red))
        if space in far:
            return way, far[way[-1]]
    return way, None


def movers(state: Sky, seat: Seat) -> list[tuple[int, int]]:
    """The Red Cresters that move in this Rest, with their distances, nearest first (WW-169, WW-171, WW-192; WW-R79)."""
    planet, ship = state.planet, state.ships[seat]
    reds = state.of_kind("red")
    if state.mode != "solo":
        reds = [c for c in reds if planet.territory[c.space] == planet.territory[ship.space]]
    if state.mode != "solo" or state.options.solo_red_after_battle == "stays":
        reds = [c for c in reds if c.number not in state.course.fought]
    far = planet.distances(ship.space, (), 0 if state.mode == "solo" else planet.territory[ship.space])
    reds.sort(key=lambda c: (far[c.space], planet.rank[c.space]))
    return [(c.number, far[c.space]) for c in reds]


def white_stays(state: Sky, white: Crester) -> str:
    """The rule by which the White Crester does not move in this Rest; "": it moves."""
    options, fought = state.options, white.number in state.course.fought
    if state.mode != "coop":
        return "WW-R101" if options.white_after_battle == "stays" and fought else ""
    if options.head_start and state.round == 1:
        return "WW-R97a"
    return "WW-R93" if options.coop_white_after_battle == "stays" and fought else ""

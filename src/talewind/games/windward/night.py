"""What Cresters would do if the captain in turn rested now. For views: no question needs it."""

from collections.abc import Collection, Mapping
from copy import copy

from talewind.kit import Frozen, Seat

from .cresters import Route, inside, movers, red_speed, routes, shut, white_speed, white_stays
from .pieces import Crester
from .planet import PORT, Space
from .rest import Resting
from .state import Sky

NEVER = 99  # steps: no way is that long


class NightView(Frozen):
    """`ways`: of the Cresters that move, from where each stands. `danger`, `white_danger`: spaces where Red Cresters or the
    White one reach a resting ship. `far`: steps of the White Crester to each captain's ship."""

    red_speed: int
    white_speed: int
    ways: tuple[Route, ...]
    danger: tuple[Space, ...]
    white_danger: tuple[Space, ...]
    far: tuple[int | None, ...]


def night(state: Sky) -> NightView:
    reds = [red for red in state.of_kind("red") if not _fought(state, red)]
    whites = [white for white in state.of_kind("white") if not white_stays(state, white)]
    return NightView(
        red_speed(state),
        white_speed(state),
        _ways(state),
        tuple(sorted({space for red in reds for space in _reached(state, red, red_speed(state))})),
        tuple(sorted({space for white in whites for space in _reached(state, white, white_speed(state))})),
        tuple(_far(state, seat) for seat in range(state.seats)) if state.of_kind("white") else (),
    )


def _fought(state: Sky, red: Crester) -> bool:
    """Whether it does not move tonight (WW-171, WW-R84)."""
    stays = state.mode != "solo" or state.options.solo_red_after_battle == "stays"
    return stays and red.number in state.course.fought


def _ways(state: Sky) -> tuple[Route, ...]:
    """One after another, each by the lowest directions; on a copy, since each may stand in the way of the next."""
    numbers = _movers(state)
    if not numbers:
        return ()
    sky = copy(state)
    sky.cresters = [copy(crester) for crester in state.cresters]
    found: list[Route] = []
    for number in numbers:
        crester = sky.crester(number)
        if crester is not None:
            route = next(iter(routes(sky, crester).values()))
            crester.space = route[-1]
            found.append(route)
    return tuple(route for route in found if len(route) > 1)


def _movers(state: Sky) -> list[int]:
    """The numbers of the Cresters that will still move."""
    rest = state.stack[-1]
    begun = isinstance(rest, Resting) and rest.step not in ("pay", "hunger", "line_up")
    at_port = state.ship.at_port
    if isinstance(rest, Resting) and begun:
        numbers = [number for number, _ in rest.movers]
    else:
        numbers = [] if at_port else [number for number, _ in movers(state, state.active)]
    whites = [] if at_port and state.mode != "coop" else state.of_kind("white")
    coming = [white.number for white in whites if not white_stays(state, white)]
    return [*(number for number in numbers if number not in coming), *coming]


def _reached(state: Sky, crester: Crester, speed: int) -> Collection[Space]:
    far = state.planet.distances(crester.space, shut(state, crester), inside(state, crester), speed)
    raids = state.mode == "coop" and crester.kind == "white"
    return [PORT, *far] if raids and _to_port(state, far) <= speed else far


def _to_port(state: Sky, far: Mapping[Space, int]) -> int:
    return 1 + min(far.get(space, NEVER) for space in state.planet.harbour)


def _far(state: Sky, seat: Seat) -> int | None:
    """By path around all other pieces; None: there is no way."""
    white, goal = state.of_kind("white")[0], state.ships[seat].space
    others = {ship.space for other, ship in enumerate(state.ships) if other != seat}
    far = state.planet.distances(white.space, others | {red.space for red in state.of_kind("red")})
    steps = _to_port(state, far) if goal == PORT else far.get(goal, NEVER)
    return steps if steps < NEVER else None

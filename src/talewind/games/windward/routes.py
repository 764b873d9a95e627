"""How far a ship comes, and the cheapest way to each space. For views and bots: no question needs it."""

from collections import deque
from collections.abc import Mapping
from functools import lru_cache

from talewind.kit import Seat

from .planet import PORT, Planet, Space, opposite
from .sides import Side, barring
from .state import Sky

type Reached = tuple[Space, int, Space]  # the space, what the way costs, and the space before it


def reach(
    state: Sky, seat: Seat, speed: int, start: Space | None = None, wind: int | None = None
) -> Mapping[Space, Reached]:
    """The spaces that a ship can come to with so much Speed. A way ends where a Battle would begin; it does not lead over
    Drift."""
    ship = state.ships[seat]
    here = ship.space if start is None else start
    taken = state.above(seat) - {here, PORT}
    shut = frozenset(barring(state, Side("ship", seat), taken))
    laden = bool(ship.hold.crester)
    return _reached(state.planet, here, state.wind if wind is None else wind, speed, laden, frozenset(taken), shut)


@lru_cache(256)  # every viewer of a position needs it, and many moves change none of this
def _reached(
    planet: Planet, here: Space, wind: int, speed: int, laden: bool, taken: frozenset[Space], shut: frozenset[Space]
) -> Mapping[Space, Reached]:
    """`taken`: spaces where a Battle would begin; `shut`: those of them that may not be entered."""
    found: dict[Space, Reached] = {here: (here, 0, here)}
    queue, settled = deque([here]), set[Space]()
    while queue:
        space = queue.popleft()
        if space in settled or space in taken:
            continue
        settled.add(space)
        cost = found[space][1]
        for to, price in _ways(planet, space, wind, laden):
            total = cost + price
            if total > speed or (to in found and found[to][1] <= total) or to in shut:
                continue
            found[to] = (to, total, space)
            if price:
                queue.append(to)
            else:
                queue.appendleft(to)
    del found[here]
    return found


@lru_cache(4096)  # the planet alone decides it
def _ways(planet: Planet, space: Space, wind: int, laden: bool) -> list[tuple[Space, int]]:
    """The steps and jumps from a space, with their prices."""
    if space == PORT:
        return [(to, 1) for to in planet.harbour]
    against = opposite(wind)
    ways = [
        (to, int(direction != wind))
        for direction, to in planet.steps[space]
        if direction != against and to not in planet.drift
    ]
    if space in planet.harbour and not laden:
        ways.append((PORT, 1))
    if space in planet.zephyrs:
        ways += [(to, 1) for to in planet.zephyrs if to != space]
    elif space in planet.corners:
        ways.append((planet.facing(space), 1))
    return ways


def way(found: Mapping[Space, Reached], to: Space) -> list[Space]:
    """The spaces of the way, without the start."""
    spaces: list[Space] = []
    while to in found:
        spaces.append(to)
        to = found[to][2]
    return spaces[::-1]

"""Ships: steps with and across the wind, jumps, port, Drift (WW-41 to WW-65, WW-109, WW-110; WW-R9 to WW-R20)."""

from collections.abc import Iterator

from talewind.kit import Offer, RuleId, Seat, offer, one_of, say

from .battle import Battle
from .cargo import trade_on_entering
from .choices import Action, Closed, hex_around, kept, parted
from .events import Sailed, Way
from .moves import EnterPort, Jump, LeavePort, Sail
from .pieces import Ship
from .planet import PORT, Direction, Planet, Space, opposite
from .sides import Fight, Side, barring, meet
from .state import Sky, T
from .supplies import play_card

ENTER = offer(EnterPort)


def offer_sail(state: Sky, seat: Seat) -> Offer | RuleId:
    ship, planet = state.ships[seat], state.planet
    if ship.at_port:
        return "WW-61"
    weights = ship.hand.count("deadweight")
    closed = barring(state, Side("ship", seat), planet.around[ship.space])
    if weights:
        closed |= dict.fromkeys(_no_way_out(state, ship, weights - 1), "WW-R18")
    able = state.course.speed > 0
    return _offer_steps(planet, ship.space, state.wind, able, weights > 0, tuple(closed.items()))


@kept
def _offer_steps(
    planet: Planet, space: Space, wind: Direction, able: bool, weighted: bool, closed: Closed[Space]
) -> Offer | RuleId:
    """The adjacent spaces, each with its cost or the rule that closes it."""
    rules, costs = dict(closed), dict[Space, tuple[int, Direction]]()
    for direction, to in planet.steps[space]:
        costs[to] = int(direction != wind), direction  # WW-51, WW-53
        if direction == opposite(wind):
            rules[to] = "WW-52"
        elif direction != wind and not able:
            rules[to] = "WW-58"
        elif to in planet.drift and not weighted:
            rules[to] = "WW-39"
    found, shut = parted(costs, rules)
    if not found:
        return rules.get(planet.around[space][wind - 1], "WW-58")
    notes = {str(to): say("windward-cost", speed=costs[to][0], direction=costs[to][1]) for to in found}
    return offer(Sail, to=one_of(found, of="space", closed=shut, notes=notes, rule="WW-59"))


def _no_way_out(state: Sky, ship: Ship, weights: int) -> Iterator[Space]:
    """The Drift spaces beside a ship from which no way leads out again."""
    for direction, to in state.planet.steps[ship.space]:
        speed = state.course.speed - (direction != state.wind)
        if to in state.planet.drift and not _leads_out(state, ship, to, speed, weights):
            yield to


def leavable(state: Sky, seat: Seat) -> bool:
    """Whether a ship on Drift has a way out (WW-R18)."""
    ship = state.ships[seat]
    return _leads_out(state, ship, ship.space, state.course.speed, ship.hand.count("deadweight"))


def _leads_out(state: Sky, ship: Ship, space: Space, speed: int, weights: int) -> bool:
    course = state.course
    order = "ship_speed" not in course.covered and (course.mates > 0 or "coffee" in ship.hand)
    speed += ship.hand.count("fuel") + order
    return _way_out(state, space, state.wind, speed, weights, ship.hand.count("aerogenerator"))


def _way_out(state: Sky, space: Space, wind: int, speed: int, weights: int, turns: int) -> bool:
    """Whether a ship on Drift can come out on an unoccupied space, over further Drift if need be. `turns`: of the
    wind, by Aerogenerator."""
    planet, taken = state.planet, state.above(state.active)
    for direction, to in planet.steps[space]:
        for turned in (False, True)[: 1 + (turns > 0 and direction != wind)]:
            cost = 0 if turned or direction == wind else 1
            if cost > speed or (not turned and direction == opposite(wind)):
                continue
            if to not in planet.drift:
                if to not in taken:
                    return True
            elif weights and _way_out(
                state, to, direction if turned else wind, speed - cost, weights - 1, turns - turned
            ):
                return True
    return False


def offer_jump(state: Sky, seat: Seat) -> Offer | RuleId:
    """From a Zephyr or a corner (WW-41, WW-45), but not where a step leads (WW-R113)."""
    here, planet = state.ships[seat].space, state.planet
    if here in planet.zephyrs:
        goals = [to for to in planet.zephyrs if to != here]
    elif here in planet.corners:
        goals = [planet.facing(here)]
    else:
        return "WW-41"
    barred = barring(state, Side("ship", seat), goals)
    steps = {to: "WW-R113" for direction, to in planet.steps[here] if direction != opposite(state.wind)}
    found, closed = parted(goals, steps | barred)
    if not found:
        return next(iter(closed.values()))
    if not state.course.speed:
        return "WW-58"
    return offer(Jump, to=one_of(found, of="space", closed=closed, rule="WW-41"))


def offer_enter(state: Sky, seat: Seat) -> Offer | RuleId:
    ship = state.ships[seat]
    if ship.space not in state.planet.harbour:
        return "WW-60"
    if ship.hold.crester:
        return "WW-62"
    return ENTER if state.course.speed else "WW-58"


def offer_leave(state: Sky, seat: Seat) -> Offer | RuleId:
    if not state.ships[seat].at_port:
        return "WW-61"
    if not state.course.speed:
        return "WW-58"
    planet = state.planet
    closed = barring(state, Side("ship", seat), planet.harbour)
    return _offer_harbour(planet, tuple(closed.items()))


@kept
def _offer_harbour(planet: Planet, closed: Closed[Space]) -> Offer | RuleId:
    to = hex_around(planet, PORT, closed, "WW-61")
    return closed[0][1] if to is None else offer(LeavePort, to=to)


def sail(t: T, move: Sail) -> None:
    """One step of the active captain's ship, onto Drift with a Deadweight (WW-109)."""
    state, planet = t.state, t.state.planet
    if move.to in planet.drift:
        play_card(t, "deadweight")
    go(t, move.to, int(planet.around[state.ship.space][state.wind - 1] != move.to), "step")


def jump(t: T, move: Jump) -> None:
    go(t, move.to, 1, "zephyr" if t.state.ship.space in t.state.planet.zephyrs else "around")


def enter(t: T, move: EnterPort) -> None:
    go(t, PORT, 1, "port")


def leave(t: T, move: LeavePort) -> None:
    go(t, move.to, 1, "port")


def go(t: T, to: Space, cost: int, way: Way) -> None:
    """Bring the active captain's ship to a space or to port, and let what is there happen."""
    state, seat, ship = t.state, t.state.active, t.state.ship
    state.course.speed -= cost
    t.tell(Sailed(seat, ship.space, to, cost, way))
    ship.before, ship.space = ship.space, to
    state.course.way.append(to)
    if to == PORT:
        trade_on_entering(t, seat)
        return
    foe = meet(state, Side("ship", seat), to)
    if foe is not None:
        t.push(Battle(fight=Fight(Side("ship", seat), foe, to)))
    else:
        stand(state)


def stand(state: Sky) -> None:
    """The active captain's ship stands on its space after a settled step: what Drift and Achievements remember."""
    ship, course = state.ship, state.course
    if ship.at_port:
        return
    if ship.space not in state.planet.drift:
        course.dry = ship.space
    if (territory := state.planet.territory[ship.space]) not in course.territories:
        course.territories.append(territory)


def put_back(t: T) -> None:
    """A turn that ends on Drift ends on the last other space or, if a Crester was set there meanwhile, on the nearest free one
    (WW-R18, WW-R21)."""
    state, ship = t.state, t.state.ship
    if ship.space in state.planet.drift:
        to = state.course.dry
        if to in state.above(but=state.active):
            far, barred = state.planet.distances(ship.space), state.planet.drift
            free = [space for space in state.free_above(far) if space not in barred]
            to = min(free, key=lambda space: (far[space], state.planet.rank[space]))
        t.tell(Sailed(state.active, ship.space, to, 0, "put_back"))
        ship.space = to
        state.course.way.append(to)


ACTIONS = (
    Action(Sail, offer_sail, sail), Action(Jump, offer_jump, jump),
    Action(EnterPort, offer_enter, enter), Action(LeavePort, offer_leave, leave),
)  # fmt: skip

"""Ships: steps with and across the wind, jumps, port, Drift (WW-41 to WW-65, WW-109, WW-110; WW-R9 to WW-R20)."""

from functools import partial

from talewind.kit import Offer, RuleId, Seat, offer, one_of, say

from .battle import Battle
from .cargo import trade_on_entering
from .events import Played, Sailed
from .moves import EnterPort, Jump, LeavePort, Sail
from .pieces import Ship
from .planet import PORT, Space, opposite
from .sides import Fight, Side, barred, meet
from .state import Sky, T


def may_enter(state: Sky, seat: Seat, to: Space) -> RuleId | None:
    """The rule that bars a ship from a space because of who is there; None: it may enter, perhaps by fighting."""
    foe = meet(state, Side("ship", seat), to)
    return None if foe is None else barred(state, Side("ship", seat), foe)


def steps(state: Sky, seat: Seat) -> tuple[dict[Space, int], dict[str, RuleId]]:
    """The adjacent spaces that the ship may step to, with their costs, and those that are closed, with the rule."""
    ship, planet, speed = state.ships[seat], state.planet, state.course.speed
    found: dict[Space, int] = {}
    closed: dict[str, RuleId] = {}
    against = opposite(state.wind)
    for direction, to in enumerate(planet.around[ship.space], 1):
        if to <= PORT:
            continue
        cost = int(direction != state.wind)  # WW-51, WW-53
        if direction == against:
            closed[str(to)] = "WW-52"
        elif cost > speed:
            closed[str(to)] = "WW-58"
        elif (to in planet.drift and (rule := _drift_closed(state, ship, to, speed - cost))) or (
            rule := may_enter(state, seat, to)
        ):
            closed[str(to)] = rule
        else:
            found[to] = cost
    return found, closed


def _drift_closed(state: Sky, ship: Ship, to: Space, speed: int) -> RuleId | None:
    """The rule that closes a Drift space: no Deadweight, or no way out again."""
    weights = ship.hand.count("deadweight")
    if not weights:
        return "WW-39"
    return None if _leads_out(state, ship, to, speed, weights - 1) else "WW-R18"


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
    planet, seat = state.planet, state.active
    for direction, to in enumerate(planet.around[space], 1):
        if to <= PORT:
            continue
        for turned in (False, True)[: 1 + (turns > 0 and direction != wind)]:
            cost = 0 if turned or direction == wind else 1
            if cost > speed or (not turned and direction == opposite(wind)):
                continue
            if to not in planet.drift:
                if state.free_above(to, seat):
                    return True
            elif weights and _way_out(
                state, to, direction if turned else wind, speed - cost, weights - 1, turns - turned
            ):
                return True
    return False


def jumps(state: Sky, seat: Seat) -> tuple[list[Space], dict[str, RuleId]]:
    """Where a ship may jump from a Zephyr or a corner (WW-41, WW-45), and what is closed."""
    ship, planet = state.ships[seat], state.planet
    here = ship.space
    closed: dict[str, RuleId] = {}
    if here in planet.zephyrs:
        upwind = planet.around[here][opposite(state.wind) - 1]
        goals = [to for to in planet.zephyrs if to != here]
        closed = {
            str(to): "WW-R113" for to in goals if to != upwind and to in planet.around[here]
        }  # a step leads there
    elif here in planet.corners:
        goals = [planet.facing(here)]
    else:
        return [], {}
    closed |= {str(to): rule for to in goals if (rule := may_enter(state, seat, to))}
    return [to for to in goals if str(to) not in closed], closed


def offer_sail(state: Sky, seat: Seat) -> Offer | RuleId:
    ship = state.ships[seat]
    if ship.at_port:
        return "WW-61"
    found, closed = steps(state, seat)
    bearing = partial(state.planet.bearing, state.ships[seat].space)
    notes = {str(to): say("windward-cost", speed=cost, direction=bearing(to)) for to, cost in found.items()}
    if not found:
        return closed.get(str(state.planet.around[ship.space][state.wind - 1]), "WW-58")
    return offer(Sail, to=one_of(found, of="space", closed=closed, notes=notes, rule="WW-59"))


def offer_jump(state: Sky, seat: Seat) -> Offer | RuleId:
    goals, closed = jumps(state, seat)
    if not goals:
        return next(iter(closed.values()), "WW-41")
    if not state.course.speed:
        return "WW-58"
    return offer(Jump, to=one_of(goals, of="space", closed=closed, rule="WW-41"))


def offer_enter(state: Sky, seat: Seat) -> Offer | RuleId:
    ship = state.ships[seat]
    if ship.space not in state.planet.harbour:
        return "WW-60"
    if ship.hold.crester:
        return "WW-62"
    return offer(EnterPort) if state.course.speed else "WW-58"


def offer_leave(state: Sky, seat: Seat) -> Offer | RuleId:
    if not state.ships[seat].at_port:
        return "WW-61"
    if not state.course.speed:
        return "WW-58"
    closed = {str(to): rule for to in state.planet.harbour if (rule := may_enter(state, seat, to))}
    goals = [to for to in state.planet.harbour if str(to) not in closed]
    if not goals:
        return next(iter(closed.values()))
    notes = {str(to): say("windward-bearing", direction=state.planet.bearing(PORT, to)) for to in goals}
    return offer(LeavePort, to=one_of(goals, of="space", closed=closed, notes=notes, rule="WW-61"))


def sail(t: T, to: Space) -> None:
    """One step of the active captain's ship, onto Drift with a Deadweight (WW-109)."""
    state, ship = t.state, t.state.ship
    cost = int(state.planet.around[ship.space][state.wind - 1] != to)
    if to in state.planet.drift:
        state.spend(state.active, "deadweight")
        t.tell(Played(state.active, "deadweight"))
        show_card(t)
    move(t, to, cost, "step")


def jump(t: T, to: Space) -> None:
    move(t, to, 1, "zephyr" if t.state.ship.space in t.state.planet.zephyrs else "around")


def move(t: T, to: Space, cost: int, way: str) -> None:
    """Bring the active captain's ship to a space or to port, and let what is there happen."""
    state, seat, ship = t.state, t.state.active, t.state.ship
    state.course.speed -= cost
    t.tell(Sailed(seat, ship.space, to, cost, way))  # type: ignore[arg-type]
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
    """A turn that ends on Drift ends on the last other space (WW-R18)."""
    state, ship = t.state, t.state.ship
    if ship.space in state.planet.drift:
        t.tell(Sailed(state.active, ship.space, state.course.dry, 0, "put_back"))
        ship.space = state.course.dry
        state.course.way.append(ship.space)


def show_card(t: T) -> None:
    """A card played from a hand that others do not see cannot be taken back. Onlookers see no hand: what a plan plays, or
    whether an offer to trade lapses, tells them more than the move did."""
    if not t.state.open_hands or t.ran > 1 or t.state.trades:
        t.commit()

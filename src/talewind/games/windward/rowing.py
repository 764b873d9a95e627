"""Longboats: dropping, rowing, towing (WW-66 to WW-77; WW-R27 to WW-R34, WW-R114)."""

from talewind.kit import Offer, RuleId, Seat, offer, one_of, say

from .battle import Battle
from .events import Rowed
from .moves import Row
from .pieces import NOTHING, Boat
from .planet import Space
from .sides import Fight, Side, barred, meet
from .state import Sky, T


def goals(state: Sky, seat: Seat, boat: Boat) -> tuple[list[Space], dict[str, RuleId]]:
    """Where a Longboat may row, and what is closed to it."""
    assert boat.space is not None
    ship, planet = state.ships[seat], state.planet
    found: list[Space] = []
    closed: dict[str, RuleId] = {}
    me = Side("longboat", seat, ship.boats.index(boat))
    for to in planet.around[boat.space]:
        if to < 0:
            continue
        foe = meet(state, me, to)
        if to == 0:
            closed[str(to)] = "WW-76"
        elif to in planet.drift:
            closed[str(to)] = "WW-39"
        elif ship.boat_at(to) is not None:
            closed[str(to)] = "WW-70"
        elif boat.towing and state.any_grey(to):
            closed[str(to)] = "WW-75"
        elif foe is not None and (rule := barred(state, me, foe)):
            closed[str(to)] = rule
        else:
            found.append(to)
    return found, closed


def offer_row(state: Sky, seat: Seat) -> list[Offer] | RuleId:
    """One offer for each Longboat At Sky."""
    ship = state.ships[seat]
    at_sky = [boat for boat in ship.boats if boat.space is not None]
    if not at_sky:
        return "WW-77"
    if not ship.boat_speed:
        return "WW-66"
    offers: list[Offer] = []
    for boat in at_sky:
        found, closed = goals(state, seat, boat)
        if found:
            start = boat.space or 0
            notes = {str(to): say("windward-bearing", direction=state.planet.bearing(start, to)) for to in found}
            goal = one_of(found, of="space", closed=closed, notes=notes, rule="WW-66")
            offers.append(offer(Row, boat=one_of([start], of="space"), to=goal))
    return offers or "WW-75"


def row(t: T, start: Space, to: Space) -> None:
    state, seat, ship = t.state, t.state.active, t.state.ship
    boat = ship.boat_at(start)
    assert boat is not None
    ship.boat_speed -= 1
    t.tell(Rowed(seat, start, to, boat.towing))
    me = Side("longboat", seat, ship.boats.index(boat))
    foe = meet(state, me, to)
    boat.before, boat.space = start, to
    if foe is not None:
        t.push(Battle(fight=Fight(me, foe, to)))
    else:
        arrive(state, to)


def arrive(state: Sky, space: Space) -> None:
    """A Longboat tows what lies on its space (WW-R27)."""
    if state.lies(space).grey:
        state.lay(space, NOTHING)
        state.note("towed", space)

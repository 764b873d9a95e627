"""Longboats: dropping, rowing, towing (WW-66 to WW-77; WW-R27 to WW-R34, WW-R114)."""

from talewind.kit import Offer, RuleId, Seat, offer, one_of

from .battle import Battle
from .choices import Action, bearings, parted
from .events import Rowed
from .moves import Row
from .pieces import NOTHING
from .planet import PORT, Space
from .sides import Fight, Side, barring, meet
from .state import Sky, T


def offer_row(state: Sky, seat: Seat) -> list[Offer] | RuleId:
    """One offer for each Longboat At Sky."""
    ship = state.ships[seat]
    at_sky = [number for number, boat in enumerate(ship.boats) if boat.space is not None]
    if not at_sky:
        return "WW-77"
    if not ship.boat_speed:
        return "WW-66"
    return [made for number in at_sky if (made := _offer_boat(state, seat, number))] or "WW-75"


def _offer_boat(state: Sky, seat: Seat, number: int) -> Offer | None:
    planet, boats, boat = state.planet, state.ships[seat].boats, state.ships[seat].boats[number]
    assert boat.space is not None
    barred, own = barring(state, Side("longboat", seat, number)), [each.space for each in boats]

    def closing(to: Space) -> RuleId | None:
        if to == PORT:
            return "WW-76"
        if to in planet.drift:
            return "WW-39"
        if to in own:
            return "WW-70"
        return "WW-75" if boat.towing and state.any_grey(to) else barred(to)

    found, closed = parted([to for to in planet.around[boat.space] if to >= PORT], closing)
    if not found:
        return None
    notes = {to: note for to, note in bearings(planet, boat.space).items() if to not in closed}
    goal = one_of(found, of="space", closed=closed, notes=notes, rule="WW-66")
    return offer(Row, boat=one_of([boat.space], of="space"), to=goal)


def row(t: T, move: Row) -> None:
    state, seat, ship = t.state, t.state.active, t.state.ship
    boat = ship.boat_at(move.boat)
    assert boat is not None
    ship.boat_speed -= 1
    t.tell(Rowed(seat, move.boat, move.to, boat.towing))
    me = Side("longboat", seat, ship.boats.index(boat))
    foe = meet(state, me, move.to)
    boat.before, boat.space = move.boat, move.to
    if foe is not None:
        t.push(Battle(fight=Fight(me, foe, move.to)))
    elif state.lies(move.to).grey:
        state.lay(move.to, NOTHING)  # the Longboat tows it (WW-R27)
        state.note("towed", move.to)


ACTIONS = (Action(Row, offer_row, row),)

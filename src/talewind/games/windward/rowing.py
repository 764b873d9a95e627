"""Longboats: dropping, rowing, towing (WW-66 to WW-77; WW-R27 to WW-R34, WW-R114)."""

from talewind.kit import Offer, RuleId, Seat, offer, one_of

from .battle import Battle
from .choices import Action, Closed, hex_around, kept
from .events import Rowed
from .moves import Row
from .pieces import NOTHING
from .planet import Planet, Space
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
    boats = [_offer_boat(state.planet, *_closed_around(state, seat, number)) for number in at_sky]
    return [made for made in boats if made] or "WW-75"


def _closed_around(state: Sky, seat: Seat, number: int) -> tuple[Space, Closed[Space]]:
    """The space of a Longboat, and what other pieces close to it."""
    boats, boat = state.ships[seat].boats, state.ships[seat].boats[number]
    assert boat.space is not None
    around = state.planet.around[boat.space]
    closed = barring(state, Side("longboat", seat, number), around)
    if boat.towing:
        closed |= {to: "WW-75" for to in around if state.any_grey(to)}
    closed |= {other.space: "WW-70" for other in boats if other.space in around}
    return boat.space, tuple(closed.items())


@kept
def _offer_boat(planet: Planet, space: Space, closed: Closed[Space]) -> Offer | None:
    to = hex_around(planet, space, closed, "WW-66")
    return None if to is None else offer(Row, boat=one_of([space], of="space"), to=to)


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

"""Captains who leave the table for good (option `on_leave`)."""

from talewind.kit import HousePlays, Seat

from .battle import Battle
from .events import ShipCleared
from .pieces import NOTHING, Boat, Cargo
from .planet import PORT
from .state import T
from .trades import lapse


def depart(t: T, seat: Seat) -> None:
    """A computer captain takes the seat over, or it is out of the game: then a running Battle is played to its end and
    an open question answered by silence first, and a turn of its own ends without a Rest."""
    state = t.state
    lapse(t, left=seat)
    if state.options.on_leave == "bot":
        t.amend(seat, bot=True)
        t.tell(HousePlays(seat))
        return
    t.remove(seat)
    if seat == state.active:
        state.course.over = True
    elif not any(isinstance(phase, Battle) for phase in state.stack):
        clear_departed(t)


def clear_departed(t: T) -> None:
    for seat, chair in enumerate(t.state.chairs):
        if chair.presence == "gone" and t.state.ships[seat].boats:
            _clear(t, seat)


def _clear(t: T, seat: Seat) -> None:
    """Put a captain's pieces away: cargo stays on the space, towed Cresters too, the hand goes unseen to the discards."""
    state, ship = t.state, t.state.ships[seat]
    space = state.course.dry if ship.space in state.planet.drift else ship.space
    if space != PORT:
        state.lay(space, ship.hold)
    else:
        state.greys += ship.hold.grey
        state.reds += ship.hold.red
    ship.space, ship.hold, ship.gas, ship.cannons = PORT, NOTHING, 0, 0
    boats, ship.boats = ship.boats, list[Boat]()
    for boat in boats:
        if boat.space is not None and boat.towing:
            state.lay(boat.space, Cargo(grey=1))
    state.buried = sorted([*state.buried, *ship.hand])
    ship.hand, ship.known = [], []
    for tile in ship.crew:
        state.crew[tile] += 1
    ship.crew = []
    if seat == state.naturalist:
        for crester in state.cresters:
            crester.tagged = False
        state.naturalist = None
    t.tell(ShipCleared(seat))

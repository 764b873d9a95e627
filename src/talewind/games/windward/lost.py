"""Ships that are Lost (WW-153 to WW-163; WW-R59, WW-R65 to WW-R70)."""

from talewind.kit import RuleId, Seat

from .battle_events import ShipLost, TokenTaken
from .night_events import LifeLost
from .pieces import NOTHING, TOKEN
from .planet import PORT
from .state import T


def lose_ship(t: T, seat: Seat, rule: RuleId, plundered: bool = False, kept: bool = False) -> None:
    """Bring a Lost ship to port. `plundered`: by another captain, so that the rest of the hold stays (WW-157). `kept`:
    it was Lost at port, where nothing can lie (WW-R91)."""
    state, ship = t.state, t.state.ships[seat]
    space = ship.space
    if not plundered and not kept:
        hold, ship.hold = ship.hold, NOTHING
        state.lay(space, hold)  # WW-154
    ship.space = ship.before = PORT  # WW-161
    ship.morale = 1  # WW-160
    ship.hold += TOKEN  # WW-162
    t.tell(ShipLost(seat, space, rule))
    t.tell(TokenTaken(seat, "WW-162"))
    state.note("sunk", space, against=seat)
    if seat == state.active:
        state.course.over = True  # WW-163
        state.course.way.append(PORT)
    if state.mode == "solo":
        state.decide(False, "WW-187")
    elif state.mode == "coop":
        state.lives -= 1  # WW-225
        t.tell(LifeLost(state.lives))
        if not state.lives:
            state.decide(False, "WW-228")

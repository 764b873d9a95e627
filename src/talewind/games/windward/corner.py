"""The White Crester's corner, chosen by a captain (WW-200, WW-227; WW-R88, WW-R96)."""

from collections.abc import Iterable

from talewind.kit import Ask, Phase, Say, Seat, offer, one_of, say

from .cresters import rolled
from .moves import PlaceWhite
from .night_events import CornerChosen, WhiteArrived
from .planet import PORT, Space
from .state import Sky, T


class Cornering(Phase):
    """`now`: the White Crester stands there at once; otherwise it comes back after the turn."""

    seat: Seat
    returning: bool = False  # the turn is over, and it comes back now

    def now(self, state: Sky) -> Say:
        return say("windward-now-corner", seat=self.seat)

    def asks(self, state: Sky) -> Iterable[Ask]:
        if free := state.free_above(state.planet.corners):
            rule = "WW-200" if state.mode == "solo" else "WW-227"
            place = (offer(PlaceWhite, to=one_of(free, of="space", rule=rule)),)
            usual = PlaceWhite(max(free, key=lambda corner: _remote(state, corner)))
            yield Ask(self.seat, say("windward-place-white"), place, otherwise=usual, lasts=state.reaction)

    def answered(self, t: T, seat: Seat, move: PlaceWhite) -> None:
        state = t.state
        t.tell(CornerChosen(seat, move.to))
        if state.mode == "solo" or self.returning or state.options.white_return == "at_once":
            bring_white(t, move.to)
        else:
            state.corner = move.to
        t.pop()

    def run(self, t: T) -> None:
        """No corner is free: it is tried again when the turn is over."""
        t.pop()


def _remote(state: Sky, corner: Space) -> tuple[int, int]:
    """How far the nearest ship is, by path; of equals the lowest Territory counts as the most remote."""
    planet = state.planet
    far = planet.distances(corner)
    home = 1 + min(far[space] for space in planet.harbour)
    seats = state.remaining()
    nearest = min(home if (at := state.ships[seat].space) == PORT else far.get(at, home) for seat in seats)
    return nearest, -planet.territory[corner]


def bring_white(t: T, space: Space) -> None:
    t.state.white_waits = t.state.returns = False
    t.state.corner = None
    t.state.hatch("white", space)
    t.tell(WhiteArrived(space))


def bring_back(t: T) -> None:
    """After a turn of co-op: a beaten White Crester comes back (WW-227)."""
    state = t.state
    if not state.returns:
        return
    free = state.free_above(state.planet.corners)
    if state.corner in free:
        bring_white(t, state.corner)
    elif free:
        t.push(Cornering(seat=state.active, returning=True))


def arrive(t: T, turn_over: bool = False) -> None:
    """Variant: somebody has reached 10 Notoriety, and the die names a corner (WW-230, WW-231; WW-R98). If none was free
    then, it is tried again at every turn end (WW-R98a)."""
    state = t.state
    if not state.contest or not state.white_waits or max(state.scores) < 10:
        return
    free = state.free_above(state.planet.corners)
    state.white_late = state.white_late or not free
    if not free or (state.white_late and not turn_over):
        return
    t.unplan(state.active)
    bring_white(t, rolled(t, state.planet.corners, free))

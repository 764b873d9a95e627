"""Rounds, turns and the end of the game (WW-9, WW-177 to WW-184, WW-197; WW-R9, WW-R67, WW-R80 to WW-R83)."""

from talewind.kit import Phase, Say, Seat, say

from .aftermath import aftermath, finish
from .cargo import trade_on_entering
from .corner import arrive, bring_back
from .events import RoundBegan, TieLap, TradeEnded, TurnBegan, WindTurned
from .leaving import clear_departed
from .log import Leg
from .pieces import MOST_BOAT_SPEED
from .planet import DIRECTIONS
from .rest import Resting
from .state import Course, Sky, T
from .turn import Turn


class Rounds(Phase):
    """Passes the turn clockwise from the First Player. `place`: of the captain in turn, in that order; the place of one
    who has left still counts."""

    place: int = -1

    def now(self, state: Sky) -> Say:
        return say("windward-now-round", round=state.round)

    def run(self, t: T) -> None:
        """Go on to the next captain; the game may end before that turn, or where a round ends."""
        state = t.state
        order = list(state.teams())
        self.place = (self.place + 1) % state.seats
        if self.place == 0 and state.round == state.options.round_limit:
            finish(t, state.leaders() if state.contest else [], "WW-R82a")
            return
        if self._ends(state, order) and self._decided(t):
            return
        if self.place == 0:
            self._open_round(t)
        if state.plays(order[self.place]):
            self._open_turn(t, order[self.place])

    def _ends(self, state: Sky, order: list[Seat]) -> bool:
        """Whether this is the moment before the triggering captain's next turn (WW-180), or the end of the round."""
        if state.trigger is None:
            return False
        return self.place == 0 if state.options.end_game == "finish_round" else order[self.place] == state.trigger

    def _decided(self, t: T) -> bool:
        """End the game, or begin another lap while the highest Notoriety is shared (WW-181 to WW-184)."""
        state, limit = t.state, t.state.options.tie_lap_limit
        leaders = state.leaders()
        if len(leaders) == 1 or (limit != "unlimited" and state.laps >= limit):
            finish(t, leaders, "WW-181" if len(leaders) == 1 else "WW-R82")
            return True
        state.laps += 1
        t.tell(TieLap(tuple(leaders), state.laps))
        return False

    def _open_round(self, t: T) -> None:
        state = t.state
        state.round += 1
        t.tell(RoundBegan(state.round))
        if state.round > 1:
            turn_wind(t)

    def _open_turn(self, t: T, seat: Seat) -> None:
        """Kept Teeth, Coxswain, Speed (WW-R9)."""
        state, ship = t.state, t.state.ships[seat]
        state.active, state.course = seat, Course(dry=ship.space, way=[ship.space])
        if not ship.at_port:
            state.course.territories = [state.planet.territory[ship.space]]
        t.unplan(seat)
        if state.chairs[seat].orders:
            t.amend(seat, orders=())  # "until my next turn"
        t.tell(TurnBegan(seat))
        if ship.at_port:
            trade_on_entering(t, seat)  # WW-158
        if "coxswain" in ship.crew:
            ship.boat_speed = min(MOST_BOAT_SPEED, ship.boat_speed + 1)  # WW-120
        t.push(Turn(seat=seat))
        aftermath(t)

    def resumed(self, t: T, done: Phase) -> None:
        """A turn is over: the log, open trades, and the White Crester's return."""
        state, course = t.state, t.state.course
        if not isinstance(done, Turn | Resting):
            clear_departed(t)  # who left over a question after the turn
            return
        if course.over:
            state.ship.nights = 0
        state.legs.append(Leg(state.round, state.active, state.wind, tuple(course.way), tuple(course.deeds)))
        for trade in state.trades:
            t.tell(TradeEnded(trade.number, declined=False))
        state.trades = []
        if aftermath(t):
            arrive(t, turn_over=True)
            bring_back(t)


def turn_wind(t: T) -> None:
    """The First Player rolls until the wind is another (WW-178)."""
    old = t.state.wind
    while t.state.wind == old:
        t.state.wind = t.chance.pick(DIRECTIONS, "wind")
    t.tell(WindTurned(old, t.state.wind))

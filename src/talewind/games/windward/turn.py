"""A captain's turn: any actions in any order, as often as affordable (WW-56 to WW-59, WW-64, WW-102; WW-R9, WW-R10)."""

from collections.abc import Callable
from typing import Any

from talewind.kit import Ask, Move, Offer, Phase, RuleId, Say, Seat, Timed, offer, say, tag_of

from . import cargo, orders, port, rowing, sailing, supplies
from .achievements import CLAIM
from .aftermath import aftermath
from .battle import Battle
from .moves import EndTurn, TurnMove
from .rest import Resting
from .state import Sky, T

END = offer(EndTurn)


def offer_end(state: Sky, seat: Seat) -> Offer | RuleId:
    """Not on Drift while there is a way out (WW-110, WW-R18)."""
    on_drift = state.ships[seat].space in state.planet.drift
    return "WW-110" if on_drift and sailing.leavable(state, seat) else END


ACTIONS = (
    *sailing.ACTIONS, *rowing.ACTIONS, *cargo.ACTIONS, *orders.ACTIONS, *port.ACTIONS, *supplies.ACTIONS, cargo.TRADE, CLAIM,
)  # fmt: skip
MENU = (*((tag_of(action.kind), action.offers) for action in ACTIONS), (tag_of(EndTurn), offer_end))
ACTS: dict[type[Move], Callable[[T, Any], None]] = {action.kind: action.act for action in ACTIONS}


class Turn(Timed, kw_only=True):
    seat: Seat

    def now(self, state: Sky) -> Say:
        return say("windward-now-turn", seat=self.seat)

    def began(self, t: T) -> None:
        self.until = t.at + (t.state.turn_time(self.seat) or 0)

    def asks(self, state: Sky) -> tuple[Ask, ...]:
        course, seat = state.course, self.seat
        if course.over:
            return ()
        offers: list[Offer] = []
        closed: dict[str, RuleId] = {}
        for tag, make in MENU:
            made = make(state, seat)
            if isinstance(made, str):
                closed[tag] = made
            elif isinstance(made, list):
                offers += made
            else:
                offers.append(made)
        prompt = say("windward-turn", speed=course.speed, mates=course.mates)
        until = None if state.turn_time(seat) is None else self.until
        return (Ask(seat, prompt, tuple(offers), closed, until=until),)

    def answered(self, t: T, seat: Seat, move: TurnMove) -> None:
        if isinstance(move, EndTurn):
            self.end(t)
        else:
            ACTS[type(move)](t, move)
        if t.state.stack[-1] is self:
            aftermath(t)

    def end(self, t: T) -> None:
        """The end of the turn: off the Drift, then the Rest (WW-57)."""
        self._clock(t)
        sailing.put_back(t)
        t.become(Resting(seat=self.seat))

    def _clock(self, t: T) -> None:
        """What the turn took beyond its time comes from the captain's reserve."""
        ship = t.state.ship
        if t.state.turn_time(self.seat) is not None:
            ship.reserve = max(0, min(ship.reserve, self.until - t.at))

    def expired(self, t: T, ask: Ask, draft: Move | None) -> None:
        self.end(t)

    def resumed(self, t: T, done: Phase) -> None:
        """A Battle is settled, supplies are taken, or a card is claimed."""
        if isinstance(done, Battle):
            sailing.stand(t.state)
        aftermath(t, done.fight if isinstance(done, Battle) else None)

    def run(self, t: T) -> None:
        """The ship is Lost or its captain has left: the turn is over, without a Rest (WW-163)."""
        self._clock(t)
        t.pop()

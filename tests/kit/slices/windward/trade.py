"""A trade from port to port: a card for a card, open beside anybody's turn (WW-212, WW-R95)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from talewind.kit import Ask, Offer, Pass, Phase, Say, Seat, Table, offer, one_of, say

from .chart import PORT
from .turn import Turn
from .words import DECK, Accept, Propose, Traded

if TYPE_CHECKING:
    from .state import Sky

type T = Table[Sky]


def proposals(state: Sky, seat: Seat) -> Iterable[Offer]:
    """Not during a Battle, a Rest or another question; at most ten a seat and turn."""
    turn, ship = state.stack[-1] if state.stack else None, state.ships[seat]
    if not isinstance(turn, Turn) or turn.proposals.count(seat) == 10 or ship.space != PORT or not ship.hand:
        return
    if docked := [s for s in state.clockwise(seat) if state.ships[s].space == PORT and state.ships[s].hand]:
        hand = sorted(set(ship.hand))
        yield offer(
            Propose, to=one_of(docked, of="seat"), give=one_of(hand, of="supply"), want=one_of(DECK, of="supply")
        )


class Trade(Phase):
    seat: Seat
    to: Seat
    give: str
    want: str

    def now(self, state: Sky) -> Say:
        return say("windward-trade", seat=self.seat, to=self.to, give=self.give, want=self.want)

    def asks(self, state: Sky) -> Iterable[Ask]:
        if state.plays(self.seat):  # else it lapses
            able = self.want in state.ships[self.to].hand
            offers = (offer(Accept), offer(Pass)) if able else (offer(Pass),)
            closed = {} if able else {"accept": "WW-R95"}
            yield Ask(
                self.to, self.now(state), offers, closed, otherwise=Pass(), window="trade", lasts=60_000, awaited=False
            )

    def run(self, t: T) -> None:
        t.pop()

    def answered(self, t: T, seat: Seat, move: Accept | Pass) -> None:
        taken = isinstance(move, Accept)
        if taken:
            t.state.swap(self.seat, self.give, seat, self.want)
        t.state.traded = Traded(self.seat, seat, taken)
        t.tell(t.state.traded)
        t.pop()

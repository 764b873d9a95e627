"""Choosing in secret a picture to hand over: Challenge round, tiebreaker (ST-20 to ST-22, ST-44, ST-R9, ST-R10)."""

from talewind.kit import Offer, RuleId, Say, Seat, Secretly, Table, offer, one_of, say

from .events import Chosen, Handed
from .moves import Give
from .state import Board

type T = Table[Board]


class InSecret(Secretly):
    """All see who has chosen; no action card interrupts."""

    def shut(self, state: Board, seat: Seat) -> dict[str, RuleId]:
        return state.shut()

    def has_chosen(self, t: T, seat: Seat) -> None:
        t.tell(Chosen(seat))


class Handing(InSecret):
    """Common to both kinds of handing over."""

    def lasting(self, state: Board) -> int:
        return state.options.lasting(30)

    def choice(self, state: Board, seat: Seat) -> Offer:
        return offer(Give, picture=one_of(state.hands[seat], of="picture"))

    def leaves(self, t: T, seat: Seat) -> str:
        """Remove the chosen picture, or a random one, from a seat's hand."""
        hand, move = t.state.hands[seat], t.state.chosen.pop(seat, None)
        if not isinstance(move, Give):
            return t.chance.deal(hand, "gift")
        hand.remove(move.picture)
        return move.picture


class HandingOn(Handing):
    """Challenge round: each hands a picture to the right; the receiver does not look (ST-20, ST-21)."""

    def now(self, state: Board) -> Say:
        return say("story-now-handing-on")

    def prompt(self, state: Board, seat: Seat) -> Say:
        return say("story-hand-on", seat=state.clockwise(seat)[-1])

    def run(self, t: T) -> None:
        state = t.state
        for giver in state.remaining():
            right = state.clockwise(giver)[-1]
            state.received[right], state.givers[right] = self.leaves(t, giver), giver
            t.tell(Handed(giver, right, state.received[right]), to=giver, others=Handed(giver, right))
        t.pop()


class Giving(Handing):
    """Tiebreaker: each tied player gives a picture to the next clockwise, who looks at once (ST-R9, ST-R10)."""

    def now(self, state: Board) -> Say:
        return say("story-now-giving", seats=tuple(state.tied))

    def prompt(self, state: Board, seat: Seat) -> Say:
        return say("story-give", seat=self.next_tied(state, seat))

    def takes_part(self, state: Board, seat: Seat) -> bool:
        return seat in state.tied

    def next_tied(self, state: Board, seat: Seat) -> Seat:
        return next(other for other in state.clockwise(seat) if other in state.tied)

    def run(self, t: T) -> None:
        state = t.state
        state.givers = {self.next_tied(state, seat): seat for seat in state.tied}
        state.looked = True
        for seat, giver in state.givers.items():
            state.received[seat] = self.leaves(t, giver)
            see = (giver, seat) if state.awake(seat) else (giver,)
            t.tell(Handed(giver, seat, state.received[seat]), to=see, others=Handed(giver, seat))
        t.pop()

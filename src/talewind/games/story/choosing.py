"""Choosing in secret: what a Challenge round and a tiebreaker hand over (ST-20 to ST-22, ST-44, ST-R9, ST-R10)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from talewind.kit import Ask, Move, Offer, Phase, Say, Seat, Table, offer, one_of, say

from .options import StoryOptions
from .words import Chosen, Give, Handed, Secret

if TYPE_CHECKING:
    from .state import Board

type T = Table[Board]


class Secretly(Phase):
    """All choose at once. What was chosen lies in `Board.chosen` until the last has chosen; everybody sees who has."""

    drafted: ClassVar[bool] = False
    waiting: list[Seat]

    def seconds(self, options: StoryOptions) -> int:
        return 30

    def prompt(self, state: Board, seat: Seat) -> Say:
        raise NotImplementedError

    def choice(self, state: Board, seat: Seat) -> Offer:
        raise NotImplementedError

    def asks(self, state: Board) -> Iterable[Ask]:
        shut, lasts = state.shut(), state.options.lasting(self.seconds(state.options))
        for seat in self.waiting:
            offers = (self.choice(state, seat),)
            yield Ask(seat, self.prompt(state, seat), offers, closed=shut, lasts=lasts, drafted=self.drafted)

    def answered(self, t: T, seat: Seat, move: Secret) -> None:
        t.state.chosen[seat] = move
        self.waiting.remove(seat)
        t.tell(Chosen(seat))
        t.commit()

    def expired(self, t: T, ask: Ask, draft: Move | None) -> None:
        if draft is None:
            self.waiting.remove(ask.seat)
        else:
            super().expired(t, ask, draft)


class Handing(Secretly):
    """What both kinds of handing over share."""

    def choice(self, state: Board, seat: Seat) -> Offer:
        return offer(Give, picture=one_of(state.hands[seat], of="picture"))

    def leaves(self, t: T, seat: Seat) -> str:
        """The picture a seat has chosen to give, or one at random, leaves its hand."""
        hand, move = t.state.hands[seat], t.state.chosen.pop(seat, None)
        if not isinstance(move, Give):
            return t.chance.deal(hand, "gift")
        hand.remove(move.picture)
        return move.picture


class HandingOn(Handing):
    """Challenge: each hands a picture to the right; the receiver does not look (ST-20, ST-21)."""

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
    """Tiebreaker: each tied player gives a picture to the next one clockwise; the receiver looks at once (ST-R9, ST-R10)."""

    def now(self, state: Board) -> Say:
        return say("story-now-giving", seats=tuple(state.tied))

    def prompt(self, state: Board, seat: Seat) -> Say:
        return say("story-give", seat=self.next_tied(state, seat))

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

"""Composing together: all write at once, then the stories are shown one by one in turn order (ST-R36, option
`composing`)."""

from typing import ClassVar

from talewind.kit import Interlude, Offer, Picture, RuleId, Say, Seat, Table, offer, one_of, say, words

from .choosing import InSecret
from .events import Received
from .moves import TellStory
from .state import Board

type T = Table[Board]


def to_lay(state: Board, seat: Seat, received: Picture | None, rule: RuleId) -> Picture:
    """The pictures a seat may lay: one of its hand (ST-26), or the received one and no other."""
    hand = state.hands[seat]
    if received is None:
        return one_of(hand, of="picture")
    return one_of([received], of="picture", closed=dict.fromkeys(hand, rule))


def in_writing(picture: Picture) -> Offer:
    return offer(TellStory, picture=picture, tale=words(600, may_be_empty=False, signs=True, rule="ST-R24"))


class Composing(InSecret):
    """All choose and write at the same time; in a Challenge round receivers look at their pictures now."""

    drafted: ClassVar[bool] = True

    def began(self, t: T) -> None:
        super().began(t)
        t.state.looked = True
        for seat, picture in t.state.received.items():
            if t.state.awake(seat):
                t.tell(Received(seat, picture), to=seat)

    def lasting(self, state: Board) -> int:
        return state.options.lasting(state.options.write_time)

    def now(self, state: Board) -> Say:
        return say("story-now-composing")

    def prompt(self, state: Board, seat: Seat) -> Say:
        return say("story-explain" if seat in state.received else "story-compose")

    def choice(self, state: Board, seat: Seat) -> Offer:
        return in_writing(to_lay(state, seat, state.received.get(seat), "ST-22"))

    def run(self, t: T) -> None:
        t.pop()


class Reading(Interlude):
    """Shows a composed story for as long as it takes to read."""

    seat: Seat
    reading: int  # ms

    def now(self, state: Board) -> Say:
        return say("story-now-reading", seat=self.seat)

    def lasting(self, state: Board) -> int:
        return self.reading

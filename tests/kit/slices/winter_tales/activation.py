"""Activations and movement (WT-61 to WT-71)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec import structs

from talewind.kit import Ask, Seat, Steps, Table, Tell, Weave, offer, one_of, say, some

from .interrupts import Entry, Interruption
from .state import Winter
from .telling import ANY, Story
from .words import NEXT, Activated, Keep, Kept, Walk, Walked, distance

type T = Table[Winter]


class Activation(Steps):
    """To join a quest at `goal`: all the steps but the action (WT-138)."""

    order: ClassVar[tuple[str, ...]] = ("flip", "draw", "move", "discard")
    char: str
    goal: str = ""

    def flip(self, t: T) -> None:
        t.state.change(self.char, ready=False)
        t.tell(Activated(self.char, bool(self.goal)))

    def draw(self, t: T) -> None:
        t.state.draw(t, t.state.figures[self.char].seat, 3)  # WT-63

    def move(self, t: T) -> None:
        figure = t.state.figures[self.char]
        if figure.upright and not figure.pinned and figure.space != self.goal:
            t.push(Movement(figure.seat, most=ANY, kind="move", char=self.char, goal=self.goal))

    def asks(self, state: Winter) -> Iterable[Ask]:
        if self.step == "discard":  # whatever the hand: the question would tell its size (WT-R97)
            seat = state.figures[self.char].seat
            hand = state.hands[seat]
            over = max(0, len(hand) - 7)
            keep = offer(Keep, discard=some(hand, over, over, of="card"))
            prompt = say("winter-keep-seven", over=over)
            yield Ask(seat, prompt, (keep,), otherwise=Keep(tuple(hand[7:])), lasts=90_000)

    def answered(self, t: T, seat: Seat, move: Keep) -> None:
        for card in move.discard:
            t.state.hands[seat].remove(card)
        t.state.discards += move.discard
        t.tell(Kept(move.discard), to=seat)
        self.advance()


class Movement(Story, kw_only=True):
    """A tale of cards, two steps for each (WT-67), told when the way is over (WT-69)."""

    lasts = 90_000
    char: str
    goal: str = ""
    steps: int = 0
    walked: bool = False

    def asks(self, state: Winter) -> Iterable[Ask]:
        figure, hand = state.figures[self.char], state.hands[self.seat]
        for ask in super().asks(state):
            offers, closed = ask.offers, {}
            if self.goal and not self.walked and (self.steps or hand):
                offers, closed = tuple(o for o in offers if o.move != "tell"), {"tell": "WT-R45"}
            if self.steps:
                ways = [s for s in NEXT[figure.space] if self.leads_on(figure.space, s)]
                shut = {s: "WT-R45" for s in NEXT[figure.space] if s not in ways}
                offers = (*offers, offer(Walk, to=one_of(ways, of="space", closed=shut)))
            yield structs.replace(ask, offers=offers, closed=closed)

    def leads_on(self, space: str, to: str) -> bool:
        return not self.goal or distance(to, self.goal) < distance(space, self.goal)

    def wove(self, t: T, card: str) -> None:
        super().wove(t, card)
        self.steps += 2

    def answered(self, t: T, seat: Seat, move: Weave | Walk | Tell) -> None:
        if not isinstance(move, Walk):
            return super().answered(t, seat, move)
        came_from = t.state.figures[self.char].space
        self.steps, self.walked = self.steps - 1, True
        t.state.change(self.char, space=move.to)
        t.tell(Walked(self.char, move.to))
        if move.to == self.goal:
            self.stop()  # WT-R45
        if standing := t.state.interrupters(self.char):
            t.push(Entry(self.char, came_from, standing))

    def resumed(self, t: T, done: Entry | Interruption) -> None:
        if isinstance(done, Interruption) and done.stopped:
            self.stop()  # WT-86, WT-100, WT-101

    def stop(self) -> None:
        self.steps, self.most = 0, len(self.woven)

    def narrated(self, t: T) -> None:
        t.state.discards += self.woven  # WT-70
        super().narrated(t)

"""Quests (WT-133 to WT-166)."""

from __future__ import annotations

from collections.abc import Iterable

from talewind.kit import Ask, EachSeat, Pass, Phase, Seat, Steps, Table, offer, one_of, say

from .activation import Activation
from .state import Winter
from .telling import ANY, Story
from .words import Join, QuestBegun, QuestEnded

type T = Table[Winter]


class Quest(Steps):
    order = ("begin", "send", "go_on", "join_in", "last_card", "count")
    char: str
    space: str
    sent: dict[Seat, str] = {}
    cards: dict[Seat, list[str]] = {}

    def begin(self, t: T) -> None:
        t.tell(QuestBegun(self.char, self.space))
        self.tell_on(t, "quest-begin", 0)

    def send(self, t: T) -> None:
        t.push(Sending(t.state.clockwise(self.seat(t)), space=self.space))

    def go_on(self, t: T) -> None:
        self.tell_on(t, "quest-continue", ANY)

    def join_in(self, t: T) -> None:
        t.push(JoiningIn(t.state.clockwise(self.seat(t)), space=self.space, sent=self.sent))

    def last_card(self, t: T) -> None:
        self.tell_on(t, "quest-last-card", 1)  # WT-153

    def count(self, t: T) -> None:
        state, side = t.state, t.state.figures[self.char].side
        spring, winter = (sum(len(c) for s, c in self.cards.items() if state.sides[s] == one) for one in state.both)
        won = "spring" if spring > winter else "winter" if winter > spring else ""
        rule = "WT-157" if not won else "WT-155" if won == side else "WT-156"
        t.tell(QuestEnded(spring, winter, rule))
        for cards in self.cards.values():
            state.discards += cards  # WT-159
        del state.quests[self.space]
        state.memories.append(won or "neutral")
        for seat in range(state.seats):
            if state.sides[seat] == won:
                t.score(seat, 3, rule)

    def seat(self, t: T) -> Seat:
        return t.state.figures[self.char].seat

    def tell_on(self, t: T, kind: str, most: int) -> None:
        t.push(Story(self.seat(t), most=most, kind=kind))

    def resumed(self, t: T, done: Story | Sending | JoiningIn) -> None:
        match done:
            case Story(seat, woven=woven):
                self.cards[seat] = [*self.cards.get(seat, []), *woven]
            case Sending(sent=sent):
                self.sent = sent
            case JoiningIn(cards=cards):
                self.cards |= cards


class Sending(EachSeat, kw_only=True):
    """Step 2: each of the others may activate a character to join (WT-137)."""

    space: str
    sent: dict[Seat, str] = {}  # the one with which a seat may join in (WT-151); "" bars it (WT-R47)

    def turn(self, t: T, seat: Seat) -> None:
        if t.state.may_join(seat, self.space):
            t.push(Joining(seat, self.space))

    def resumed(self, t: T, done: Joining | Activation) -> None:
        if isinstance(done, Activation):
            figure = t.state.figures[done.char]
            self.sent[figure.seat] = done.char if figure.upright and figure.space == self.space else ""


class Joining(Phase):
    seat: Seat
    space: str

    def asks(self, state: Winter) -> Iterable[Ask]:
        send = offer(Join, char=one_of(state.may_join(self.seat, self.space), of="character"))
        offers, window = (send, offer(Pass)), f"join/{state.quests[self.space]}"  # WT-142
        yield Ask(self.seat, say("winter-join"), offers, otherwise=Pass(), window=window, lasts=90_000)

    def answered(self, t: T, seat: Seat, move: Join | Pass) -> None:
        if isinstance(move, Join):
            t.become(Activation(move.char, self.space))
        else:
            t.pop()


class JoiningIn(EachSeat, kw_only=True):
    """Step 4: each of the others who has an upright character there may go on with the story (WT-148)."""

    space: str
    sent: dict[Seat, str]
    cards: dict[Seat, list[str]] = {}

    def turn(self, t: T, seat: Seat) -> None:
        if self.sent.get(seat, t.state.stands_in(seat, self.space)):
            t.push(Story(seat, most=ANY, kind="quest-join-in"))

    def resumed(self, t: T, done: Story) -> None:
        self.cards[done.seat] = done.woven

"""Stones: the seats take stones from a heap in turn, and who takes the last has a point. Each holds a hidden charm; at the
end all are shown, and the first in the alphabet has a point, too."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from talewind.kit import (
    Ask,
    Chance,
    Event,
    Frozen,
    Game,
    Interlude,
    Move,
    Next,
    Options,
    Outcome,
    Phase,
    Seat,
    State,
    Table,
    amount,
    fresh,
    offer,
    say,
)

CHARMS = ["ash", "bee", "elm", "fox", "oak", "owl"]


class Take(Move):
    count: int


class Dealt(Event):
    charm: str


class Took(Event):
    seat: Seat
    count: int


class Shown(Event):
    charms: tuple[str, ...]


class Setup(Phase):
    def run(self, t: Table[Heap]) -> None:
        t.state.stones = 9 if t.state.options.size == "large" else 6
        for seat in range(t.state.seats):
            charm = t.chance.deal(t.state.bag, "charms")
            t.state.charms.append(charm)
            t.tell(Dealt(charm), to=seat)
        t.become(Taking(0))


class Taking(Phase):
    seat: Seat

    def asks(self, state: Heap) -> Iterable[Ask]:
        if state.stones:
            take = offer(Take, count=amount(1, min(3, state.stones)))
            yield Ask(self.seat, say("stones-take", stones=state.stones), (take,), otherwise=Take(1), lasts=20_000)

    def answered(self, t: Table[Heap], seat: Seat, move: Take) -> None:
        t.state.stones -= move.count
        t.tell(Took(seat, move.count))
        if not t.state.stones:
            t.score(seat, 1, "ST-3")
        self.seat = (seat + 1) % t.state.seats

    def run(self, t: Table[Heap]) -> None:
        t.state.open = True
        t.tell(Shown(tuple(t.state.charms)), shows=True)
        t.score(t.state.charms.index(min(t.state.charms)), 1, "ST-4")
        t.become(Showing(t.state.remaining()))


class Showing(Interlude):
    """Everybody looks at the charms."""


class Heap(State[Take | Next]):
    options: StonesOptions
    stones: int = 0
    charms: list[str] = []  # by seat; hidden
    bag: list[str] = []  # hidden
    open: bool = False


class HeapView(Frozen):
    stones: int
    charm: str | None  # one's own
    charms: tuple[str, ...]  # all, at the end


class StonesOptions(Options, kw_only=True):
    size: Literal["small", "large"] = "small"


class Stones(Game[Heap, HeapView, StonesOptions]):
    id = "stones"
    seats = range(2, 5)
    phases = (Setup, Taking, Showing)
    event_types = Dealt | Took | Shown

    def start(self, seats: int, options: StonesOptions) -> Heap:
        return Heap(**fresh(seats), stack=[Setup()], options=options, bag=list(CHARMS))

    def view(self, state: Heap, seat: Seat | None) -> HeapView:
        own = None if seat is None else state.charms[seat]
        return HeapView(state.stones, own, tuple(state.charms) if state.open else ())

    def determinize(self, state: Heap, seat: Seat | None, chance: Chance) -> None:
        if state.open:
            return
        others = [other for other in range(state.seats) if other != seat]
        hidden = chance.shuffled([*state.bag, *(state.charms[other] for other in others)], "world")
        for other in others:
            state.charms[other] = hidden.pop()
        state.bag = sorted(hidden)

    def cards(self, state: Heap) -> Iterable[str]:
        return (*state.charms, *state.bag)

    def outcome(self, state: Heap) -> Outcome:
        return Outcome(tuple(seat for seat in range(state.seats) if state.scores[seat] == max(state.scores)))

"""A small game for the tests of the room `dev`: seats take stones in turn, and each has a hidden card."""

from __future__ import annotations

from collections.abc import Iterable

from talewind.kit import (
    Ask,
    Chance,
    Event,
    Frozen,
    Game,
    Move,
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

type T = Table[Heap]


class Take(Move):
    count: int


class Took(Event):
    seat: Seat
    count: int


class Dealt(Event):
    card: int


class Taking(Phase):
    seat: Seat = 0

    def began(self, t: T) -> None:
        for seat in range(t.state.seats):
            t.state.cards[seat] = t.chance.roll(9, "card", hidden=True)
            t.tell(Dealt(t.state.cards[seat]), to=seat)

    def asks(self, state: Heap) -> Iterable[Ask]:
        if state.stones:
            take = offer(Take, count=amount(1, min(3, state.stones)))
            yield Ask(self.seat, say("stones-take"), (take,), otherwise=Take(1), lasts=60_000)

    def answered(self, t: T, seat: Seat, move: Take) -> None:
        t.state.stones -= move.count
        t.tell(Took(seat, move.count))
        self.seat = (seat + 1) % t.state.seats

    def run(self, t: T) -> None:
        t.pop()


class Setup(Phase):
    def run(self, t: T) -> None:
        t.become(Taking())


class Heap(State[Take]):
    stones: int = 7
    cards: list[int] = []


class HeapView(Frozen):
    stones: int
    card: int | None


class Stones(Game[Heap, HeapView, Options]):
    id, seats, phases, event_types = "stones", range(2, 5), (Setup, Taking), Took | Dealt

    def start(self, seats: int, options: Options) -> Heap:
        return Heap(**fresh(seats), stack=[Setup()], cards=[0] * seats)

    def view(self, state: Heap, seat: Seat | None) -> HeapView:
        return HeapView(state.stones, None if seat is None else state.cards[seat])

    def determinize(self, state: Heap, seat: Seat | None, chance: Chance) -> None:
        for other in range(state.seats):
            if other != seat:
                state.cards[other] = chance.roll(9, "world")

    def outcome(self, state: Heap) -> Outcome:
        return Outcome(())

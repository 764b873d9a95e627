"""Gifts: each wraps one thing in secret and writes a card; all parcels are opened at once. Who has wrapped is seen."""

from __future__ import annotations

from typing import ClassVar

from talewind.kit import (
    Chance,
    Event,
    Frozen,
    Game,
    Move,
    Offer,
    Options,
    Outcome,
    Say,
    Seat,
    Secretly,
    State,
    Table,
    fresh,
    offer,
    one_of,
    say,
)  # fmt: skip

THINGS = ("drum", "kite", "lamp")


class Wrap(Move):
    thing: str


class Wrapped(Event):
    seat: Seat


class Unwrapped(Event):
    """`thing` None: nothing was wrapped."""

    seat: Seat
    thing: str | None


class Wrapping(Secretly):
    lasts: ClassVar[int] = 12_000
    drafted: ClassVar[bool] = True

    def prompt(self, state: GiftsState, seat: Seat) -> Say:
        return say("gifts-wrap")

    def choice(self, state: GiftsState, seat: Seat) -> Offer:
        return offer(Wrap, thing=one_of(THINGS))

    def has_chosen(self, t: T, seat: Seat) -> None:
        t.tell(Wrapped(seat))

    def run(self, t: T) -> None:
        for seat in range(t.state.seats):
            gift = t.state.chosen.pop(seat, None)
            t.state.opened.append(gift.thing if gift else "")
            t.tell(Unwrapped(seat, gift.thing if gift else None))
        if not t.state.another:
            return t.unwind()
        seat = t.state.another.pop()
        return t.become(Wrapping([seat]))


type T = Table[GiftsState]


class GiftsState(State[Wrap]):
    chosen: dict[int, Wrap] = {}
    opened: list[str] = []
    another: list[Seat] = []  # who wraps another one, alone


class GiftsView(Frozen):
    wrapped: tuple[Seat, ...]
    mine: Wrap | None
    opened: tuple[str, ...]


class Gifts(Game[GiftsState, GiftsView, Options]):
    id = "gifts"
    phases = (Wrapping,)
    seats = range(2, 5)
    event_types = Wrapped | Unwrapped

    def start(self, seats: int, options: Options) -> GiftsState:
        return GiftsState(**fresh(seats), stack=[Wrapping(list(range(seats)))])

    def view(self, state: GiftsState, seat: Seat | None) -> GiftsView:
        mine = None if seat is None else state.chosen.get(seat)
        return GiftsView(tuple(sorted(state.chosen)), mine, tuple(state.opened))

    def determinize(self, state: GiftsState, seat: Seat | None, chance: Chance) -> None:
        for other in state.chosen:
            if other != seat:
                state.chosen[other] = Wrap(chance.pick(THINGS, "guess"))

    def outcome(self, state: GiftsState) -> Outcome:
        return Outcome(tuple(seat for seat, thing in enumerate(state.opened) if thing), state.cut_short)

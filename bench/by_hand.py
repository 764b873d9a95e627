"""Take a card without the kit: frozen msgspec states, no log, no chance, no undo. The limit for the kit's cost."""

from typing import Literal

from talewind.kit import Frozen

type Action = Literal["take"]


class Seat(Frozen):
    hand: tuple[int, ...]
    count: int


class Cards(Frozen):
    deck: tuple[int, ...]
    seats: tuple[Seat, ...]
    turn: int
    number: int


class View(Frozen):
    left: int
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    turn: int
    number: int


def start(deck: list[int]) -> Cards:
    return Cards(tuple(deck), (Seat((), 0),) * 4, 0, 0)


def legal(state: Cards) -> tuple[Action, ...]:
    return ("take",) if state.deck else ()


def apply(state: Cards, action: Action, seat: int) -> Cards:
    if seat != state.turn or action not in legal(state):
        raise ValueError(action)
    mine, card = state.seats[seat], state.deck[-1]
    taken = Seat((*mine.hand, card), mine.count + 1)
    seats = (*state.seats[:seat], taken, *state.seats[seat + 1 :])
    return Cards(state.deck[:-1], seats, (seat + 1) % 4, state.number + 1)


def view(state: Cards, seat: int) -> View:
    counts = tuple([s.count for s in state.seats])
    return View(len(state.deck), state.seats[seat].hand, counts, state.turn, state.number)

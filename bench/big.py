"""A toy game with a state of about 10 KB: a board of many pieces, of which a move changes one."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

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
    fresh,
    offer,
    one_of,
    say,
)

PIECES = 216
STEPS = 200

type T = Table[Board]


class Shift(Move):
    piece: int
    to: str


class Shifted(Event):
    piece: int
    to: str


class Piece(Struct):
    seat: Seat
    space: str
    cargo: list[str]
    strength: int = 3


class Shifting(Phase):
    seat: Seat = 0

    def asks(self, state: Board) -> Iterable[Ask]:
        if state.steps < STEPS:
            mine = range(self.seat, PIECES, state.seats)
            spaces = [f"{q},{self.seat}" for q in range(8)]
            move = offer(Shift, piece=one_of(mine, of="piece"), to=one_of(spaces, of="hex"))
            yield Ask(self.seat, say("big-shift"), (move,))

    def answered(self, t: T, seat: Seat, move: Shift) -> None:
        t.state.pieces[move.piece].space = move.to
        t.state.steps += 1
        t.tell(Shifted(move.piece, move.to))
        self.seat = (seat + 1) % t.state.seats

    def run(self, t: T) -> None:
        t.pop()


class Board(State[Shift]):
    pieces: list[Piece]
    steps: int = 0


class BoardView(Frozen):
    spaces: tuple[str, ...]


class Big(Game[Board, BoardView, Options]):
    id = "big"
    phases = (Shifting,)
    seats = range(4, 5)
    event_types = Shifted

    def start(self, seats: int, options: Options) -> Board:
        pieces = [Piece(n % seats, f"{n % 12},{n // 12}", ["amber", "teal"]) for n in range(PIECES)]
        return Board(**fresh(seats), stack=[Shifting()], pieces=pieces)

    def view(self, state: Board, seat: Seat | None) -> BoardView:
        return BoardView(tuple([piece.space for piece in state.pieces]))

    def determinize(self, state: Board, seat: Seat | None, chance: Chance) -> None:
        """Nothing is hidden."""

    def outcome(self, state: Board) -> Outcome:
        return Outcome((0,))

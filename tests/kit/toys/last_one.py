"""Last one: in turn the seats draw straws, and whoever draws a short one is out and looks on; then all who play guess a number at
once, sealed, and so on until one is left. A plain `Game` with elimination and leaving."""

from __future__ import annotations

from collections.abc import Iterable

from talewind.kit import (
    Again,
    Ask,
    Chance,
    Encore,
    Enough,
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
)  # fmt: skip


class Draw(Move):
    pass


class Guess(Move):
    number: int


class Drew(Event):
    seat: Seat
    short: bool


class Guessed(Event):
    numbers: dict[Seat, int]


class Drawing(Phase):
    """Every seat in turn, whether in play or not: the kit passes over those that are out."""

    seat: Seat
    to_come: int

    def asks(self, state: Straws) -> Iterable[Ask]:
        if self.to_come and len(state.playing()) > 1:
            yield Ask(self.seat, say("draw"), (offer(Draw),), otherwise=Draw(), lasts=9_000)

    def answered(self, t: T, seat: Seat, move: Draw) -> None:
        short = t.chance.roll(3, "straw") == 0
        t.tell(Drew(seat, short))
        if short:
            t.eliminate(seat)
        self.next(t)

    def left(self, t: T, ask: Ask) -> None:
        self.next(t)

    def next(self, t: T) -> None:
        self.seat, self.to_come = (self.seat + 1) % t.state.seats, self.to_come - 1

    def run(self, t: T) -> None:
        if len(t.state.playing()) > 1:
            t.become(Guessing())
        else:
            end(t)


class Guessing(Phase):
    """All at once, sealed; those that are out are asked by mistake, and silence is played for them."""

    def asks(self, state: Straws) -> Iterable[Ask]:
        for seat in range(state.seats):
            yield Ask(
                seat, say("guess"), (offer(Guess, number=amount(1, 9)),), sealed=True, otherwise=Guess(1), lasts=9_000
            )

    def unsealed(self, t: T, answers: dict[Seat, Guess]) -> None:
        t.state.guessed = {seat: answers[seat].number for seat in t.state.playing()}
        t.tell(Guessed(t.state.guessed), shows=True)
        t.become(Drawing(0, t.state.seats))


class Ending(Encore): ...


class Straws(State[Draw | Guess | Again | Enough]):
    guessed: dict[Seat, int] = {}


class StrawsView(Frozen):
    playing: tuple[Seat, ...]
    guessed: dict[Seat, int]


type T = Table[Straws]


def end(t: T) -> None:
    t.conclude(t.state.playing())
    t.unwind(Ending(t.state.remaining()))


class LastOne(Game[Straws, StrawsView, Options]):
    id = "straws"
    seats = range(2, 6)
    phases = (Drawing, Guessing, Ending)
    event_types = Drew | Guessed

    def start(self, seats: int, options: Options) -> Straws:
        return Straws(**fresh(seats), stack=[Drawing(0, seats)])

    def view(self, state: Straws, seat: Seat | None) -> StrawsView:
        return StrawsView(tuple(state.playing()), state.guessed.copy())

    def determinize(self, state: Straws, seat: Seat | None, chance: Chance) -> None: ...

    def alone(self, t: T) -> None:
        end(t)

    def outcome(self, state: Straws) -> Outcome:
        return Outcome(tuple(state.playing()))

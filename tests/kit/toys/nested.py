"""Nested: a march is ambushed, the ambush becomes a duel, in the duel somebody is begged for mercy; each returns."""

from __future__ import annotations

from collections.abc import Iterable

from talewind.kit import (
    Ask,
    Chance,
    EachSeat,
    Event,
    Frozen,
    Game,
    Move,
    Options,
    Outcome,
    Pass,
    Phase,
    Seat,
    State,
    Table,
    Timed,
    amount,
    flag,
    fresh,
    offer,
    say,
)  # fmt: skip

MINUTE = 60_000


class March(Move):
    pass


class Camp(Move):
    pass


class Ambush(Move):
    pass


class Parry(Move):
    force: int


class Answer(Move):
    mercy: bool


class Arrived(Event):
    seat: Seat
    place: int


class Beaten(Event):
    seat: Seat
    by: Seat


class Road(EachSeat):
    def turn(self, t: T, seat: Seat) -> None:
        t.push(Marching(seat))


class Marching(Timed, kw_only=False):
    """The outermost: two marches, on one clock that stands still while others are asked."""

    seat: Seat
    marches: int = 2

    def began(self, t: T) -> None:
        self.until = t.at + MINUTE

    def asks(self, state: NestedState) -> Iterable[Ask]:
        offers = (offer(March), offer(Camp)) if self.marches else (offer(Camp),)
        yield Ask(self.seat, say("nested-march"), offers, otherwise=Camp(), until=self.until)

    def answered(self, t: T, seat: Seat, move: March | Camp) -> None:
        if isinstance(move, Camp):
            return t.pop()
        self.marches -= 1
        return t.push(Lurking(seat, (seat + 1) % t.state.seats))

    def resumed(self, t: T, done: Lurking) -> None:
        if not done.stopped:
            t.state.places[self.seat] += 1
            t.tell(Arrived(self.seat, t.state.places[self.seat]))


class Lurking(Phase):
    """First interrupt. Its result: `stopped`."""

    of: Seat
    by: Seat
    stopped: bool = False

    def asks(self, state: NestedState) -> Iterable[Ask]:
        yield Ask(self.by, say("nested-lurk"), (offer(Ambush), offer(Pass)), otherwise=Pass(), lasts=MINUTE)

    def answered(self, t: T, seat: Seat, move: Ambush | Pass) -> None:
        if isinstance(move, Ambush):
            return t.push(Dueling(self.by, self.of))
        return t.pop()

    def resumed(self, t: T, done: Dueling) -> None:
        self.stopped = done.winner == self.by
        t.pop()


class Dueling(Phase):
    """Second interrupt. Its result: `winner`."""

    attacker: Seat
    defender: Seat
    winner: Seat = -1

    def asks(self, state: NestedState) -> Iterable[Ask]:
        offers = (offer(Parry, force=amount(0, 2)),)
        yield Ask(self.defender, say("nested-parry"), offers, otherwise=Parry(0), lasts=MINUTE)

    def answered(self, t: T, seat: Seat, move: Parry) -> None:
        if move.force == 0:
            return t.push(Begging((self.attacker + 1) % t.state.seats))
        return self.decide(t, move.force == 2)

    def resumed(self, t: T, done: Begging) -> None:
        self.decide(t, done.mercy)

    def decide(self, t: T, saved: bool) -> None:
        self.winner = self.defender if saved else self.attacker
        if not saved:
            t.state.defeats[self.defender] += 1
            t.tell(Beaten(self.defender, self.attacker))
        t.pop()


class Begging(Phase):
    """Third interrupt. Its result: `mercy`."""

    judge: Seat
    mercy: bool = False

    def asks(self, state: NestedState) -> Iterable[Ask]:
        yield Ask(
            self.judge, say("nested-mercy"), (offer(Answer, mercy=flag()),), otherwise=Answer(False), lasts=MINUTE
        )

    def answered(self, t: T, seat: Seat, move: Answer) -> None:
        self.mercy = move.mercy
        t.pop()


type T = Table[NestedState]


class NestedState(State[March | Camp | Ambush | Parry | Answer | Pass]):
    places: list[int]
    defeats: list[int]


class NestedView(Frozen):
    places: tuple[int, ...]
    defeats: tuple[int, ...]
    deep: tuple[str, ...]


class Nested(Game[NestedState, NestedView, Options]):
    id = "nested"
    phases = (Road, Marching, Lurking, Dueling, Begging)
    seats = range(3, 5)
    event_types = Arrived | Beaten

    def start(self, seats: int, options: Options) -> NestedState:
        road = Road(list(range(seats)))
        return NestedState(**fresh(seats), stack=[road], places=[0] * seats, defeats=[0] * seats)

    def view(self, state: NestedState, seat: Seat | None) -> NestedView:
        deep = tuple(type(phase).__name__ for phase in state.stack)
        return NestedView(tuple(state.places), tuple(state.defeats), deep)

    def determinize(self, state: NestedState, seat: Seat | None, chance: Chance) -> None:
        """Nothing is hidden."""

    def outcome(self, state: NestedState) -> Outcome:
        best = max(state.places)
        return Outcome(tuple(s for s in range(state.seats) if state.places[s] == best), state.cut_short)

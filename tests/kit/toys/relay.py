"""Relay: seats walk in turn, one question at a time; then all gather, everybody asked at once and nothing sealed."""

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
    Phase,
    Say,
    Seat,
    State,
    Table,
    amount,
    fresh,
    offer,
    say,
)  # fmt: skip

STRENGTH = 6


class Walk(Move):
    steps: int


class Sprint(Move):
    """All at once; only at the start (RE-2)."""


class Rest(Move):
    """The leg is over; every step counts (RE-1)."""


class Ready(Move):
    pass


class Walked(Event):
    seat: Seat
    steps: int


class Leg(EachSeat):
    def turn(self, t: T, seat: Seat) -> None:
        t.push(Walking(seat))

    def over(self, t: T) -> None:
        t.become(Gathering([seat for seat in range(t.state.seats) if t.state.plays(seat)]))


class Walking(Phase):
    seat: Seat
    strength: int = STRENGTH

    def now(self, state: RelayState) -> Say:
        return say("relay-now-walking", seat=self.seat)

    def asks(self, state: RelayState) -> Iterable[Ask]:
        walk = [offer(Walk, steps=amount(1, min(3, self.strength)))] if self.strength else []
        sprint = [offer(Sprint)] if self.strength == STRENGTH else []
        closed = {} if sprint else {"sprint": "RE-2"}
        offers = (*walk, *sprint, offer(Rest))
        yield Ask(self.seat, say("relay-walk"), offers, closed, otherwise=Rest(), lasts=10_000)

    def answered(self, t: T, seat: Seat, move: Walk | Sprint | Rest) -> None:
        match move:
            case Walk(steps):
                self.walk(t, steps)
            case Sprint():
                self.walk(t, self.strength)
                t.pop()
            case Rest():
                t.score(seat, STRENGTH - self.strength, "RE-1")
                t.pop()

    def walk(self, t: T, steps: int) -> None:
        self.strength -= steps
        t.state.far[self.seat] += steps
        t.tell(Walked(self.seat, steps))


class Gathering(Phase):
    """Each further seat has five seconds more."""

    waiting: list[Seat]

    def asks(self, state: RelayState) -> Iterable[Ask]:
        for seat in self.waiting:
            yield Ask(seat, say("relay-ready"), (offer(Ready),), otherwise=Ready(), lasts=10_000 + 5_000 * seat)

    def answered(self, t: T, seat: Seat, move: Ready) -> None:
        self.waiting.remove(seat)

    def run(self, t: T) -> None:
        t.state.round += 1
        if t.state.round > 2:
            return t.unwind()
        return t.become(Leg(list(range(t.state.seats))))


type T = Table[RelayState]


class RelayOptions(Options, kw_only=True):
    keeps: bool = False  # a seat that was left may be taken over


class RelayState(State[Walk | Sprint | Rest | Ready]):
    options: RelayOptions
    far: list[int]
    round: int = 1


class RelayView(Frozen):
    far: tuple[int, ...]
    round: int
    strength: int | None


class Relay(Game[RelayState, RelayView, RelayOptions]):
    id = "relay"
    phases = (Leg, Walking, Gathering)
    seats = range(2, 5)
    seats_rule = "RE-0"
    event_types = Walked

    def start(self, seats: int, options: RelayOptions) -> RelayState:
        return RelayState(**fresh(seats), stack=[Leg(list(range(seats)))], options=options, far=[0] * seats)

    def view(self, state: RelayState, seat: Seat | None) -> RelayView:
        top = state.stack[-1] if state.stack else None
        return RelayView(tuple(state.far), state.round, top.strength if isinstance(top, Walking) else None)

    def determinize(self, state: RelayState, seat: Seat | None, chance: Chance) -> None:
        """Nothing is hidden."""

    def outcome(self, state: RelayState) -> Outcome:
        best = max(state.far)
        return Outcome(tuple(s for s in range(state.seats) if state.far[s] == best), state.cut_short)

    def left(self, t: Table[RelayState], seat: Seat) -> None:
        if not t.state.options.keeps:
            t.remove(seat)

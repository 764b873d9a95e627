"""Window: somebody knocks at a door, and all the others may open it, if they hold a key. Who holds one is hidden."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from talewind.kit import (
    Ask,
    Chance,
    EachSeat,
    Event,
    Frozen,
    Game,
    Move,
    Offer,
    Options,
    Outcome,
    Pass,
    Phase,
    RuleId,
    Say,
    Seat,
    State,
    Table,
    Window,
    fresh,
    offer,
    one_of,
    say,
)  # fmt: skip

CARDS = ("cup",) * 6 + ("key",) * 6  # sorted: a bag has no order


class Knock(Move):
    door: str


class Open(Move):
    pass


class Drew(Event):
    seat: Seat
    card: str


class Answered(Event):
    """`seats`: who opened, and showed a key for it."""

    door: str
    seats: tuple[Seat, ...]


class Dealing(Phase):
    def run(self, t: T) -> None:
        for seat in range(t.state.seats):
            t.state.hands.append("")
            t.state.draw(t, seat)
        t.become(Evening(list(range(t.state.seats)) * 2))


class Evening(EachSeat):
    def turn(self, t: T, seat: Seat) -> None:
        if len(self.to_come) == t.state.seats - 1:
            t.lapse("first half")
        t.push(Knocking(seat))


class Knocking(Phase):
    seat: Seat

    def asks(self, state: WindowState) -> Iterable[Ask]:
        offers = (offer(Knock, door=one_of(["blue", "double", "red"], of="door")),)
        yield Ask(self.seat, say("window-knock"), offers, otherwise=Knock("red"), lasts=30_000)

    def answered(self, t: T, seat: Seat, move: Knock) -> None:
        t.become(Listening(seat, move.door))


class Listening(Window):
    """Asked by public facts: everybody but the one who knocked."""

    seat: Seat
    door: str

    def eligible(self, state: WindowState) -> Iterable[Seat]:
        return state.clockwise(self.seat)

    def name(self, state: WindowState, seat: Seat) -> str:
        return f"door/{self.door}"

    def besides(self, state: WindowState, seat: Seat) -> tuple[str, ...]:
        return ("hatch",) if self.door == "double" else ()

    def prompt(self, state: WindowState, seat: Seat) -> Say:
        return say("window-listen", door=self.door)

    def means(self, state: WindowState, seat: Seat) -> Sequence[Offer]:
        return [offer(Open)] if state.hands[seat] == "key" else []

    def shut(self, state: WindowState, seat: Seat) -> dict[str, RuleId]:
        return {} if state.hands[seat] == "key" else {"open": "WI-1"}

    def reacted(self, t: T, moves: dict[Seat, Open]) -> None:
        t.state.answers.append((self.door, tuple(sorted(moves))))
        t.tell(Answered(*t.state.answers[-1]))
        for seat in sorted(moves):
            t.state.draw(t, seat)
        t.pop()


type T = Table[WindowState]


class WindowState(State[Knock | Open | Pass]):
    bag: list[str]
    hands: list[str] = []  # hidden: one card each
    answers: list[tuple[str, tuple[Seat, ...]]] = []

    def draw(self, t: T, seat: Seat) -> None:
        """Another card for the one in hand."""
        back = [self.hands[seat]] if self.hands[seat] else []
        self.hands[seat] = t.chance.deal(self.bag, "bag")
        self.bag = sorted(self.bag + back)
        t.tell(Drew(seat, self.hands[seat]), to=seat)


class WindowView(Frozen):
    hand: str | None
    answers: tuple[tuple[str, tuple[Seat, ...]], ...]


class Doors(Game[WindowState, WindowView, Options]):
    id = "window"
    phases = (Dealing, Evening, Knocking, Listening)
    seats = range(3, 5)
    event_types = Drew | Answered
    windows = ("door", "hatch")

    def start(self, seats: int, options: Options) -> WindowState:
        return WindowState(**fresh(seats), stack=[Dealing()], bag=list(CARDS))

    def view(self, state: WindowState, seat: Seat | None) -> WindowView:
        return WindowView(None if seat is None else state.hands[seat], tuple(state.answers))

    def determinize(self, state: WindowState, seat: Seat | None, chance: Chance) -> None:
        others = [s for s in range(state.seats) if s != seat]
        state.bag += [state.hands[s] for s in others]
        for other in others:
            state.hands[other] = chance.deal(state.bag, "world")
        state.bag.sort()

    def cards(self, state: WindowState) -> Iterable[str]:
        return [*state.bag, *state.hands]

    def outcome(self, state: WindowState) -> Outcome:
        return Outcome(tuple(sorted({seat for _, seats in state.answers for seat in seats})), state.cut_short)

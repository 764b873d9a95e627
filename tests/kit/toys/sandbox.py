"""Sandbox: moves that are free to take back, and what ends the freedom: a draw, a roll, a question to another seat."""

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
    Seat,
    State,
    Table,
    flag,
    fresh,
    offer,
    one_of,
    say,
)  # fmt: skip

CELLS = ("a", "b", "c", "d", "e", "f")
BAG = ("bead", "coin", "feather", "gem", "shell")


class Place(Move):
    cell: str


class Draw(Move):
    pass


class Roll(Move):
    pass


class Beg(Move):
    pass


class Give(Move):
    yes: bool


class Done(Move):
    pass


class Placed(Event):
    seat: Seat
    cell: str


class Drew(Event):
    seat: Seat
    thing: str | None = None


class Rolled(Event):
    seat: Seat
    pips: int


class Given(Event):
    seat: Seat
    yes: bool


class Rounds(EachSeat):
    def turn(self, t: T, seat: Seat) -> None:
        t.push(Building(seat))


class Building(Phase):
    seat: Seat
    begged: bool = False

    def asks(self, state: SandState) -> Iterable[Ask]:
        free = [cell for cell in CELLS if cell not in state.stones]
        offers = [offer(Done), offer(Roll)]
        if free:
            offers.append(offer(Place, cell=one_of(free, of="cell", closed=dict.fromkeys(state.stones, "SA-1"))))
        if len(state.bag) > 1:
            offers.append(offer(Draw))
        if not self.begged:
            offers.append(offer(Beg))
        yield Ask(self.seat, say("sandbox-build"), tuple(offers), otherwise=Done(), lasts=60_000)

    def answered(self, t: T, seat: Seat, move: Place | Draw | Roll | Beg | Done) -> None:
        match move:
            case Place(cell):
                t.state.stones.append(cell)
                t.tell(Placed(seat, cell))
            case Draw():
                thing = t.chance.deal(t.state.bag, "bag")
                t.state.things[seat].append(thing)
                t.tell(Drew(seat, thing), to=seat, others=Drew(seat))
            case Roll():
                t.state.pips = t.chance.roll(6, "die") + 1
                t.tell(Rolled(seat, t.state.pips))
            case Beg():
                self.begged = True
                t.push(Begging((seat + 1) % t.state.seats))
            case Done():
                t.pop()

    def resumed(self, t: T, done: Begging) -> None:
        t.state.gifts.append(done.yes)
        t.tell(Given(done.seat, done.yes))


class Begging(Phase):
    seat: Seat
    yes: bool = False

    def asks(self, state: SandState) -> Iterable[Ask]:
        yield Ask(self.seat, say("sandbox-give"), (offer(Give, yes=flag()),), otherwise=Give(False), lasts=60_000)

    def answered(self, t: T, seat: Seat, move: Give) -> None:
        self.yes = move.yes
        t.pop()


type T = Table[SandState]


class SandState(State[Place | Draw | Roll | Beg | Give | Done]):
    bag: list[str]
    things: list[list[str]]  # hidden, by seat
    stones: list[str] = []
    gifts: list[bool] = []
    pips: int = 0


class SandView(Frozen):
    stones: tuple[str, ...]
    gifts: tuple[bool, ...]
    mine: tuple[str, ...]
    counts: tuple[int, ...]
    pips: int


class Sandbox(Game[SandState, SandView, Options]):
    id = "sandbox"
    phases = (Rounds, Building, Begging)
    seats = range(2, 4)
    event_types = Placed | Drew | Rolled | Given

    def start(self, seats: int, options: Options) -> SandState:
        things: list[list[str]] = [[] for _ in range(seats)]
        return SandState(**fresh(seats), stack=[Rounds(list(range(seats)))], bag=list(BAG), things=things)

    def view(self, state: SandState, seat: Seat | None) -> SandView:
        mine = () if seat is None else tuple(state.things[seat])
        counts = tuple(len(found) for found in state.things)
        return SandView(tuple(state.stones), tuple(state.gifts), mine, counts, state.pips)

    def determinize(self, state: SandState, seat: Seat | None, chance: Chance) -> None:
        others = [s for s in range(state.seats) if s != seat]
        pool = sorted(state.bag + [thing for s in others for thing in state.things[s]])
        for other in others:
            state.things[other] = [chance.deal(pool, "world") for _ in state.things[other]]
        state.bag = pool

    def cards(self, state: SandState) -> Iterable[str]:
        return [*state.bag, *(thing for found in state.things for thing in found)]

    def outcome(self, state: SandState) -> Outcome:
        return Outcome(tuple(range(state.seats)), state.cut_short)

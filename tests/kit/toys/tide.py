"""Tide: seats gather shells in turn; alone, together, each for itself or two sides, by the option `mode`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta

from talewind.kit import (
    Ask,
    Chance,
    EachSeat,
    Encore,
    Event,
    Frozen,
    Game,
    Move,
    Options,
    Outcome,
    Phase,
    Say,
    Seat,
    Side,
    State,
    Table,
    amount,
    fresh,
    offer,
    refuse,
    say,
)  # fmt: skip
from talewind.kit.ready import Again, Enough

type Shell = Literal["cockle", "whelk", "conch"]
type Colour = Literal["red", "blue", "green", "white"]

MOST = 3  # shells at a time
NEEDED = {"calm": 3, "rough": 5, "storm": 7}  # shells a seat, against the sea
SEATS = {"alone": range(1, 2), "together": range(2, 4), "each": range(2, 5), "sides": range(2, 5, 2)}


class Gather(Move):
    shells: int


class Gathered(Event):
    seat: Seat
    shells: int


class Beach(EachSeat):
    def turn(self, t: T, seat: Seat) -> None:
        t.push(Wading(seat))

    def over(self, t: T) -> None:
        t.unwind(Evening([seat for seat in range(t.state.seats) if t.state.holds(seat)]))


class Wading(Phase):
    seat: Seat

    def now(self, state: TideState) -> Say:
        return say("tide-now-wading", seat=self.seat)

    def asks(self, state: TideState) -> Iterable[Ask]:
        lasts = None if state.options.mode == "alone" else 10_000
        gather = offer(Gather, shells=amount(0, MOST))
        yield Ask(self.seat, say("tide-gather"), (gather,), otherwise=Gather(0), lasts=lasts)

    def answered(self, t: T, seat: Seat, move: Gather) -> None:
        t.score(seat, move.shells, "TI-1")
        t.tell(Gathered(seat, move.shells))
        t.pop()


class Evening(Encore):
    pass


type T = Table[TideState]


class TideOptions(Options, kw_only=True):
    sea: Literal["calm", "rough", "storm"] = "calm"
    mode: Literal["alone", "together", "each", "sides"] = "each"
    rounds: Annotated[int, Meta(ge=1, le=3)] = 2
    lucky: (
        Literal["none"] | Annotated[tuple[Shell, ...], Meta(max_length=3, extra_json_schema={"uniqueItems": True})]
    ) = "none"
    gulls: bool = False
    beaks: Literal["sharp", "blunt"] = "blunt"
    buckets: tuple[Colour | None, ...] = ()  # by seat


class TideState(State[Gather | Again | Enough]):
    options: TideOptions


class TideView(Frozen):
    mode: str


class Tide(Game[TideState, TideView, TideOptions]):
    id = "tide"
    phases = (Beach, Wading, Evening)
    seats = range(1, 5)
    seats_rule = "TI-0"
    event_types = Gathered
    option_when = {
        "sea": {"mode": ("alone", "together")},
        "gulls": {"sea": ("rough", "storm")},
        "beaks": {"gulls": (True,)},
    }

    def seats_for(self, options: TideOptions) -> range:
        return SEATS[options.mode]

    def start(self, seats: int, options: TideOptions) -> TideState:
        if options.sea == "storm" and seats == 2:
            raise refuse("tide-storm-for-two", "TI-2")
        return TideState(**fresh(seats), stack=[Beach([*range(seats)] * options.rounds)], options=options)

    def hurries(self, state: TideState) -> bool:
        return state.options.mode != "alone"

    def view(self, state: TideState, seat: Seat | None) -> TideView:
        return TideView(state.options.mode)

    def determinize(self, state: TideState, seat: Seat | None, chance: Chance) -> None:
        """Nothing is hidden."""

    def outcome(self, state: TideState) -> Outcome:
        everyone, most = tuple(range(state.seats)), max(state.scores)
        match state.options.mode:
            case "each":
                return Outcome(tuple(seat for seat in everyone if state.scores[seat] == most) if most else ())
            case "sides":
                ebb, flow = everyone[::2], everyone[1::2]
                sides = tuple(
                    Side(name, seats, sum(state.scores[seat] for seat in seats))
                    for name, seats in (("ebb", ebb), ("flow", flow))
                )
                first, second = sides[0].points or 0, sides[1].points or 0
                winners = () if first == second else ebb if first > second else flow
                return Outcome(winners, contest="sides", sides=sides)
        won = sum(state.scores) >= NEEDED[state.options.sea] * state.seats
        return Outcome(everyone if won else (), contest="together")

"""Common to storytelling games: tales typed or aloud, live or relaxed pace, seats kept for players who left."""

from typing import Any, Literal

from msgspec import Struct

from talewind.kit.base import Seat
from talewind.kit.game import Absence, Game, Options
from talewind.kit.offers import Offer
from talewind.kit.outcome import Outcome
from talewind.kit.state import State
from talewind.kit.table import Table

type Mode = Literal["typed", "voice", "either"]
type Pace = Literal["live", "relaxed"]

SECOND = 1_000
DAY = 24 * 3_600 * SECOND

LIVE, RELAXED = Absence(), Absence(grace=0, patience=14 * DAY)


class TaleOptions(Options, kw_only=True):
    """A game overrides `mode` and `pace` with fields if its tables may choose them."""

    @property
    def mode(self) -> Mode:
        return "either"

    @property
    def pace(self) -> Pace:
        return "live"

    @property
    def relaxed(self) -> bool:
        """Whether the game is played over days."""
        return self.pace == "relaxed"

    @property
    def aloud(self) -> bool:
        """Whether a tale may be told aloud."""
        return self.mode != "typed" and not self.relaxed

    @property
    def typed(self) -> bool:
        """Whether a tale may be typed."""
        return self.mode != "voice" or self.relaxed

    @property
    def kept(self) -> int:
        """How long a seat that was left is kept, in ms."""
        return self.lasting(60)

    def lasting(self, seconds: int) -> int:
        """The time for a decision in ms; at relaxed pace a day."""
        return DAY if self.relaxed else seconds * SECOND

    def ways(self, typed: Offer, aloud: Offer) -> tuple[Offer, ...]:
        """Those of the two offers that the options allow."""
        return (*((typed,) if self.typed else ()), *((aloud,) if self.aloud else ()))


class TaleState[M](State[M]):
    """`class Mill(TaleState[Tell | Guess])`; the game narrows `options` to its own."""

    options: TaleOptions

    def present(self, seat: Seat) -> bool:
        """Whether the seat is connected and not away; at relaxed pace, not away."""
        return self.here(seat) or (self.options.relaxed and self.awake(seat))

    def audience(self) -> list[Seat]:
        """The seats that are present."""
        return [seat for seat in range(self.seats) if self.present(seat)]

    def looking(self) -> list[Seat]:
        """The seats that are present, or all if none is, so that the table sleeps during an interlude."""
        return self.audience() or self.remaining()

    def awaited(self) -> list[Seat]:
        """The seats that the table waits for, or all if none is awake, so that it sleeps at the question."""
        return [seat for seat in self.remaining() if self.awake(seat)] or self.remaining()

    def held(self) -> list[Seat]:
        """The seats that may win: those that somebody holds, or all in the game if there are none."""
        return [seat for seat in range(self.seats) if self.holds(seat)] or self.remaining()

    def decided(self) -> list[Seat] | None:
        """The winners, once nothing is left to play; None: the game goes on."""
        return None

    def best(self) -> list[Seat]:
        """The seats with the highest score: the winners, if the game ended now."""
        most = max(self.scores[seat] for seat in self.held())
        return [seat for seat in self.held() if self.scores[seat] == most]


class TaleGame[S: TaleState[Any], V: Struct, O: TaleOptions](Game[S, V, O]):
    """A game that keeps a left seat until `remove_left` removes it, and ends when one person remains."""

    def end(self, t: Table[S]) -> None:
        """End the game as it stands, with `finish`."""
        raise NotImplementedError(f"{type(self).__name__}.end is missing: call `finish`")

    def outcome(self, state: S) -> Outcome:
        return Outcome(tuple(state.best()))

    def absence(self, state: S) -> Absence:
        return RELAXED if state.options.relaxed else LIVE

    def present(self, state: S, seat: Seat) -> bool:
        return state.present(seat)

    def left(self, t: Table[S], seat: Seat) -> None:
        if t.state.winners is None and sum(map(t.state.holds, range(t.state.seats))) <= 1:
            self.abandoned(t)

    def abandoned(self, t: Table[S]) -> None:
        if t.state.winners is None:
            t.state.cut_short = True
            self.end(t)
        t.unwind()

"""What games of telling share: tales typed or aloud, a live or a relaxed pace, seats that are kept for those who left."""

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
    """A game makes fields of `mode` and `pace` where its tables may choose them."""

    @property
    def mode(self) -> Mode:
        return "either"

    @property
    def pace(self) -> Pace:
        return "live"

    @property
    def relaxed(self) -> bool:
        """Is it played over days?"""
        return self.pace == "relaxed"

    @property
    def aloud(self) -> bool:
        """May a tale be told aloud?"""
        return self.mode != "typed" and not self.relaxed

    @property
    def typed(self) -> bool:
        """May a tale be typed?"""
        return self.mode != "voice" or self.relaxed

    @property
    def kept(self) -> int:
        """How long a seat that was left is kept."""
        return self.lasting(60)

    def lasting(self, seconds: int) -> int:
        """How long a decision may take; in relaxed pace each has a day."""
        return DAY if self.relaxed else seconds * SECOND

    def ways(self, typed: Offer, aloud: Offer) -> tuple[Offer, ...]:
        """Those in which a tale may be told."""
        return (*((typed,) if self.typed else ()), *((aloud,) if self.aloud else ()))


class TaleState[M](State[M]):
    """`class Mill(TaleState[Tell | Guess])`; the game narrows `options` to its own."""

    options: TaleOptions

    def present(self, seat: Seat) -> bool:
        """Connected and not away; in relaxed pace not away."""
        return self.here(seat) or (self.options.relaxed and self.awake(seat))

    def audience(self) -> list[Seat]:
        """Who is present."""
        return [seat for seat in range(self.seats) if self.present(seat)]

    def looking(self) -> list[Seat]:
        """Who is present; everybody where nobody is, so that the table falls asleep over what there is to see."""
        return self.audience() or self.remaining()

    def awaited(self) -> list[Seat]:
        """Whom the table waits for; everybody where nobody is awake, so that it falls asleep over the question."""
        return [seat for seat in self.remaining() if self.awake(seat)] or self.remaining()

    def held(self) -> list[Seat]:
        """The seats that somebody holds: who may win. Where nobody does, all that are still in the game."""
        return [seat for seat in range(self.seats) if self.holds(seat)] or self.remaining()

    def decided(self) -> list[Seat] | None:
        """Who has won, once nothing is left to play; None: the game goes on."""
        return None

    def best(self) -> list[Seat]:
        """Who has won, or would now: the highest score."""
        most = max(self.scores[seat] for seat in self.held())
        return [seat for seat in self.held() if self.scores[seat] == most]


class TaleGame[S: TaleState[Any], V: Struct, O: TaleOptions](Game[S, V, O]):
    """A seat that was left is kept for a while, and `remove_left` takes it out of the game; one person alone ends it."""

    def end(self, t: Table[S]) -> None:
        """End the game where it stands, as its rules do: with `finish`."""
        raise NotImplementedError

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

"""Common to storytelling games: tales typed or aloud, who wins, and the end when one person remains."""

from typing import Any, Literal

from msgspec import Struct

from talewind.kit.base import Seat
from talewind.kit.offers import Offer
from talewind.kit.outcome import Outcome
from talewind.kit.table import Table

from .paced import PacedGame, PacedOptions, PacedState

type Mode = Literal["typed", "voice", "either"]  # how tales are told


class TaleOptions(PacedOptions, kw_only=True):
    """Options of a storytelling game. A game whose tables choose the mode overrides it with a field: `mode: Mode = "either"`."""

    @property
    def mode(self) -> Mode:
        """The mode, if no field overrides it."""
        return "either"

    @property
    def aloud(self) -> bool:
        """Whether a tale may be told aloud."""
        return self.mode != "typed" and not self.relaxed

    @property
    def typed(self) -> bool:
        """Whether a tale may be typed."""
        return self.mode != "voice" or self.relaxed

    def ways(self, typed: Offer, aloud: Offer) -> tuple[Offer, ...]:
        """Those of the two offers that the options allow."""
        return (*((typed,) if self.typed else ()), *((aloud,) if self.aloud else ()))


class TaleState[M](PacedState[M]):
    """The state of a storytelling game, `class Mill(TaleState[Tell | Guess])`: who may win, and who would. The game narrows `options` to its own."""

    options: TaleOptions

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


class TaleGame[S: TaleState[Any], V: Struct, O: TaleOptions](PacedGame[S, V, O]):
    """A game that keeps a left seat until `remove_left` removes it, and ends when one person remains."""

    def end(self, t: Table[S]) -> None:
        """End the game as it stands, with `finish`."""
        raise NotImplementedError(f"{type(self).__name__}.end is missing: call `finish`")

    def outcome(self, state: S) -> Outcome:
        return Outcome(tuple(state.best()))

    def left(self, t: Table[S], seat: Seat) -> None:
        if t.state.winners is None and sum(map(t.state.holds, range(t.state.seats))) <= 1:
            self.abandoned(t)

    def abandoned(self, t: Table[S]) -> None:
        if t.state.winners is None:
            t.state.cut_short = True
            self.end(t)
        t.unwind()

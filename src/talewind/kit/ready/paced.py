"""Live or relaxed pace: the times of a table, who is present, and how absent people are treated."""

from typing import Any, Literal

from msgspec import Struct

from talewind.kit.base import Seat
from talewind.kit.game import Absence, Game, Options
from talewind.kit.state import State

type Pace = Literal["live", "relaxed"]  # in one sitting, or over days

SECOND = 1_000  # ms
DAY = 24 * 3_600 * SECOND  # ms

LIVE, RELAXED = Absence(), Absence(grace=0, patience=14 * DAY)


class PacedOptions(Options, kw_only=True):
    """Options of a game with a pace. A game whose tables choose the pace overrides it with a field, of `Pace` or of paces of its own: `pace: Pace = "live"`."""

    @property
    def pace(self) -> str:
        """The pace, if no field overrides it."""
        return "live"

    @property
    def relaxed(self) -> bool:
        """Whether the game is played over days."""
        return self.pace == "relaxed"

    @property
    def kept(self) -> int:
        """How long a seat that was left is kept, in ms."""
        return self.lasting(60)

    def lasting(self, seconds: int) -> int:
        """The time for a decision in ms; at relaxed pace a day."""
        return DAY if self.relaxed else seconds * SECOND


class PacedState[M](State[M]):
    """The state of a paced game: who is present, and whom the table waits for. The game narrows `options` to its own."""

    options: PacedOptions

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


class PacedGame[S: PacedState[Any], V: Struct, O: PacedOptions](Game[S, V, O]):
    """A game with absence and presence by pace."""

    def absence(self, state: S) -> Absence:
        return RELAXED if state.options.relaxed else LIVE

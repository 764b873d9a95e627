"""The state: the whole truth of a game as one tree of structs, but for the key of chance."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from .base import Frozen, Seat
from .phases import Phase

# here: connected. lost: the connection is gone. away: clocks run out on it. left: for good, the seat is kept for a while.
# gone: the seat is out of the game.
type Presence = Literal["here", "lost", "away", "left", "gone"]


class Order[M](Frozen):
    """A standing order: what to answer in a window. Without a move: what silence plays."""

    window: str
    scope: str
    move: M | None = None


class Sealed[M](Frozen):
    """An answer held back, and when it was felt: the server's time less the seat's measured lag. That it was the seat's
    `own`, or that it `missed` its time, says who is there, and is told only when all answers are open."""

    move: M
    felt: int
    own: bool = False
    missed: bool = False


class Chair[M](Frozen, omit_defaults=True):
    """What the kit keeps for a seat. Its defaults are stored by being left out: they never change. `presence` is that of the
    seat's person; where a bot plays for one who is away or has left, `bot` stands beside it."""

    presence: Presence = "here"
    since: int = 0  # table time of the last change of presence, or since when a bot plays
    held: int = 0  # ms its clock has stood still for this question
    graced: bool = False  # it has, in this decision; only once
    missed: int = 0  # clocks that ran out in a row
    sealed: Sealed[M] | None = None
    plan: tuple[M, ...] = ()  # moves declared beforehand
    orders: tuple[Order[M], ...] = ()
    bot: bool = False  # a bot plays the seat


PLAIN: Chair[Any] = Chair()  # compared by identity: the short way through a step


class Pause(Frozen):
    """Since when the table stands still, in the server's time, and by whom; None: too few are present."""

    at: int
    by: Seat | None = None


class State[M](Struct, kw_only=True):
    """A game narrows M to its moves: `class Mill(State[Tell | Guess])`. Its phases are those of `Game.phases`.
    Hidden data lives here and never in phases. Mutable inside a step, cloned at its edge."""

    seats: int
    stack: list[Phase]
    scores: list[int]
    chairs: tuple[Chair[M], ...]  # seldom changed, so shared from state to state
    asked: list[int]  # the number of each seat's question: how many it has been put
    asked_at: list[int]  # and when it was put
    rules: int = 1  # the version of the game that wrote this
    since: int = 0  # when the running phase came to the top
    at: int = 0  # table time of the last step: the server's, less what was slept
    slept: int = 0
    paused: Pause | None = None
    cut_short: bool = False
    winners: tuple[Seat, ...] | None = None  # the result that stands, whoever leaves afterwards
    again: tuple[Seat, ...] = ()  # who would like another game
    drafting: Mapping[
        int, tuple[int, str]
    ] = {}  # seats that write, and where: depth of the phase in the stack, its step
    draws: Mapping[str, int] = {}  # how often each label of chance was used; never changed in place

    def here(self, seat: Seat) -> bool:
        """Is somebody sitting there and playing, a person or a bot?"""
        chair = self.chairs[seat]
        return chair.presence == "here" or chair.bot

    def holds(self, seat: Seat) -> bool:
        """Does somebody still hold this seat?"""
        chair = self.chairs[seat]
        return chair.presence not in ("left", "gone") or chair.bot

    def plays(self, seat: Seat) -> bool:
        """Is the seat still in the game, held or kept open?"""
        return self.chairs[seat].presence != "gone"

    def awake(self, seat: Seat) -> bool:
        """Neither away nor left, if maybe without a connection: is it waited for?"""
        chair = self.chairs[seat]
        return chair.presence in ("here", "lost") or chair.bot

    def attends(self, seat: Seat) -> bool:
        """Is a person there? No bot counts where people are counted."""
        chair = self.chairs[seat]
        return chair.presence == "here" and not chair.bot

    def people(self) -> list[Seat]:
        """The seats still in the game that no bot plays."""
        return [seat for seat in self.remaining() if not self.chairs[seat].bot]

    def bots(self) -> tuple[Seat, ...]:
        """The seats that bots play."""
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.bot])

    def remaining(self) -> list[Seat]:
        """The seats still in the game."""
        return [seat for seat in range(self.seats) if self.plays(seat)]

    def clockwise(self, seat: Seat) -> list[Seat]:
        """The other seats still in the game, from this one's left."""
        n = self.seats
        return [s for i in range(1, n) if self.plays(s := (seat + i) % n)]


def fresh(seats: int) -> dict[str, Any]:
    """The kit's part of a new state: `Mill(**fresh(seats), stack=[Setup()])`."""
    return {
        "seats": seats,
        "scores": [0] * seats,
        "chairs": (PLAIN,) * seats,
        "asked": [0] * seats,
        "asked_at": [0] * seats,
        "drafting": {},
        "draws": {},
    }

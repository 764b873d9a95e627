"""The state: a whole game as one tree of structs, except the key of chance."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct, field

from .base import Frozen, Seat
from .phases import Phase

# here: connected. lost: no connection. away: its clocks ran out. left: for good, but the seat is kept for a while.
# gone: out of the game.
type Presence = Literal["here", "lost", "away", "left", "gone"]


class Order[M](Frozen):
    """A standing order: the answer for a window. Without a move: the answer of silence."""

    window: str
    scope: str
    move: M | None = None


class Sealed[M](Frozen):
    """A sealed answer and its time: the server's minus the seat's lag. Whether it is the seat's `own`, or the seat
    `missed` its time, reveals presence and is told only when all answers are open."""

    move: M
    felt: int
    own: bool = False
    missed: bool = False


class Chair[M](Frozen, omit_defaults=True):
    """The kit's data of a seat. Defaults are left out of stored states, so they must never change. `presence` is that
    of the seat's person, also where `bot` says that a bot plays."""

    presence: Presence = "here"
    since: int = 0  # table time of the last change of presence, or of the bot's start
    held: int = 0  # ms for which the clock of this question stood still
    graced: bool = False  # it did in this decision; only once
    missed: int = 0  # expired clocks in a row
    sealed: Sealed[M] | None = None  # its sealed answer
    plan: tuple[M, ...] = ()  # moves declared in advance
    orders: tuple[Order[M], ...] = ()  # its standing orders
    bot: bool = False  # a bot plays the seat
    out: bool = False  # eliminated by the rules: it looks on


PLAIN: Chair[Any] = Chair()  # compared by identity, for speed


class Pause(Frozen):
    """Since when the table is paused, in the server's time, and by which seat; None: too few people are present."""

    at: int
    by: Seat | None = None


class State[M](Struct, kw_only=True):
    """Base of a game's state, the whole truth about a table. A game narrows M to its moves: `class Mill(State[Tell | Guess])`;
    `Game.phases` names its phases. Hidden data belongs here, never in phases. Mutable within a step, cloned at its boundary."""

    seats: int  # how many
    stack: list[Phase]  # the running phases; the last one is on top
    scores: list[int]  # by seat
    chairs: tuple[Chair[M], ...]  # rarely changed, so shared between states
    asked: list[int]  # by seat: the number of its question
    asked_at: list[int]  # by seat: when it was asked
    rules_version: int = field(default=1, name="rules")  # version of the rules that wrote this state; stored as `rules`
    since: int = 0  # when the top phase came to the top
    at: int = 0  # table time of the last step: the server's minus `slept`
    slept: int = 0  # ms for which the table was paused or asleep
    paused: Pause | None = None
    cut_short: bool = False  # the game was ended before its end
    winners: tuple[Seat, ...] | None = None  # the final result, whoever leaves afterwards
    again: tuple[Seat, ...] = ()  # seats that wish for another game
    drafting: Mapping[int, tuple[int, str]] = {}  # by writing seat: the depth of the phase in the stack, and its step
    draws: Mapping[str, int] = {}  # uses of each label of chance; never changed in place

    def here(self, seat: Seat) -> bool:
        """Whether a connected person or a bot plays the seat."""
        chair = self.chairs[seat]
        return chair.presence == "here" or chair.bot

    def present(self, seat: Seat) -> bool:
        """Whether the seat counts as present; a game of days may count whoever is not away."""
        return self.here(seat)

    def holds(self, seat: Seat) -> bool:
        """Whether somebody holds this seat."""
        chair = self.chairs[seat]
        return chair.presence not in ("left", "gone") or chair.bot

    def plays(self, seat: Seat) -> bool:
        """Whether the seat is in the game, held or kept open."""
        return self.chairs[seat].presence != "gone"

    def awake(self, seat: Seat) -> bool:
        """Whether the table waits for the seat: neither away nor left, though perhaps without a connection."""
        chair = self.chairs[seat]
        return chair.presence in ("here", "lost") or chair.bot

    def attends(self, seat: Seat) -> bool:
        """Whether a person is there; a bot does not count."""
        chair = self.chairs[seat]
        return chair.presence == "here" and not chair.bot

    def people(self) -> list[Seat]:
        """The seats in the game that no bot plays."""
        return [seat for seat in self.remaining() if not self.chairs[seat].bot]

    def bots(self) -> tuple[Seat, ...]:
        """The seats that bots play."""
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.bot])

    def remaining(self) -> list[Seat]:
        """The seats in the game."""
        return [seat for seat in range(self.seats) if self.plays(seat)]

    def playing(self) -> list[Seat]:
        """The seats in play: in the game, and not eliminated."""
        return [seat for seat in self.remaining() if not self.chairs[seat].out]

    def after(self, seat: Seat) -> Seat:
        """The next seat in play, clockwise; the seat itself if there is no other."""
        return next((other for other in self.clockwise(seat) if not self.chairs[other].out), seat)

    def clockwise(self, seat: Seat) -> list[Seat]:
        """The other seats in the game, clockwise from this one."""
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

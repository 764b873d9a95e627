"""Events of Windmill."""

from talewind.kit import Event, Frozen, Passage, Picture, Seat
from talewind.kit.ready import Decided


class GridLaid(Event):
    grid: tuple[Picture, ...]
    first: Seat


class RoundBegun(Event):
    round: int


class Drew(Event):
    seat: Seat
    picture: Picture | None = None


class BeganAloud(Event):
    seat: Seat


class TaleTold(Event):
    seat: Seat
    tale: Passage


class NothingTold(Event):
    seat: Seat


class Voided(Event):
    """The turn does not count (WM-R23, WM-R26)."""

    seat: Seat


class Staked(Event):
    seat: Seat


class Guessed(Event):
    seat: Seat
    picture: Picture
    right: bool


class Missed(Event):
    """A guesser has lost the chance to guess (WM-R6)."""

    seat: Seat


class Closed(Event):
    """Guessing is over. `picture`: None if it is not shown (WM-R11)."""

    seat: Seat
    finder: Seat | None
    picture: Picture | None


class Noted(Event):
    seat: Seat
    tale: int
    line: Passage


class Entitled(Event):
    seat: Seat
    round: int
    title: str


class GameEnded(Decided): ...


type Events = (
    GridLaid | RoundBegun | Drew | BeganAloud | TaleTold | NothingTold | Voided | Staked | Guessed | Missed
    | Closed | Noted | Entitled | GameEnded
)  # fmt: skip


class Laid(Frozen, omit_defaults=True):
    """A Table card lying in front of a guesser. `staked`: with the Windmill card."""

    seat: Seat
    picture: Picture
    staked: bool = False

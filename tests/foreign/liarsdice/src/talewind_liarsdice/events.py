"""Events of Liar's Dice."""

from talewind.kit import Event, Seat
from talewind.kit.ready import Decided


class RoundBegun(Event):
    round: int
    first: Seat


class Rolled(Event):
    """For the eyes of one."""

    dice: tuple[int, ...]


class Raised(Event):
    seat: Seat
    count: int
    face: int


class Challenged(Event):
    seat: Seat
    bidder: Seat


class Lifted(Event):
    """A cup is up."""

    seat: Seat
    dice: tuple[int, ...]


class Counted(Event):
    """All cups are up: so many dice were there."""

    found: int
    face: int
    lied: bool


class GameEnded(Decided): ...


type Events = RoundBegun | Rolled | Raised | Challenged | Lifted | Counted | GameEnded

"""Events of Story."""

from talewind.kit import Event, Passage, Picture, Seat
from talewind.kit.passage import Gesture
from talewind.kit.ready import Decided

from .moves import Card, Sign


class TableLaid(Event):
    start: Picture


class RoundBegun(Event):
    round: int
    starter: Seat


class CardPlayed(Event):
    seat: Seat
    card: Card


class CardDrawn(Event):
    """An action card in place of the one played (ST-R6)."""

    seat: Seat
    card: Card | None = None


class Chosen(Event):
    """A seat has chosen something in secret."""

    seat: Seat


class Handed(Event):
    giver: Seat
    seat: Seat
    picture: Picture | None = None


class Received(Event):
    """The receiver looks at the picture that was handed over."""

    seat: Seat
    picture: Picture


class PictureOpened(Event):
    """A received picture is open to all."""

    seat: Seat
    picture: Picture


class PictureLaid(Event):
    seat: Seat
    picture: Picture


class StoryTold(Event):
    seat: Seat
    picture: Picture
    tale: Passage
    expands: bool


class Shown(Event):
    seat: Seat
    gesture: Gesture


class Finished(Event):
    seat: Seat


class NothingTold(Event):
    seat: Seat


class Flagged(Event):
    seat: Seat
    flags: int


class Wiped(Event):
    seat: Seat


class Drew(Event):
    seat: Seat
    picture: Picture | None = None


class PileShuffled(Event):
    pictures: int


class VoteOpened(Event):
    """`own`: for the voter's own story."""

    seat: Seat
    teller: Seat
    own: bool = False


class VoteReopened(Event):
    """Nobody has voted (ST-R16)."""


class Tied(Event):
    seats: tuple[Seat, ...]


class Threw(Event):
    seat: Seat
    sign: Sign


class LotDrawn(Event):
    seat: Seat


class RoundWon(Event):
    """`seat`: None if nobody has won. `start`: the start picture of the next round."""

    seat: Seat | None
    start: Picture


class Noted(Event):
    seat: Seat
    tale: int
    line: Passage


class GameEnded(Decided): ...


type Events = (
    TableLaid | RoundBegun | CardPlayed | CardDrawn | Chosen | Handed | Received | PictureOpened | PictureLaid | StoryTold
    | Shown | Finished | NothingTold | Flagged | Wiped | Drew | PileShuffled | VoteOpened | VoteReopened | Tied | Threw
    | LotDrawn | RoundWon | Noted | GameEnded
)  # fmt: skip

"""Events of The End of the Story."""

from talewind.kit import Event, Passage, Picture, Seat
from talewind.kit.ready import Decided


class FirstDrawn(Event):
    """The first narrator (ES-7)."""

    seat: Seat


class RoundOpened(Event):
    """`decides`: the round is a tiebreaker."""

    seat: Seat
    round: int
    decides: bool


class FourDrawn(Event):
    seat: Seat
    pictures: tuple[Picture, ...] = ()


class Discarded(Event):
    seat: Seat
    picture: Picture | None = None


class BoardLaid(Event):
    colour: str


class Reminded(Event):
    """15 seconds are left (ES-54)."""

    seat: Seat


class EndCalled(Event):
    """`opens`: ms until the boards open."""

    seat: Seat
    story: Passage
    opens: int


class StoryFailed(Event):
    seat: Seat


class RoundVoid(Event):
    seat: Seat


class Placed(Event):
    seat: Seat
    picture: Picture | None = None


class Shifted(Event):
    seat: Seat
    source: Picture | None = None
    picture: Picture | None = None


class Revealed(Event):
    """The narrator shows one target."""

    seat: Seat
    picture: Picture


class WordSaid(Event):
    """An automatic hit: the story says a target's word."""

    seat: Seat
    picture: Picture
    word: str


class Suspected(Event):
    picture: Picture
    word: str


class Claimed(Event):
    seat: Seat
    picture: Picture
    word: str | None


class ClaimJudged(Event):
    """`yes`, `no`: the seats that voted so; None: no seat."""

    picture: Picture
    word: str | None
    yes: tuple[Seat, ...] | None
    no: tuple[Seat, ...] | None
    counts: bool


class Clocked(Event):
    """The verdict on a token, for all to check: `time` is `received` minus `lag`, in ms after the signal."""

    seat: Seat
    picture: Picture
    rank: int
    time: int
    received: int
    lag: int
    points: int


class TieBegun(Event):
    seats: tuple[Seat, ...]


class TieScored(Event):
    seat: Seat
    points: int


class Jotted(Event):
    seat: Seat
    story: int
    line: Passage


class StoriesEnded(Decided): ...


type Events = (
    FirstDrawn | RoundOpened | FourDrawn | Discarded | BoardLaid | Reminded | EndCalled | StoryFailed | RoundVoid | Placed
    | Shifted | Revealed | WordSaid | Suspected | Claimed | ClaimJudged | Clocked | TieBegun | TieScored | Jotted | StoriesEnded
)  # fmt: skip

"""Moves and events of The End of the Story. `Tell`, `Next`, `Again` and `Enough` are the kit's."""

from talewind.kit import Again, Enough, Event, Move, Next, Passage, Picture, Seat, Tell
from talewind.kit.ready import Decided


class Discard(Move):
    """The one of the four that I give up (ES-13)."""

    picture: Picture


class TheEnd(Move):
    """The call that ends a story told aloud (ES-24)."""


class Place(Move):
    picture: Picture


class Shift(Move):
    """Move a token that lies (ES-R6)."""

    source: Picture
    picture: Picture


class Reveal(Move): ...


class Claim(Move):
    """A forbidden word was said; `word`: of a typed story (ES-R27)."""

    picture: Picture
    word: str | None = None


class NoClaim(Move): ...


class Judge(Move):
    """The claims, by their number, that count as saying the word."""

    counts: tuple[int, ...]


class Jot(Move):
    """A story that was told aloud, for the book."""

    story: int
    line: Passage


type Moves = Tell | Discard | TheEnd | Place | Shift | Reveal | Claim | NoClaim | Judge | Jot | Next | Again | Enough


class FirstDrawn(Event):
    """Who narrates first (ES-7)."""

    seat: Seat


class RoundOpened(Event):
    """`decides`: a round that is to decide a tie."""

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
    """The time is over but for the last 15 seconds (ES-54)."""

    seat: Seat


class EndCalled(Event):
    """`opens`: the boards do, so many ms later."""

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
    """One of the targets."""

    seat: Seat
    picture: Picture


class WordSaid(Event):
    """An automatic hit."""

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
    """`yes`, `no`: who said so; None: nobody."""

    picture: Picture
    word: str | None
    yes: tuple[Seat, ...] | None
    no: tuple[Seat, ...] | None
    counts: bool


class Clocked(Event):
    """The verdict on a token, for anybody to check: `time` is `received` less `lag`, in ms after the signal."""

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

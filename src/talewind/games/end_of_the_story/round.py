"""One round: its hidden cards, boards, tokens and results."""

from msgspec import Struct

from talewind.kit import Frozen, Passage, Picture, Seat

from .events import Claimed, ClaimJudged, Clocked
from .forbidden import Find

BOARDS = {"r": "red", "b": "blue", "g": "green", "y": "yellow"}  # ES-6
TOKENS = 3  # ES-4


def colour(picture: Picture) -> str:
    """The colour of the picture's board."""
    return BOARDS[picture[0]]


class Token(Frozen):
    """In ms after the signal: when the token was placed, as judged, and when received; `lag` is the difference."""

    seat: Seat
    picture: Picture
    time: int
    received: int
    lag: int


class Story(Frozen):
    """One story of the book, all of it public."""

    id: int
    narrator: Seat
    story: Passage
    targets: tuple[Picture, ...]
    finders: tuple[Seat, ...]  # of all three targets


class Round(Struct):
    number: int
    narrator: Seat
    guessers: list[Seat]  # clockwise from the narrator
    decides: bool = False  # a tiebreaker
    drawn: list[Picture] = []  # hidden, as is the next field
    discarded: Picture | None = None
    boards: dict[str, tuple[Picture, ...]] = {}  # in play, by colour, row by row
    story: Passage | None = None
    go_at: int = 0  # the signal, in table time
    tokens: list[Token] = []
    revealed: bool = False
    hits: list[Find] = []
    suspicions: list[Find] = []
    claims: list[Claimed] = []
    judged: list[ClaimJudged] = []
    verdict: list[Clocked] = []

    @property
    def targets(self) -> tuple[Picture, ...]:
        return tuple(picture for picture in self.drawn if picture != self.discarded)

    @property
    def pictures(self) -> list[Picture]:
        """All pictures that may be guessed."""
        return [picture for board in self.boards.values() for picture in board]

    def on(self, picture: Picture) -> list[Token]:
        """The tokens on a picture, the fastest first (ES-31, ES-R8)."""
        lying = [token for token in self.tokens if token.picture == picture]
        return sorted(lying, key=lambda token: (token.time, token.received, self.guessers.index(token.seat)))

    def of(self, seat: Seat) -> list[Picture]:
        """The pictures with a seat's tokens."""
        return [token.picture for token in self.tokens if token.seat == seat]

    def in_hand(self, seat: Seat) -> int:
        return TOKENS - len(self.of(seat)) if seat in self.guessers else TOKENS

    def found_all(self) -> list[Seat]:
        return [seat for seat in self.guessers if set(self.targets) <= set(self.of(seat))]

    @property
    def said(self) -> bool:
        """Whether a target's word was said, by an automatic hit or by vote."""
        return bool(self.hits) or any(judged.counts for judged in self.judged)

    def points(self, seat: Seat) -> int:
        """A guesser's round score (ES-39)."""
        return sum(clocked.points for clocked in self.verdict if clocked.seat == seat)

    def charges(self) -> list[tuple[Picture, str | None]]:
        """All different claims."""
        return list(dict.fromkeys((claim.picture, claim.word) for claim in self.claims))

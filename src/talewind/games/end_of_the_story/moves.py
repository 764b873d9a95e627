"""Moves of The End of the Story. `Tell`, `Next`, `Again` and `Enough` are the kit's."""

from talewind.kit import Again, Enough, Move, Next, Passage, Picture, Tell


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

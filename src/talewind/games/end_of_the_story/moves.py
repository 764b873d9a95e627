"""Moves of The End of the Story. `Tell`, `Next`, `Again` and `Enough` are the kit's."""

from talewind.kit import Again, Enough, Move, Next, Passage, Picture, Tell


class Discard(Move):
    """Give up one of the four cards (ES-13)."""

    picture: Picture


class TheEnd(Move):
    """Call the end of a story told aloud (ES-24)."""


class Place(Move):
    picture: Picture


class Shift(Move):
    """Move a placed token (ES-R6)."""

    source: Picture
    picture: Picture


class Reveal(Move): ...


class Claim(Move):
    """Claim that a forbidden word was said; `word`: of a typed story (ES-R27)."""

    picture: Picture
    word: str | None = None


class NoClaim(Move): ...


class Judge(Move):
    """Vote: the numbers of the claims to uphold."""

    counts: tuple[int, ...]


class Jot(Move):
    """Write down a story told aloud, for the book."""

    story: int
    line: Passage


type Moves = Tell | Discard | TheEnd | Place | Shift | Reveal | Claim | NoClaim | Judge | Jot | Next | Again | Enough

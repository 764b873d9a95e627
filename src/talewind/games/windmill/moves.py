"""Moves of Windmill. `Tell`, `Next`, `Again` and `Enough` are the kit's."""

from talewind.kit import Again, Enough, Move, Next, Passage, Picture, Tell


class Begin(Move):
    """Begin to tell aloud."""


class ToldAloud(Move):
    """End telling aloud."""


class Stake(Move):
    """Take the Windmill card (WM-49 to WM-51)."""


class Guess(Move):
    picture: Picture


class Note(Move):
    """Write a line for the book about a tale told aloud."""

    tale: int
    line: Passage


class Entitle(Move):
    """Give the bigger tale of a round a title."""

    round: int
    title: Passage


type Moves = Tell | Begin | ToldAloud | Stake | Guess | Note | Entitle | Next | Again | Enough

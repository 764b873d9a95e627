"""Moves of Liar's Dice. `Next`, `Again` and `Enough` are the kit's."""

from talewind.kit import Again, Enough, Move, Next


class Bid(Move):
    """There are at least so many dice of this face."""

    count: int
    face: int


class Higher(Move):
    """As many dice as the last bid says, but of a higher face."""

    face: int


class Challenge(Move):
    """Liar!"""


type Moves = Bid | Higher | Challenge | Next | Again | Enough

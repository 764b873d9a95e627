"""What players answer with powers, objectives and skills."""

from talewind.kit import Move

from .cast import Card, Char, Goal, Power
from .town import Space


class GivePower(Move):
    """`partner`: the other of the two united rebels."""

    char: Char
    partner: Char = ""


class DestroyPower(Move):
    power: Power


class Eliminate(Move):
    char: Char


class Rehome(Move):
    """Put a quest token under another rebel."""

    char: Char


class FlipBack(Move): ...


class Propagate(Move):
    """Use Winter Propaganda."""

    soldier: Char
    rebel: Char


class PayThree(Move):
    """The price of Winter Propaganda."""

    cards: tuple[Card, ...]


class BringBack(Move):
    """Bring the eliminated rebel back (WT-237). The cards are paid once."""

    space: Space
    cards: tuple[Card, ...] = ()


class Horrify(Move):
    """Send the Freezing Horror against a rebel."""

    rebel: Char


class SwapObjective(Move):
    """Discard one's objective for another (WT-264)."""

    goal: Goal
    taken: Goal


class RevealObjective(Move):
    """Lay The Connection face up (WT-256)."""

    goal: Goal


class DoAttack(Move):
    """Discard two cards for The Attack (WT-261)."""

    goal: Goal
    cards: tuple[Card, ...]


class PlaceObjective(Move):
    space: int


type PowerMove = (
    GivePower | DestroyPower | Eliminate | Rehome | FlipBack | Propagate | PayThree | BringBack | Horrify | SwapObjective
    | RevealObjective | DoAttack | PlaceObjective
)  # fmt: skip

"""Tempers: how a teller weighs chances. A temper follows from the first character of a seat, which never changes."""

from collections.abc import Sequence
from typing import NamedTuple

from talewind.games.winter_tales.cast import CAST, PLACE_IN_LIST, Char


class Temper(NamedTuple):
    """`fear`: how many cards are expected of an enemy. `fury`: what a battle or a trap may cost. `thrift`: what a card is worth for
    the epilogue. `bluff`: in a hundred traps, how many are empty. `roams`: how far a character goes to stand guard."""

    name: str
    fear: float
    fury: int
    thrift: float
    bluff: int
    roams: int


BOLD = Temper("bold", fear=2.0, fury=3, thrift=0.8, bluff=15, roams=4)
CAREFUL = Temper("careful", fear=3.0, fury=2, thrift=1.2, bluff=10, roams=2)
DREAMY = Temper("dreamy", fear=2.5, fury=2, thrift=1.0, bluff=35, roams=3)
TEMPERS = (BOLD, CAREFUL, DREAMY)


def temper_of(chars: Sequence[Char]) -> Temper:
    """
    >>> temper_of(("wolf", "alice")).name
    'careful'
    """
    return TEMPERS[min((PLACE_IN_LIST[char] for char in chars), default=len(CAST)) % len(TEMPERS)]

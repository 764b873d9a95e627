"""The moves of the ready-made phases; a game includes those it uses in its union."""

from talewind.kit.base import Move
from talewind.kit.passage import Passage


class Next(Move):
    """End an interlude for oneself."""


class Pass(Move):
    """Do nothing in a reaction window."""


class Vote(Move):
    """Vote for one of the choices of a ballot."""

    choice: str


class Weave(Move):
    """Weave a card into the tale being told. It cannot be taken back."""

    card: str


class Tell(Move):
    """Tell a tale."""

    tale: Passage


class Again(Move):
    """Wish for another game."""


class Enough(Move):
    """Decline another game."""

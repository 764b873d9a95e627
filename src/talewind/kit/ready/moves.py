"""The moves of the ready-made phases; a game takes those it uses into its union."""

from talewind.kit.base import Move
from talewind.kit.passage import Passage


class Next(Move):
    """I have seen it; go on."""


class Pass(Move):
    """Nothing."""


class Vote(Move):
    choice: str


class Weave(Move):
    """Put a card into the tale that is being told. It cannot be taken back."""

    card: str


class Tell(Move):
    tale: Passage


class Again(Move):
    """Another game?  Yes."""


class Enough(Move):
    """Another game?  No."""

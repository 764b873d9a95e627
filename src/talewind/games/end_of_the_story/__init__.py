"""The End of the Story."""

from .game import EndOfTheStory
from .options import EndOptions

__all__ = ["EndOfTheStory", "EndOptions"]

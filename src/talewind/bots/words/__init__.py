"""What bots understand of a text: the stems of its words, and the pictures that they suggest."""

from .sense import Sense
from .stems import stems

__all__ = ["Sense", "stems"]

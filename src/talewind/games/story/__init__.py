"""Story."""

from .game import Story
from .options import StoryOptions

__all__ = ["Story", "StoryOptions"]

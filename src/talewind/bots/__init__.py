"""Players that see only what a seat sees."""

from .random_bot import RandomBot
from .telling_bot import TellingBot

__all__ = ["RandomBot", "TellingBot"]

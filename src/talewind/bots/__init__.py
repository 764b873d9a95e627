"""Players that see only what a seat sees."""

from .random_bot import RandomBot

__all__ = ["RandomBot"]

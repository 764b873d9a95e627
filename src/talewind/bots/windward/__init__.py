"""The captain: a bot for Windward that plans whole turns."""

from .captain import Captain

__all__ = ["Captain"]

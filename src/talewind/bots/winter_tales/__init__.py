"""The teller: a bot for Winter Tales that plays and tells."""

from .teller import Teller

__all__ = ["Teller"]

"""The narrator: a bot for The End of the Story that hides three words in a story and finds those of others."""

from .narrator import Narrator

__all__ = ["Narrator"]

"""A tiny game for the mistakes of `mistakes.toml`."""

from .game import Stones

__all__ = ["Stones"]

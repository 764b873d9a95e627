"""Windward: a sky-ship adventure over the gas planet Celus."""

from .game import Windward

__all__ = ["Windward"]

"""Windmill: Cozy Stories."""

from .game import Windmill
from .options import MillOptions

__all__ = ["MillOptions", "Windmill"]

"""Fireside for Talewind: a story told in turns, which the others read while it is written."""

from .game import Fireside

__all__ = ["Fireside"]

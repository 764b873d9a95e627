"""Winter Tales: rebels of spring and soldiers of winter tell the war for the snowbound town of Wintertown."""

from .game import WinterTales

__all__ = ["WinterTales"]

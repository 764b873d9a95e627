"""What a game is tested with: a rig to set up positions, and conform, the suite every game gets for one line."""

from .rig import KEY, Rig

__all__ = ["KEY", "Rig"]

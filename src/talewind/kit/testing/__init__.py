"""What a game is tested with: a rig to set up positions, and conform, the suite every game gets for one line."""

from .conform import conform, never_reached
from .faults import Fault, Leak
from .rig import KEY, Rig

__all__ = ["KEY", "Fault", "Leak", "Rig", "conform", "never_reached"]

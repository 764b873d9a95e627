"""What a game is tested with: a rig to set up positions, and conform, the suite every game gets for one line."""

from .conform import check_reach, conform
from .faults import Fault, Leak
from .rig import KEY, Rig

__all__ = ["KEY", "Fault", "Leak", "Rig", "check_reach", "conform"]

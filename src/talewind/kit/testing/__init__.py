"""Tools for testing a game: `Rig`, which sets up positions, and `conform`, the checks that every game must pass."""

from .conform import conform
from .faults import Fault, Leak
from .reach import never_reached
from .rig import KEY, Rig

__all__ = ["KEY", "Fault", "Leak", "Rig", "conform", "never_reached"]

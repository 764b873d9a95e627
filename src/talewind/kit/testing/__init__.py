"""Tools for testing a game: `Rig`, which sets up positions, and `conform`, the checks that every game must pass."""

from .conform import conform
from .cures import Cure, cures, what_to_do
from .faults import Fault, Leak
from .reach import never_reached
from .rig import KEY, Rig

__all__ = ["KEY", "Cure", "Fault", "Leak", "Rig", "conform", "cures", "never_reached", "what_to_do"]

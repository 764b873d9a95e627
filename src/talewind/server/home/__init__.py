"""At home: private PostgreSQL and NATS servers from their wheels, in a data folder, supervised by this process."""

from .custody import HomeError
from .folder import DataFolder
from .household import Household

__all__ = ["DataFolder", "HomeError", "Household"]

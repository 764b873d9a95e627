"""At home: a private PostgreSQL and NATS from their wheels, in a data folder, under our own supervisor."""

from .folder import DataFolder, HomeError
from .household import Household

__all__ = ["DataFolder", "HomeError", "Household"]

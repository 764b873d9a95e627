"""The record: PostgreSQL, in one or more shards. Correctness lives here alone; every cache may be wrong, late or gone."""

from .migrations import migrate
from .shards import AWAY, Shards
from .writer import Logged, Writer

__all__ = ["AWAY", "Logged", "Shards", "Writer", "migrate"]

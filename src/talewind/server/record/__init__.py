"""The record: PostgreSQL, in one or more shards. Correctness depends on the record alone; every cache may be wrong, late or
lost."""

from .migrations import migrate
from .shard import AWAY, Shard, ShardAway
from .shards import Shards, UnknownShard
from .writer import Logged, Writer

__all__ = ["AWAY", "Logged", "Shard", "ShardAway", "Shards", "UnknownShard", "Writer", "migrate"]

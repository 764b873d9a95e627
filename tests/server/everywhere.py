"""A chore done once on every shard, as a process does it again and again."""

from collections.abc import Awaitable, Callable

from talewind.server.record import Shard, Shards


async def everywhere(shards: Shards, chore: Callable[[Shard], Awaitable[int]]) -> int:
    """How many tables it was about."""
    return sum([await chore(shard) for shard in shards.all])

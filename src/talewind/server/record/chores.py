"""Periodic tasks per shard. Each shard has a task of its own, so that a shard that is away or slow delays no other."""

import asyncio
from collections.abc import Awaitable, Callable

from talewind.server.base.strays import is_told_to_end
from talewind.server.telemetry.logs import log

from . import Shard, ShardAway, Shards

type Chore = Callable[[Shard], Awaitable[object]]


async def by_shard(shards: Shards, chore: Chore, pause: float, failed: str) -> None:
    """Run `chore` on every shard repeatedly, for as long as the process lives. `failed`: the event to log when a round fails;
    the next round tries again."""
    async with asyncio.TaskGroup() as group:
        for shard in shards.all:
            group.create_task(_again(shard, chore, pause, failed))


async def _again(shard: Shard, chore: Chore, pause: float, failed: str) -> None:
    while True:
        await asyncio.sleep(pause)
        if shard.up:
            await once(shard, chore, failed)


async def on_each(shards: Shards, chore: Chore, failed: str) -> None:
    """Run `chore` once on every shard that is up, concurrently."""
    await asyncio.gather(*(once(shard, chore, failed) for shard in shards.all if shard.up))


async def once(shard: Shard, chore: Chore, failed: str) -> None:
    try:
        await chore(shard)
    except ShardAway:
        pass  # already logged when the shard went away
    except asyncio.CancelledError as why:
        if is_told_to_end():
            raise
        log().warning(failed, shard=shard.number + 1, error=why)  # only something it awaited was cancelled
    except Exception as why:
        log().warning(failed, shard=shard.number + 1, error=why)

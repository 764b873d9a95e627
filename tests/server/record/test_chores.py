"""A chore goes on for as long as the process lives, on each shard for itself."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable

import pytest
from structlog.testing import capture_logs

from talewind.server.record import Shard, ShardAway, Shards
from talewind.server.record.chores import by_shard


async def fails(shard: Shard) -> None:
    raise ValueError("a row that nobody can read")


async def hangs(shard: Shard) -> None:
    await asyncio.Event().wait()


async def is_away(shard: Shard) -> None:
    raise ShardAway(shard.name)


async def waits_for_what_is_cancelled(shard: Shard) -> None:
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    future.cancel()
    await future


@pytest.mark.parametrize(
    ("trouble", "rounds", "lines"),
    [(fails, 5, True), (hangs, 1, False), (is_away, 5, False), (waits_for_what_is_cancelled, 5, True)],
)
async def test_whatever_happens_on_one_shard_it_goes_on_and_so_do_the_others(
    trouble: Callable[[Shard], Awaitable[None]], rounds: int, lines: bool
) -> None:
    shards, done = Shards(("a", "b", "c")), Counter[int]()
    for shard in shards.all[:2]:
        shard.up = True

    async def chore(shard: Shard) -> None:
        done[shard.number] += 1
        if shard.number == 0:
            await trouble(shard)

    with capture_logs() as logged:
        running = asyncio.create_task(by_shard(shards, chore, 0.01, "sweep-failed"))
        async with asyncio.timeout(90):
            while done[0] < rounds or done[1] < 5:
                await asyncio.sleep(0.01)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
    assert done[2] == 0, "it is away"
    assert {(line["event"], line["shard"]) for line in logged} == ({("sweep-failed", 1)} if lines else set())

"""A phone that sleeps: its socket is cut without a word; back again, it sees exactly what it missed."""

import asyncio
import json
import os

import pytest

from tests.server.doors.test_people import socket_of
from tests.server.players import Player, open_table
from tests.server.serving import Server

NAPS = [float(s) for s in os.environ.get("TALEWIND_TEST_NAPS", "1,6").split(",")]  # "1,60,600" by hand


@pytest.mark.parametrize("seconds", NAPS)
async def test_after_a_nap_nothing_is_lost(server: Server, seconds: float) -> None:
    table, watch, cookies = await asyncio.to_thread(
        lambda: open_table(server.address, 4, first_storyteller=0, mode="typed")
    )
    onlooker = Player([server.address], table, watch=watch)
    awake = asyncio.create_task(onlooker.play())
    async with socket_of(server, table, cookies[3]) as socket:
        asleep_at = json.loads(await socket.recv())["n"]
        socket.transport.abort()  # no close frame, as when a phone falls asleep
    others = [Player([server.address], table, cookie, seed=n) for n, cookie in enumerate(cookies[:3])]
    playing = [asyncio.create_task(player.play()) for player in others]
    await asyncio.sleep(seconds)
    await heard(onlooker, asleep_at + 3)
    async with socket_of(server, table, cookies[3], after=asleep_at) as socket:
        welcome = json.loads(await socket.recv())
        frames = {frame["n"]: frame["events"] for frame in welcome.get("missed", ())}
        assert sorted(frames) == list(range(asleep_at + 1, welcome["n"] + 1))
        assert len(frames) > 2
        await heard(onlooker, welcome["n"])
        public = {n: events for n, events in frames.items() if n in onlooker.frames and not _private(events)}
        assert all(onlooker.frames[n] == events for n, events in public.items()), "as one heard it who never left"
    for task in (awake, *playing):
        task.cancel()
    await asyncio.gather(awake, *playing, return_exceptions=True)


async def heard(player: Player, n: int) -> None:
    """Until it has heard so many frames."""
    async with asyncio.timeout(90):
        while player.n < n:
            await asyncio.sleep(0.05)


def _private(events: list[dict[str, object]]) -> bool:
    return any(event["event"] == "drew" for event in events)

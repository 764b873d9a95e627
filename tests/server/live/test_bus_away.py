"""NATS goes and comes back under a running server."""

import asyncio
import json
import os
import signal
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import nats.errors
import pytest

from talewind.server.live.bus import Bus, bucket
from talewind.server.live.bus_messages import Ephemeral, Wanted
from talewind.server.live.counted import Counted
from talewind.server.live.nats_connection import MOST_PENDING
from tests.server.conftest import Running
from tests.server.relay import PortRelay
from tests.server.serving import Server


async def ready(server: Server) -> None:
    async with asyncio.timeout(90), httpx.AsyncClient(base_url=server.address) as client:
        while not (await client.get("/readyz")).json()["bus"]:
            await asyncio.sleep(0.05)


async def said(path: Path, event: str, times: int) -> None:
    async with asyncio.timeout(90):
        while path.read_text().count(f'"{event}"') < times:
            await asyncio.sleep(0.05)


async def test_a_server_is_ready_again_when_nats_was_killed_and_says_so_once(base: Path) -> None:
    written = base / "stderr"
    with written.open("w") as errors:
        server = Server({"TALEWIND_DATA": str(base / "data"), "TALEWIND_LIMITS": "off"}, errors=errors).start()
        try:
            await ready(server)
            for time in (1, 2):
                os.kill(int((base / "data" / "nats.pid").read_text()), signal.SIGKILL)
                await said(written, "bus-away", time)
                await said(written, "bus-back", time)
                await ready(server)
        finally:
            server.end()
    lines = [json.loads(line) for line in written.read_text().splitlines()]
    assert {line["child"] for line in lines if line["event"] == "child-restarted"} == {"nats"}
    told = [line["event"] for line in lines if line["event"] != "child-restarted"]
    assert told == ["started", *["bus-away", "bus-back"] * 2, "stopping", "stopped"]


async def test_a_process_hears_again_after_nats_has_answered_too_late(running: Running) -> None:
    """nats-py stops reading when the answer to a flush comes after its time; the connection looks as if it were up."""
    heard = asyncio.Event()

    async def nothing(*words: object) -> None: ...

    async def hear(counted: Counted) -> None:
        heard.set()

    async with PortRelay(running.nats) as relay:
        late, other = (Bus(url, nothing, lambda news: None, nothing, nothing) for url in (relay.url, running.nats))
        for bus in (late, other):
            await bus.open()
        await late.share(hear)
        await relay.hang()
        with pytest.raises(nats.errors.FlushTimeoutError):
            await late.flushed(0.2)
        await relay.mend()
        await late.flushed(90)
        async with asyncio.timeout(20):  # deaf, it would notice after minutes
            while not heard.is_set():
                await other.count(Counted("other"))
                await asyncio.sleep(0.05)
        for bus in (late, other):
            await bus.close()


async def test_nothing_waits_for_a_nats_that_hangs() -> None:
    sent: list[str] = []

    async def publish(subject: str, data: bytes) -> None:
        sent.append(subject)

    async def nothing(*heard: Any) -> None: ...

    bus = Bus("", nothing, lambda news: None, nothing, nothing)
    client: Any = SimpleNamespace(is_connected=True, pending_data_size=MOST_PENDING - 1, publish=publish)
    bus.client = client
    assert await bus.want(Wanted("table", ()))
    client.pending_data_size = MOST_PENDING
    assert not await bus.want(Wanted("table", ()))
    await bus.send_ephemeral(Ephemeral("table", b""))
    assert sent == [f"wanted.{bucket('table')}"]

"""NATS goes and comes back under a running server."""

import asyncio
import json
import os
import signal
from pathlib import Path

import httpx

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

"""What the real `serve` writes to stderr: JSON lines alone, none while all is well, and few however much goes wrong."""

import asyncio
import contextlib
import json
import os
import socket
import subprocess
import sys
from collections import Counter
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from talewind.server.telemetry.log_limit import CAUSE
from talewind.server.telemetry.logs import ALLOWED, EVENTS, STATES, ErrorName
from tests.server.conftest import Running
from tests.server.ports import free_port
from tests.server.relay import PortRelay
from tests.server.serving import Server


def read_lines(words: str) -> list[dict[str, Any]]:
    """Each is JSON, of listed events, keys and values."""
    lines = [json.loads(line) for line in words.splitlines()]
    for line in lines:
        assert line["event"] in EVENTS, line
        named = line | ({"error": ErrorName(line["error"])} if "error" in line else {})
        assert all(ALLOWED[key](value) for key, value in named.items()), line
    return lines


async def counted(port: int, sample: str) -> float:
    """A metric of the process."""
    async with httpx.AsyncClient() as client:
        text = (await client.get(f"http://127.0.0.1:{port}/metrics")).text
    return sum(float(line.rpartition(" ")[2]) for line in text.splitlines() if line.startswith(sample))


async def until(port: int, sample: str, most: float) -> None:
    async with asyncio.timeout(60):
        while await counted(port, sample) < most:
            await asyncio.sleep(0.05)


async def test_an_idle_server_writes_that_it_started_and_stopped_and_no_more(
    running: Running, dsns: tuple[str, ...], tmp_path: Path
) -> None:
    metrics = free_port()
    environ = {"TALEWIND_DATABASES": ",".join(dsns), "TALEWIND_NATS": running.nats, "TALEWIND_METRICS": str(metrics)}
    with (tmp_path / "errors").open("w") as errors:
        server = Server(environ, errors=errors).start()
        await until(metrics, "talewind_sweeps_total", 12)
        assert server.end() == 0
    started, stopping, stopped = read_lines((tmp_path / "errors").read_text())
    assert started.items() >= {"event": "started", "port": server.port, "shards": 2, "workers": 1}.items()
    assert started["version"]
    assert stopping["event"] == "stopping"
    assert stopped["event"] == "stopped"
    assert 0 < stopped["duration"] < 20


async def let_in(running: Running, dsns: tuple[str, ...], allowed: bool) -> None:
    """Cut the databases off, or let the server in again."""
    admin = await asyncpg.connect(running.database("postgres"))
    for dsn in dsns:
        name = dsn.partition("?")[0].rpartition("/")[2]
        await admin.execute(f"alter database {name} allow_connections {str(allowed).lower()}")
        if not allowed:
            await admin.execute("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", name)
    await admin.close()


async def knock(server: Server, times: int) -> None:
    """Everybody at once."""

    async def one(client: httpx.AsyncClient) -> None:
        with contextlib.suppress(httpx.HTTPError):
            await client.post("/api/tables", json={"game": "windmill", "options": {"players": 3}, "lang": "en"})
            await client.post("/api/knock", json={"code": "ACDEFG", "name": "Mia"})

    async with httpx.AsyncClient(base_url=server.address, timeout=30) as client:
        await asyncio.gather(*(one(client) for _ in range(times)))


# A database that is slow to answer, for this machine is busy, is not away.
PATIENT = "from talewind.server.record import shard; shard.ANSWER = shard.CONNECT = 60.0"


async def test_an_outage_with_everybody_knocking_is_one_line_a_minute_a_cause(
    running: Running, dsns: tuple[str, ...], tmp_path: Path
) -> None:
    metrics = free_port()
    async with PortRelay(running.nats) as relay:
        environ = {
            "TALEWIND_DATABASES": ",".join(dsns), "TALEWIND_LIMITS": "off", "TALEWIND_METRICS": str(metrics),
            "TALEWIND_NATS": relay.url,
        }  # fmt: skip
        with (tmp_path / "errors").open("w") as errors:
            server = await asyncio.to_thread(Server(environ, errors=errors, before=PATIENT).start)
            try:
                await relay.cut()
                await let_in(running, dsns, False)
                for _ in range(4):
                    await knock(server, 20)
                await until(metrics, 'talewind_errors_total{kind="request-failed"}', 40)
                await until(metrics, 'talewind_errors_total{kind="bus-away"}', 1)
                await until(metrics, 'talewind_errors_total{kind="database-away"}', 2)
                await let_in(running, dsns, True)
                await relay.mend()
                async with asyncio.timeout(60):
                    while (tmp_path / "errors").read_text().count("-back") < 3:  # two databases and the bus
                        await asyncio.sleep(0.05)
            finally:
                assert await asyncio.to_thread(server.end) == 0
    lines = read_lines((tmp_path / "errors").read_text())
    said = Counter(line["event"] for line in lines)
    assert said["bus-away"] == said["bus-back"] == 1
    assert said["database-away"] == said["database-back"] == 2
    assert said["request-failed"] >= 1
    written: dict[tuple[Any, ...], list[datetime]] = {}
    for line in lines:
        if line["event"] not in STATES:
            cause = tuple(line.get(key) for key in CAUSE)
            written.setdefault(cause, []).append(datetime.fromisoformat(line["timestamp"]))
    for cause, times in written.items():
        assert all((later - earlier).total_seconds() > 59 for earlier, later in pairwise(times)), cause


WORDS = [sys.executable, "-c", "from talewind.cli import main; main()", "serve"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"TALEWIND_METRICS": "here"},
        {"TALEWIND_SECRET": ""},
        {"TALEWIND_DATABASES": "postgresql://nobody:PASSWORD@127.0.0.1:1/none"},
        {"TALEWIND_PORT": "taken"},
    ],
)
def test_a_start_that_fails_says_one_sentence_for_a_person_and_else_json(
    wrong: dict[str, str], running: Running
) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        environ = {
            "TALEWIND_DATABASES": running.database("postgres"), "TALEWIND_NATS": running.nats,
            "TALEWIND_SECRET": "s" * 32, "TALEWIND_PORT": "0",
        } | wrong  # fmt: skip
        if environ["TALEWIND_PORT"] == "taken":
            environ["TALEWIND_PORT"] = str(other.getsockname()[1])
        ended = subprocess.run(WORDS, env=os.environ | environ, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode != 0
    lines = ended.stderr.splitlines()
    sentences = [line for line in lines if not line.startswith("{")]
    assert len(sentences) == 1, ended.stderr
    assert "PASSWORD" not in ended.stderr
    read_lines("\n".join(line for line in lines if line.startswith("{")))

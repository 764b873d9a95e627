"""SIGTERM, SIGINT and SIGHUP are obeyed at every moment of a server's life."""

import asyncio
import json
import os
import signal
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import asyncpg
import pytest

from talewind.cli import stopping
from talewind.cli.stopping import APART
from talewind.server.record.migrations import LOCK
from tests.server.conftest import Running
from tests.server.players import open_table
from tests.server.serving import Server
from tests.server.starting import ended, hang_up_heard, run, start

pytestmark = pytest.mark.long

WAITING = "select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = any($1)"


@pytest.fixture
def black_hole() -> Iterator[socket.socket]:
    """Whoever connects waits for ever: the port is there, and nobody speaks."""
    with socket.socket() as hole:
        hole.bind(("127.0.0.1", 0))
        hole.listen()
        hole.settimeout(90)
        yield hole


@pytest.fixture
def given(running: Running, dsns: tuple[str, ...]) -> dict[str, str]:
    return {"TALEWIND_DATABASES": ",".join(dsns), "TALEWIND_NATS": running.nats}


async def until_somebody_waits(*connections: asyncpg.Connection) -> None:
    """For a lock, in one of their databases."""
    names = [await connection.fetchval("select current_database()") for connection in connections]
    async with asyncio.timeout(90):
        while not await connections[0].fetchval(WAITING, names):
            await asyncio.sleep(0.02)


def until(there: Callable[[], bool]) -> None:
    end = monotonic() + 90
    while not there():
        assert monotonic() < end
        sleep(0.01)


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_a_server_that_waits_for_nats_stops_when_asked(given: dict[str, str], black_hole: socket.socket) -> None:
    process = start(given | {"TALEWIND_NATS": f"nats://t0ken@127.0.0.1:{black_hole.getsockname()[1]}"})
    caller, _ = black_hole.accept()
    process.send_signal(signal.SIGTERM)
    assert ended(process) == (0, "", ""), "it did not wait for NATS until it gave up"
    caller.close()


async def test_a_server_that_waits_to_migrate_stops_when_asked(given: dict[str, str], dsns: tuple[str, ...]) -> None:
    connection = await asyncpg.connect(dsns[0])
    await connection.execute("select pg_advisory_lock($1)", LOCK)
    process = start(given)
    await until_somebody_waits(connection)
    process.send_signal(signal.SIGINT)
    assert await asyncio.to_thread(ended, process) == (0, "", "")
    await connection.close()


@pytest.mark.parametrize("sign", ["postgres/PG_VERSION", "postgres.pid"])
def test_a_household_that_starts_is_put_to_bed_when_asked(base: Path, sign: str) -> None:
    """While initdb makes the data, and while the two start. The next start finds all in order."""
    data, home = base / "data", {"TALEWIND_DATA": str(base / "data")}
    process = start(home)
    until((data / sign).exists)
    process.send_signal(signal.SIGTERM)
    code, _, errors = ended(process)
    assert (code, errors) == (0, "")
    assert not (data / "postgres" / "postmaster.pid").exists(), "PostgreSQL was shut down in order, or never began"
    for noted in data.glob("*.pid"):
        assert gone(int(noted.read_text()))
    assert Server(home).start().end() == 0


def test_a_server_that_serves_drains_also_when_its_terminal_hangs_up(given: dict[str, str]) -> None:
    with hang_up_heard():
        assert Server(given).start().end(signal.SIGHUP) == 0


async def test_a_second_signal_ends_a_drain_that_does_not_come_to_an_end(
    given: dict[str, str], dsns: tuple[str, ...]
) -> None:
    server = await asyncio.to_thread(Server(given).start)
    for _ in range(6):
        await asyncio.to_thread(open_table, server.address, 3)
    connections = [await asyncpg.connect(dsn) for dsn in dsns]
    for connection in connections:
        await connection.execute("begin; lock table snapshots in exclusive mode")
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)
    asked = monotonic()
    await until_somebody_waits(*connections)
    await asyncio.sleep(max(0.0, asked + APART + 0.1 - monotonic()))  # sooner it would count as the first, sent twice
    assert server.process.poll() is None
    assert await asyncio.to_thread(server.end, signal.SIGINT) == 1, "it was not done"
    for connection in connections:
        await connection.close()


async def test_a_drain_ends_by_itself_at_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stopping, "LONGEST", 0.05)
    monkeypatch.setattr(stopping, "APART", 0.05)
    stop, cancelled = stopping.Stop(), 0

    async def work() -> None:
        nonlocal cancelled
        stop.drain = lambda: None
        asyncio.get_running_loop().call_soon(os.kill, os.getpid(), signal.SIGTERM)
        try:
            await asyncio.Event().wait()
        finally:
            try:
                cancelled += 1
                await asyncio.Event().wait()
            finally:
                cancelled += 1

    assert await asyncio.wait_for(stop.obeyed(work()), 90) == 1
    assert cancelled == 2, "cleaning up does not hang either"


async def test_a_signal_that_a_supervisor_sends_twice_counts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stopping, "APART", 20.0)
    stop, drained = stopping.Stop(), asyncio.Event()

    async def work() -> None:
        stop.drain = drained.set
        for _ in range(2):
            os.kill(os.getpid(), signal.SIGTERM)
            await drained.wait()
            await asyncio.sleep(0.05)

    assert await asyncio.wait_for(stop.obeyed(work()), 90) == 0
    assert drained.is_set()


async def test_nohup_keeps_its_promise() -> None:
    before, found = signal.signal(signal.SIGHUP, signal.SIG_IGN), []

    async def work() -> None:
        found.append(signal.getsignal(signal.SIGHUP))

    await stopping.Stop().obeyed(work())
    signal.signal(signal.SIGHUP, before)
    assert found == [signal.SIG_IGN]


def test_what_nobody_foresaw_is_a_line_in_the_log_and_no_traceback(given: dict[str, str]) -> None:
    broken = "from talewind.server import app\nasync def broken(self): raise KeyError('t0ken')\napp.Tally.open = broken"
    code, out, errors = run(given, before=broken)
    line = json.loads(errors)
    assert (code, out, line["event"], line["error"]) == (1, "", "crashed", "KeyError")
    assert "t0ken" not in errors

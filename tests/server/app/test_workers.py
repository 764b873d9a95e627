"""`--workers`: several processes on one port, which nobody else shares."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from talewind.cli import workers
from talewind.cli.workers import LONGEST, SHORTEST, STEADY, Crew, read_leash
from talewind.server.base.settings import BadSetting
from talewind.server.record.migrations import LOCK
from tests.server.conftest import Running
from tests.server.ports import free_port
from tests.server.serving import Server
from tests.server.starting import ended, run, start

from .test_stopping import gone, until, until_somebody_waits

pytestmark = pytest.mark.long

linux = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


@pytest.fixture
def given(running: Running, dsns: tuple[str, ...]) -> dict[str, str]:
    return {"TALEWIND_DATABASES": ",".join(dsns), "TALEWIND_NATS": running.nats}


@pytest.fixture
def pair(given: dict[str, str], tmp_path: Path) -> Iterator[tuple[Server, Path]]:
    """A first process with one worker that serves, and their log."""
    log = tmp_path / "log"
    with log.open("w") as errors:
        server = Server(given, errors=errors, words="--workers 2").start()
        until(lambda: listeners(server.port) == 2)
        yield server, log
        assert server.process is not None
        if server.process.poll() is None:
            assert server.end() == 0
        assert server.process.stdout is not None
        server.process.stdout.close()


def listeners(port: int) -> int:
    """Sockets that listen at the port on 127.0.0.1."""
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum(row[1] == f"0100007F:{port:04X}" and row[3] == "0A" for row in rows)


def worker_of(server: Server) -> int:
    assert server.process is not None
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(words[1]) == server.process.pid and words[0] != "Z":
            return int(status.parent.name)
    return 0


def count(log: Path, event: str) -> int:
    return log.read_text().count(f'"{event}"')


@linux
def test_a_worker_that_dies_comes_back_and_no_other_talewind_gets_the_port(
    pair: tuple[Server, Path], given: dict[str, str]
) -> None:
    server, log = pair
    os.kill(worker_of(server), signal.SIGKILL)
    until(lambda: count(log, "worker-restarted") == 1 and listeners(server.port) == 2)
    for words in ([], ["--workers", "2"]):
        code, out, errors = run(given | {"TALEWIND_PORT": str(server.port)}, *words)
        assert (code, out) == (1, "")
        assert errors.startswith(
            f"Port {server.port} of 127.0.0.1 is in use by another program, or by another Talewind"
        )
    assert listeners(server.port) == 2


@linux
def test_a_worker_goes_in_order_when_its_parent_is_killed_with_9(pair: tuple[Server, Path]) -> None:
    server, log = pair
    worker = worker_of(server)
    server.end(signal.SIGKILL)
    until(lambda: gone(worker))
    assert count(log, "stopped") == 1, "the worker's own line"
    assert listeners(server.port) == 0


@linux
def test_a_supervisor_that_tells_every_process_has_them_all_drain(pair: tuple[Server, Path]) -> None:
    """As systemd does; the parent tells its worker too, and that is not a second signal."""
    server, log = pair
    os.kill(worker := worker_of(server), signal.SIGTERM)
    assert server.end() == 0
    assert gone(worker)
    assert (count(log, "stopped"), count(log, "worker-restarted")) == (2, 0)


async def test_of_two_that_start_at_once_one_gets_the_port(given: dict[str, str], dsns: tuple[str, ...]) -> None:
    """Both are bound before one of them listens."""
    connection = await asyncpg.connect(dsns[0])
    await connection.execute("select pg_advisory_lock($1)", LOCK)
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind(("127.0.0.1", 0))
        process = start(given | {"TALEWIND_PORT": str(other.getsockname()[1])}, "--workers", "2")
        await until_somebody_waits(connection)
        other.listen()
        await connection.close()
        code, _, errors = await asyncio.to_thread(ended, process)
    assert code == 1
    assert "is in use by another program, or by another Talewind" in errors
    assert "Traceback" not in errors


class Dying(Crew):
    """Its workers end at once, with these words, and nobody rests."""

    def __init__(self, lives: list[tuple[float, str]]) -> None:
        super().__init__([{}])
        self.lives, self.rested, self.now = lives, list[float](), 0.0

    async def _run(self, environ: object) -> tuple[int, str]:
        seconds, words = self.lives.pop(0)
        self.now += seconds
        return 1, words

    async def _rest(self, pause: float) -> None:
        self.rested.append(pause)
        if not self.lives:
            self.let_go()


async def rests(lives: list[tuple[float, str]], monkeypatch: pytest.MonkeyPatch) -> list[float]:
    crew = Dying(lives)
    monkeypatch.setattr(workers, "monotonic", lambda: crew.now)
    crew.start()
    await asyncio.wait(crew._keepers, timeout=90)
    await crew.gone()
    return crew.rested


async def test_a_worker_that_dies_at_once_is_started_again_with_growing_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await rests([(0.1, "")] * 9, monkeypatch) == [0.5, 1, 2, 4, 8, 16, 30, 30, 30]
    assert (SHORTEST, LONGEST) == (0.5, 30)
    assert await rests([(0.1, ""), (0.1, ""), (STEADY, ""), (0.1, "")], monkeypatch) == [0.5, 1, 0.5, 1]


async def test_why_a_worker_does_not_start_is_said_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    await rests([(0.1, why) for why in ("a", "a", "b", "b", "", "b")], monkeypatch)
    printed = [line for line in capsys.readouterr().out.splitlines() if line.startswith("A worker")]
    said = [line.removeprefix("A worker does not start: ") for line in printed]
    assert said == ["a", "b", "b"], "after a life without words it is news again"


@linux
def test_a_worker_tells_its_parent_why_it_does_not_start(given: dict[str, str], running: Running) -> None:
    """Its metrics would be on the next port, which is taken."""
    port = free_port(following=1)
    with socket.create_server(("127.0.0.1", port + 1)):
        server = Server(given | {"TALEWIND_METRICS": f"127.0.0.1:{port}"}, words="--workers 2").start()
        assert server.process is not None
        assert server.process.stdout is not None
        assert server.process.stdout.readline().startswith("A worker does not start: TALEWIND_METRICS is ")
        assert server.end() == 0


@pytest.mark.parametrize("number", ["0", "-3"])
def test_fewer_workers_than_one_is_a_sentence(number: str) -> None:
    code, out, errors = run({}, f"--workers={number}")
    assert (code, out) == (1, "")
    assert errors == f"--workers is {number}; it must be the number of processes, 1 or more.\n"


@pytest.mark.parametrize("words", ["x", "1000", "-1"])
def test_whoever_sets_the_variable_of_workers_is_told_so(words: str) -> None:
    with pytest.raises(BadSetting, match="Talewind sets it by itself"):
        read_leash({"TALEWIND_WORKER": words})

"""A data centre on one machine, for measurements and tests: several PostgreSQL servers with a data folder each, one
NATS, and `talewind serve` processes on them. Everything runs in a temporary folder and ends with the `with` block."""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self, TextIO

from bench.processes import tree
from talewind.server.base.ids import LETTERS
from talewind.server.home import DataFolder
from talewind.server.home.nats import Nats
from talewind.server.home.postgres import Postgres

STARTS = 60.0  # seconds for a server to become ready
PORTS_OF_POSTGRES = ".s.PGSQL.5432"  # the name of its socket


class Database:
    """One shard's PostgreSQL, and faults to inject. `relayed`: clients reach it through a relay that can be slowed."""

    def __init__(self, number: int, folder: DataFolder, relayed: bool) -> None:
        self.number, self.folder, self.postgres = number, folder, Postgres(folder)
        self.relay: subprocess.Popen[str] | None = None
        self._relayed = relayed
        self._frozen: list[int] = []

    @property
    def letter(self) -> str:
        """The first letter of its tables' ids."""
        return LETTERS[self.number]

    @property
    def dsn(self) -> str:
        """The DSN for the servers; `own_dsn` bypasses the relay."""
        return self.own_dsn.replace(str(self.folder.run), str(self._line)) if self._relayed else self.own_dsn

    @property
    def own_dsn(self) -> str:
        return self.postgres.dsn()

    @property
    def _line(self) -> Path:
        return self.folder.path / "line"

    async def start(self) -> None:
        """Start it, also after `kill`."""
        await asyncio.to_thread(self.postgres.prepare)
        for _ in range(50):  # backends of a killed server may need a moment to notice
            self.postgres.start()
            await asyncio.sleep(0.1)
            if self.postgres.child.runs:
                break
        await self.postgres.ready()
        if self._relayed and self.relay is None:
            self._line.mkdir()
            words = [sys.executable, str(Path(__file__).with_name("relay.py"))]
            words += [str(folder / PORTS_OF_POSTGRES) for folder in (self._line, self.folder.run)]
            self.relay = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            assert self.relay.stdout is not None
            self.relay.stdout.readline()

    def processes(self) -> list[int]:
        assert self.postgres.child.process is not None
        return tree(self.postgres.child.process.pid)

    def kill(self) -> None:
        """Kill postmaster and backends at once, as in a power failure."""
        for pid in self.processes():
            _signal(pid, signal.SIGKILL)
        assert self.postgres.child.process is not None
        self.postgres.child.process.wait(10)

    def freeze(self) -> None:
        """Freeze it: connections stay open and new ones are accepted, but nothing answers."""
        self._frozen = self.processes()
        for pid in self._frozen:
            _signal(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        for pid in reversed(self._frozen):
            _signal(pid, signal.SIGCONT)
        self._frozen = []

    def slow(self, milliseconds: float) -> None:
        """Delay all bytes, in each direction; 0: no delay."""
        assert self.relay is not None
        assert self.relay.stdin is not None
        self.relay.stdin.write(f"{milliseconds}\n")
        self.relay.stdin.flush()

    def end(self) -> None:
        self.thaw()
        if self.relay is not None:
            assert self.relay.stdin is not None
            assert self.relay.stdout is not None
            self.relay.stdin.close()
            self.relay.wait(10)
            self.relay.stdout.close()
        self.postgres.stop()


class Process:
    """`talewind serve` on the databases of a cluster. It keeps its port when it is started again."""

    def __init__(self, environ: dict[str, str], log: Path, port: int = 0) -> None:
        self.environ, self.log, self.port = environ, log, port
        self.process: subprocess.Popen[str] | None = None
        self._errors: TextIO | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        words = [sys.executable, "-c", "from talewind.cli import main; main()", "serve"]
        environ = os.environ | self.environ | {"TALEWIND_PORT": str(self.port)}
        self._errors = self.log.open("a")
        self.process = subprocess.Popen(words, env=environ, stdout=subprocess.PIPE, stderr=self._errors, text=True)
        assert self.process.stdout is not None
        async with asyncio.timeout(STARTS):
            line = await asyncio.to_thread(self.process.stdout.readline)
        if "Talewind is ready" not in line:
            raise RuntimeError(f"the server did not start: {self.log.read_text()[-500:]}")
        self.port = int(line.split()[3].rpartition(":")[2])

    async def stop(self) -> None:
        await asyncio.to_thread(self.end)

    def end(self) -> None:
        """Send SIGTERM, then SIGKILL if it does not stop."""
        if self.process is None or self._errors is None:
            return
        assert self.process.stdout is not None
        self.process.terminate()
        try:
            self.process.wait(STARTS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()
        self._errors.close()
        self.process = None


class Cluster:
    """`async with Cluster(databases=3, processes=2) as cluster:`. `relayed`: the shard behind a relay. Further keywords
    `TALEWIND_...` are settings of the processes."""

    def __init__(self, databases: int, processes: int, relayed: int | None = None, **settings: str) -> None:
        self._numbers = range(databases), range(processes)
        self._relayed, self._settings = relayed, settings
        self._open = ExitStack()
        self.databases: list[Database] = []
        self.processes: list[Process] = []

    async def __aenter__(self) -> Self:
        self.folder = Path(tempfile.mkdtemp(prefix="talewind-cluster-"))
        self.folder.chmod(0o755)  # as root, PostgreSQL runs as another user
        self._open.callback(shutil.rmtree, self.folder, ignore_errors=True)
        try:
            await self._start()
        except BaseException:
            await self.__aexit__(None, None, None)
            raise
        return self

    async def _start(self) -> None:
        for number in self._numbers[0]:
            folder = self._open.enter_context(DataFolder(self.folder / f"database-{number + 1}"))
            self.databases.append(Database(number, folder, number == self._relayed))
        self.nats = Nats(self._open.enter_context(DataFolder(self.folder / "nats")))
        self.nats.prepare()
        self.nats.start()
        await asyncio.gather(self.nats.ready(), *(database.start() for database in self.databases))
        environ = {
            "TALEWIND_DATABASES": ",".join(database.dsn for database in self.databases), "TALEWIND_NATS": self.nats.url,
            "TALEWIND_SECRET": "s" * 32, "TALEWIND_SECURE": "off", "TALEWIND_LIMITS": "off", **self._settings,
        }  # fmt: skip
        for number in self._numbers[1]:
            self.processes.append(Process(environ, self.folder / f"serve-{number + 1}.log"))
        for process in self.processes:
            await process.start()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        for database in self.databases:
            database.thaw()
        await asyncio.gather(*(process.stop() for process in self.processes))
        for database in self.databases:
            database.end()
        self.nats.stop()
        self._open.close()

    @property
    def addresses(self) -> list[str]:
        return [process.address for process in self.processes]


def _signal(pid: int, number: signal.Signals) -> None:
    try:
        os.kill(pid, number)
    except ProcessLookupError:
        return

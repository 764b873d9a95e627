"""A house for suites under fire: one PostgreSQL, one NATS and two server processes on them, all of which can be hurt. It needs no
fixture, and everything ends with the `async with` block, by process id."""

import asyncio
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Collection
from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType
from typing import Literal, TextIO

import asyncpg
from bench.cluster import Database

from talewind.server.home import DataFolder
from talewind.server.home.nats import Nats
from tests.server.serving import Server

from .links import Line, PortLine, PostgresLine

type Stop = Literal["fast", "immediate", "killed"]

SIGNALS: dict[Stop, signal.Signals] = {"fast": signal.SIGINT, "immediate": signal.SIGQUIT}
ENDS = 60.0  # seconds for a child to end


class House:
    """`before`: Python that runs first in every server process. `relayed`: of "postgres", "nats" and "clients", those between which
    and the servers are lines that can be cut, delayed or made deaf."""

    def __init__(self, before: str = "", relayed: Collection[str] = (), servers: int = 2) -> None:
        self.before, self.relayed, self.number = before, relayed, servers
        self._open = AsyncExitStack()
        self.servers: list[Server] = []
        self.lines: dict[str, Line] = {}  # by name: "clients-0", "nats-1", "postgres-0"

    async def __aenter__(self) -> "House":
        self.folder = Path(tempfile.mkdtemp(prefix="talewind-faults-"))
        self.folder.chmod(0o755)  # as root, PostgreSQL runs as another user
        self._open.callback(shutil.rmtree, self.folder, ignore_errors=True)
        try:
            await self._start()
        except BaseException:
            await self._open.aclose()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self._open.aclose()

    async def _start(self) -> None:
        self.database = Database(0, self._open.enter_context(DataFolder(self.folder / "database")), relayed=False)
        self.nats = Nats(self._open.enter_context(DataFolder(self.folder / "nats")))
        self.nats.prepare()
        self.nats.start()
        self._open.callback(self.nats.stop)
        self._open.callback(self.database.end)
        await asyncio.gather(self.nats.ready(ENDS), self.database.start())
        await self._hasten()
        self.errors: TextIO = self._open.enter_context((self.folder / "serve.log").open("a"))
        for number in range(self.number):
            await self._serve(number)

    async def _hasten(self) -> None:
        """Let PostgreSQL not wait for the disk: here processes are killed, and the machine keeps what they have written."""
        connection = await asyncpg.connect(self.database.own_dsn)
        try:
            for setting in ("fsync", "full_page_writes"):
                await connection.execute(f"alter system set {setting} = off")
            await connection.execute("select pg_reload_conf()")
        finally:
            await connection.close()

    async def _serve(self, number: int) -> None:
        dsn, nats = self.dsn, self.nats.url
        if "postgres" in self.relayed:
            dsn = (await self._line(f"postgres-{number}", PostgresLine(dsn))).dsn
        if "nats" in self.relayed:
            nats = (await self._line(f"nats-{number}", PortLine(nats))).url
        environ = {"TALEWIND_DATABASES": dsn, "TALEWIND_NATS": nats, "TALEWIND_LIMITS": "off"}
        server = Server(environ, errors=self.errors, before=self.before)
        await asyncio.to_thread(server.start)
        self.servers.append(server)
        self._open.push_async_callback(asyncio.to_thread, self._end, server)
        if "clients" in self.relayed:
            await self._line(f"clients-{number}", PortLine(server.address))

    async def _line[L: Line](self, name: str, line: L) -> L:
        self.lines[name] = await self._open.enter_async_context(line)
        return line

    @property
    def dsn(self) -> str:
        return self.database.own_dsn

    @property
    def addresses(self) -> list[str]:
        """Where clients reach the servers."""
        if "clients" in self.relayed:
            return [self.lines[f"clients-{number}"].url for number in range(self.number)]
        return [server.address for server in self.servers]

    def pid(self, number: int) -> int:
        process = self.servers[number].process
        assert process is not None
        return process.pid

    def runs(self, number: int) -> bool:
        process = self.servers[number].process
        return process is not None and process.poll() is None

    async def dies(self, number: int, patience: float) -> bool:
        """Wait until a server process has ended; False: it still runs after so many seconds."""
        for _ in range(int(patience / 0.02)):
            if not self.runs(number):
                return True
            await asyncio.sleep(0.02)
        return False

    async def kill(self, number: int) -> None:
        """With SIGKILL, whether or not it has ended already."""
        await asyncio.to_thread(self.servers[number].end, signal.SIGKILL)

    async def start(self, number: int) -> None:
        """Start a server again that has ended; it keeps its port."""
        server = self.servers[number]
        assert not self.runs(number), "it still runs"
        if server.process is not None and server.process.stdout is not None:
            server.process.stdout.close()
        await asyncio.to_thread(server.start)

    def _end(self, server: Server) -> None:
        assert server.process is not None
        server.process.send_signal(signal.SIGCONT)
        server.process.terminate()
        try:
            server.process.wait(ENDS)
        except subprocess.TimeoutExpired:
            server.process.kill()
            server.process.wait(ENDS)
        assert server.process.stdout is not None
        server.process.stdout.close()

    async def stop_postgres(self, how: Stop) -> None:
        """Fast: sessions are cut in order. Immediate: without a checkpoint. Killed: postmaster and backends at once."""
        if how == "killed":
            self.database.kill()
            return
        process = self.database.postgres.child.process
        assert process is not None
        process.send_signal(SIGNALS[how])
        await asyncio.to_thread(process.wait, ENDS)

    async def start_postgres(self) -> None:
        await self.database.start()

    def kill_nats(self) -> None:
        assert self.nats.child.process is not None
        self.nats.child.process.kill()
        self.nats.child.process.wait(ENDS)

    async def start_nats(self) -> None:
        self.nats.prepare()
        self.nats.start()
        await self.nats.ready(ENDS)

    def log(self) -> str:
        """What the servers have written to standard error."""
        return (self.folder / "serve.log").read_text()

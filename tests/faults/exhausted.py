"""No connections to the database, no file descriptors, no room on its disk: moves are refused with "busy" and not lost, nothing is
corrupted, and the same server process goes on when there is enough again."""

import asyncio
import contextlib
import os
import resource
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from time import perf_counter

import asyncpg
import uvloop
from bench.cluster import Database

from talewind.server.home import DataFolder
from tests.server.players import call
from tests.server.serving import Server

from .persevering import Perseverance, answers, until
from .places import Place, hundredth, open_short, place
from .proof import Proved, Tick

DISK = 192  # megabytes
BUSY = 3  # moves refused before there is enough again
MEANWHILE = 6  # moves before the fault and after it
OF_THE_SERVER = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = $1"

type Fault = Callable[[Place, Server], AbstractAsyncContextManager[None]]


@asynccontextmanager
async def no_connections(at: Place, server: Server) -> AsyncIterator[None]:
    """Every connection that PostgreSQL allows is somebody else's."""
    held = [await asyncpg.connect(at.running.database("postgres"))]
    stop, full = asyncio.Event(), asyncio.Event()

    async def hold() -> None:
        while not stop.is_set():
            try:
                held.append(await asyncpg.connect(at.running.database("postgres")))
            except (asyncpg.TooManyConnectionsError, OSError):
                full.set()
                await asyncio.sleep(0.001)

    async def cut() -> None:
        while not stop.is_set():  # whoever is first takes its place
            await cut_off(at, held[0])
            await asyncio.sleep(0.02)

    holding = [asyncio.create_task(work()) for work in (hold, hold, hold, cut)]
    try:
        await asyncio.wait_for(full.wait(), 90)
        yield
    finally:
        stop.set()
        await asyncio.gather(*holding)
        await asyncio.gather(*(one.close() for one in held))


@asynccontextmanager
async def no_files(at: Place, server: Server) -> AsyncIterator[None]:
    """The server process may open no further file or socket, and has lost those to its databases."""
    assert server.process is not None
    pid = server.process.pid
    kept = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    resource.prlimit(pid, resource.RLIMIT_NOFILE, (8, kept[1]))
    connection = await asyncpg.connect(at.running.database("postgres"))
    try:
        await cut_off(at, connection)
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_NOFILE, kept)
        await connection.close()


async def cut_off(at: Place, connection: asyncpg.Connection) -> None:
    """End the server's own connections, so that it has to open others."""
    for dsn in at.dsns:
        await connection.execute(OF_THE_SERVER, dsn.partition("?")[0].rpartition("/")[2])


@asynccontextmanager
async def no_room(at: Place, server: Server) -> AsyncIterator[None]:
    """The disk of the database is full to the last byte."""
    ballast = (
        Path(dict(part.split("=") for part in at.dsns[0].partition("?")[2].split("&"))["host"]).parents[1] / "ballast"
    )
    await asyncio.to_thread(fill, ballast)
    try:
        yield
    finally:
        ballast.unlink()


def fill(ballast: Path) -> None:
    with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while file.write(b"\0" * 4_096):
            pass


@contextmanager
def small_disk() -> Iterator[Path]:
    """A file system of its own. OSError where this process may not mount one."""
    folder = Path(tempfile.mkdtemp(prefix="talewind-disk-"))
    try:
        words = ["mount", "-t", "tmpfs", "-o", f"size={DISK}m,mode=755", "tmpfs", str(folder)]
        if subprocess.run(words, capture_output=True, check=False).returncode:
            raise OSError("no file system can be mounted here")
        try:
            yield folder
        finally:
            subprocess.run(["umount", str(folder)], check=True)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def can_mount() -> bool:
    if os.geteuid() != 0 or shutil.which("mount") is None:
        return False
    with contextlib.suppress(OSError), small_disk():
        return True
    return False


class Exhausted:
    def __init__(self) -> None:
        self.tried = self.busy = self.cut = 0
        self.faults: list[str] = []
        self.back: list[float] = []  # seconds from enough until the next acknowledged move

    async def cycle(self, name: str, fault: Fault, at: Place, server: Server) -> None:
        assert server.process is not None
        opened = await asyncio.to_thread(open_short, server.address, "story", target=30)
        table, where = Perseverance(server.address, opened), f"{name} {self.tried}"
        try:
            async with table.playing():
                await table.more(MEANWHILE)
                table.awake.clear()
                async with fault(at, server):
                    table.awake.set()
                    await until(lambda: table.busy >= BUSY or table.cut >= BUSY)
                began = perf_counter()
                await table.more(1)
                self.back.append(perf_counter() - began)
                await table.more(MEANWHILE)
            await answers(lambda: call(server.address, "/readyz"))
        except TimeoutError:
            self.faults.append(f"{where}: {table.busy} refused, {table.cut} cut, and no move was taken")
        if server.process.poll() is not None:
            self.faults.append(f"{where}: the server process has ended")
        self.faults += [f"{where}: {each}" for each in await table.audit(at.dsns)]
        self.busy, self.cut, self.tried = self.busy + table.busy, self.cut + table.cut, self.tried + 1


def on_small_disk(at: Place, turns: int, found: Exhausted) -> None:
    """The cycles of a full disk: a PostgreSQL of its own on a file system of its own."""
    with small_disk() as folder, DataFolder(folder / "data") as data:
        database = Database(0, data, relayed=False)

        async def run() -> None:
            await database.start()
            try:
                small = Place(at.running, (database.own_dsn,))
                with small.servers(1) as (server,):
                    for _ in range(turns):
                        await found.cycle("no room", no_room, small, server)
            finally:
                await asyncio.to_thread(database.end)

        uvloop.run(run())


def prove(count: int, tick: Tick) -> Proved:
    """`count` is divided among the three; the disk is left out where no file system can be mounted, and the figures say so."""
    found, mounts = Exhausted(), can_mount()
    turns = [count // 3 + (one < count % 3) for one in range(3)]
    with place() as at:
        for name, fault, number in (("no connections", no_connections, turns[0]), ("no files", no_files, turns[1])):
            with at.servers(1) as (server,):
                for _ in range(number):
                    uvloop.run(found.cycle(name, fault, at, server))
                    tick(found.tried)
        if mounts:
            on_small_disk(at, turns[2], found)
    figures = f"{found.busy} moves refused as busy, {found.cut} connections cut; back after {hundredth(found.back)}"
    return Proved(
        found.tried, tuple(found.faults), figures + ("" if mounts else "; full disk not run: no mount allowed")
    )

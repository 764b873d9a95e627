"""A real PostgreSQL and a real NATS, from the same supervisor that serves at home; two shards for every test."""

import asyncio
import shutil
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex

import asyncpg
import pytest

from talewind.kit import Frozen
from talewind.server.record import Shards, shard

from .seeded import seed_tables
from .serving import Server

SERVE = """
import asyncio, sys
import asyncpg
from pathlib import Path
from talewind.server.home import DataFolder, Household

async def main():
    with DataFolder(Path(sys.argv[1])) as folder:
        async with Household(folder) as home:
            database = await asyncpg.connect(home.postgres.dsn("postgres"))
            for setting in ("fsync", "full_page_writes"):  # a machine that crashes loses these databases anyway
                await database.execute(f"alter system set {setting} = off")
            await database.execute("select pg_reload_conf()")
            await database.close()
            print(home.postgres.dsn("{database}"), home.nats.url, flush=True)
            await asyncio.to_thread(sys.stdin.read)

asyncio.run(main())
"""


class Running(Frozen):
    dsn: str  # with {database} to fill in
    nats: str

    def database(self, name: str) -> str:
        return self.dsn.replace("{database}", name)


@pytest.fixture(autouse=True)
def seeded(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that plays by chance plays the same game in every run."""
    seed_tables(request.node.name, monkeypatch)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the test's own process a statement may take long: this machine may be busy."""
    monkeypatch.setattr(shard, "LEASE", 90.0)
    monkeypatch.setattr(shard, "ANSWER", 60.0)


@pytest.fixture
def base() -> Iterator[Path]:
    """A place that the children's user can reach."""
    base = Path(tempfile.mkdtemp(prefix="talewind-"))
    base.chmod(0o755)
    yield base
    shutil.rmtree(base)


@contextmanager
def household() -> Iterator[Running]:
    """PostgreSQL and NATS in a process of their own; it goes when its standard input closes."""
    base = Path(tempfile.mkdtemp(prefix="talewind-"))
    base.chmod(0o755)
    words = [sys.executable, "-c", SERVE, str(base / "data")]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as home:
        assert home.stdout is not None
        assert home.stdin is not None
        dsn, nats = home.stdout.readline().split()
        try:
            yield Running(dsn, nats)
        finally:
            home.stdin.close()
            home.wait(90)
    shutil.rmtree(base)


@pytest.fixture(scope="session")
def running() -> Iterator[Running]:
    """The household of this test run."""
    with household() as found:
        yield found


async def create_databases(running: Running) -> list[str]:
    """The names of two fresh databases."""
    names = [f"shard_{token_hex(6)}" for _ in range(2)]
    connection = await asyncpg.connect(running.database("postgres"))
    for name in names:
        await connection.execute(f"create database {name}")
    await connection.close()
    return names


async def drop_databases(running: Running, names: list[str]) -> None:
    connection = await asyncpg.connect(running.database("postgres"))
    for name in names:
        await connection.execute(f"drop database {name} with (force)")
    await connection.close()


def served(running: Running, dsns: tuple[str, ...], limits: str = "") -> Server:
    words = {"TALEWIND_DATABASES": ",".join(dsns), "TALEWIND_NATS": running.nats, "TALEWIND_SECRET": "s" * 32}
    return Server(words | {"TALEWIND_LIMITS": limits}).start()


class Common:
    """A server on two shards for all modules marked `common_server`. What an address may do is not bounded: which tests a worker
    runs, and in which order, differs from run to run."""

    LIMITS = ",".join(
        f"{bound}=1000000/1" for bound in ("calls", "openings", "newcomers", "books", "strangers", "codes")
    )

    def __init__(self, running: Running) -> None:
        with ThreadPoolExecutor(1) as elsewhere:  # a thread without an event loop
            names = elsewhere.submit(asyncio.run, create_databases(running)).result()
        self.dsns = tuple(running.database(name) for name in names)
        self.server = served(running, self.dsns, self.LIMITS)


@pytest.fixture(scope="session")
def common(running: Running) -> Iterator[Common]:
    """Each worker of a test run has its own."""
    common = Common(running)
    yield common
    common.server.end()


@pytest.fixture
async def dsns(running: Running, request: pytest.FixtureRequest) -> AsyncIterator[tuple[str, ...]]:
    """Two databases; fresh ones, unless the test is at the common server."""
    if request.node.get_closest_marker("common_server"):
        yield request.getfixturevalue("common").dsns
        return
    names = await create_databases(running)
    yield tuple(running.database(name) for name in names)
    await drop_databases(running, names)


@pytest.fixture
async def shards(dsns: tuple[str, ...]) -> AsyncIterator[Shards]:
    async with Shards(dsns) as shards:
        yield shards


@pytest.fixture
def server(running: Running, dsns: tuple[str, ...], request: pytest.FixtureRequest) -> Iterator[Server]:
    """One server process on the two shards."""
    if request.node.get_closest_marker("common_server"):
        yield request.getfixturevalue("common").server
        return
    server = served(running, dsns)
    yield server
    server.end()

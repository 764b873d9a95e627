"""Connecting to the databases, whether they are given, belong to a running home server, or to a stopped one."""

import fcntl
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg

from talewind.server.base.settings import Settings
from talewind.server.home import DataFolder, HomeError, Household
from talewind.server.home.postgres import Postgres


def is_running(data: Path) -> bool:
    """Does a process hold the lock of this data folder?"""
    try:
        lock = os.open(data / "lock", os.O_RDWR)
    except OSError:
        return False
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(lock)
    return False


def socket_of(settings: Settings) -> str:
    """The connection string of a home server's running PostgreSQL."""
    return Postgres(DataFolder(settings.data, settings.child_user)).dsn()


@asynccontextmanager
async def for_reading(settings: Settings) -> AsyncIterator[tuple[str, ...]]:
    """Connection strings for reading. A running server's PostgreSQL is reached through its socket; a stopped one is started for
    as long as needed."""
    if not settings.at_home:
        yield settings.databases
    elif not (settings.data / "postgres").is_dir():
        raise HomeError(f"There is no data folder {settings.data}. Name the right one with TALEWIND_DATA.")
    elif is_running(settings.data):
        yield (socket_of(settings),)
    else:
        async with alone(settings) as dsns:
            yield dsns


@asynccontextmanager
async def alone(settings: Settings) -> AsyncIterator[tuple[str, ...]]:
    """Connection strings for exclusive use: at home no server may use the folder meanwhile."""
    if not settings.at_home:
        yield settings.databases
        return
    with DataFolder(settings.data, settings.child_user) as folder:
        async with Household(folder) as home:
            yield (home.postgres.dsn(),)


async def connect(dsn: str, number: int) -> asyncpg.Connection:
    """Connect to a database. Errors name it by its number from 1 and never quote the connection string, which may hold a
    password."""
    try:
        return await asyncpg.connect(dsn, timeout=10)
    except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as no:
        raise HomeError(
            f"Database {number + 1} does not answer ({type(no).__name__}). Is it running, and is its address right?"
        ) from None

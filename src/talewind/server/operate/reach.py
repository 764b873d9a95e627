"""Reaching the databases, whether they are given, a server at home runs on them, or it sleeps."""

import fcntl
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg

from talewind.server.home import DataFolder, HomeError, Household
from talewind.server.home.postgres import Postgres
from talewind.server.settings import Settings

COOKIE_SECRET = "cookie.secret"


def is_running(data: Path) -> bool:
    """Does somebody hold the lock of this data folder?"""
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
    """How to reach the PostgreSQL of a server that runs at home."""
    return Postgres(DataFolder(settings.data, settings.child_user)).dsn()


@asynccontextmanager
async def for_reading(settings: Settings) -> AsyncIterator[tuple[str, ...]]:
    """A server that runs is asked through its socket; one that sleeps is woken for as long as this takes."""
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
    """At home nobody else may use the folder meanwhile."""
    if not settings.at_home:
        yield settings.databases
        return
    with DataFolder(settings.data, settings.child_user) as folder:
        async with Household(folder) as home:
            yield (home.postgres.dsn(),)


async def connect(dsn: str, number: int) -> asyncpg.Connection:
    """The connection string may hold a password, so it is never said: databases are counted from 1."""
    try:
        return await asyncpg.connect(dsn, timeout=10)
    except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as no:
        raise HomeError(
            f"Database {number + 1} does not answer ({type(no).__name__}). Is it running, and is its address right?"
        ) from None

"""A shard: one database, its connections, and whether it answers. A shard that is away or hangs is detected here: its users are
refused at once, and nobody else waits."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from time import perf_counter
from types import TracebackType
from typing import Any

import asyncpg

from talewind.server.base.clock import clock
from talewind.server.base.strays import is_told_to_end
from talewind.server.telemetry.logs import log

LEASE = 5.0  # seconds for one use of a connection; then it is cut
LONG_LEASE = 60.0  # for reading or writing a whole game
CONNECT = 5.0  # seconds
ANSWER = 3.0  # seconds for the answer to a probe
RELEASE = 1.0  # seconds in which an abandoned statement has to end
LOOK_EVERY = 2.0  # seconds between two probes of a database that answers
AGAIN_AFTER = 0.5  # and of one that does not

# Errors of a database that is away or does not answer in time.
AWAY = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
# Those that may mean that the whole database is away, and not that one statement was wrong.
DOUBTFUL = (
    OSError, TimeoutError, asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError, asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # asyncpg's internal error when a connection is lost between two statements
)  # fmt: skip

LOOK = "select extract(epoch from clock_timestamp())::float8"

type Leased = asyncpg.pool.PoolConnectionProxy[asyncpg.Record]
type Connection = asyncpg.Connection[asyncpg.Record] | Leased
type Prepare = Callable[["Shard", asyncpg.Connection], Awaitable[None]]


class ShardAway(OSError):
    """The shard's database does not answer at the moment."""


class Shard:
    """`number` counts from 0 and is part of ids; `name` is for messages. `prepare` is called with the first connection, also
    when the database comes up late: until it has succeeded the shard is not up."""

    def __init__(self, number: int, dsn: str, connections: int, prepare: Prepare) -> None:
        self.number, self.dsn, self.connections, self.prepare = number, dsn, connections, prepare
        self.up = False
        self.prepared = False
        self.apart: float | None = None  # seconds by which the database's clock is ahead of ours, at the last probe
        self.pool: asyncpg.Pool
        self.waiting = 0  # callers that wait for a connection of the pool
        self._looking: asyncpg.Connection | None = None  # separate: an exhausted pool must not look like an outage
        self._doubt = asyncio.Event()
        self._lost_at: float | None = None

    @property
    def name(self) -> str:
        return f"Database {self.number + 1}"

    async def open(self) -> None:
        """Create the pool, without connecting yet."""
        self.pool = await asyncpg.create_pool(
            self.dsn, min_size=0, max_size=self.connections, timeout=CONNECT, reset=_nothing
        )

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.terminate()
        try:
            async with asyncio.timeout(RELEASE):
                await self.pool.close()
        except AWAY:
            self.pool.terminate()

    # Use

    def acquire(self, seconds: float | None = None) -> "Lease":
        """`async with shard.acquire() as connection:`; raises ShardAway at once if the shard is known to be away."""
        return Lease(self, seconds or LEASE)

    async def fetch(self, query: str, *given: Any) -> list[asyncpg.Record]:
        async with self.acquire() as connection:
            return await connection.fetch(query, *given)

    async def fetchrow(self, query: str, *given: Any) -> asyncpg.Record | None:
        async with self.acquire() as connection:
            return await connection.fetchrow(query, *given)

    async def fetchval(self, query: str, *given: Any) -> Any:
        async with self.acquire() as connection:
            return await connection.fetchval(query, *given)

    async def execute(self, query: str, *given: Any) -> str:
        async with self.acquire() as connection:
            return await connection.execute(query, *given)

    def doubt(self) -> None:
        """A statement has failed: probe now."""
        self._doubt.set()

    # Probing

    async def watch(self) -> None:
        """Probe the database for as long as the process lives."""
        while True:
            try:
                await self.look()
            except (Exception, asyncio.CancelledError) as why:  # whatever it is, the shard cannot be used
                if isinstance(why, asyncio.CancelledError) and is_told_to_end():
                    raise
                await self.lose(why)
            await self._pause()

    async def look(self) -> None:
        """Probe the database and read its clock; raises the error if it does not answer."""
        self._doubt.clear()
        connection = self._looking
        try:
            if connection is None or connection.is_closed():
                connection = self._looking = await asyncpg.connect(self.dsn, timeout=CONNECT)
            if not self.prepared:
                await self.prepare(self, connection)
                self.prepared = True
            await self._read_clock(connection)
        except BaseException:
            if connection is not None:
                connection.terminate()
            self._looking = None
            raise
        self._find()

    async def _read_clock(self, connection: asyncpg.Connection) -> None:
        cut = asyncio.get_running_loop().call_later(ANSWER, connection.terminate)
        asked, ours = perf_counter(), clock.now_ns() / 1e9
        theirs = await connection.fetchval(LOOK)
        cut.cancel()
        took = perf_counter() - asked
        self.apart = shorter(theirs - (ours + took / 2), took / 2)

    async def _pause(self) -> None:
        if not self.up:
            await asyncio.sleep(AGAIN_AFTER)
            return
        try:
            async with asyncio.timeout(LOOK_EVERY):
                await self._doubt.wait()
        except TimeoutError:
            return
        await asyncio.sleep(0.1)  # many statements fail at once: one probe is enough

    def _find(self) -> None:
        if self._lost_at is not None:
            log().info("database-back", shard=self.number + 1, duration=round(perf_counter() - self._lost_at, 1))
        self.up, self._lost_at = True, None

    async def lose(self, why: BaseException) -> None:
        self.up, self.apart = False, None
        if self._lost_at is None:
            self._lost_at = perf_counter()
            log().error("database-away", shard=self.number + 1, error=why)
            await self.pool.expire_connections()  # their state is unknown


class Lease:
    """One use of a connection. A statement that hangs is ended by cutting the connection; as with any lost connection, it is
    then unknown whether the statement was executed."""

    __slots__ = ("connection", "cut", "seconds", "shard")

    def __init__(self, shard: Shard, seconds: float) -> None:
        self.shard, self.seconds = shard, seconds

    async def __aenter__(self) -> Leased:
        if not self.shard.up:
            raise ShardAway(self.shard.name)
        self.shard.waiting += 1
        try:
            self.connection = await self.shard.pool.acquire(timeout=self.seconds)
        except DOUBTFUL:
            self.shard.doubt()
            raise
        finally:
            self.shard.waiting -= 1
        self.cut = asyncio.get_running_loop().call_later(self.seconds, self._cut)
        return self.connection

    def _cut(self) -> None:
        with contextlib.suppress(asyncpg.InterfaceError):  # the connection was lost meanwhile
            self.connection.terminate()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        self.cut.cancel()
        lost = isinstance(error, AttributeError) and self._is_closed()
        if isinstance(error, DOUBTFUL) or lost:
            self.shard.doubt()
        with contextlib.suppress(*AWAY):  # the connection is cut then; the caller must get `error`
            await self.shard.pool.release(self.connection, timeout=RELEASE)
        if lost:
            raise ShardAway(self.shard.name) from error

    def _is_closed(self) -> bool:
        """Was the connection cut between the two halves of a statement? asyncpg then calls a method of None."""
        try:
            return self.connection.is_closed()
        except asyncpg.InterfaceError:  # the pool has it back already
            return True


def shorter(seconds: float, by: float) -> float:
    """Move `seconds` towards zero by `by`, but not beyond it: the uncertainty of a measurement does not count as a difference.

    >>> shorter(-0.5, 0.2), shorter(0.1, 0.2)
    (-0.3, 0.0)
    """
    return max(0.0, seconds - by) if seconds > 0 else min(0.0, seconds + by)


async def _nothing(connection: object) -> None:
    """Reset of a connection before it returns to the pool: nothing. No code here changes a session, and asyncpg has rolled back
    open transactions; asyncpg's own reset would cost a round trip after every statement."""

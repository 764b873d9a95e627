"""The way from a process to the store: the product's `Shard` and `Lease` on connections that delay statements, lose them
before they are applied, lose their acknowledgement afterwards, or hang."""

import asyncio
from typing import TYPE_CHECKING, Any, cast

import asyncpg

from talewind.server.record import Shard, Shards

from .store import Row

if TYPE_CHECKING:
    from .process import Process

HANGS = 4.0, 9.0  # seconds until a statement that hangs is applied; its lease ends after 5


class SimulatedConnection:
    """One connection of a pool. A cut one raises, whether or not its statement is applied."""

    def __init__(self, process: "Process") -> None:
        self.process, self.world = process, process.world
        self.closed = False
        self._under_way: asyncio.Future[list[Row]] | None = None

    async def fetch(self, statement: str, *given: Any) -> list[Row]:
        if self.closed or not self.process.reaches_store:
            await asyncio.sleep(self.world.fate.store_delay())
            raise asyncpg.ConnectionDoesNotExistError("no connection")
        world = self.world
        reply: asyncio.Future[list[Row]] = world.loop.create_future()
        self._under_way = reply
        fate = world.fate.of_statement()
        delay = world.fate.between(*HANGS) if fate == "hangs" else world.fate.store_delay()
        if fate is not None:
            world.note(self.process.name, f"statement {fate}", statement[:40])
        world.loop.call_later(delay, self._arrive, statement, given, reply, fate)
        return await reply

    async def fetchrow(self, statement: str, *given: Any) -> Row | None:
        rows = await self.fetch(statement, *given)
        return rows[0] if rows else None

    async def fetchval(self, statement: str, *given: Any) -> Any:
        rows = await self.fetch(statement, *given)
        return next(iter(rows[0].values())) if rows else None

    async def execute(self, statement: str, *given: Any) -> str:
        await self.fetch(statement, *given)
        return ""

    def terminate(self) -> None:
        self.closed = True
        if self._under_way is not None and not self._under_way.done():
            self._under_way.set_exception(asyncpg.ConnectionDoesNotExistError("cut"))

    def _arrive(
        self, statement: str, given: tuple[Any, ...], reply: "asyncio.Future[list[Row]]", fate: str | None
    ) -> None:
        """The statement has reached the store. It is applied even if its process has died or its connection was cut."""
        world = self.world
        if fate == "lost":
            self.terminate()
            return
        try:
            rows = world.store.run(statement, given)
        except Exception as error:  # the stand-in lacks something: the seed fails
            world.fault(f"the store: {error!r}")
            rows = []
        if fate == "unacknowledged":
            self.terminate()
        else:
            world.loop.call_later(world.fate.store_delay(), self._reply, reply, rows)

    def _reply(self, reply: "asyncio.Future[list[Row]]", rows: list[Row]) -> None:
        if not reply.done():
            if self.process.reaches_store:
                reply.set_result(rows)
            else:
                self.terminate()


class SimulatedPool:
    """Hands out connections; a cut one is not used again."""

    def __init__(self, process: "Process") -> None:
        self.process = process
        self._idle: list[SimulatedConnection] = []

    async def acquire(self, timeout: float) -> SimulatedConnection:
        if not self.process.reaches_store:
            await asyncio.sleep(min(timeout, self.process.world.fate.between(0.01, 0.5)))
            raise ConnectionRefusedError
        while self._idle:
            if not (found := self._idle.pop()).closed:
                return found
        return SimulatedConnection(self.process)

    async def release(self, connection: SimulatedConnection, timeout: float) -> None:
        if not connection.closed:
            self._idle.append(connection)

    async def expire_connections(self) -> None:
        self._idle.clear()


class SimulatedShard(Shard):
    """Only connecting differs: the product's lease, its doubts and its probes are used."""

    def __init__(self, process: "Process") -> None:
        super().__init__(0, "simulated", 10, _unused)
        self.process = process
        self.pool = cast("asyncpg.Pool", SimulatedPool(process))
        self.up = self.prepared = True

    async def look(self) -> None:
        self._doubt.clear()
        await asyncio.sleep(self.process.world.fate.store_delay())
        if not self.process.reaches_store:
            raise ConnectionRefusedError
        self.apart = 0.0
        self._find()


async def _unused(shard: Shard, connection: asyncpg.Connection) -> None: ...


def simulated_shards(process: "Process") -> Shards:
    shards = Shards(("simulated",))
    shards.all = [SimulatedShard(process)]
    return shards

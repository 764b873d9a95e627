"""A simulated server process: the parts that `app.py` builds for the table service, on a simulated store and bus. It can crash:
then nothing it does reaches anybody, and its memory is dropped."""

import asyncio
from collections.abc import Coroutine
from contextvars import copy_context
from typing import TYPE_CHECKING, Any, cast

from nats.aio.client import Client as NatsClient

from talewind.server.base.bounds import UNBOUNDED
from talewind.server.doors.limits import Doorkeeper
from talewind.server.doors.sockets import BROKEN, sit_at
from talewind.server.live.attendance import Attendance
from talewind.server.live.bus import Bus
from talewind.server.live.elsewhere import Elsewhere
from talewind.server.live.hub import Hub
from talewind.server.live.upkeep import Upkeep
from talewind.server.record import AWAY, Writer
from talewind.server.tables import Keeper
from talewind.server.tables.absentees import Absentees
from talewind.server.tables.keys import Keyring
from talewind.server.tables.lobby import Lobby
from talewind.server.tables.sweeper import Sweeper
from tests.server.some_services import some_services

from .bus import SimulatedNats
from .line import Known, Line
from .loop import OWNER
from .shard import simulated_shards

if TYPE_CHECKING:
    from .world import World

MOST_APART = 0.4  # seconds by which the clocks of two processes may differ, each way


class Process:
    """`reaches_store`: False while it is cut off from the database."""

    def __init__(self, world: "World", number: int, life: int) -> None:
        self.world, self.number, self.name = world, number, f"process {number}.{life}"
        self.alive = self.reaches_store = True
        self.skew = world.fate.between(-MOST_APART, MOST_APART)
        self.tasks: dict[asyncio.Task[Any], None] = {}
        self._context = copy_context()
        self._context.run(OWNER.set, self)
        self._context.run(self._build)
        for work in (
            self.shards.all[0].watch(), self.bus.answer(self.attendance.sits), self.bus.obey(self.hub.dismiss_here),
            self.sweeper.run(), Upkeep(self.hub).run(), self.attendance.run(),
        ):  # fmt: skip
            self.spawn(work)

    def _build(self) -> None:
        clock, bounds = self.world.loop.clock, UNBOUNDED
        self.nats = SimulatedNats(self)
        shards = self.shards = simulated_shards(self)
        self.hub = hub = Hub(bounds)
        hub.elsewhere = Elsewhere(clock)
        self.writer = Writer(shards)
        hub.keeper = self.keeper = Keeper(shards, self.writer, hub.played, bounds)
        hub.bus = self.bus = Bus("", hub.heard, hub.deliver_ephemeral, hub.wished, Upkeep(hub).mend_all)
        self.bus.client = cast("NatsClient", self.nats)
        self.attendance, self.absentees = (
            Attendance(self.keeper, hub, self.bus),
            Absentees(shards, self.keeper, hub.call),
        )
        self.sweeper = Sweeper(self.keeper)
        self.services = some_services(
            doorkeeper=Doorkeeper(bounds, clock), people=Known(), keeper=self.keeper, hub=hub, attendance=self.attendance,
            absentees=self.absentees, lobby=Lobby(shards, self.keeper, Keyring("s" * 32)),
        )  # fmt: skip

    def spawn[T](self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something in this process."""
        task: asyncio.Task[T] = self._context.run(self.world.loop.create_task, work)
        return task

    def accept(self, line: Line) -> None:
        """A client has connected."""
        self.spawn(self._serve(line))

    async def _serve(self, line: Line) -> None:
        """Litestar closes a socket whose handler raises."""
        try:
            await sit_at(cast(Any, line), line.user.table, self.services)
        except AWAY:
            await line.close(BROKEN)

    def crash(self) -> None:
        """Nothing it does from now on reaches anybody: it ends as if killed, whatever its tasks do on their way out."""
        self.alive = self.reaches_store = self.nats.is_connected = False
        self._reap()

    def _reap(self) -> None:
        """Tasks may make others on their way out, and the writer one after another while rows wait."""
        for waiting in self.writer._waiting:
            waiting.clear()
        for task in list(self.tasks):
            task.cancel()
        if self.tasks:
            self.world.loop.call_later(0.001, self._reap)

    async def stop(self) -> None:
        """Stop in order, as `app.py` does."""
        for task in list(self.tasks):
            if task is not asyncio.current_task():
                task.cancel()
        await asyncio.sleep(0.1)
        await self.writer.drain()
        await self.keeper.keep_all()

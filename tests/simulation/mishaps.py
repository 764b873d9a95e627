"""What happens to processes, clients and their connections besides lost and late messages."""

import asyncio
from typing import TYPE_CHECKING

from talewind.server.record import AWAY

from .process import Process

if TYPE_CHECKING:
    from .world import World


class Mishaps:
    def __init__(self, world: "World") -> None:
        self.world, self.fate, self.loop = world, world.fate, world.loop

    async def happen(self) -> None:
        """One after another, until the task is cancelled."""
        kinds = (
            self.crash, self.crash, self.stop, self.cut_from_store, self.cut_all_from_store, self.cut_from_bus, self.cut_line,
            self.cut_line, self.doze, self.forget,
        )  # fmt: skip
        while True:
            await asyncio.sleep(self.fate.dice.expovariate(1 / self.fate.pause_between_mishaps))
            self.fate.dice.choice(kinds)()

    def crash(self) -> None:
        if (process := self.world.any_process()) is not None:
            self.world.end(process)

    def stop(self) -> None:
        """Orderly, as for an upgrade."""
        if (process := self.world.any_process()) is not None:
            self.world.note(process.name, "stops")
            process.spawn(process.stop()).add_done_callback(lambda task: self._stopped(process, task))

    def _stopped(self, process: Process, task: "asyncio.Task[None]") -> None:
        if process.alive:
            if not task.cancelled() and (why := task.exception()) is not None and not isinstance(why, AWAY):
                self.world.fault(f"{process.name} stopped with {why!r}")
            self.world.end(process)

    def cut_from_store(self) -> None:
        if (process := self.world.any_process()) is not None:
            self.world.note(process.name, "is cut off from the store")
            process.reaches_store = False
            self.loop.call_later(self.fate.between(0.05, 5.0), reach_store, process)

    def cut_all_from_store(self) -> None:
        self.world.note("world", "the store is away")
        back = self.fate.between(0.05, 3.0)
        for process in self.world.processes:
            process.reaches_store = False
            self.loop.call_later(back, reach_store, process)

    def cut_from_bus(self) -> None:
        if (process := self.world.any_process()) is not None and process.nats.is_connected:
            self.world.note(process.name, "is cut off from the bus")
            process.nats.is_connected = False
            process.spawn(process.bus._lost(None))
            self.loop.call_later(self.fate.between(0.1, 20.0), join_bus, process)

    def cut_line(self) -> None:
        if self.world.clients:
            self.fate.dice.choice(self.world.clients).hang_up("is cut")

    def doze(self) -> None:
        """A client's device does not read for a while."""
        if self.world.clients and (line := self.fate.dice.choice(self.world.clients).line) is not None:
            self.world.note(line.user.name, "dozes")
            line.sleep()
            self.loop.call_later(self.fate.between(0.5, 15.0), line.wake)

    def forget(self) -> None:
        """A process drops a table from its memory."""
        if self.world.tables and (process := self.world.any_process()) is not None:
            self.world.note(process.name, "forgets", self.world.tables[-1])
            process.keeper.forget(self.world.tables[-1])


def reach_store(process: Process) -> None:
    process.reaches_store = process.alive


def join_bus(process: Process) -> None:
    if process.alive and not process.nats.is_connected:
        process.nats.is_connected = True
        process.spawn(process.bus._back())

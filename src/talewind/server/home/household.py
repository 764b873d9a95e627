"""PostgreSQL and NATS: started together, restarted when one exits, stopped in order."""

import asyncio
import contextlib
import re
from collections.abc import Callable, Coroutine
from types import TracebackType

from .custody import HomeError
from .folder import DataFolder
from .nats import Nats
from .postgres import Postgres

type Watch = Callable[[str, str, str], None]  # log event, name of the child, text for the operator


class Household:
    """`async with Household(folder) as home:` and then `home.postgres.dsn()`, `home.nats.url`."""

    def __init__(self, folder: DataFolder, tell: Watch = lambda event, child, words: None) -> None:
        self.folder, self.tell = folder, tell
        self.postgres, self.nats = Postgres(folder), Nats(folder)
        self._watchers: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Household":
        starts = [asyncio.create_task(self._start(server)) for server in (self.postgres, self.nats)]
        try:
            await asyncio.gather(*starts)
        except BaseException:
            await to_the_end(self._give_up(starts))
            raise
        self._watchers = [
            asyncio.create_task(self._watch("postgres", self.postgres)),
            asyncio.create_task(self._watch("nats", self.nats)),
        ]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await to_the_end(self._give_up(self._watchers))

    async def _start(self, server: Postgres | Nats) -> None:
        """Start a server. The kernel ends a child with the thread that started it, so the child is started in this thread and
        only prepared in another. A thread cannot be cancelled: the folder stays in use until it has finished."""
        await to_the_end(asyncio.to_thread(server.prepare))
        server.start()
        await server.ready()

    async def _give_up(self, tasks: list[asyncio.Task[None]]) -> None:
        """Cancel the tasks that start children first, then stop the children."""
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._stop()

    async def _stop(self) -> None:
        await asyncio.gather(asyncio.to_thread(self.nats.stop), asyncio.to_thread(self.postgres.stop))

    async def _watch(self, name: str, server: Postgres | Nats) -> None:
        """Restart a child when it exits; its clients reconnect by themselves. Each reason is reported once."""
        told = ""
        while True:
            await asyncio.sleep(0.2)
            if server.child.runs:
                told = ""
                continue
            if not told:
                self.tell("child-restarted", name, "It has stopped; starting it again.")
            try:
                await self._start(server)
            except (HomeError, OSError) as why:
                reason = re.sub(r"[0-9]+", "", str(why))  # the end of a log contains times
                if reason != told:
                    self.tell("child-failed", name, str(why))
                told = reason
                await asyncio.sleep(1)


async def to_the_end(work: Coroutine[None, None, object]) -> None:
    """Await `work` to its end; a cancellation that arrives meanwhile is raised afterwards."""
    task, cancelled = asyncio.ensure_future(work), False
    while not task.done():
        try:
            await asyncio.wait([task])
        except asyncio.CancelledError:
            cancelled = True
    if cancelled:
        with contextlib.suppress(Exception):
            task.result()
        raise asyncio.CancelledError
    task.result()

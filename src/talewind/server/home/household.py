"""The household: PostgreSQL and NATS started together, restarted when one dies, stopped in order."""

import asyncio
from collections.abc import Callable
from types import TracebackType

from .folder import DataFolder, HomeError
from .nats import Nats
from .postgres import Postgres

type Watch = Callable[[str], None]


class Household:
    """`async with Household(folder) as home:` and then `home.postgres.dsn()`, `home.nats.url`."""

    def __init__(self, folder: DataFolder, tell: Watch = lambda words: None) -> None:
        self.folder, self.tell = folder, tell
        self.postgres, self.nats = Postgres(folder), Nats(folder)
        self._watcher: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Household":
        try:
            await asyncio.gather(self._start(self.postgres), self._start(self.nats))
        except BaseException:
            await self._stop()
            raise
        self._watcher = asyncio.create_task(self._watch())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        if self._watcher is not None:
            self._watcher.cancel()
            await asyncio.gather(self._watcher, return_exceptions=True)
        await self._stop()

    async def _start(self, server: Postgres | Nats) -> None:
        """A child dies with the thread that started it, so that is done here and only the preparing in another."""
        await asyncio.to_thread(server.prepare)
        server.child.start()
        await server.ready()

    async def _stop(self) -> None:
        await asyncio.gather(asyncio.to_thread(self.nats.stop), asyncio.to_thread(self.postgres.stop))

    async def _watch(self) -> None:
        """A child that dies is started again; whoever used it connects again by itself."""
        while True:
            await asyncio.sleep(0.2)
            for name, server in (("PostgreSQL", self.postgres), ("NATS", self.nats)):
                if not server.child.runs:
                    self.tell(f"{name} has stopped; starting it again.")
                    try:
                        await self._start(server)
                    except HomeError as why:
                        self.tell(str(why))
                        await asyncio.sleep(1)

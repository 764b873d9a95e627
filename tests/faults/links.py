"""Lines between clients, servers, NATS and PostgreSQL, which a suite cuts, delays, makes deaf in one direction or lets hang."""

import asyncio
import contextlib
from functools import cached_property

from tests.server.relay import DatabaseRelay, PortRelay, Relay


class Line(Relay):
    """`delay`: seconds by which all bytes are late, each way. `deaf`: bytes towards the client are kept back until it is over."""

    url: str
    delay = 0.0

    @cached_property
    def _hearing(self) -> asyncio.Event:
        return asyncio.Event()

    async def mend(self) -> None:
        self.delay = 0.0
        self._hearing.set()
        await super().mend()

    async def cut(self) -> None:
        self._hearing.set()
        await super().cut()

    async def deafen(self) -> None:
        self._hearing.clear()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            theirs, ours = await self._reach()
        except OSError:  # nobody is behind it: as if the line were cut
            writer.transport.abort()
            return
        both = {writer, ours}
        self._writers |= both
        try:
            await asyncio.gather(self._pour(reader, ours), self._pour(theirs, writer, answers=True))
        finally:
            self._writers -= both

    async def _pour(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answers: bool = False) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                await self._passing.wait()
                if answers:
                    await self._hearing.wait()
                if self.delay:
                    await asyncio.sleep(self.delay)
                writer.write(data)
                await writer.drain()
        writer.close()


class PortLine(Line, PortRelay):
    """To a server's own port."""


class PostgresLine(Line, DatabaseRelay):
    """To PostgreSQL's Unix socket."""

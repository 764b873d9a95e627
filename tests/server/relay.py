"""Relays in front of real servers, which a test cuts or leaves hanging: connections are lost and new ones refused, or taken and
answered by nothing, until the relay is mended."""

import asyncio
import contextlib
import tempfile
from abc import ABC, abstractmethod
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import parse_qs, urlsplit, urlunsplit

type Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]

SOCKET = ".s.PGSQL.5432"


class Relay(ABC):
    """`async with relay:` and then `await relay.cut()`, `await relay.hang()`, `await relay.mend()`."""

    def __init__(self) -> None:
        self._passing = asyncio.Event()
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()

    @abstractmethod
    async def _listen(self) -> asyncio.Server: ...

    @abstractmethod
    async def _reach(self) -> Ends: ...

    async def __aenter__(self) -> Self:
        await self.mend()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.cut()

    async def mend(self) -> None:
        self._passing.set()
        if self._server is None:
            self._server = await self._listen()

    async def hang(self) -> None:
        self._passing.clear()

    async def cut(self) -> None:
        self._passing.set()
        if self._server is not None:
            self._server.close()
            self._server = None
        for writer in list(self._writers):
            writer.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        theirs, ours = await self._reach()
        both = {writer, ours}
        self._writers |= both
        try:
            await asyncio.gather(self._pour(reader, ours), self._pour(theirs, writer))
        finally:
            self._writers -= both

    async def _pour(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                await self._passing.wait()
                writer.write(data)
                await writer.drain()
        writer.close()


class PortRelay(Relay):
    """In front of a TCP server, such as NATS, at this URL; its own `url` is the same after it was mended."""

    def __init__(self, to: str) -> None:
        super().__init__()
        self.to, self.port = urlsplit(to), 0

    @property
    def url(self) -> str:
        return urlunsplit(self.to._replace(netloc=self.to.netloc.replace(f":{self.to.port}", f":{self.port}")))

    async def _listen(self) -> asyncio.Server:
        server = await asyncio.start_server(self._carry, "127.0.0.1", self.port)
        self.port = server.sockets[0].getsockname()[1]
        return server

    async def _reach(self) -> Ends:
        return await asyncio.open_connection(self.to.hostname, self.to.port)


class DatabaseRelay(Relay):
    """In front of a PostgreSQL that listens on a Unix socket; `dsn` leads through it."""

    def __init__(self, dsn: str) -> None:
        super().__init__()
        self._folder = tempfile.TemporaryDirectory(prefix="relay-")
        parts = urlsplit(dsn)
        self._behind = Path(parse_qs(parts.query)["host"][0]) / SOCKET
        self.dsn = urlunsplit(parts._replace(query=f"host={self._folder.name}"))

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.cut()
        self._folder.cleanup()

    async def _listen(self) -> asyncio.Server:
        at = Path(self._folder.name) / SOCKET
        at.unlink(missing_ok=True)
        return await asyncio.start_unix_server(self._carry, at)

    async def _reach(self) -> Ends:
        return await asyncio.open_unix_connection(self._behind)

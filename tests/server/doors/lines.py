"""A server with our connections and a small application, for clients that speak by hand."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from functools import partial
from typing import Any, cast

import pytest
import uvicorn

from talewind.server.base.bounds import UNBOUNDED, Bounds
from talewind.server.doors import gate as gates
from talewind.server.doors.doorstep import Doorstep
from talewind.server.doors.gate import Gate
from talewind.server.doors.limits import Doorkeeper

GET = b"GET / HTTP/1.1\r\nHost: x\r\n"
CHUNKED = b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
UPGRADE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
LARGE = b"x" * 20_000_000  # more than the kernel's buffers of both sides hold

type Reader = asyncio.StreamReader
type Writer = asyncio.StreamWriter


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Reads the body, or a socket's messages, and answers; `/large` answers with more than anybody reads, `/waits` not at all."""
    if scope["type"] == "websocket":
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            await send({"type": "websocket.send", "bytes": LARGE if scope["path"] == "/large" else b"heard"})
        return
    while scope["path"] != "/unread" and (await receive()).get("more_body"):
        pass
    if scope["path"] == "/waits":
        assert (await receive())["type"] == "http.disconnect"
        return
    parts = [LARGE, LARGE] if scope["path"] == "/large" else [b"heard"]
    length = b"%d" % sum(map(len, parts))
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", length)]})
    for n, part in enumerate(parts, 1):
        await send({"type": "http.response.body", "body": part, "more_body": n < len(parts)})


class Served:
    def __init__(self, gate: Gate, port: int) -> None:
        self.gate, self.port = gate, port

    async def meet(self, first: bytes = b"") -> tuple[Reader, Writer]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(first)
        return reader, writer

    async def ask(self, words: bytes) -> bytes:
        """The first line of the answer; nothing: it was cut without one."""
        reader, writer = await self.meet(words)
        with closing(writer):
            try:
                return (await asyncio.wait_for(reader.readline(), 90)).strip()
            except ConnectionError:
                return b""

    async def until(self, inside: int) -> None:
        async with asyncio.timeout(90):
            while len(self.gate) != inside:
                await asyncio.sleep(0.01)


@asynccontextmanager
async def serving(bounds: Bounds = UNBOUNDED, **gate: Any) -> AsyncIterator[Served]:
    keeper = Gate(Doorkeeper(bounds), **gate)
    http = cast(type[asyncio.Protocol], partial(Doorstep, keeper))
    config = uvicorn.Config(
        application, http=http, ws="websockets-sansio", port=0, lifespan="off", log_config=None, log_level="warning",
        timeout_keep_alive=bounds.idle_seconds, timeout_graceful_shutdown=1, ws_ping_interval=None,
    )  # fmt: skip
    server = uvicorn.Server(config)
    running = asyncio.create_task(server._serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield Served(keeper, server.servers[0].sockets[0].getsockname()[1])
    finally:
        server.should_exit = True
        await running


@pytest.fixture(autouse=True)
def watched(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Any:
    """Looks often; and whatever a stranger does, it writes nothing into the log."""
    monkeypatch.setattr(gates, "LOOKS_EVERY", 0.05)
    with caplog.at_level(logging.WARNING):
        yield
    assert not [record.message for record in caplog.records]

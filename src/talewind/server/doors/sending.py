"""What is sent on a socket: frames from its mailbox, probes, and the close code."""

import asyncio
import contextlib
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketException

from talewind.server import wire
from talewind.server.base.clock import now
from talewind.server.live.listener import Listener, Write
from talewind.server.live.mailbox import BEAT
from talewind.server.telemetry.metrics import metrics

from .socket_connection import WRITES


def short_way(socket: WebSocket[Any, Any, Any]) -> Write | None:
    """The function of the connection that writes a frame at once; None where another server runs the application."""
    extensions: Any = socket.scope.get("extensions") or {}
    write: Write | None = extensions.get(WRITES, {}).get("write")
    return write


async def send_all(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    while True:
        frames = await listener.mail.take()
        for frame in frames:
            if frame is None:
                return
            told = frame if frame != BEAT else wire.write(listener.latency.probe(now()))
            await socket.send_data(told.decode(), mode="text")
        metrics.frames.inc(len(frames))


class Pulse:
    """Measures the latency of messages until it is stopped. A timer: a task for each socket would cost more memory."""

    def __init__(self, listener: Listener) -> None:
        self.listener, self._loop = listener, asyncio.get_running_loop()
        self._next = self._loop.call_later(listener.latency.pause, self._beat)

    def _beat(self) -> None:
        self._next = self._loop.call_later(self.listener.latency.pause, self._beat)
        self.listener.beat()

    def stop(self) -> None:
        self._next.cancel()


async def dismissed(socket: WebSocket[Any, Any, Any], code: int, last: bytes | None, seconds: float) -> None:
    """Send the last message and close. A peer that does not read cannot be told, since uvicorn waits for room in its buffer;
    the gate aborts what stays open."""
    with contextlib.suppress(OSError, WebSocketException):
        async with asyncio.timeout(seconds):
            if last is not None:
                await socket.send_data(last.decode(), mode="text")
            await socket.close(code)

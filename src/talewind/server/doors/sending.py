"""What is sent on a socket: frames from its mailbox, probes, and the close code."""

import asyncio
import contextlib
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketException

from talewind.server import wire
from talewind.server.base.clock import now
from talewind.server.live.listener import Listener
from talewind.server.live.mailbox import BEAT
from talewind.server.telemetry.metrics import metrics


async def send_all(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    while True:
        frames = await listener.mail.take()
        for frame in frames:
            if frame is None:
                return
            told = frame if frame != BEAT else wire.write(listener.latency.probe(now()))
            await socket.send_data(told.decode(), mode="text")
        metrics.frames.inc(len(frames))


async def beat(listener: Listener) -> None:
    """Measure the latency of messages for as long as the socket is open."""
    while True:
        await asyncio.sleep(listener.latency.pause)
        listener.give(BEAT)


async def dismissed(socket: WebSocket[Any, Any, Any], code: int, last: bytes | None, seconds: float) -> None:
    """Send the last message and close. A peer that does not read cannot be told, since uvicorn waits for room in its buffer;
    the gate aborts what stays open."""
    with contextlib.suppress(OSError, WebSocketException):
        async with asyncio.timeout(seconds):
            if last is not None:
                await socket.send_data(last.decode(), mode="text")
            await socket.close(code)

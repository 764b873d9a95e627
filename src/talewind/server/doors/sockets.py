"""The WebSocket of a table: who is let in, the welcome, and messages until one side has gone."""

import asyncio
import contextlib
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from talewind.server import wire
from talewind.server.live.listener import Listener
from talewind.server.tables import Gone, Newer
from talewind.server.telemetry.logs import log
from talewind.server.telemetry.metrics import metrics

from .addresses import address_of
from .admitting import let_to
from .answering import answered
from .security import from_our_pages
from .sending import Pulse, dismissed, send_all, short_way
from .services import Given, Services

BROKEN, FOREIGN, WRONG, TOO_LONG, SLOW, TOO_MANY = 1011, 4403, 4404, 4413, 4408, 4429  # close codes


@websocket("/ws/{table:str}")
async def table_door(socket: WebSocket[Any, Any, Any], table: str, services: Given) -> None:
    """`?after=n` resumes, `?watch=key` watches, `?behind=2&watch=key` watches over a seat's shoulder."""
    await socket.accept()
    if not from_our_pages(socket):
        await socket.close(FOREIGN)
        return
    with services.doorkeeper.socket(address_of(socket), services.people.known(socket)) as let_in:
        if let_in:
            await sit_at(socket, table, services)
        else:
            await socket.close(TOO_MANY)


async def sit_at(socket: WebSocket[Any, Any, Any], table: str, services: Services) -> None:
    try:
        listener = await let_to(table, socket, services)
    except (PermissionError, LookupError):
        await socket.close(WRONG)
        return
    if listener is None:
        await socket.close(TOO_MANY)
        return
    code: int | None = None
    try:
        with contextlib.suppress(WebSocketDisconnect, ClientDisconnected), metrics.socket_open():
            code = await converse(socket, listener, services)
    except (Gone, ValueError):
        code = WRONG
    except Newer:  # the client reconnects, to another process in the end
        code = BROKEN
    except Exception as why:  # the client reconnects by itself and receives what it has missed
        log().error("socket-failed", table=listener.table, error=why)
        code = BROKEN
    finally:
        services.hub.part(listener)
        services.attendance.went(listener)
    if code is not None:
        await dismissed(socket, code, listener.last, services.doorkeeper.bounds.closing_seconds)


async def converse(socket: WebSocket[Any, Any, Any], listener: Listener, services: Services) -> int:
    """Send the welcome, then exchange messages until one side has gone; returns the close code."""
    welcome = await services.hub.join(listener, int(socket.query_params.get("after") or 0))
    await services.attendance.came(listener)
    await socket.send_data(wire.write(welcome).decode(), mode="text")
    listener.write = short_way(socket)
    hearing = asyncio.create_task(receive_all(socket, listener, services))
    dropped = listener.gone()  # a sender that waits for its peer would not notice
    tasks: list[asyncio.Future[Any]] = [hearing, dropped, asyncio.create_task(send_all(socket, listener))]
    pulse = Pulse(listener)
    try:
        await asyncio.wait(tasks[:2], return_when=asyncio.FIRST_COMPLETED)
        async with listener.answering:  # a message in progress is handled to its end
            return hearing.result() if hearing.done() else SLOW
    finally:
        pulse.stop()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def receive_all(socket: WebSocket[Any, Any, Any], listener: Listener, services: Services) -> int:
    """Handle the messages of a socket; returns the close code."""
    limit = services.doorkeeper.message_limit(seated=listener.plays)
    while True:
        raw = await socket.receive_data(mode="text")
        if listener.dropped:  # the client may not have read that it was dropped; the seat may be another person's now
            return SLOW
        if not services.doorkeeper.fits(raw):
            return TOO_LONG
        if not limit.may_pass():
            return TOO_MANY
        async with listener.answering:
            answer = await answered(raw, listener, services)
        if answer is not None:
            listener.give(wire.write(answer))

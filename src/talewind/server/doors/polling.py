"""A table for clients whose WebSockets are blocked: frames by long polling, messages one by one. Listeners, limits and messages
are those of a socket. A long-polling client has no connection between polls; the grace period of `live/attendance.py` counts it
as present."""

import asyncio
import contextlib
from itertools import takewhile
from typing import Any

from litestar import Controller, Response, get, post
from litestar.exceptions import HTTPException, PermissionDeniedException, TooManyRequestsException

from talewind.server import wire
from talewind.server.live.listener import Listener
from talewind.server.telemetry.metrics import metrics

from .addresses import address_of
from .admitting import let_to
from .answering import answered
from .people import Asked
from .security import from_our_pages
from .services import Given, Services

LONGEST = 20.0  # seconds that a poll waits for a frame


class Polling(Controller):
    path = "/api/tables/{table:str}"

    @get("/frames")
    async def frames(
        self, table: str, request: Asked, services: Given, after: int = 0, welcome: bool = False
    ) -> Response[bytes]:
        """Without `after`, or with `welcome=1`: the welcome, as at the start of a socket. Otherwise the frames since `after`,
        as soon as there is one; `[]` after 20 seconds. The keys are those of the socket: `?watch=key`, `?behind=2&watch=key`."""
        if not from_our_pages(request):
            raise PermissionDeniedException(detail="server-foreign-origin")
        listener = await who_asks(table, request, services)
        with services.doorkeeper.socket(address_of(request), services.people.known(request)) as let_in:
            if not let_in:
                raise TooManyRequestsException(detail="server-too-many-calls")
            try:
                if welcome or after <= 0:
                    greeting = await services.hub.join(listener, after)
                    await services.attendance.came(listener)
                    return listed([wire.write(greeting)])
                missed = await services.hub.rejoin(listener, after)
                await services.attendance.came(listener)
                return listed(await heard(missed, listener, request, services.doorkeeper.closing))
            finally:
                services.hub.part(listener)
                services.attendance.went(listener)

    @post("/messages", status_code=200)
    async def messages(self, table: str, request: Asked, services: Given) -> Response[bytes]:
        """Take one message of a client and return the answer; 204 for a draft, which has none."""
        raw = (await request.body()).decode(errors="replace")
        if not services.doorkeeper.fits(raw):
            raise HTTPException(status_code=413, detail="server-not-understood")
        listener = await who_asks(table, request, services)
        try:
            answer = await answered(raw, listener, services)
        finally:
            services.attendance.went(listener)  # a client that sends without listening is present for a moment
        if answer is None:
            return Response(b"", status_code=204)
        return Response(wire.write(answer), media_type="application/json")


async def who_asks(table: str, request: Asked, services: Services) -> Listener:
    """Identify the caller as on a socket, with the same rate."""
    try:
        listener = await let_to(table, request, services)
    except PermissionError:
        raise HTTPException(status_code=403, detail="server-wrong-key") from None
    if listener is None:
        raise TooManyRequestsException(detail="server-too-many-calls", headers={"retry-after": "1"})
    return listener


async def heard(missed: wire.CaughtUp, listener: Listener, request: Asked, closing: asyncio.Event) -> list[bytes]:
    """The frames that a socket would have sent since the requested one. A server that stops returns nothing more: the next poll
    goes to another process."""
    if missed.frames:
        return [wire.write(missed)]
    found: list[bytes | None] = []
    first = asyncio.ensure_future(listener.mail.take())
    gone, stops = asyncio.ensure_future(hung_up(request)), asyncio.ensure_future(closing.wait())
    try:
        await asyncio.wait({first, gone, stops}, timeout=LONGEST, return_when=asyncio.FIRST_COMPLETED)
        if first.done():
            found += first.result()
    finally:
        first.cancel()
        gone.cancel()
        stops.cancel()
    found += listener.mail.empty()
    frames = [
        frame for frame in takewhile(lambda one: one is not None, found) if frame
    ]  # None: dropped; the next poll says why
    if listener.last is not None:
        frames.append(listener.last)
    metrics.frames.inc(len(frames))
    return frames


async def hung_up(request: Asked) -> None:
    """Wait until the browser has disconnected."""
    with contextlib.suppress(Exception):
        while True:
            message: Any = await request.receive()
            if message["type"] == "http.disconnect":
                return


def listed(frames: list[bytes]) -> Response[bytes]:
    return Response(b"[" + b",".join(frames) + b"]", media_type="application/json")

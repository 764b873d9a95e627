"""The table's door where sockets are blocked: frames by long polls, messages one by one. The same listeners, limits and words as
by a socket; whoever polls is here, and the greeter's grace covers the moment between two polls."""

import asyncio
import contextlib
from itertools import takewhile
from typing import Any

from litestar import Controller, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException, PermissionDeniedException, TooManyRequestsException

from talewind.server import wire
from talewind.server.clock import now
from talewind.server.hub import Listener
from talewind.server.operate.metrics import metrics

from .limits import Doorkeeper, address_of
from .people import Asked
from .security import from_our_pages
from .sockets import answered, let_to

LONGEST = 20.0  # seconds a poll waits for something to happen


class Polling(Controller):
    path = "/api/tables/{table:str}"

    @get("/frames")
    async def frames(
        self, table: str, request: Asked, state: State, after: int = 0, welcome: bool = False
    ) -> Response[bytes]:
        """Without `after`, or with `welcome=1`: the welcome, as a socket begins. Else what has come since, as soon as there is
        something; `[]` after 20 seconds. The keys are those of the socket: `?watch=key`, `?behind=2&watch=key`."""
        if not from_our_pages(request):
            raise PermissionDeniedException(detail="server-foreign-origin")
        listener = await who_asks(table, request, state)
        with state.doorkeeper.socket(address_of(request), state.people.known(request)) as let_in:
            if not let_in:
                raise TooManyRequestsException(detail="server-too-many-calls")
            try:
                greeting = await state.hub.join(listener, after)
                await state.greeter.came(listener)
                if welcome or after <= 0:
                    return listed([wire.write(greeting)])
                return listed(await heard(greeting, listener, request))
            finally:
                state.hub.part(listener)
                state.greeter.went(listener)

    @post("/messages", status_code=200)
    async def messages(self, table: str, request: Asked, state: State) -> Response[bytes]:
        """One message of a client, and the answer to it; 204 for a draft, which has none."""
        doorkeeper: Doorkeeper = state.doorkeeper
        raw = (await request.body()).decode(errors="replace")
        if not doorkeeper.fits(raw):
            raise HTTPException(status_code=413, detail="server-not-understood")
        answer = await answered(raw, await who_asks(table, request, state), state)
        if answer is None:
            return Response(b"", status_code=204)
        return Response(wire.write(answer), media_type="application/json")


async def who_asks(table: str, request: Asked, state: State) -> Listener:
    """As at a socket; and not faster than by one."""
    try:
        listener = await let_to(table, request, state)
    except PermissionError:
        raise HTTPException(status_code=403, detail="server-wrong-key") from None
    if listener is None:
        raise TooManyRequestsException(detail="server-too-many-calls", headers={"retry-after": "1"})
    return listener


async def heard(welcome: wire.Welcome, listener: Listener, request: Asked) -> list[bytes]:
    """What a socket would have said since the frame that was asked from."""
    if welcome.missed:
        return [wire.write(wire.CaughtUp(now(), welcome.missed, welcome.n, welcome.sight))]
    found: list[bytes | None] = []
    first = asyncio.ensure_future(listener.mail.take())
    gone = asyncio.ensure_future(hung_up(request))
    try:
        await asyncio.wait({first, gone}, timeout=LONGEST, return_when=asyncio.FIRST_COMPLETED)
        if first.done():
            found += first.result()
    finally:
        first.cancel()
        gone.cancel()
    found += listener.mail.empty()
    frames = [
        frame for frame in takewhile(lambda one: one is not None, found) if frame
    ]  # None: dropped, the next tells why
    metrics.frames.inc(len(frames))
    return frames


async def hung_up(request: Asked) -> None:
    """Until the browser has gone away."""
    with contextlib.suppress(Exception):
        while True:
            message: Any = await request.receive()
            if message["type"] == "http.disconnect":
                return


def listed(frames: list[bytes]) -> Response[bytes]:
    return Response(b"[" + b",".join(frames) + b"]", media_type="application/json")

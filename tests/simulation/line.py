"""A line between a client and a process: what the product's door calls of a WebSocket, and the client's end of it. As over TCP,
messages of one direction keep their order and none is lost alone; a cut loses the end of both directions."""

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

if TYPE_CHECKING:
    from .client import Client
    from .process import Process

UNREAD = 8  # frames on their way to a client that does not read; then the server's end waits


class Address:
    host = "192.0.2.1"


class Line:
    """`after`: the newest frame that the client has; -1: it has none yet, and wants all."""

    client = Address()
    scope: ClassVar[dict[str, Any]] = {}  # without the short way of a real connection

    def __init__(self, user: "Client", process: "Process") -> None:
        self.user, self.process, self.world = user, process, process.world
        self.query_params = {"after": str(user.n or -1)} | ({"watch": user.watch} if user.watch else {})
        self.open = True  # at the client's end
        self.reads = True  # False: the client's device sleeps
        self._ended = False  # at the server's end
        self._heard: deque[str] = deque()
        self._reader: asyncio.Future[None] | None = None
        self._unread: deque[str] = deque()
        self._room: asyncio.Future[None] | None = None
        self._up = self._down = 0.0  # when the last message of each direction arrives

    # The server's end

    async def receive_data(self, mode: Literal["text"]) -> str:
        while not self._heard:
            if self._ended:
                raise WebSocketDisconnect(detail="cut")
            self._reader = self.world.loop.create_future()
            await self._reader
        return self._heard.popleft()

    async def send_data(self, data: str, mode: Literal["text"]) -> None:
        while not self._ended and len(self._unread) >= UNREAD:
            self._room = self.world.loop.create_future()
            await self._room
        if self._ended:
            raise ClientDisconnected
        if self.process.alive:
            self._down = self.world.loop.in_order(self._down, self.world.fate.line_delay(), self._deliver, data)

    async def close(self, code: int) -> None:
        self._end()
        if self.process.alive:
            self._down = self.world.loop.in_order(self._down, self.world.fate.line_delay(), self._close, code)

    # The client's end

    def send(self, data: str) -> None:
        self._up = self.world.loop.in_order(self._up, self.world.fate.line_delay(), self._arrive, data)

    def hang_up(self, noticed_after: float) -> None:
        """The client gives the line up. The server notices later; messages on their way may still arrive there."""
        self.open = False
        self._up = self.world.loop.in_order(self._up if noticed_after else 0.0, noticed_after, self._end)

    def sleep(self) -> None:
        self.reads = False

    def wake(self) -> None:
        self.reads = True
        while self._unread and self.open and self.reads:
            self.user.hear(self, self._unread.popleft())
        if self._room is not None and not self._room.done():
            self._room.set_result(None)

    # On the way

    def _arrive(self, data: str) -> None:
        if not self._ended and self.process.alive:
            self._heard.append(data)
            self._wake()

    def _deliver(self, data: str) -> None:
        if not self.open:
            return
        if self.reads:
            self.user.hear(self, data)
        else:
            self._unread.append(data)

    def _close(self, code: int) -> None:
        if self.open:
            self.open = False
            self.user.lost(self, f"closed with {code}")

    def _end(self) -> None:
        self._ended = True
        self._wake()
        if self._room is not None and not self._room.done():
            self._room.set_result(None)

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)


class Known:
    """Stands for `doors/people.py`: who is at the other end of a line."""

    def known(self, connection: Any) -> str | None:
        line: Line = connection
        return line.user.person

"""What a WebSocket holds between its connection and the application, in as little memory as it needs: asyncio's queue and event
have five deques between them, 760 bytes each, which a socket that waits for its turn keeps for hours."""

import asyncio
from collections.abc import Mapping
from typing import Any

type Message = Mapping[str, Any]  # of ASGI


class Inbox:
    """Messages from the client, with one reader. A cancelled reader loses nothing."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[Message] = []
        self._reader: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._messages)

    def put_nowait(self, message: Message) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Message:
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._messages.pop(0)

    def empty(self) -> bool:
        return not self._messages


class Gangway:
    """Open while the peer reads; senders wait for it together."""

    __slots__ = ("_open", "_waiting")

    def __init__(self) -> None:
        self._open = True
        self._waiting: asyncio.Future[None] | None = None

    def is_set(self) -> bool:
        return self._open

    def set(self) -> None:
        self._open = True
        if self._waiting is not None:
            self._waiting.set_result(None)
            self._waiting = None

    def clear(self) -> None:
        self._open = False

    async def wait(self) -> None:
        while not self._open:
            if self._waiting is None:
                self._waiting = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._waiting)  # others may wait for it, too

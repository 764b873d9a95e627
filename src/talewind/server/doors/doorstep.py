"""A connection until its first byte, registered at the gate."""

import asyncio
from typing import Any

from .gate import Gate, Visit
from .http_connection import HttpConnection


class Doorstep(asyncio.Protocol):
    """A connection until its first byte. It costs a third of uvicorn's protocol, which matters for thousands of silent
    connections. uvicorn calls `partial(Doorstep, gate)`."""

    __slots__ = ("_words", "gate", "transport", "visit")

    def __init__(self, gate: Gate, **words: Any) -> None:
        self.gate, self._words = gate, words
        self.transport: asyncio.Transport
        self.visit: Visit | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        host = (transport.get_extra_info("peername") or ("",))[0]
        self.visit = self.gate.enter(transport, host, asyncio.get_running_loop())
        if self.visit is None:
            transport.abort()
        else:
            self._words["server_state"].connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.visit is not None:
            self._words["server_state"].connections.discard(self)
            self.gate.leave(self.visit)

    def data_received(self, data: bytes) -> None:
        if self.visit is None:
            return
        self._words["server_state"].connections.discard(self)
        connection = HttpConnection(self.gate, self.visit, **self._words)
        connection.connection_made(self.transport)
        self.transport.set_protocol(connection)
        connection.data_received(data)

    def shutdown(self) -> None:
        """Called when the server stops."""
        self.transport.close()

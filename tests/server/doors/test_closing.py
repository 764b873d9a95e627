"""A connection that closes itself, since its peer broke the protocol or answers no ping, is gone for the application at once: what
the application sends meanwhile is no error."""

import asyncio
from collections.abc import Callable
from logging import getLogger
from typing import Any

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from talewind.server.doors.inbox import Gangway, Inbox
from talewind.server.doors.socket_connection import INVALID, SocketConnection


class Transport:
    """A transport that closes when its buffer is empty, which is later."""

    def __init__(self) -> None:
        self.written = b""

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass


class Open(SocketConnection):
    """A connection after its handshake."""

    def __init__(self) -> None:
        self.conn: Any = ServerProtocol()
        self.conn.state = OPEN
        self.transport: Any = Transport()
        self.queue, self.writable = Inbox(), Gangway()  # type: ignore[assignment]
        self.handshake_complete, self.initial_response = True, None
        self.close_sent = self.disconnected = False
        self.logger, self.client = getLogger("uvicorn.error"), None


def breaks_the_protocol(connection: Open) -> None:
    connection.conn.fail(INVALID)
    connection.handle_parser_exception()


def answers_no_ping(connection: Open) -> None:
    connection.keepalive_timeout()


@pytest.mark.parametrize("peer", [breaks_the_protocol, answers_no_ping])
@pytest.mark.parametrize("sent", [{"type": "websocket.close", "code": 4404}, {"type": "websocket.send", "text": "a"}])
async def test_what_is_sent_after_it_has_closed_itself_is_no_error(
    peer: Callable[[Open], None], sent: dict[str, Any]
) -> None:
    connection = Open()
    peer(connection)
    before: bytes = connection.transport.written
    assert before.startswith(b"\x88"), "the peer is told why"
    with pytest.raises(ClientDisconnected):
        async with asyncio.timeout(10):
            await connection.send(sent)  # type: ignore[arg-type]
    assert connection.transport.written == before

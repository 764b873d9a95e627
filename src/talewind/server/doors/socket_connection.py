"""uvicorn's WebSocket protocol with additional bounds: websockets answers every ping. It reports to the gate."""

from math import inf
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from talewind.server.telemetry.metrics import metrics

from .gate import Gate, Visit
from .inbox import Gangway, Inbox
from .rate_limit import MessageLimit

SLICE = 4_096  # bytes parsed between two checks of the bounds
INVALID, TOO_MANY = 1007, 4429  # close codes of a WebSocket
WAITING = 4  # messages that the application has not taken, from which on no more are read
TEXT, LONG, LONGER = 0x81, b"\x81\x7e", b"\x81\x7f"  # beginnings of a whole text frame, by the bytes of its length
WRITES = "talewind.write"  # the extension by which the application finds `write_text`


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket. After the handshake, uvicorn's pings detect peers that are gone. A connection that closed itself is gone at
    once for the application, which may be about to send: uvicorn would call that an error until the transport is closed."""

    def __init__(self, gate: Gate, visit: Visit, **named: Any) -> None:
        super().__init__(**named)
        self.queue = Inbox()  # type: ignore[assignment]
        self.writable = Gangway()  # type: ignore[assignment]
        self.gate, self.visit = gate, visit
        self.close_timeout = float(gate.bounds.closing_seconds)
        self._limit = MessageLimit(gate.bounds.socket_frames, gate.doorkeeper.clock, "socket_frames")
        visit.request_by = inf

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WRITES] = {"write": self.write_text}

    def start_keepalive(self) -> None:
        """The handshake is over, and nothing asks for its headers again."""
        super().start_keepalive()
        del self.request, self.response

    def write_text(self, text: bytes) -> bool:
        """Write a message at once, past the layers that a message of the application takes; False: not now, since the peer
        leaves too much unread or the socket closes."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.conn.state is not OPEN:
            return False
        size = len(text)
        if size < 126:
            head = bytes((TEXT, size))
        elif size < 1 << 16:
            head = LONG + size.to_bytes(2)
        else:
            head = LONGER + size.to_bytes(8)
        self.transport.write(head + text)
        metrics.frames.inc()
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.visit)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])
        if not self.handshake_initiated:  # websockets takes no request with a body, and uvicorn would wait for another
            self.transport.abort()

    def handle_events(self) -> None:
        """Count frames of every kind: pings and empty fragments never reach the application."""
        if not self.close_sent and not all(self._limit.may_pass() for _ in self.conn.events):
            self.conn.fail(TOO_MANY)
            self.handle_parser_exception()
            return
        super().handle_events()

    def handle_parser_exception(self) -> None:
        """Before the handshake is done there is no close frame, although uvicorn asserts that there is."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()
            self.disconnected = True

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.disconnected = True

    def send_receive_event_to_app(self) -> None:
        """Hand a whole text to the application. uvicorn would stop reading after each message and begin again when it is taken, two
        system calls, and log a traceback where the text is no UTF-8."""
        if self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.conn.fail(INVALID)
            self.handle_parser_exception()
            return
        waiting: Inbox = self.queue  # type: ignore[assignment]
        waiting.put_nowait({"type": "websocket.receive", "text": text})
        if len(waiting) >= WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.visit.pause()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.visit.resume()

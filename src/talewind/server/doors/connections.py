"""uvicorn's two protocols with additional bounds: httptools limits neither the head of a request nor the number of pipelined
requests, and websockets answers every ping. Both protocols register at the gate and report to it."""

import asyncio
from functools import partial
from http import HTTPStatus
from math import inf
from typing import Any, cast

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from talewind.server.telemetry.metrics import metrics

from .gate import Gate, Visit
from .limits import Pace

SLICE = 4_096  # bytes parsed between two checks of the bounds
LINE = 8_000  # bytes of one header or URL; websockets parses lines of up to 8,192
WAITING_TO_BE_SENT = 32 * 1024  # bytes in a transport's buffer from which on a sender waits
INVALID, TOO_MANY = 1007, 4429  # close codes of a WebSocket


class TooMuch(Exception):
    """Raised inside a callback of the parser, which stops it."""


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


class HttpConnection(HttpToolsProtocol):
    """An HTTP connection from its first byte on."""

    def __init__(self, gate: Gate, visit: Visit, **words: Any) -> None:
        super().__init__(**words)
        self.gate, self.bounds = gate, gate.bounds
        self.visit: Visit | None = visit
        self._bytes = 0  # of the request being received
        self._in_head, self._receiving = True, False
        self._refusal = HTTPStatus.BAD_REQUEST
        self._running: RequestResponseCycle | None = None  # being answered; `cycle` is the newest one received

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        transport.set_write_buffer_limits(high=WAITING_TO_BE_SENT)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.visit is not None:
            self.gate.leave(self.visit)
            self.visit = None
        if (running := self._running) is not None:  # uvicorn notifies only the newest
            running.disconnected = True
            running.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        for start in range(0, len(data), SLICE):
            if self.visit is None or self.transport.is_closing():
                return
            part = data[start : start + SLICE]
            try:
                self.parser.feed_data(part)
            except httptools.HttpParserUpgrade:
                if self._should_upgrade():
                    self.handle_websocket_upgrade()
                return
            except httptools.HttpParserError:
                self.refuse(self._refusal)
                return
            self._bytes += len(part)
            if self._in_head and self._bytes > self.bounds.head_bytes:
                self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
            elif self._bytes > self.bounds.request_bytes:
                self.refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)

    def refuse(self, status: HTTPStatus) -> None:
        """Answer if no other request is being answered, and close. Nothing is logged: strangers could fill the log."""
        metrics.answered(status)
        if self.pipeline or (self._answering and self.cycle.response_started):
            self.transport.abort()
            return
        if self.cycle is not None:
            self.cycle.disconnected = True  # the application has nothing to add
        self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()

    def _too_much(self, status: HTTPStatus = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE) -> TooMuch:
        self._refusal = status
        return TooMuch()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._bytes, self._in_head, self._receiving = 0, True, True
        self._due(self.bounds.head_seconds)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LINE:
            raise self._too_much(HTTPStatus.REQUEST_URI_TOO_LONG)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Also called for trailers."""
        if len(name) + len(value) > LINE or len(self.headers) >= self.bounds.headers:
            raise self._too_much()
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._due(self.bounds.body_seconds)
        if len(self.pipeline) >= self.bounds.pipelined:
            raise self._too_much(HTTPStatus.TOO_MANY_REQUESTS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """If the request was answered before it was complete, the connection is idle now."""
        self._receiving = False
        self._due(inf if self._answering else self.timeout_keep_alive + 1)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self._receiving and not self.pipeline:
            self._due(self.timeout_keep_alive + 1)

    def shutdown(self) -> None:
        """The server stops: requests in progress are answered, long polls at once; uvicorn would abort them with a 500."""
        super().shutdown()
        self.gate.doorkeeper.closing.set()

    @property
    def _answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _due(self, seconds: float) -> None:
        if self.visit is not None:
            self.visit.request_by = self.loop.time() + seconds

    def handle_websocket_upgrade(self) -> None:
        """Refuse an upgrade while a request is being answered: nothing would tell that answer when its peer reads or
        disconnects."""
        if self._answering:
            self.transport.abort()
            return
        visit = self.visit
        assert visit is not None
        self.visit = None
        self.ws_protocol_class = cast(Any, partial(SocketConnection, self.gate, visit))
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.visit is not None:
            self.visit.pause()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.visit is not None:
            self.visit.resume()


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket. After the handshake, uvicorn's pings detect peers that are gone."""

    def __init__(self, gate: Gate, visit: Visit, **named: Any) -> None:
        super().__init__(**named)
        self.gate, self.visit = gate, visit
        self.close_timeout = float(gate.bounds.closing_seconds)
        self._pace = Pace(gate.bounds.socket_frames, gate.doorkeeper.clock, "socket_frames")
        visit.request_by = inf

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
        if not self.close_sent and not all(self._pace.may_pass() for _ in self.conn.events):
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

    def send_receive_event_to_app(self) -> None:
        """Handle invalid UTF-8, for which uvicorn would log a traceback."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.conn.fail(INVALID)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.visit.pause()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.visit.resume()

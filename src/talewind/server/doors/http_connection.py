"""uvicorn's HTTP protocol with additional bounds: httptools limits neither the head of a request nor the number of pipelined
requests. It reports to the gate."""

import asyncio
from functools import partial
from http import HTTPStatus
from math import inf
from typing import Any, cast

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from talewind.server.telemetry.metrics import metrics

from .addresses import is_host
from .gate import Gate, Visit
from .socket_connection import SLICE, SocketConnection

LINE = 8_000  # bytes of one header or URL; websockets parses lines of up to 8,192
WAITING_TO_BE_SENT = 32 * 1024  # bytes in a transport's buffer from which on a sender waits


class TooMuch(Exception):
    """Raised inside a callback of the parser, which stops it."""


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
        if name.lower() == b"host" and not is_host(value):  # the application could not even refuse it
            raise self._too_much(HTTPStatus.BAD_REQUEST)
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

"""The cheapest client that speaks to a server over real sockets: a WebSocket on an asyncio protocol, and HTTP calls on a
connection that stays open. A load client shares its machine with the server, so every microsecond here is one less for it."""

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # first bytes of unfragmented frames
NO_MASK = b"\0\0\0\0"  # a client has to mask its frames; with this key the bytes stay as they are


class Refused(OSError):
    """The server did not accept the WebSocket, or has answered a call with an error."""


class Socket(asyncio.Protocol):
    """A client's WebSocket. `hear` is called with each text; `lost` once, when the server closes or the connection breaks."""

    def __init__(self, hear: Callable[[bytes], None], lost: Callable[[int], None]) -> None:
        self.hear, self.lost = hear, lost
        self.transport: asyncio.Transport
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.code = 1006  # of the close frame; none has come
        self.leaves = False
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(Refused("the connection was closed before the handshake"))
        elif not self.leaves:
            self.lost(self.code)

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data, self._rest = self._rest + data, b""
        start = 0 if self.opened.done() else self._shake_hands(data)
        end = len(data)
        while end - start >= 2:
            size, body = data[start + 1], start + 2
            if size == 126:
                size, body = int.from_bytes(data[start + 2 : start + 4]), start + 4
            elif size == 127:
                size, body = int.from_bytes(data[start + 2 : start + 10]), start + 10
            if end < body + size:
                break
            self._frame(data[start], data[body : body + size])
            start = body + size
        if start < end:
            self._rest = data[start:]

    def _shake_hands(self, data: bytes) -> int:
        """Where the frames begin; 0 and nothing more while the head is not complete."""
        head, found, _ = data.partition(b"\r\n\r\n")
        if not found:
            self._rest = data
            return len(data)
        if b" 101 " in head[:16]:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(Refused(head[:40].decode()))
            self.leave()
        return len(head) + 4

    def _frame(self, first: int, body: bytes) -> None:
        if first == TEXT:
            self.hear(body)
        elif first == PING:
            self._write(PONG, body)
        elif first == CLOSE:
            self.code = int.from_bytes(body[:2]) if body else 1005
            self.transport.close()

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, first: int, body: bytes) -> None:
        size = len(body)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2)
        self.transport.write(bytes((first,)) + length + NO_MASK + body)

    def leave(self) -> None:
        self.leaves = True
        self.transport.close()


async def connected(address: str, path: str, cookie: str, socket: Callable[[], Socket]) -> Socket:
    """Open a WebSocket; the welcome may have been heard when this returns."""
    where = urlsplit(address)
    _, made = await asyncio.get_running_loop().create_connection(socket, str(where.hostname), int(where.port or 80))
    key = b64encode(os.urandom(16)).decode()
    made.transport.write(
        f"GET {path} HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: {cookie}\r\n\r\n".encode()
    )
    await made.opened
    return made


class Caller:
    """Makes HTTP calls one after the other on a connection of its own."""

    def __init__(self, address: str) -> None:
        self.where = urlsplit(address)
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
        """The answer, and the cookie that is valid after it."""
        if self._streams is None:
            self._streams = await asyncio.open_connection(self.where.hostname, self.where.port)
        reader, writer = self._streams
        text = msgspec.json.encode(body)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self.where.netloc}\r\nContent-Type: application/json\r\nCookie: {cookie}\r\n"
            f"Content-Length: {len(text)}\r\n\r\n"
        )
        writer.write(head.encode() + text)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for line in answer[1:] if line for name, _, value in (line.partition(": "),)}
        said = await reader.readexactly(int(headers.get("content-length", "0")))
        if int(answer[0].split()[1]) >= HTTPStatus.BAD_REQUEST:
            raise Refused(f"{path}: {answer[0]} {said[:200]!r}")
        return (msgspec.json.decode(said) if said else None), headers.get("set-cookie", "").split(";")[0] or cookie

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()

"""A WebSocket client that checks nothing of what it sends: any payload, opcode and length, many frames in one write."""

import asyncio
from base64 import b64encode
from collections.abc import Mapping
from contextlib import suppress
from os import urandom

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = b"\x00\x00\x00\x00"  # a masking key that changes nothing: a client's frames must be masked
PATIENCE = 90.0  # seconds for one answer, also on a busy machine


class NotLetIn(Exception):
    """The handshake was answered with another status than 101."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class Closed(Exception):
    """`code`: that of the close frame; 0: the connection was cut without one."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def framed(payload: bytes, opcode: int = TEXT) -> bytes:
    """A whole message in one frame."""
    size = len(payload)
    if size < 126:
        head = bytes((0x80 | opcode, 0x80 | size))
    elif size < 1 << 16:
        head = bytes((0x80 | opcode, 0x80 | 126)) + size.to_bytes(2)
    else:
        head = bytes((0x80 | opcode, 0x80 | 127)) + size.to_bytes(8)
    return head + NO_MASK + payload


class RawSocket:
    """`socket = await RawSocket.opened(port, "/ws/AB...", {"Cookie": ...})`, then `send` and `hear` until Closed; at last `leave`."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def opened(cls, port: int, path: str, headers: Mapping[str, str]) -> "RawSocket":
        """`path` goes over the wire as it is. Raises NotLetIn."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        socket = cls(reader, writer)
        said = {
            "Host": f"127.0.0.1:{port}", "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": b64encode(urandom(16)).decode(), **headers,
        }  # fmt: skip
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in said.items()), "", ""]
        writer.write("\r\n".join(lines).encode())
        try:
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        except (asyncio.IncompleteReadError, ConnectionError):
            await socket.leave()
            raise NotLetIn(0) from None
        status = int(head.split(b" ", 2)[1])
        if status != 101:
            await socket.leave()
            raise NotLetIn(status)
        return socket

    async def send(self, data: bytes) -> None:
        """Frames made by `framed`, or anything else."""
        try:
            self.writer.write(data)
            await self.writer.drain()
        except ConnectionError:
            return  # `hear` says why

    async def hear(self) -> bytes:
        """The next message. The server sends no fragments. Raises Closed, and TimeoutError when nothing comes."""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    opcode, payload = await self._frame()
                    if opcode == PING:
                        await self.send(framed(payload, PONG))
                    elif opcode == CLOSE:
                        await self.leave()
                        raise Closed(int.from_bytes(payload[:2]))
                    elif opcode != PONG:
                        return payload
        except (asyncio.IncompleteReadError, ConnectionError):
            await self.leave()
            raise Closed(0) from None

    async def _frame(self) -> tuple[int, bytes]:
        first, second = await self.reader.readexactly(2)
        size = second & 0x7F
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2))
        elif size == 127:
            size = int.from_bytes(await self.reader.readexactly(8))
        return first & 0x0F, await self.reader.readexactly(size)

    async def leave(self) -> None:
        """Without a word."""
        self.writer.close()
        with suppress(ConnectionError):
            await self.writer.wait_closed()

"""Whoever does not read is sent away in earnest: no socket, no memory, no place at the table."""

import asyncio
import json
import os
import socket
from base64 import b64encode
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError

from talewind.cli.ports import bound
from talewind.server.base.bounds import Bounds
from talewind.server.base.settings import Settings
from tests.server.conftest import Running
from tests.server.players import call, open_table
from tests.server.serving import Server

LIMITS = "reactions=99999/1,seated=99999/1,socket_frames=99999/1,mail=8,kernel_bytes=4096,closing_seconds=1,unread_seconds=1000"


@pytest.fixture
def server(running: Running, dsns: tuple[str, ...]) -> Iterator[Server]:
    environ = {"TALEWIND_DATABASES": ",".join(dsns), "TALEWIND_NATS": running.nats, "TALEWIND_SECRET": "s" * 32}
    server = Server(environ | {"TALEWIND_LIMITS": LIMITS}).start()
    yield server
    server.end()


def unread(server: Server, table: str, cookie: str) -> socket.socket:
    """A WebSocket by hand, with as little room for unread bytes as the kernel allows."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
    found.connect(("127.0.0.1", server.port))
    key = b64encode(os.urandom(16)).decode()
    found.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: {cookie}\r\n\r\n".encode()
    )
    return found


def here(server: Server, table: str, cookie: str) -> list[bool]:
    info, _ = call(server.address, f"/api/tables/{table}", None, cookie)
    return [seat["here"] for seat in info["seats"]]


async def chatter(server: Server, table: str, cookie: str, until: asyncio.Event) -> None:
    """Set phrases without end, by somebody who reads, and comes back if the few frames that may wait here were too many for a moment."""
    address = server.address.replace("http", "ws", 1)
    async for talking in connect(f"{address}/ws/{table}", additional_headers={"Cookie": cookie}):
        with suppress(ConnectionClosedError):
            while not until.is_set():
                await talking.send(json.dumps({"do": "react", "id": "r", "phrase": "well-told"}))
                while json.loads(await talking.recv())["say"] not in ("taken", "not-taken"):
                    pass
        await talking.close()
        if until.is_set():
            return


async def reset(found: socket.socket) -> None:
    """Until the server has aborted it: what is sent to it is answered by a reset."""
    while True:
        await asyncio.sleep(0.1)
        try:
            found.send(b"\x8a\x80mask")  # a pong that nobody asked for
        except OSError:
            return


@pytest.mark.bound("kernel_bytes")
def test_the_kernel_holds_little_for_one_connection() -> None:
    """Linux counts its own overhead too, and doubles the figure for it."""
    little = 50_000
    with bound(Settings(data=Path(), port=0, bounds=Bounds(kernel_bytes=little))) as door:
        door.listen()
        with socket.create_connection(door.getsockname()), door.accept()[0] as accepted:
            for buffer in (socket.SO_SNDBUF, socket.SO_RCVBUF):
                assert accepted.getsockopt(socket.SOL_SOCKET, buffer) <= 2 * little


async def test_a_seat_that_does_not_read_is_closed_and_no_more_here(server: Server) -> None:
    table, _watch, cookies = await asyncio.to_thread(open_table, server.address, 3)
    silent, enough = unread(server, table, cookies[1]), asyncio.Event()
    speakers = (cookies[0], cookies[2])  # the Storyteller may be hushed, and there is one
    talking = [asyncio.create_task(chatter(server, table, cookie, enough)) for cookie in speakers]
    try:
        async with asyncio.timeout(120):
            await reset(silent)
            enough.set()
            await asyncio.gather(*talking)
            while (await asyncio.to_thread(here, server, table, cookies[0]))[1]:
                await asyncio.sleep(0.2)
    finally:
        for each in talking:
            each.cancel()
        await asyncio.gather(*talking, return_exceptions=True)
        silent.close()

"""The real server keeps its limits and says its headers: each limit at n and at n + 1, over real sockets."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from time import monotonic
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from talewind.server.doors.security import HEADERS, LARGEST
from tests.server.conftest import Running
from tests.server.players import open_table
from tests.server.serving import Server

PING = '{"do":"ping"}'


@pytest.fixture
def server(running: Running, dsns: tuple[str, ...]) -> Iterator[Server]:
    environ = {"TALEWIND_DATABASES": ",".join(dsns), "TALEWIND_NATS": running.nats, "TALEWIND_LIMITS": ""}
    server = Server(environ).start()
    yield server
    server.end()


def status(address: str, path: str, body: bytes | None = None, **headers: str) -> int:
    try:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        with urlopen(Request(address + path, body, {"Content-Type": "application/json"} | named), timeout=90) as answer:
            return int(answer.status)
    except HTTPError as no:
        with no:
            return no.code


def door(server: Server, table: str, cookie: str, watch: str = "", **headers: str) -> connect:
    words = headers | ({"Cookie": cookie} if cookie else {})
    address = server.address.replace("http", "ws", 1)
    return connect(f"{address}/ws/{table}?watch={watch}", additional_headers=words, close_timeout=1)


async def code_of(socket: ClientConnection) -> int | None:
    """What it is closed with; None: it was welcomed."""
    try:
        await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0
    return None


def test_the_server_says_its_headers_and_refuses_foreign_pages_and_large_bodies(server: Server) -> None:
    with urlopen(server.address + "/healthz", timeout=90) as answer:
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    game = b'{"game":"windmill"}'
    assert status(server.address, "/api/tables", game, Origin="http://evil.example") == 403
    assert status(server.address, "/api/tables", game, Sec_Fetch_Site="cross-site") == 403
    assert status(server.address, "/api/tables", game, Origin=server.address) == 201
    assert status(server.address, "/api/tables", game + b" " * (LARGEST - len(game) + 1)) == 413
    assert status(server.address, "/api/tables", game + b" " * (LARGEST - len(game))) == 201


def test_the_21st_table_of_an_hour_is_refused(server: Server) -> None:
    codes = [status(server.address, "/api/tables", b'{"game":"windmill"}') for _ in range(21)]
    assert codes == [201] * 20 + [429]


@pytest.mark.parametrize(("seated", "most"), [(True, 100), (False, 50)])
async def test_a_socket_that_talks_too_fast_is_closed(server: Server, seated: bool, most: int) -> None:
    table, watch, cookies = await asyncio.to_thread(open_table, server.address, 4)
    async with door(server, table, cookies[0] if seated else "", watch) as socket:
        await socket.recv()
        began, pongs, code = monotonic(), 0, None
        while pongs < 2 * most and code is None:
            await socket.send(PING)
            code = await code_of(socket)
            pongs += code is None
        came_back = (monotonic() - began) * most / 20
        assert (code, most <= pongs <= most + came_back + 1) == (4429, True), pongs


async def test_a_frame_of_more_than_8_kilobytes_closes_the_socket(server: Server) -> None:
    table, _, cookies = await asyncio.to_thread(open_table, server.address, 4)
    for size, code in ((8_192, None), (8_193, 4413)):
        async with door(server, table, cookies[0]) as socket:
            await socket.recv()
            await socket.send(PING + " " * (size - len(PING)))
            while (found := await code_of(socket)) is None and code is not None:
                continue
            assert found == code


async def test_a_person_has_ten_sockets_and_an_address_fifty(server: Server) -> None:
    table, watch, cookies = await asyncio.to_thread(open_table, server.address, 4)
    async with AsyncExitStack() as stack:
        for n in range(11):
            socket = await stack.enter_async_context(door(server, table, cookies[0]))
            assert await code_of(socket) == (None if n < 10 else 4429)
        for n in range(41):
            socket = await stack.enter_async_context(door(server, table, "", watch))
            assert await code_of(socket) == (None if n < 40 else 4429)
    async with asyncio.timeout(90):  # until the places are given back: the server notices a close a little later
        while True:
            async with door(server, table, cookies[0]) as socket:
                if await code_of(socket) is None:
                    return


@pytest.mark.parametrize("origin", ["null", "http://evil.example", "http://[", "file://127.0.0.1"])
async def test_a_foreign_page_gets_no_socket(server: Server, origin: str) -> None:
    table, _, cookies = await asyncio.to_thread(open_table, server.address, 4)
    async with door(server, table, cookies[0], Origin=origin) as socket:
        assert await code_of(socket) == 4403

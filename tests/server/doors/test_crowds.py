"""How many connections there may be, and how many frames on one: each bound at n and n + 1, over real connections."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from ipaddress import ip_network
from typing import Any

import pytest
from msgspec import structs
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from talewind.server.base.bounds import UNBOUNDED, Bounds, Rate
from talewind.server.doors import gate as gates
from talewind.server.doors.gate import RESERVED

from .lines import GET, UPGRADE, serving, watched  # noqa: F401 (a fixture)


async def test_an_address_holds_so_many_connections_and_not_one_more() -> None:
    async with serving(Bounds(connections_an_address=3)) as served:
        held = [await served.meet() for _ in range(3)]
        await served.until(3)
        assert await served.ask(GET + b"\r\n") == b""
        held.pop()[1].close()
        await served.until(2)
        assert b" 200 " in await served.ask(GET + b"\r\n"), "there is room again"
        for _, writer in held:
            writer.close()


async def test_a_websocket_counts_until_it_is_closed() -> None:
    async with serving(Bounds(connections_an_address=1)) as served:
        async with connect(f"ws://127.0.0.1:{served.port}/") as socket:
            await socket.send("x")
            assert await socket.recv() == b"heard"
            assert await served.ask(GET + b"\r\n") == b""
        await served.until(0)
        assert b" 200 " in await served.ask(GET + b"\r\n")


async def test_a_trusted_proxy_brings_many() -> None:
    async with serving(Bounds(connections_an_address=1), proxies=(ip_network("127.0.0.0/30"),)) as served:
        held = [await served.meet() for _ in range(5)]
        await served.until(5)
        assert b" 200 " in await served.ask(GET + b"\r\n")
        for _, writer in held:
            writer.close()


@pytest.mark.bound("connections")
async def test_a_process_holds_so_many_connections_and_not_one_more() -> None:
    async with serving(Bounds(connections=20)) as served:
        held = [await served.meet() for _ in range(20)]
        await served.until(20)
        assert await served.ask(GET + b"\r\n") == b""
        for _, writer in held:
            writer.close()


async def test_descriptors_are_left_for_databases_and_files() -> None:
    async with serving(descriptors=RESERVED + 20) as served:
        held = [await served.meet() for _ in range(20)]
        await served.until(20)
        assert await served.ask(GET + b"\r\n") == b""
        for _, writer in held:
            writer.close()


async def test_after_a_crowd_its_memory_is_given_back_once(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[bool] = []
    monkeypatch.setattr(gates, "CROWD", 10)
    monkeypatch.setattr(gates, "give_memory_back", lambda: given.append(True))
    async with serving(structs.replace(UNBOUNDED, closing_seconds=0)) as served:
        for crowd in (10, 20):
            assert not given
            held = [await served.meet() for _ in range(crowd)]
            await served.until(crowd)
            for _, writer in held:
                writer.close()
            await served.until(0)
            await asyncio.sleep(0.2)
        async with asyncio.timeout(90):
            while not given:
                await asyncio.sleep(0.01)
        assert len(given) == 1


async def ping_often(socket: Any) -> None:
    while True:
        await socket.ping()


async def fragment_for_ever(socket: Any) -> None:
    async def fragments() -> AsyncIterator[str]:
        while True:
            yield ""

    await socket.send(fragments())


@pytest.mark.bound("socket_frames")
@pytest.mark.parametrize("flood", [ping_often, fragment_for_ever])
async def test_frames_of_every_kind_are_counted(flood: Callable[[Any], Awaitable[None]]) -> None:
    async with (
        serving(Bounds(socket_frames=Rate(20, 20))) as served,
        connect(f"ws://127.0.0.1:{served.port}/") as socket,
    ):
        for _ in range(20):
            await (await socket.ping())
        with pytest.raises(ConnectionClosed) as closed:
            await asyncio.wait_for(flood(socket), 90)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4429


async def test_text_that_is_none_ends_a_socket() -> None:
    async with serving() as served, connect(f"ws://127.0.0.1:{served.port}/") as socket:
        await socket.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1007


@pytest.mark.parametrize("line", [b"GET /\xc3\xa9 HTTP/1.1\r\nHost: x\r\n", b"POST / HTTP/1.1\r\nHost: x\r\n"])
async def test_no_handshake_is_an_accident(line: bytes) -> None:
    async with serving() as served:
        assert (await served.ask(line + UPGRADE)).split()[1:2] in ([b"400"], [b"405"])
        assert b" 200 " in await served.ask(GET + UPGRADE.replace(b"websocket", b"h2c")), "another upgrade is not taken"
        await served.until(0)

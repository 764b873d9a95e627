"""What one TCP connection may send, and leave unread: each bound at n and n + 1, over real connections."""

import asyncio
import contextlib
from contextlib import closing
from typing import Any, cast

import pytest
from msgspec import structs

from talewind.server.base.bounds import Bounds
from talewind.server.doors import gate as gates
from talewind.server.doors.http_connection import LINE

from .lines import CHUNKED, GET, LARGE, UPGRADE, Reader, Served, Writer, serving, watched  # noqa: F401 (a fixture)


def headers(count: int, size: int) -> bytes:
    return b"".join(b"x-%06d: %s\r\n" % (n, b"a" * (size - 12)) for n in range(count))


@pytest.mark.bound("head_bytes")
@pytest.mark.bound("headers")
async def test_a_head_may_have_so_many_bytes_and_lines() -> None:
    most = Bounds().headers
    async with serving() as served:
        for count, size in ((most - 1, 100), (8, 3_900)):
            assert b" 200 " in await served.ask(GET + headers(count, size) + b"\r\n")
        for count, size in ((most, 100), (10, 3_900)):
            assert b" 431 " in await served.ask(GET + headers(count, size) + b"\r\n")
        assert b" 414 " in await served.ask(b"GET /" + b"a" * LINE + b" HTTP/1.1\r\n\r\n")


@pytest.mark.parametrize(
    "host", [b"a:b:c", b"tales.example:99999", b"[", b"[::1", b"x:-1", b"a/b", b"a b", b"me@x", b"x:1\r\nHost: a:b"]
)
async def test_a_host_that_is_no_address_is_refused(host: bytes) -> None:
    async with serving() as served:
        assert b" 400 " in await served.ask(b"GET / HTTP/1.1\r\nHost: " + host + b"\r\n\r\n")
        assert b" 400 " in await served.ask(b"GET / HTTP/1.1\r\nHost: " + host + b"\r\n" + UPGRADE)


@pytest.mark.parametrize(
    "host", [b"", b"x", b"tales.example:8000", b"[::1]:80", b"127.0.0.1", b"x:", b"b\xc3\xbccher.example"]
)
async def test_a_host_that_is_an_address_is_answered(host: bytes) -> None:
    async with serving() as served:
        assert b" 200 " in await served.ask(b"GET / HTTP/1.1\r\nHost: " + host + b"\r\n\r\n")


async def poured(served: Served, first: bytes, more: bytes) -> int:
    """How many bytes a connection takes before it is cut; 10 MB at most."""
    _, writer = await served.meet(first)
    sent = len(first)
    with closing(writer), contextlib.suppress(ConnectionError):
        while sent < 10_000_000:
            writer.write(more)
            await writer.drain()
            sent += len(more)
            await asyncio.sleep(0)  # the server runs in the same loop
    await served.until(0)
    return sent


@pytest.mark.parametrize("first", [GET, GET + b"x: ", b"GET /", CHUNKED + b"1;", CHUNKED + b"0\r\n", b""])
@pytest.mark.parametrize("more", [b"a" * 1_000, headers(10, 100), b"\r\n" * 500], ids=["letters", "headers", "lines"])
async def test_what_never_ends_is_cut(first: bytes, more: bytes) -> None:
    """Headers, one header, a URL, a chunk's extension, trailers, empty lines."""
    async with serving() as served:
        assert await poured(served, first, more) < 1_000_000


@pytest.mark.bound("request_bytes")
@pytest.mark.parametrize("path", [b"/", b"/unread"])
async def test_a_request_is_bounded_altogether_whether_it_is_read_or_not(path: bytes) -> None:
    head = b"POST %s HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n"
    most = Bounds().request_bytes
    async with serving() as served:
        assert b" 200 " in await served.ask(head % (path, most - 200) + b"x" * (most - 200))
        assert await poured(served, head % (path, 10_000_000), b"x" * 1_000) < 1_000_000


@pytest.mark.bound("pipelined")
async def test_so_many_requests_wait_for_the_one_before() -> None:
    waiting = Bounds().pipelined
    async with serving() as served:
        reader, writer = await served.meet((GET + b"\r\n") * (waiting + 1))
        with closing(writer):
            for _ in range(waiting + 1):
                assert b" 200 " in await reader.readuntil(b"heard")
        reader, writer = await served.meet((GET + b"\r\n") * (waiting + 2))
        with closing(writer), contextlib.suppress(ConnectionError):
            assert (await reader.read()).count(b"heard") <= 1


HASTY = Bounds(head_seconds=1, body_seconds=1, idle_seconds=1, unread_seconds=1, closing_seconds=1)


SLOW = {
    "says nothing": (b"", b""),
    "stops in the line": (b"GET / HT", b""),
    "trickles headers": (GET, b"x: y\r\n"),
    "trickles chunks": (CHUNKED, b"1\r\nx\r\n"),
    "trickles a body": (b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n", b"x"),
    "rests after an answer": (GET + b"\r\n", b""),
    "trickles empty lines after an answer": (GET + b"\r\n", b"\r\n"),
    "upgrades with a body": (GET + UPGRADE.replace(b"\r\n\r\n", b"\r\nContent-Length: 1\r\n\r\nx"), b""),
}


@pytest.mark.bound("head_seconds")
@pytest.mark.bound("body_seconds")
@pytest.mark.bound("idle_seconds")
async def test_who_is_silent_or_slow_is_cut() -> None:
    async def waits(first: bytes, then: bytes) -> None:
        reader, writer = await served.meet(first)
        ended = asyncio.create_task(reader.read())
        with closing(writer):
            while not ended.done():
                writer.write(then)
                await asyncio.wait([ended], timeout=0.1)
            ended.exception()

    async with serving(HASTY) as served, asyncio.timeout(90):
        await asyncio.gather(*(waits(*words) for words in SLOW.values()))
        await served.until(0)


async def test_who_rests_after_an_early_answer_is_cut() -> None:
    """The rest of the body comes when the answer is there already."""
    async with serving(HASTY) as served, asyncio.timeout(90):
        reader, writer = await served.meet(b"POST /unread HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nxx")
        with closing(writer):
            await reader.readuntil(b"heard")
            writer.write(b"xx")
            assert await reader.read() == b""
        await served.until(0)


def is_answered(before: set[asyncio.Task[Any]]) -> bool:
    """Is there an answer on its way that was not there before?"""
    return any("run_asgi" in str(task.get_coro()) for task in asyncio.all_tasks() - before)


async def all_answered(before: set[asyncio.Task[Any]]) -> None:
    while is_answered(before):
        await asyncio.sleep(0.01)


async def test_whoever_is_answered_is_told_that_the_peer_has_gone_also_if_others_wait_behind() -> None:
    before = asyncio.all_tasks()
    async with serving() as served, asyncio.timeout(90):
        _, writer = await served.meet(b"GET /waits HTTP/1.1\r\nHost: x\r\n\r\n" + GET + b"\r\n")
        while not is_answered(before):
            await asyncio.sleep(0.01)
        writer.transport.abort()
        await all_answered(before)


async def test_no_answer_is_forgotten_when_its_connection_becomes_a_socket() -> None:
    """It would wait for a peer of whom the old protocol hears nothing more."""
    before = asyncio.all_tasks()
    async with serving() as served, asyncio.timeout(90):
        reader, writer = await served.meet(b"GET /large HTTP/1.1\r\nHost: x\r\n\r\n")
        await reader.readline()
        writer.write(GET + UPGRADE)
        await writer.drain()
        await served.until(0)
        writer.transport.abort()
        await all_answered(before)


@pytest.mark.bound("unread_seconds")
@pytest.mark.bound("closing_seconds")
@pytest.mark.parametrize("says_goodbye", [False, True])
async def test_who_does_not_read_is_cut(says_goodbye: bool) -> None:
    """An answer, and a frame; also if the peer has closed its own side."""
    hasty = structs.replace(HASTY, unread_seconds=1_000 if says_goodbye else 1, idle_seconds=1_000)
    async with serving(hasty) as served:
        writers = []
        for first in (b"GET /large HTTP/1.1\r\n\r\n", b"GET /large HTTP/1.1\r\nHost: x\r\n" + UPGRADE):
            reader, writer = await asyncio.open_connection("127.0.0.1", served.port, limit=1_000)
            writer.write(first)
            if b"Upgrade" in first:
                await reader.readuntil(b"\r\n\r\n")
                writer.write(b"\x81\x80mask")
            cast(asyncio.ReadTransport, writer.transport).pause_reading()
            writers.append(writer)
        await served.until(2)
        if says_goodbye:
            await asyncio.sleep(0.1)
            for writer in writers:
                writer.write_eof()
        await served.until(0)
        for writer in writers:
            writer.close()


async def large(served: Served) -> tuple[Reader, Writer]:
    """A connection that has asked for much, and reads nothing by itself."""
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port, limit=1_000)
    writer.write(b"GET /large HTTP/1.1\r\n\r\n")
    return reader, writer


class Looks:
    """A loop for the gate alone, whose clock the test moves, and which calls nothing by itself."""

    def __init__(self) -> None:
        self.now = asyncio.get_running_loop().time()

    def time(self) -> float:
        return self.now

    def call_later(self, *words: object) -> None: ...


@pytest.mark.bound("reading")
@pytest.mark.parametrize(("parts", "whole"), [(1, True), (10_000, False)], ids=["enough", "too little"])
async def test_who_reads_slowly_is_not_cut(parts: int, whole: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A million bytes in so many looks a tenth of a second apart: far above and far below what has to be read in a second."""
    monkeypatch.setattr(gates, "LOOKS_EVERY", 1_000)
    async with serving(structs.replace(HASTY, reading=10_000, idle_seconds=1_000)) as served:
        reader, writer = await large(served)
        looks: Any = Looks()
        with closing(writer):
            await reader.readuntil(b"\r\n\r\n")
            found = 0
            while found < 2 * len(LARGE):  # the last part is read after the answer is complete for the server
                found += len(await reader.readexactly(1_000_000 // parts))
                looks.now += 0.1
                served.gate._look(looks)
                if not served.gate:
                    break
        assert (found == 2 * len(LARGE)) is whole


@pytest.mark.bound("unread_bytes")
async def test_so_many_bytes_wait_for_all_peers_of_an_address() -> None:
    patient = structs.replace(HASTY, unread_seconds=1_000, unread_bytes=2 * len(LARGE))
    async with serving(patient) as served:
        writers = [(await large(served))[1] for _ in range(5)]
        await served.until(2)
        for writer in writers:
            writer.close()

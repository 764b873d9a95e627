"""The table of bounds: every figure has a test at n and at n + 1. Those that count for a server as a whole are tried here, over two
real processes; each test calls from an address of its own. Before it looks at the other process, a test waits until both have
heard what the other has counted."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, suppress
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from secrets import token_hex
from typing import Any

import asyncpg
import msgspec
import nats
import pytest
from nats.aio.client import Client
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from talewind.server.base.bounds import Bounds, table
from talewind.server.live.counted import Counted
from tests.server.conftest import Running
from tests.server.serving import Server

ROOT = Path(__file__).parents[3]
LIMITS = {
    "connections_an_address": "8", "frame": "600", "seated": "6/3600", "onlooker": "4/3600", "sockets_a_person": "3", "sockets_an_address": "5",
    "reactions": "3/3600", "rows_a_seat": "3/3600", "calls": "60/3600", "openings": "3/3600", "strangers": "4/3600", "codes": "4/3600",
    "screens": "3/3600",
}  # fmt: skip
ADDRESSES = count(10)
TABLE = {"players": 3, "first_storyteller": 2}  # who is hushed, and does not pause: none of those that are tried


def test_the_page_for_operators_lists_the_bounds_as_they_are() -> None:
    page = ROOT / "docs" / "operate" / "security.md"
    assert table() in page.read_text(), f"put this into {page.name}:\n{table()}"


def test_every_bound_has_a_test() -> None:
    words = "".join(path.read_text() for path in (ROOT / "tests").rglob("test_*.py"))
    tested = set(re.findall(r'pytest\.mark\.bound\("(\w+)"\)', words))
    assert tested == set(Bounds.__struct_fields__)


class Pair:
    """Two processes of one server, and the bus between them."""

    def __init__(self, servers: tuple[Server, Server], bus: Client) -> None:
        self.servers, self.bus = servers, bus
        self.address = f"127.0.0.{next(ADDRESSES)}"

    def call(self, server: Server, path: str, body: Any = None, cookie: str = "") -> tuple[int, Any, str]:
        """Status, answer and cookie."""
        line = HTTPConnection("127.0.0.1", server.port, timeout=90, source_address=(self.address, 0))
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        line.request("GET" if body is None else "POST", path, None if body is None else json.dumps(body), headers)
        answer = line.getresponse()
        text, given = answer.read(), (answer.getheader("Set-Cookie") or "").split(";")[0]
        line.close()
        return answer.status, json.loads(text) if text else None, given or cookie

    async def agree(self) -> None:
        """Until each has heard what the other has counted so far: after the first answers all of it is on its way, and it comes before
        the second question."""
        for _ in range(2):
            me, heard, both = token_hex(4), set[str](), asyncio.Event()

            async def answered(message: Any) -> None:
                counted = msgspec.msgpack.decode(message.data, type=Counted)
                if counted.whole:
                    heard.add(counted.process)  # noqa: B023  it is done within the turn
                    if len(heard) == len(self.servers):  # noqa: B023
                        both.set()  # noqa: B023

            subscription = await self.bus.subscribe("counted", cb=answered)
            await self.bus.flush()
            await self.bus.publish("counted", msgspec.msgpack.encode(Counted(f"test-{me}", asks=True)))
            async with asyncio.timeout(90):
                await both.wait()
            await subscription.unsubscribe()

    async def holds(self, most: int, use: Callable[[Server], bool]) -> None:
        """All but one in the first process, the last in the second; then neither gives one more."""
        first, second = self.servers
        assert [use(first) for _ in range(most - 1)] == [True] * (most - 1)
        await self.agree()
        assert use(second), f"the {most}th"
        await self.agree()
        assert not use(first), "one more, where most were used"
        assert not use(second), "one more, where one was used"

    def table(self) -> tuple[str, dict[str, Any], list[str]]:
        """A table of three that plays, opened from an address of its own; its keys, and the cookies of its seats."""
        mine, self.address = self.address, f"127.0.0.{next(ADDRESSES)}"
        one = self.servers[0]
        _, opened, host = self.call(one, "/api/tables", {"game": "windmill", "options": TABLE})
        where = f"/api/tables/{opened['table']}"
        cookies = [
            self.call(one, f"{where}/seats", {"name": f"P{n}", "key": opened["key"]}, "" if n else host)[2]
            for n in range(3)
        ]
        assert self.call(one, f"{where}/start", {}, host)[0] == 204
        self.address = mine
        return where, opened, cookies

    async def socket(self, server: Server, where: str, cookie: str = "", watch: str = "") -> ClientConnection | None:
        """None: it was closed before a welcome, for there are too many."""
        path = where.replace("/api/tables/", "/ws/") + (f"?watch={watch}" if watch else "")
        address = f"ws://127.0.0.1:{server.port}{path}"
        found = await connect(address, additional_headers={"Cookie": cookie}, local_addr=(self.address, 0))
        with suppress(ConnectionClosed):
            assert json.loads(await found.recv())["say"] == "welcome"
            return found
        assert found.close_code == 4429
        return None


@pytest.fixture(scope="module")
def processes(running: Running) -> Iterator[tuple[Server, Server]]:
    name = f"bounds_{token_hex(6)}"

    async def run(words: str) -> None:
        connection = await asyncpg.connect(running.database("postgres"))
        await connection.execute(words)
        await connection.close()

    asyncio.run(run(f"create database {name}"))
    environ = {
        "TALEWIND_DATABASES": running.database(name), "TALEWIND_NATS": running.nats, "TALEWIND_SECRET": "s" * 32,
        "TALEWIND_SECURE": "off", "TALEWIND_LIMITS": ",".join(f"{name}={figure}" for name, figure in LIMITS.items()),
    }  # fmt: skip
    servers = Server(environ).start(), Server(environ).start()
    yield servers
    for server in servers:
        server.end()
    asyncio.run(run(f"drop database {name} with (force)"))


@pytest.fixture
async def pair(running: Running, processes: tuple[Server, Server]) -> AsyncIterator[Pair]:
    bus = await nats.connect(running.nats)
    yield Pair(processes, bus)
    await bus.close()


@pytest.mark.bound("calls")
async def test_calls_of_an_address(pair: Pair) -> None:
    await pair.holds(60, lambda server: pair.call(server, "/api/games")[0] == 200)


@pytest.mark.bound("openings")
async def test_tables_opened_by_an_address(pair: Pair) -> None:
    await pair.holds(3, lambda server: pair.call(server, "/api/tables", {"game": "windmill"})[0] == 201)


@pytest.mark.bound("strangers")
async def test_visits_of_an_address_without_a_key(pair: Pair) -> None:
    where, _, _ = pair.table()

    def visit(server: Server) -> bool:
        status, _, _ = pair.call(server, f"{where}/frames?welcome=1")
        assert status in (403, 429)
        return status == 403

    await pair.holds(4, visit)


@pytest.mark.bound("codes")
async def test_codes_tried_in_vain_by_an_address(pair: Pair) -> None:
    await pair.holds(4, lambda server: pair.call(server, "/api/knock", {"code": "AAAAAA", "name": "Guess"})[0] == 404)


@pytest.mark.bound("screens")
async def test_screens_of_an_address(pair: Pair) -> None:
    await pair.holds(3, lambda server: pair.call(server, "/api/screens", {})[0] == 201)


@pytest.mark.bound("reactions")
async def test_phrases_of_a_seat(pair: Pair) -> None:
    where, _, cookies = pair.table()

    def react(server: Server) -> bool:
        words = {"do": "react", "id": token_hex(4), "phrase": "lovely"}
        _, answer, _ = pair.call(server, f"{where}/messages", words, cookies[0])
        return bool(answer["say"] == "taken")

    await pair.holds(3, react)


@pytest.mark.bound("rows_a_seat")
async def test_rows_of_a_seat(pair: Pair) -> None:
    where, _, cookies = pair.table()
    wishes = count()

    def write(server: Server) -> bool:
        number = next(wishes)
        words = {"do": "go-on" if number % 2 else "pause", "id": f"{number}"}
        _, answer, _ = pair.call(server, f"{where}/messages", words, cookies[0])
        assert answer["say"] == "taken" or answer["refusal"]["say"]["key"] == "server-too-many-calls"
        return bool(answer["say"] == "taken")

    await pair.holds(3, write)


@pytest.mark.bound("seated")
async def test_visits_of_a_seat_that_polls(pair: Pair) -> None:
    where, _, cookies = pair.table()
    await pair.holds(6, lambda server: pair.call(server, f"{where}/frames?welcome=1", cookie=cookies[1])[0] == 200)


@pytest.mark.bound("onlooker")
async def test_visits_of_an_onlooker_who_polls(pair: Pair) -> None:
    where, opened, _ = pair.table()
    look = f"{where}/frames?welcome=1&watch={opened['watch_key']}"
    await pair.holds(4, lambda server: pair.call(server, look)[0] == 200)


@pytest.mark.bound("frame")
@pytest.mark.parametrize("process", [0, 1])
async def test_bytes_of_a_message(pair: Pair, process: int) -> None:
    where, _, cookies = pair.table()
    socket = await pair.socket(pair.servers[process], where, cookies[2])
    assert socket is not None
    most = int(LIMITS["frame"])
    await socket.send("x" * most)
    while json.loads(await socket.recv())["say"] != "not-taken":
        pass
    await socket.send("x" * (most + 1))
    with suppress(ConnectionClosed):
        while True:
            await socket.recv()
    assert socket.close_code == 4413


@pytest.mark.bound("sockets_a_person")
async def test_sockets_of_a_person(pair: Pair) -> None:
    where, _, cookies = pair.table()
    await rooms(pair, 3, lambda server: pair.socket(server, where, cookies[0]))


@pytest.mark.bound("sockets_an_address")
async def test_sockets_of_an_address(pair: Pair) -> None:
    where, _, cookies = pair.table()
    turns = count()  # no person has more than three
    await rooms(pair, 5, lambda server: pair.socket(server, where, cookies[next(turns) % 3]))


@pytest.mark.bound("connections_an_address")
async def test_connections_of_an_address(pair: Pair) -> None:
    async def connected(server: Server) -> Held | None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(pair.address, 0))
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        with suppress(ConnectionError):
            if b" 200 " in await reader.readline():
                return Held(writer)
        await Held(writer).close()
        return None

    await rooms(pair, 8, connected)


class Held:
    """A connection that stays open."""

    def __init__(self, writer: asyncio.StreamWriter) -> None:
        self.writer = writer

    async def close(self) -> None:
        self.writer.close()
        with suppress(ConnectionError):
            await self.writer.wait_closed()


async def rooms(pair: Pair, most: int, enter: Callable[[Server], Any]) -> None:
    """As `holds`, with what stays open; and who leaves makes room in both."""
    first, second = pair.servers
    async with AsyncExitStack() as stack:
        inside = [await enter(first) for _ in range(most - 1)]
        await pair.agree()
        inside.append(await enter(second))
        for each in inside:
            assert each is not None
            stack.push_async_callback(each.close)
        await pair.agree()
        assert await enter(first) is None
        assert await enter(second) is None
        await inside[0].close()
        async with asyncio.timeout(90):
            while (late := await enter(second)) is None:  # the server notices the close a little later
                await pair.agree()
        await late.close()

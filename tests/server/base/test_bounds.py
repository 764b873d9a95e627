"""The table of bounds: every figure has a test at n and at n + 1. Those that count for a server as a whole are tried here, over two
real processes; each test calls from an address of its own. Before it looks at the other process, a test waits until both have
heard what the other has counted."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, suppress
from itertools import count
from pathlib import Path
from secrets import token_hex
from typing import Any

import asyncpg
import nats
import pytest
from websockets.exceptions import ConnectionClosed

from talewind.server.base.bounds import Bounds, table
from tests.server.conftest import Running
from tests.server.serving import Server
from tests.server.spread import LIMITS, Spread

ROOT = Path(__file__).parents[3]


def test_the_page_for_operators_lists_the_bounds_as_they_are() -> None:
    page = ROOT / "docs" / "operate" / "security.md"
    assert table() in page.read_text(), f"put this into {page.name}:\n{table()}"


def test_every_bound_has_a_test() -> None:
    words = "".join(path.read_text() for path in (ROOT / "tests").rglob("test_*.py"))
    tested = set(re.findall(r'pytest\.mark\.bound\("(\w+)"\)', words))
    assert tested == set(Bounds.__struct_fields__)


class Pair(Spread):
    """Two processes of one server, and the bus between them."""

    async def holds(self, most: int, use: Callable[[Server], bool]) -> None:
        """All but one in the first process, the last in the second; then neither gives one more."""
        first, second = self.servers
        assert [use(first) for _ in range(most - 1)] == [True] * (most - 1)
        await self.agree()
        assert use(second), f"the {most}th"
        await self.agree()
        assert not use(first), "one more, where most were used"
        assert not use(second), "one more, where one was used"


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


@pytest.mark.bound("newcomers")
async def test_new_people_of_an_address(pair: Pair) -> None:
    where, opened, _ = pair.table()
    ask = {"key": opened["key"], "name": "Guest"}
    await pair.holds(40, lambda server: pair.call(server, f"{where}/ask", ask)[0] == 200)


@pytest.mark.bound("books")
async def test_books_that_an_address_asks_for(pair: Pair) -> None:
    where, _, cookies = pair.table()
    await pair.holds(3, lambda server: pair.call(server, f"{where}/book.html", cookie=cookies[0])[0] != 429)


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
    await rooms(pair, 8, pair.connection)


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

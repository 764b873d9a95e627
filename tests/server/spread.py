"""Several processes of one server, whose limits are tried from addresses of their own: each call goes to a process of the test's
choice. Before it looks at another process, a test waits until all have heard what the others have counted."""

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from http.client import HTTPConnection
from itertools import count
from secrets import token_hex
from typing import Any

import msgspec
from nats.aio.client import Client
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from talewind.server.live.counted import Counted

from .serving import Server

LIMITS = {
    "connections_an_address": "8", "frame": "600", "seated": "6/3600", "onlooker": "4/3600", "sockets_a_person": "3", "sockets_an_address": "5",
    "reactions": "3/3600", "rows_a_seat": "3/3600", "calls": "60/3600", "openings": "3/3600", "strangers": "4/3600", "codes": "4/3600",
    "screens": "3/3600", "newcomers": "40/3600", "books": "3/3600",
}  # fmt: skip
TABLE = {"players": 3, "first_storyteller": 2}  # who is hushed, and does not pause: none of those that are tried

_numbers = count(10)


def new_address() -> str:
    """A loopback address that nobody has used in this run."""
    number = next(_numbers)
    return f"127.0.{number // 250}.{number % 250 + 1}"


class Spread:
    """The processes of one server, and the bus between them."""

    def __init__(self, servers: Sequence[Server], bus: Client) -> None:
        self.servers, self.bus = servers, bus
        self.address = new_address()

    def call(
        self, server: Server, path: str, body: Any = None, cookie: str = "", address: str = ""
    ) -> tuple[int, Any, str]:
        """Status, answer and cookie."""
        line = HTTPConnection("127.0.0.1", server.port, timeout=90, source_address=(address or self.address, 0))
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        line.request("GET" if body is None else "POST", path, None if body is None else json.dumps(body), headers)
        answer = line.getresponse()
        text, given = answer.read(), (answer.getheader("Set-Cookie") or "").split(";")[0]
        line.close()
        assert answer.status < 500, f"{path}: {answer.status}"  # a refusal is no fault
        told = json.loads(text) if "json" in (answer.getheader("Content-Type") or "") else None
        return answer.status, told, given or cookie

    async def agree(self) -> None:
        """Until each has heard what the others have counted so far: after the first answers all of it is on its way, and it
        comes before the second question."""
        for _ in range(2):
            me, heard, all_of_them = f"test-{token_hex(4)}", set[str](), asyncio.Event()

            async def answered(message: Any) -> None:
                counted = msgspec.msgpack.decode(message.data, type=Counted)
                if counted.whole:
                    heard.add(counted.process)  # noqa: B023  it is done within the turn
                    if len(heard) == len(self.servers):  # noqa: B023
                        all_of_them.set()  # noqa: B023

            subscription = await self.bus.subscribe("counted", cb=answered)
            await self.bus.flush()
            await self.bus.publish("counted", msgspec.msgpack.encode(Counted(me, asks=True)))
            async with asyncio.timeout(90):
                await all_of_them.wait()
            await subscription.unsubscribe()
            await self.bus.publish("counted", msgspec.msgpack.encode(Counted(me, gone=True)))  # it is no process
            await self.bus.flush()

    def table(self) -> tuple[str, dict[str, Any], list[str]]:
        """A table of three that plays, opened from an address of its own; its keys, and the cookies of its seats."""
        one, address = self.servers[0], new_address()
        _, opened, host = self.call(one, "/api/tables", {"game": "windmill", "options": TABLE}, address=address)
        where, cookies = f"/api/tables/{opened['table']}", []
        for number in range(3):
            body = {"name": f"P{number}", "key": opened["key"]}
            cookies.append(self.call(one, f"{where}/seats", body, "" if number else host, address)[2])
        assert self.call(one, f"{where}/start", {}, host, address)[0] == 204
        return where, opened, cookies

    async def socket(
        self, server: Server, where: str, cookie: str = "", watch: str = "", address: str = ""
    ) -> ClientConnection | None:
        """None: it was closed before a welcome, for there are too many."""
        path = where.replace("/api/tables/", "/ws/") + (f"?watch={watch}" if watch else "")
        url = f"ws://127.0.0.1:{server.port}{path}"
        local = (address or self.address, 0)
        found = await connect(url, additional_headers={"Cookie": cookie}, local_addr=local, open_timeout=90)
        with suppress(ConnectionClosed):
            assert json.loads(await found.recv())["say"] == "welcome"
            return found
        assert found.close_code == 4429
        return None

    async def connection(self, server: Server, address: str = "") -> "Held | None":
        """A TCP connection that has called once and stays open; None: it was refused."""
        local = (address or self.address, 0)
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=local)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        with suppress(ConnectionError):
            if b" 200 " in await reader.readline():
                return Held(writer)
        await Held(writer).close()
        return None


class Held:
    """A connection that stays open."""

    def __init__(self, writer: asyncio.StreamWriter) -> None:
        self.writer = writer

    async def close(self) -> None:
        self.writer.close()
        with suppress(ConnectionError):
            await self.writer.wait_closed()

"""Attackers of a server, until terminated: `python bench/besiegers.py http://127.0.0.1:8000 --silent 2000 ...`. They
connect from loopback addresses, 127.0.2.1 and following, and reconnect whenever they are cut."""

import argparse
import asyncio
import contextlib
import json
import os
import resource
import socket
import sys
from base64 import b64encode
from collections.abc import Coroutine, Iterator
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

A_HOUSE = 90  # connections from one address
A_TABLE = 3  # seats
BREATH = 0.5  # seconds before reconnecting


class Force(msgspec.Struct):
    silent: int = 2_000  # connections that send nothing
    trickling: int = 200  # requests whose headers never end
    unread: int = 50  # sockets at a table that do not read
    floods: int = 10  # sockets that send messages as fast as allowed, some faster


def addresses() -> Iterator[str]:
    """Addresses, each repeated for every connection that it may have."""
    for n in count():
        for _ in range(A_HOUSE):
            yield f"127.0.{2 + n // 250}.{1 + n % 250}"


class Besiegers:
    def __init__(self, address: str, force: Force) -> None:
        place = urlsplit(address)
        assert place.hostname
        assert place.port
        self.host, self.port, self.force = place.hostname, place.port, force
        self.seats: list[tuple[str, str]] = []  # their own tables, with a cookie per seat

    def call(self, source: str, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
        line = HTTPConnection(self.host, self.port, timeout=30, source_address=(source, 0))
        line.request("POST", path, json.dumps(body), {"Content-Type": "application/json", "Cookie": cookie})
        answer = line.getresponse()
        text, given = answer.read(), (answer.getheader("Set-Cookie") or "").split(";")[0]
        line.close()
        return (json.loads(text) if text else None), given or cookie

    def open_tables(self) -> None:
        for n in range(max(1, self.force.floods // A_TABLE)):
            source = f"127.0.1.{1 + n}"
            opened, host = self.call(source, "/api/tables", {"game": "windmill", "options": {"players": A_TABLE}})
            where = f"/api/tables/{opened['table']}"
            for seat in range(A_TABLE):
                body = {"name": f"B{seat}", "key": opened["key"]}
                _, cookie = self.call(source, f"{where}/seats", body, "" if seat else host)
                self.seats.append((opened["table"], cookie))
            self.call(source, f"{where}/start", {}, host)

    async def storm(self) -> None:
        await asyncio.to_thread(self.open_tables)
        force, house, work = self.force, addresses(), list[Coroutine[Any, Any, None]]()
        work += [self.again(self.is_silent, next(house)) for _ in range(force.silent)]
        work += [self.again(self.trickles, next(house)) for _ in range(force.trickling)]
        work += [self.again(self.reads_nothing, next(house), n) for n in range(force.unread)]
        work += [self.again(self.floods, next(house), n) for n in range(force.floods)]
        await asyncio.gather(*work)

    async def again(self, way: Any, *words: Any) -> None:
        while True:
            with contextlib.suppress(OSError, WebSocketException, EOFError, TimeoutError):
                await way(*words)
            await asyncio.sleep(BREATH)

    async def is_silent(self, source: str) -> None:
        reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=(source, 0))
        with contextlib.closing(writer):
            await reader.read(1)

    async def trickles(self, source: str) -> None:
        _, writer = await asyncio.open_connection(self.host, self.port, local_addr=(source, 0))
        with contextlib.closing(writer):
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
            while not writer.is_closing():
                writer.write(b"x: y\r\n")
                await writer.drain()
                await asyncio.sleep(1)

    async def reads_nothing(self, source: str, n: int) -> None:
        table, cookie = self.seats[n % len(self.seats)]
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
        line.setblocking(False)
        line.bind((source, 0))
        with line:
            loop = asyncio.get_running_loop()
            await loop.sock_connect(line, (self.host, self.port))
            key = b64encode(os.urandom(16)).decode()
            words = (
                f"GET /ws/{table} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: {cookie}\r\n\r\n"
            )
            await loop.sock_sendall(line, words.encode())
            while True:  # an unsolicited pong detects a cut connection
                await asyncio.sleep(1)
                await loop.sock_sendall(line, b"\x8a\x80mask")

    async def floods(self, source: str, n: int) -> None:
        """Send rows and set phrases; every second socket exceeds the rate, is cut and reconnects."""
        table, cookie = self.seats[n % len(self.seats)]
        url = f"ws://{self.host}:{self.port}/ws/{table}"
        async with connect(
            url, additional_headers={"Cookie": cookie}, local_addr=(source, 0), compression=None
        ) as line:
            reading = asyncio.create_task(self.read(line))
            try:
                for number in count():
                    do = ("pause", "go-on", "react", "undo")[number % 4]
                    phrase = {"phrase": "lovely"} if do == "react" else {}
                    await line.send(json.dumps({"do": do, "id": os.urandom(6).hex(), **phrase}))
                    await asyncio.sleep(0.21 if n % 2 else 0.02)
            finally:
                reading.cancel()

    async def read(self, line: Any) -> None:
        with contextlib.suppress(WebSocketException):
            async for _ in line:
                pass


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("address")
    for field in msgspec.structs.fields(Force):
        options.add_argument(f"--{field.name}", type=int, default=field.default)
    chosen = vars(options.parse_args())
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    asyncio.run(Besiegers(chosen.pop("address"), Force(**chosen)).storm())


if __name__ == "__main__":
    main()

"""Clients for a measurement: Windmill tables of three seats, played over sockets with random legal moves, as fast as
the server answers or at a given pace."""

import asyncio
import contextlib
import json
import random
from time import perf_counter
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedOK

SEATS = ("Ada", "Bo", "Cy")
TALE = {"parts": ["Once the wind told me a tale of the sea."], "lang": "en"}

decode = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode


def call(address: str, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
    request = Request(address + path, json.dumps(body).encode(), {"Content-Type": "application/json", "Cookie": cookie})
    with urlopen(request, timeout=60) as answer:
        text, given = answer.read(), answer.headers.get("Set-Cookie", "").split(";")[0]
    return (json.loads(text) if text else None), given or cookie


def open_table(address: str) -> tuple[str, list[str]]:
    """A table's id, and a cookie per seat."""
    opened, host = call(address, "/api/tables", {"game": "windmill", "options": {"players": len(SEATS)}})
    table, cookies = opened["table"], []
    for seat, name in enumerate(SEATS):
        body = {"name": name, "key": opened["key"]}
        cookies.append(call(address, f"/api/tables/{table}/seats", body, "" if seat else host)[1])
    call(address, f"/api/tables/{table}/start", {}, host)
    return table, cookies


class Table:
    """One table of the crowd. Frames of one row carry the same `now`, which identifies the last of them."""

    def __init__(self, name: str, cookies: list[str], pause: float, dice: random.Random) -> None:
        self.name, self.cookies, self.pause, self.dice = name, cookies, pause, dice
        self.arrived: dict[int, float] = {}  # arrival of the last frame of a row, by its `now`
        self.taken: list[tuple[float, float, int]] = []  # sent, acknowledged, `now` of its row
        self.frames = self.bytes = 0
        self.over = False

    async def play(self, sockets: list[tuple[ClientConnection, Any]]) -> None:
        await asyncio.gather(*(self._sit(socket, welcome) for socket, welcome in sockets))

    async def _sit(self, socket: ClientConnection, welcome: Any) -> None:
        sent: dict[str, float] = {}
        words: dict[str, str] = {}
        thinking: set[asyncio.Task[None]] = set()
        asked = stamp = 0
        message = welcome
        while True:
            arrived = perf_counter()
            if message["say"] == "told":
                stamp = message["now"]
                self.arrived[stamp] = arrived
                self.frames += 1
            elif message["say"] == "not-taken" and message.get("again"):
                thinking.add(task := asyncio.create_task(self._again(socket, words[message["id"]])))
                task.add_done_callback(thinking.discard)
            elif message["say"] == "taken":
                self.taken.append((sent.pop(message["id"]), arrived, stamp))
            if sight := message.get("sight"):
                if sight.get("outcome"):
                    self.over = True
                    return
                question = sight.get("question")
                if question and question["number"] > asked:
                    asked = question["number"]
                    answer = self._answer(asked, question["ask"]["offers"]).decode()
                    words[f"m{asked}"] = answer
                    if self.pause:  # it keeps listening
                        thinking.add(task := asyncio.create_task(self._think(socket, f"m{asked}", answer, sent)))
                        task.add_done_callback(thinking.discard)
                    else:
                        sent[f"m{asked}"] = perf_counter()
                        await socket.send(answer)
            raw = await socket.recv(decode=False)
            self.bytes += len(raw)
            message = decode(raw)

    async def _again(self, socket: ClientConnection, answer: str) -> None:
        """The server was busy."""
        await asyncio.sleep(0.25)
        with contextlib.suppress(ConnectionClosedOK):
            await socket.send(answer)

    async def _think(self, socket: ClientConnection, move_id: str, answer: str, sent: dict[str, float]) -> None:
        await asyncio.sleep(self.pause * self.dice.uniform(0.5, 1.5))
        sent[move_id] = perf_counter()
        with contextlib.suppress(ConnectionClosedOK):  # the game has ended meanwhile
            await socket.send(answer)

    def _answer(self, number: int, offers: list[Any]) -> bytes:
        offer = self.dice.choice(offers)
        move = {"move": offer["move"]}
        for name, domain in offer.get("fields", {}).items():
            move[name] = TALE if domain["domain"] == "words" else self.dice.choice(domain["values"])
        return encode({"do": "answer", "id": f"m{number}", "number": number, "move": move})


class Crowd:
    """`await crowd.come()`, then `await crowd.play()`: games to their end."""

    def __init__(self, address: str, tables: int, pause: float = 0.0, seed: int = 1) -> None:
        self.address, self.number, self.pause, self.dice = address, tables, pause, random.Random(seed)
        self.tables: list[Table] = []
        self.sockets: list[list[tuple[ClientConnection, Any]]] = []

    async def come(self) -> None:
        """Open tables, take seats, begin games and connect; no answer is sent yet."""
        for _ in range(self.number):
            name, cookies = await asyncio.to_thread(open_table, self.address)
            self.tables.append(Table(name, cookies, self.pause, self.dice))
        self.sockets = await asyncio.gather(*(self._sockets(table) for table in self.tables))

    async def _sockets(self, table: Table) -> list[tuple[ClientConnection, Any]]:
        url = f"{self.address.replace('http', 'ws', 1)}/ws/{table.name}"
        found = []
        for cookie in table.cookies:
            socket = await connect(url, additional_headers={"Cookie": cookie}, compression=None, open_timeout=60)
            found.append((socket, decode(await socket.recv(decode=False))))
        return found

    async def play(self) -> None:
        await asyncio.gather(*(t.play(s) for t, s in zip(self.tables, self.sockets, strict=True)))

    async def go(self) -> None:
        await asyncio.gather(*(socket.close() for sockets in self.sockets for socket, _ in sockets))

    @property
    def moves(self) -> int:
        return sum(len(table.taken) for table in self.tables)

    def delays(self) -> tuple[list[float], list[float]]:
        """Sorted seconds from sending a move to its acknowledgement, and to the last frame of its row."""
        acks = [ack - sent for table in self.tables for sent, ack, _ in table.taken]
        last = [table.arrived.get(stamp, ack) - sent for table in self.tables for sent, ack, stamp in table.taken]
        return sorted(acks), sorted(last)

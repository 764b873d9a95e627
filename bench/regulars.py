"""Reconnecting clients, for measurements with failing connections, databases and processes. Each repeats a move under
the same id until it is acknowledged, and keeps every frame, to be compared with the log afterwards."""

import asyncio
import random
import ssl
from itertools import count
from time import perf_counter
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from talewind.kit.views import sight_after

TALE = {"parts": ["Once the wind told me a tale of the sea."], "lang": "en"}
THINKS = 1.5  # seconds that a bot pauses
BUSY = 1.0  # seconds until a move that found the server busy is sent again, as in the browser's client
PATIENCE = 10.0  # seconds without an acknowledgement before reconnecting
WAITS = (0.3, 0.7, 1.5, 3.0)  # before connecting again, as in the browser, each give or take a quarter

decode = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode


class Late(msgspec.Struct):
    """An automatic action of the server: when it was due, and when it came."""

    kind: str  # "bot" or "clock"
    due: float
    came: float | None = None

    def seconds(self) -> float:
        return (perf_counter() if self.came is None else self.came) - self.due


class Sent(msgspec.Struct):
    words: str
    at: float
    taken: float | None = None
    tried: float = 0.0  # when it was sent last


class Person:
    """`pause`: seconds of thinking. `nexts`: whether it ends interludes instead of waiting for the clock. `bots`: their
    seats."""

    def __init__(
        self, addresses: list[str], table: str, seat: int, cookie: str, pause: float, nexts: bool = True,
        bots: frozenset[int] = frozenset(), trust: ssl.SSLContext | None = None,
    ) -> None:  # fmt: skip
        self.addresses, self.table, self.seat, self.cookie, self.trust = addresses, table, seat, cookie, trust
        self.pause, self.nexts, self.bots = pause, nexts, bots
        self.dice = random.Random(f"{table}{seat}")
        self.turn = count(seat)
        self.frames: dict[int, Any] = {}
        self.sight: dict[str, Any] = {}
        self.n = self.first = self.asked = 0
        self.moves: dict[str, Sent] = {}
        self.open: dict[str, Sent] = {}  # not yet acknowledged
        self.refused: list[str] = []
        self.busy: list[tuple[float, float]] = []  # when the server was busy, and the time since the move was sent
        self.late: list[Late] = []
        self.due: Late | None = None
        self.pauses: list[tuple[float, float]] = []  # when a connection was lost, and for how long there was none
        self.turned_away: list[int] = []  # statuses with which a connection was refused
        self.over = self.differs = False
        self._thinking: set[asyncio.Task[None]] = set()

    async def play(self) -> None:
        """Play until the game is over or the task is cancelled."""
        lost, failures = None, 0
        while not self.over:
            try:
                async with self._connect() as socket:
                    self.hear(decode(await asyncio.wait_for(socket.recv(decode=False), PATIENCE)), perf_counter())
                    if lost is not None:
                        self.pauses.append((lost, perf_counter() - lost))
                    lost, failures = None, 0
                    await self._converse(socket)
            except (OSError, WebSocketException, TimeoutError, EOFError) as why:
                failures += 1
                if isinstance(why, InvalidStatus):
                    self.turned_away.append(why.response.status_code)
            lost = perf_counter() if lost is None else lost
            if not self.over:
                wait = WAITS[min(max(failures, 1), len(WAITS)) - 1]
                await asyncio.sleep(wait * self.dice.uniform(0.75, 1.25))

    def _connect(self) -> connect:
        address = self.addresses[next(self.turn) % len(self.addresses)].replace("http", "ws", 1)
        return connect(
            f"{address}/ws/{self.table}?after={self.n}", additional_headers={"Cookie": self.cookie}, compression=None,
            open_timeout=PATIENCE, close_timeout=1, ping_interval=None, ssl=self.trust,
        )  # fmt: skip

    async def _converse(self, socket: ClientConnection) -> None:
        for sent in list(self.open.values()):
            await self._send(socket, sent)
        while not self.over:
            self._answer(socket)
            try:
                raw = await asyncio.wait_for(socket.recv(decode=False), 2)
            except TimeoutError:
                raw = b""
            now = perf_counter()
            if raw:
                message = decode(raw)
                self.hear(message, now)
                if message["say"] == "not-taken" and (again := self.open.get(message["id"])):
                    self.busy.append((now, now - again.tried))
                    self._later(BUSY, socket, again)
            if self.over:
                await self._hear_the_last(socket)
            elif any(now - sent.tried > PATIENCE for sent in self.open.values() if sent.tried):
                raise TimeoutError

    async def _hear_the_last(self, socket: ClientConnection) -> None:
        """The end of a game arrives before the acknowledgements of moves under way; moves never sent are dropped."""
        try:
            async with asyncio.timeout(1):
                while any(sent.at for sent in self.open.values()):
                    self.hear(decode(await socket.recv(decode=False)), perf_counter())
        except (OSError, WebSocketException):
            return
        finally:
            for move_id in self.open:
                del self.moves[move_id]
            self.open.clear()

    async def _send(self, socket: ClientConnection, sent: Sent) -> None:
        sent.at = sent.at or perf_counter()
        sent.tried = perf_counter()
        await socket.send(sent.words)

    def _later(self, seconds: float, socket: ClientConnection, sent: Sent) -> None:
        async def later() -> None:
            await asyncio.sleep(seconds)
            try:
                await self._send(socket, sent)
            except (OSError, WebSocketException):
                sent.at = sent.at or perf_counter()  # sent by the next connection

        self._thinking.add(task := asyncio.create_task(later()))
        task.add_done_callback(self._thinking.discard)

    def hear(self, message: dict[str, Any], now: float) -> None:
        was = self.n
        match message["say"]:
            case "welcome":
                for frame in message.get("missed", ()):
                    self._keep(frame)
                self.n = message["n"]
                self.first = self.first or self.n
            case "caught-up":
                for frame in message["frames"]:
                    self._keep(frame)
                self.n = message["n"]
            case "told":
                self.differs |= message["n"] != self.n + 1
                self._keep(message)
                self.n = message["n"]
            case "taken" if message["id"] in self.open:
                self.open.pop(message["id"]).taken = now
            case "not-taken" if message["refusal"]["say"]["key"] != "server-busy":
                if self.open.pop(message["id"], None):
                    self.refused.append(message["refusal"]["say"]["key"])
                    self.moves.pop(message["id"])
        if self.n != was:
            self.sight = sight_after(self.sight, message)
            self.over = bool(self.sight.get("outcome"))
            self._note_due(message["now"], now)

    def _keep(self, frame: dict[str, Any]) -> None:
        self.differs |= self.frames.setdefault(frame["n"], frame["events"]) != frame["events"]

    def _note_due(self, server_now: int, now: float) -> None:
        """The automatic action that the table waits for, if any: a bot, or a clock that nobody answers."""
        if self.due is not None and now >= self.due.due - 0.05:
            self.due.came = now
            self.late.append(self.due)
        self.due = None
        waiting = self.sight.get("waiting", ())
        if any(one["seat"] in self.bots for one in waiting):
            self.due = Late("bot", now + THINKS)
        elif not self.nexts and waiting and self._only_next():
            self.due = Late("clock", now + (waiting[0]["until"] - server_now) / 1_000)

    def _only_next(self) -> bool:
        question = self.sight.get("question")
        return question is not None and all(offer["move"] == "next" for offer in question["ask"]["offers"])

    def _answer(self, socket: ClientConnection) -> None:
        question = self.sight.get("question")
        if not question or question["number"] <= self.asked or (not self.nexts and self._only_next()):
            return
        self.asked = question["number"]
        offer = self.dice.choice(question["ask"]["offers"])
        move = {"move": offer["move"]}
        for name, domain in offer.get("fields", {}).items():
            move[name] = TALE if domain["domain"] == "words" else self.dice.choice(domain["values"])
        move_id = f"m{self.asked}"
        words = encode({"do": "answer", "id": move_id, "number": self.asked, "move": move}).decode()
        self.moves[move_id] = self.open[move_id] = sent = Sent(words, 0.0)
        self._later(self.pause * self.dice.uniform(0.5, 1.5), socket, sent)

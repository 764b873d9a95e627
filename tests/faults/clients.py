"""Clients for suites under fire: each comes back after every cut, repeats a move under the same id until it is answered, and keeps
everything it has heard and seen, for `history.py`."""

import asyncio
import contextlib
import json
from collections.abc import Iterator
from itertools import count
from time import monotonic
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.players import Player

AGAIN = 0.3  # seconds until a move that found the server busy is sent again
REFUSED = 0.1  # and until a client whose connection was lost opens another
PATIENCE = 10.0  # seconds in which a server has to answer a connection, a ping or a move


class Client(Player):
    """`seat` None: an onlooker. `first`: the number of the server that it connects to first; after a cut the next one.
    `patience`: seconds without an answer after which it tries another server."""

    def __init__(
        self, addresses: list[str], table: str, seat: int | None, cookie: str = "", watch: str = "", begins_at: int = 0,
        seed: int = 0, patience: float = PATIENCE,
    ) -> None:  # fmt: skip
        super().__init__(addresses, table, cookie, watch, seed)
        self.seat, self.patience, self.pause = seat, patience, 0.0
        self.turn: Iterator[int] = count(begins_at)
        self.words: dict[str, dict[str, Any]] = {}  # every move that was sent, by id
        self.taken: list[tuple[str, float]] = []  # acknowledgements in order, with their time
        self.refused: dict[str, str] = {}  # by id, for good
        self.busy: set[str] = set()  # moves that a server could not answer for
        self.excuses: list[tuple[str, float]] = []  # the messages with which, and when
        self.repeated: set[str] = set()  # moves whose first sending was not answered
        self.sights: dict[int, bytes] = {}  # by frame
        self.drafts: list[Any] = []  # that came with welcomes
        self.faults: list[str] = []
        self.nexts = True  # ends interludes instead of waiting for their clock
        self.resting = False  # answers no more questions
        self.drafting = False  # sends a draft before every answer
        self.connected = False
        self.socket: ClientConnection | None = None
        self._tried: dict[str, float] = {}

    async def play(self) -> dict[str, Any]:
        """Until the task is cancelled; also after the end, for acknowledgements that are still under way."""
        while True:
            with contextlib.suppress(WebSocketException, OSError, EOFError, TimeoutError):
                await self.once()
            self.connected, self.socket = False, None
            self.cuts += 1
            await asyncio.sleep(REFUSED)

    async def once(self) -> None:
        address = self.addresses[next(self.turn) % len(self.addresses)].replace("http", "ws", 1)
        query = f"after={self.n}" + (f"&watch={self.watch}" if self.watch else "")
        headers = {"Cookie": self.cookie} if self.cookie else {}
        async with connect(
            f"{address}/ws/{self.table}?{query}", additional_headers=headers, compression=None, close_timeout=1,
            open_timeout=self.patience, ping_interval=self.patience / 3, ping_timeout=self.patience,
        ) as socket:  # fmt: skip
            self.hear(json.loads(await asyncio.wait_for(socket.recv(), self.patience)))
            self.connected, self.socket = True, socket
            for move_id in list(self.sent):
                self.repeated.add(move_id)
                await self._send(socket, move_id)
            while True:
                await self._speak(socket)
                with contextlib.suppress(TimeoutError):
                    self.hear(json.loads(await asyncio.wait_for(socket.recv(), 0.1)))
                if any(monotonic() - self._tried[move_id] > self.patience for move_id in self.sent):
                    raise TimeoutError

    async def _speak(self, socket: ClientConnection) -> None:
        """Answer an open question, and say again what found the server busy."""
        if not self.resting and not self.over and not self.sent:
            answer = self.answer()
            if answer is not None:
                await asyncio.sleep(self.pause)
                if self.drafting:
                    said = json.loads(answer)
                    await socket.send(json.dumps({"do": "draft", "number": said["number"], "move": said["move"]}))
                await self._send(socket, f"m{self.asked}")
        for move_id in self.busy & self.sent.keys():
            if monotonic() - self._tried[move_id] > AGAIN:
                await self._send(socket, move_id)

    def answer(self) -> str | None:
        question = self.sight.get("question")
        if question and not self.nexts and all(offer["move"] == "next" for offer in question["ask"]["offers"]):
            return None
        return super().answer()

    async def _send(self, socket: ClientConnection, move_id: str) -> None:
        self._tried[move_id] = monotonic()
        self.words.setdefault(move_id, json.loads(self.sent[move_id]))
        await socket.send(self.sent[move_id])

    def say(self, **message: Any) -> str:
        """Something besides an answer, with an id of its own; sent until it is acknowledged."""
        move_id = f"s{len(self.words)}"
        self.sent[move_id] = json.dumps({**message, "id": move_id})
        self._tried[move_id] = 0.0
        self.words[move_id] = json.loads(self.sent[move_id])
        self.busy.add(move_id)
        return move_id

    def hear(self, message: dict[str, Any]) -> None:
        say = message["say"]
        if say == "not-taken":
            if message.get("again"):
                self.excuses.append((message["refusal"]["say"]["key"], monotonic()))
                self.busy.add(message["id"])
                self._tried[message["id"]] = monotonic()
                return
            self.refused[message["id"]] = message["refusal"]["say"]["key"]
            if message["id"] in self.acknowledged:
                self.faults.append(f"{self.name}: {message['id']} was acknowledged and then refused")
        if say == "taken":
            self.taken.append((message["id"], monotonic()))
        if say == "welcome" and message.get("draft"):
            self.drafts.append(message["draft"])
        try:
            super().hear(message)
        except AssertionError as why:
            self.faults.append(f"{self.name}: {why}")
        if say in ("welcome", "told", "caught-up"):
            seen = plain(self.sight)
            if self.sights.setdefault(self.n, seen) != seen:
                self.faults.append(f"{self.name}: frame {self.n} was seen twice, differently")

    @property
    def name(self) -> str:
        return f"{self.table}, {'an onlooker' if self.seat is None else f'seat {self.seat}'}"


def plain(sight: Any) -> bytes:
    """A sight as JSON, with its keys in order."""
    return json.dumps(sight, sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()

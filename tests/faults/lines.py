"""A client's socket for suites that count every answer: messages are heard by a task, and each id's answers are kept in order."""

import asyncio
import json
from collections import defaultdict
from collections.abc import Callable
from itertools import count
from types import TracebackType
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.live.test_alone import Person

PATIENCE = 90.0  # seconds; whoever waits longer hangs, also on a busy machine


class Line(Person):
    """`async with line:` is one connection of a seat to one server process; it answers nothing by itself."""

    def __init__(self, address: str, table: str, game: str, cookie: str = "", watch: str = "") -> None:
        super().__init__(game, [address], table, cookie, watch)
        self.name = game
        self.answers: dict[str, list[dict[str, Any]]] = defaultdict(list)  # by id, in the order they came
        self.news = asyncio.Condition()
        self.closed, self._turns = False, count()
        self._socket: ClientConnection | None = None
        self._hearing: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        address = self.addresses[0].replace("http", "ws", 1)
        query = f"?after={self.n}" + (f"&watch={self.watch}" if self.watch else "")
        headers = {"Cookie": self.cookie} if self.cookie else {}
        self._socket = await connect(
            f"{address}/ws/{self.table}{query}", additional_headers=headers, compression=None, open_timeout=PATIENCE,
            ping_interval=None, close_timeout=5, max_queue=None,
        )  # fmt: skip
        self.closed = False
        self._hearing = asyncio.create_task(self._listen(self._socket))
        await self.until(lambda: self.sight)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        assert self._socket is not None
        assert self._hearing is not None
        await self._socket.close()
        await self._hearing

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                message = json.loads(text)
                if message["say"] in ("taken", "not-taken"):
                    self.answers[message["id"]].append(message)
                self.hear(message)
                async with self.news:
                    self.news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            self.closed = True
            async with self.news:
                self.news.notify_all()

    def hear(self, message: dict[str, Any]) -> None:
        super().hear(message)
        question = self.sight.get("question")
        if message["say"] == "taken" and question and not question["ask"].get("settled"):
            self.asked = min(self.asked, question["number"] - 1)  # it was put again

    def answer(self) -> str | None:
        """An answer with an id of its own: a question that is put again keeps its number."""
        words = super().answer()
        if words is None:
            return None
        self.sent.clear()
        return json.dumps(json.loads(words) | {"id": f"a{next(self._turns)}"})

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait for something to hold after a message, or for the end of the connection."""
        async with asyncio.timeout(PATIENCE), self.news:
            await self.news.wait_for(lambda: holds() or self.closed)

    async def say(self, words: str) -> None:
        assert self._socket is not None
        await self._socket.send(words)

    @property
    def paused(self) -> bool:
        """Nobody is asked meanwhile."""
        return bool(self.sight.get("paused"))

    @property
    def question(self) -> int:
        """The number of the open question; 0: none."""
        asked = self.sight.get("question")
        return asked["number"] if asked else 0

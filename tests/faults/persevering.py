"""Players that go on through a fault: they repeat under the same id what the server could not take, and reconnect when they are cut."""

import asyncio
import contextlib
import json
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from urllib.error import URLError

from websockets.exceptions import WebSocketException

from talewind.server.record import Shards

from .lines import PATIENCE, Line
from .logbook import read_logbook
from .places import Opened

AGAIN = 0.1  # seconds until a message is repeated
PACE = 0.1  # seconds that a player thinks


class Perseverance:
    """A table whose seats are played by one client each, until the block ends."""

    def __init__(self, address: str, opened: Opened) -> None:
        self.opened = opened
        self.lines = [Line(address, opened.table, opened.game, cookie) for cookie in opened.cookies]
        self.taken: set[str] = set()
        self.sent: set[str] = set()
        self.busy = self.cut = 0
        self.awake = asyncio.Event()  # while it is not set, nobody plays
        self.awake.set()
        self.refused: Counter[str] = Counter()  # for other reasons, by their key

    @asynccontextmanager
    async def playing(self) -> AsyncIterator["Perseverance"]:
        tasks = [asyncio.create_task(self._sit(seat, line)) for seat, line in enumerate(self.lines)]
        try:
            yield self
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _sit(self, seat: int, line: Line) -> None:
        words = ""
        while not line.over:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with line:
                    while not line.over and not line.closed:
                        words = await self._answer(seat, line, words)
            self.cut += 1
            await asyncio.sleep(AGAIN)

    async def _answer(self, seat: int, line: Line, words: str) -> str:
        """Answer the open question; returns what has to be said again."""
        if not words:
            await line.until(lambda: line.over or line.question > line.asked)
            await asyncio.sleep(PACE)
            await self.awake.wait()
            words = line.answer() or ""
        if not words:
            return ""
        one = json.loads(words)["id"]
        self.sent.add(f"{seat} {one}")
        had = len(line.answers[one])
        await line.say(words)
        await line.until(lambda: len(line.answers[one]) > had)
        if len(line.answers[one]) == had:  # cut
            return words
        answer = line.answers[one][-1]
        if answer.get("again"):
            self.busy += 1
            await asyncio.sleep(AGAIN)
            return words
        if answer["say"] == "taken":
            self.taken.add(f"{seat} {one}")
        else:
            self.refused[answer["refusal"]["say"]["key"]] += 1
        return ""

    async def more(self, moves: int) -> None:
        """Wait until so many more moves are acknowledged."""
        enough = len(self.taken) + moves
        await until(lambda: len(self.taken) >= enough)

    async def audit(self, dsns: tuple[str, ...]) -> list[str]:
        """Every acknowledged move is in the log once, and nothing else of the players is."""
        async with Shards(dsns) as shards:
            logbook = await read_logbook(shards.of(self.opened.table), self.opened.table)
        found, ids = [*logbook.faults()], set(logbook.ids)
        if self.taken - ids:
            found.append(f"{self.opened.table}: acknowledged and lost: {sorted(self.taken - ids)[:4]}")
        if ids - self.sent:
            found.append(f"{self.opened.table}: written and never sent: {sorted(ids - self.sent)[:4]}")
        return found


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.02)


async def answers(call: Callable[[], object]) -> None:
    """Wait until a call succeeds."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(URLError, OSError):
                await asyncio.to_thread(call)
                return
            await asyncio.sleep(0.1)

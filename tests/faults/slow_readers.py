"""Sockets that stop reading beside many that read: the server closes them, holds little for them, and lets them resume; the others lose
no frame and no connection. How long the others wait is measured before and meanwhile."""

import asyncio
import json
from contextlib import AsyncExitStack
from socket import socket
from time import perf_counter

import uvloop
from bench.siege import memory

from tests.server.doors.test_unread import reset, unread
from tests.server.serving import Server

from .lines import PATIENCE, Line
from .places import Opened, hundredth, open_short, place
from .proof import Proved, Tick

A_TABLE = 50  # sockets at one table
MESSAGES = 60  # of each speaker before anybody stops reading
PAUSE = 0.02  # seconds between two messages of a speaker
HELD = 262_144 + 2 * 131_072  # bytes that the server may hold for one socket: its mail, and a buffer each way
PLENTY = (
    "reactions", "seated", "onlooker", "socket_frames", "calls", "openings", "strangers", "rows_a_seat",
)  # fmt: skip
LIMITS = ",".join(
    [f"{name}=999999/1" for name in PLENTY]
    + ["sockets_a_person=99999", "sockets_an_address=99999", "connections_an_address=99999"]
    + ["mail=16", "kernel_bytes=4096", "closing_seconds=1", "unread_seconds=5"]
)


class Speaker:
    """A seat that sends set phrases, and how long each took to its answer."""

    def __init__(self, server: Server, opened: Opened) -> None:
        self.line = Line(server.address, opened.table, opened.game, opened.cookies[0])
        self.took: list[float] = []

    async def speak(self, until: asyncio.Event | None) -> None:
        number = 0
        while not until.is_set() if until else number < MESSAGES:
            number += 1
            one, began = f"{'during' if until else 'before'} {number}", perf_counter()
            await self.line.say(json.dumps({"do": "react", "id": one, "phrase": "well-told"}))
            await self.line.until(lambda one=one: self.line.answers[one])  # type: ignore[misc]
            self.took.append(perf_counter() - began)
            await asyncio.sleep(PAUSE)


class Crowd:
    def __init__(self, server: Server, stopped: int, tick: Tick) -> None:
        self.server, self.stopped, self.tick = server, stopped, tick
        self.sockets = 10 * stopped if stopped >= 100 else 5 * stopped
        self.faults: list[str] = []
        self.figures = ""
        self.closed = 0

    async def run(self) -> None:
        tables = [
            await asyncio.to_thread(open_short, self.server.address, "windmill")
            for _ in range(max(1, self.sockets // A_TABLE))
        ]
        async with AsyncExitStack() as stack:
            speakers = [Speaker(self.server, opened) for opened in tables]
            readers = [
                Line(
                    self.server.address, tables[n % len(tables)].table, "windmill", watch=tables[n % len(tables)].watch
                )
                for n in range(self.sockets - self.stopped - len(tables))
            ]
            for line in [*(one.line for one in speakers), *readers]:
                await stack.enter_async_context(line)
            await asyncio.gather(*(one.speak(None) for one in speakers))
            before, had = [second for one in speakers for second in one.took], self._memory()
            for one in speakers:
                one.took.clear()
            await self._stop_reading(tables, speakers)
            grown, during = self._memory() - had, [second for one in speakers for second in one.took]
            cut = sum(line.closed for line in [*readers, *(one.line for one in speakers)])
            await self._come_back(tables)
        if cut:
            self.faults.append(f"{cut} of those who read were cut")
        if grown > self.stopped * HELD + (64 << 20):
            self.faults.append(f"the server's memory grew by {grown >> 20} MB")
        self.figures = (
            f"{self.sockets} sockets; before {hundredth(before)}; during {hundredth(during)}; {grown >> 10} kB more"
        )

    async def _stop_reading(self, tables: list[Opened], speakers: list[Speaker]) -> None:
        """Some do not read, while the others are spoken to until all of those are closed."""
        enough, began = asyncio.Event(), perf_counter()
        speaking = [asyncio.create_task(one.speak(enough)) for one in speakers]
        silent = [self._silent(tables[n % len(tables)]) for n in range(self.stopped)]
        try:
            async with asyncio.timeout(2 * PATIENCE):
                await asyncio.gather(*(self._until_closed(one) for one in silent))
        except TimeoutError:
            self.faults.append(
                f"{self.stopped - self.closed} who do not read are still there after {perf_counter() - began:.0f} s"
            )
        finally:
            enough.set()
            await asyncio.gather(*speaking)
            for one in silent:
                one.close()

    def _silent(self, opened: Opened) -> socket:
        return unread(self.server, f"{opened.table}?watch={opened.watch}", "")

    async def _until_closed(self, silent: socket) -> None:
        await reset(silent)
        self.closed += 1
        self.tick(self.closed)

    async def _come_back(self, tables: list[Opened]) -> None:
        for number in range(self.stopped):
            opened = tables[number % len(tables)]
            line = Line(self.server.address, opened.table, "windmill", watch=opened.watch)
            line.n = 1
            async with line:
                if not line.sight:
                    self.faults.append("who had not read was not let in again")

    def _memory(self) -> int:
        assert self.server.process is not None
        return memory(self.server.process.pid)


def prove(count: int, tick: Tick) -> Proved:
    with place() as at, at.servers(1, LIMITS) as (server,):
        crowd = Crowd(server, count, tick)
        uvloop.run(crowd.run())
    return Proved(crowd.closed, tuple(crowd.faults), crowd.figures)

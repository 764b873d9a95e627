"""Clients that drop at any point of any game and resume with `?after=n`, by socket or by long polling, at either of two server processes:
no frame is missed or told twice, and every byte is that of a client of the same seat that never left."""

import asyncio
from contextlib import AsyncExitStack
from random import Random
from time import perf_counter

import httpx
import uvloop

from tests.server.serving import Server

from .lines import Line
from .places import GAMES, Opened, hundredth, open_short, place
from .proof import Proved, Tick
from .shadows import Dropper, Shadow

TABLES = 5  # at a time
SOCKETS, POLLS = 4, 1  # clients that drop, of each shadow
PACE = (0.02, 0.25)  # seconds that a player thinks
MOST_AWAY = 8  # frames that a client misses on purpose


class Resumes:
    def __init__(self, servers: list[Server], count: int, tick: Tick) -> None:
        self.addresses = [server.address for server in servers]
        self.count, self.tick = count, tick
        self.begun = self.done = self.compared = self.frames = 0
        self.faults: list[str] = []
        self.took: list[float] = []

    async def run(self) -> None:
        async with httpx.AsyncClient(timeout=60) as client, asyncio.TaskGroup() as tables:
            for lane in range(TABLES):
                tables.create_task(self.evenings(lane, client))

    async def evenings(self, lane: int, client: httpx.AsyncClient) -> None:
        number = 0
        while self.begun < self.count:
            opened = await asyncio.to_thread(
                open_short, self.addresses[number % 2], GAMES[(lane + number) % len(GAMES)]
            )
            await self.evening(opened, f"{lane} {number}", client)
            number += 1

    async def evening(self, opened: Opened, seed: str, client: httpx.AsyncClient) -> None:
        """One game: a player in each seat, two shadows, and those who drop beside them."""
        address, table, game = self.addresses[0], opened.table, opened.game
        async with AsyncExitStack() as stack:
            players = [
                Line(self.addresses[seat % 2], table, game, cookie) for seat, cookie in enumerate(opened.cookies)
            ]
            shadows = [
                Shadow(address, table, game, opened.cookies[0]),
                Shadow(address, table, game, watch=opened.watch),
            ]
            for line in [*players, *shadows]:
                await stack.enter_async_context(line)
            playing = [asyncio.create_task(self.sit(line, f"{seed} {seat}")) for seat, line in enumerate(players)]
            droppers = [
                Dropper(shadow, self.addresses, f"{seed} {each} {turn}")
                for each, shadow in enumerate(shadows)
                for turn in range(SOCKETS + POLLS)
            ]
            ways = [None if turn % (SOCKETS + POLLS) < SOCKETS else client for turn in range(len(droppers))]
            drops = (self.drop(one, way) for one, way in zip(droppers, ways, strict=True))
            ended: list[object] = [*await asyncio.gather(*drops, return_exceptions=True)]
            for task in playing:
                task.cancel()
            ended += await asyncio.gather(*playing, return_exceptions=True)
            broken = [why for why in ended if isinstance(why, Exception)]
            self.faults += [f"{game} {table}: a client broke off: {why!r}" for why in broken]
            self.frames += sum(shadow.n for shadow in shadows)
        for dropper in droppers:
            self.faults += dropper.faults
            self.took += dropper.took
            self.compared += dropper.compared

    async def sit(self, line: Line, seed: str) -> None:
        dice = Random(seed)
        while not line.over and not line.closed:
            await line.until(lambda: line.over or line.question > line.asked)
            await asyncio.sleep(dice.uniform(*PACE))
            if (words := line.answer()) is not None:
                await line.say(words)

    async def drop(self, dropper: Dropper, client: httpx.AsyncClient | None) -> None:
        shadow, first = dropper.shadow, True
        while not (shadow.over or shadow.closed or self.begun >= self.count):
            self.begun += not first
            await (dropper.resume() if client is None else dropper.poll(client))
            if not first:
                self.done += 1
                self.tick(self.done)
            first = False
            back = dropper.n + dropper.dice.randrange(MOST_AWAY)
            try:
                await shadow.until(lambda back=back: shadow.n >= back or shadow.over)  # type: ignore[misc]
            except TimeoutError:
                self.faults.append(f"{shadow.name} {shadow.table} stands still: {shadow.sight['now']}")
                return


async def run(servers: list[Server], count: int, tick: Tick) -> Resumes:
    resumes = Resumes(servers, count, tick)
    await resumes.run()
    return resumes


def prove(count: int, tick: Tick) -> Proved:
    with place() as at, at.servers(2) as servers:
        began = perf_counter()
        found = uvloop.run(run(servers, count, tick))
        took = perf_counter() - began
    figures = f"{found.done / took:.0f} a second; from the open socket to the welcome: {hundredth(found.took)}"
    return Proved(
        found.done, tuple(found.faults), f"{figures}; {found.frames} frames, {found.compared} sights compared"
    )

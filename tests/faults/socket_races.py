"""Races over real sockets: each seat of a table has two devices, one at each of two server processes, and both answer every question at
the same instant, with moves and ids of their own or with the same id."""

import asyncio
import json
from contextlib import AsyncExitStack
from itertools import count as count_up
from random import Random
from time import perf_counter

from talewind.kit import Frozen
from talewind.server.record import Shards
from tests.server.serving import Server

from .lines import Line
from .logbook import read_logbook
from .places import GAMES, Opened, Place, hundredth, open_short
from .proof import Proved, Tick

TABLES = 5


class Taken(Frozen):
    table: str
    ids: frozenset[str]  # as the log has them


async def ask(line: Line, words: dict[str, str]) -> str:
    """Say something, and how it was answered."""
    await line.say(json.dumps(words))
    await line.until(lambda: line.answers[words["id"]])
    return "".join(answer["say"] for answer in line.answers[words["id"]])


class SocketRaces:
    def __init__(self, servers: list[Server], count: int, tick: Tick) -> None:
        self.servers, self.count, self.tick = servers, count, tick
        self.tried, self.turns = 0, count_up()
        self.faults: list[str] = []
        self.lost: list[float] = []
        self.played: list[Taken] = []

    async def run(self) -> None:
        async with asyncio.TaskGroup() as tables:
            for lane in range(min(TABLES, self.count)):
                tables.create_task(self.race(lane))

    async def race(self, lane: int) -> None:
        number = 0
        while self.tried < self.count:
            address, game = self.servers[number % 2].address, GAMES[(lane + number) % len(GAMES)]
            await self.play(await asyncio.to_thread(open_short, address, game))
            number += 1

    async def play(self, opened: Opened) -> None:
        taken: set[str] = set()
        async with AsyncExitStack() as stack, asyncio.TaskGroup() as seats:
            for seat, cookie in enumerate(opened.cookies):
                pair = [Line(one.address, opened.table, opened.game, cookie) for one in self.servers]
                for line in pair:
                    await stack.enter_async_context(line)
                seats.create_task(self.sit(opened, seat, pair, taken))
        self.played.append(Taken(opened.table, frozenset(taken)))

    async def sit(self, opened: Opened, seat: int, pair: list[Line], taken: set[str]) -> None:
        """Answer every question of a seat with both devices at once, until the game is over or enough was tried."""
        dice, one = Random(f"{opened.game} {seat}"), pair[0]
        while self.tried < self.count:
            try:
                await one.until(lambda: one.over or one.question > one.asked or self.tried >= self.count)
            except TimeoutError:
                return  # the others have gone home
            if one.over or one.closed or self.tried >= self.count:
                return
            await self.contend(opened, seat, pair, dice.random() < 0.3, taken)

    async def contend(self, opened: Opened, seat: int, pair: list[Line], same: bool, taken: set[str]) -> None:
        """Both answers are made from what the first device sees: the second process may not know of the question yet. Both may be
        taken if the question is put again, under the same number; whether it was, the replay of the log decides."""
        began, where = perf_counter(), f"{opened.table}: seat {seat}: question {pair[0].question}"
        turn, words = next(self.turns), list[dict[str, str]]()
        for name in "ab":
            pair[0].asked = 0
            words.append(json.loads(pair[0].answer() or "") | {"id": f"{turn} {name}"})
        words[1] = words[0] if same else words[1]
        said = await asyncio.gather(*(ask(line, each) for line, each in zip(pair, words, strict=True)))
        taken |= {f"{seat} {each['id']}" for each, answer in zip(words, said, strict=True) if answer == "taken"}
        if same and said[0] != said[1]:
            self.faults.append(f"{where}: one id was answered with {said}")
        if not set(said) <= {"taken", "not-taken"}:
            self.faults.append(f"{where}: answered with {said}")
        if "taken" in said:
            self.lost.append(perf_counter() - began)
            self.tried += 1
            self.tick(min(self.tried, self.count))

    async def audit(self, at: Place) -> None:
        async with Shards(at.dsns) as shards:
            for played in self.played:
                logbook = await read_logbook(shards.of(played.table), played.table)
                self.faults += logbook.faults()
                if set(logbook.ids) != played.ids:
                    differ = set(logbook.ids) ^ played.ids
                    self.faults.append(f"{played.table}: acknowledged and written differ by {sorted(differ)[:4]}")


async def race_over_sockets(at: Place, servers: list[Server], count: int, tick: Tick) -> Proved:
    races = SocketRaces(servers, count, tick)
    began = perf_counter()
    await races.run()
    took = perf_counter() - began
    await races.audit(at)
    return Proved(
        races.tried,
        tuple(races.faults),
        f"{races.tried / took:.0f} a second, both answered after {hundredth(races.lost)}",
    )

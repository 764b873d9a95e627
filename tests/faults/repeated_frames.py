"""Messages that come twice, late, out of order, with old question numbers, or with an id that was used for another move: each takes effect
exactly once, and a repeated id gets the same acknowledgement. Every seat sends through two connections to two server processes."""

import asyncio
import json
from collections import Counter
from contextlib import AsyncExitStack
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

import uvloop

from talewind.server.record import Shards
from tests.server.serving import Server

from .lines import Line
from .logbook import Logbook, read_logbook
from .places import GAMES, Opened, Place, open_short, place
from .proof import Proved, Tick

TABLES = 4  # at a time
LONGEST = 40  # bursts of one seat at one table

type Words = dict[str, Any]


class Stammerer:
    """One seat that says everything several times."""

    def __init__(self, seat: int, lines: list[Line], dice: Random) -> None:
        self.seat, self.lines, self.dice = seat, lines, dice
        self.said: list[Words] = []  # in the order they were made
        self.taken: set[str] = set()
        self.meant: dict[str, list[Words]] = {}  # by id: everything sent under it before it was taken
        self.faults: list[str] = []
        self.turn = 0

    def burst(self) -> list[Words]:
        """A fresh answer, and what a bad line makes of it and of older ones."""
        first, dice = self.lines[0], self.dice
        if first.paused:  # by a burst whose last word was "pause"
            self.turn += 1
            return [{"do": "go-on", "id": f"on {self.turn}"}] * 2
        first.asked = 0
        fresh: Words = json.loads(first.answer() or "{}")
        if not fresh:
            return []
        self.turn += 1
        fresh["id"] = f"f{self.turn}"
        found, older = [fresh, fresh], self.said[-30:]
        if older:
            found += dice.sample(older, min(2, len(older)))  # late
            found.append(dice.choice(older) | {"id": f"late {self.turn}"})  # an old number under a new id
        if self.taken:
            found.append(fresh | {"id": dice.choice(sorted(self.taken))})  # a legal move under a used id
        if dice.random() < 0.15:
            pause, on = ({"do": do, "id": f"{do} {self.turn}"} for do in ("pause", "go-on"))
            found += [pause, on, pause, on]
        dice.shuffle(found)
        return found

    async def say(self, burst: list[Words]) -> None:
        """Send a burst over both connections, and hear every answer."""
        before, due = set(self.taken), [Counter[str]() for _ in self.lines]
        heard = [Counter({i: len(a) for i, a in line.answers.items()}) for line in self.lines]
        for words in burst:
            if words["id"] not in self.taken:
                self.meant.setdefault(words["id"], []).append(words)
            which = self.dice.randrange(len(self.lines))
            due[which][words["id"]] += 1
            await self.lines[which].say(json.dumps(words))
        for line, owed, had in zip(self.lines, due, heard, strict=True):
            await line.until(partial(answered, line, owed, had))
            for one, number in owed.items():
                self.judge(one, [each["say"] for each in line.answers[one][had[one] :]], number, one in before)
        self.said += [words for words in burst if words not in self.said]

    def judge(self, one: str, answers: list[str], number: int, known: bool) -> None:
        where = f"{self.lines[0].name} {self.lines[0].table}, seat {self.seat}, {one!r}"
        if len(answers) != number:
            self.faults.append(f"{where}: {number} messages, {len(answers)} answers")
        if known and set(answers) != {"taken"}:
            self.faults.append(f"{where}: taken before, now {answers}")
        if "taken" in answers:
            self.taken.add(one)
            if "not-taken" in answers[answers.index("taken") :]:
                self.faults.append(f"{where}: {answers}")

    def compare(self, logbook: Logbook) -> None:
        """The log has each acknowledged id once, with what was first sent under it."""
        prefix = f"{self.seat} "
        rows = {
            row["move_id"][len(prefix) :]: n
            for n, row in enumerate(logbook.rows)
            if (row["move_id"] or "").startswith(prefix)
        }
        for one in rows.keys() ^ self.taken:
            self.faults.append(
                f"{logbook.table}, seat {self.seat}: {one!r} was {'written' if one in rows else 'acknowledged'} only"
            )
        for one in rows.keys() & self.taken:
            body = json.loads(logbook.rows[rows[one]]["body"])
            if "move" in body and body["number"] not in [words.get("number") for words in self.meant[one]]:
                self.faults.append(f"{logbook.table}, seat {self.seat}: {one!r} was written with another message")


def answered(line: Line, owed: Counter[str], had: Counter[str]) -> bool:
    return all(len(line.answers[one]) >= had[one] + number for one, number in owed.items())


class Repeated:
    def __init__(self, at: Place, servers: list[Server], count: int, tick: Tick) -> None:
        self.at, self.servers, self.count, self.tick = at, servers, count, tick
        self.sent = self.taken = 0
        self.faults: list[str] = []

    async def run(self) -> None:
        async with Shards(self.at.dsns) as shards, asyncio.TaskGroup() as tables:
            for lane in range(TABLES):
                tables.create_task(self.evenings(lane, shards))

    async def evenings(self, lane: int, shards: Shards) -> None:
        number = 0
        while self.sent < self.count:
            game = GAMES[(lane + number) % len(GAMES)]
            opened = await asyncio.to_thread(open_short, self.servers[number % 2].address, game)
            await self.evening(opened, Random(f"{lane} {number}"), shards)
            number += 1

    async def evening(self, opened: Opened, dice: Random, shards: Shards) -> None:
        async with AsyncExitStack() as stack:
            seats = []
            for seat, cookie in enumerate(opened.cookies):
                pair = [Line(server.address, opened.table, opened.game, cookie) for server in self.servers]
                for line in pair:
                    await stack.enter_async_context(line)
                seats.append(Stammerer(seat, pair, Random(dice.random())))
            playing = [asyncio.create_task(self.stammer(one)) for one in seats]
            await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)  # the others may wait for that one
            for one in seats:
                one.turn += LONGEST
                async with one.lines[0].news:
                    one.lines[0].news.notify_all()
            await asyncio.gather(*playing)
        logbook = await read_logbook(shards.of(opened.table), opened.table)
        self.faults += logbook.faults()
        for one in seats:
            one.compare(logbook)
            self.faults += one.faults
            self.taken += len(one.taken)

    async def stammer(self, one: Stammerer) -> None:
        line = one.lines[0]
        while one.turn < LONGEST and self.sent < self.count:
            await line.until(lambda: line.over or line.question or line.paused or one.turn >= LONGEST)
            if line.over or line.closed or one.turn >= LONGEST:
                return
            burst = one.burst()[: max(0, self.count - self.sent)]
            self.sent += len(burst)
            await one.say(burst)
            self.tick(self.sent)
            if burst and burst[-1]["id"] not in one.taken:
                await asyncio.sleep(0.01)


def prove(count: int, tick: Tick) -> Proved:
    with place() as at, at.servers(2) as servers:
        began = perf_counter()
        repeated = Repeated(at, servers, count, tick)
        uvloop.run(repeated.run())
        took = perf_counter() - began
    figures = f"{repeated.sent / took:.0f} messages a second; {repeated.taken} took effect"
    return Proved(repeated.sent, tuple(repeated.faults), figures)

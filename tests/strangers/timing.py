"""How long a server takes to answer in two worlds that the player cannot tell apart: whoever measures it learns nothing.

Two tables hold two such worlds. A player sends both the same message again and again, in turn, over real sockets; the server commits each
move and tells it, and forgets what it did to the table. One half of the times says in which world the server is quicker; the other half
says how often that is right: the share of right guesses between a time of one world and a time of the other (area under the curve, AUC).
Chance is 0.5."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from math import sqrt
from random import Random
from statistics import mean
from time import perf_counter
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from talewind import games
from talewind.kit import AnyGame, Chance, Frozen, Refused, Seat, Sitting, open_table, snapshot
from talewind.kit.asks import sample
from talewind.kit.rows import Answered
from talewind.kit.settle import standing
from talewind.kit.testing.legality import illegal_moves
from talewind.kit.testing.wanderer import Wanderer
from talewind.kit.worlds import world_of
from talewind.server.base.clock import now
from talewind.server.live.frames import frames_of
from talewind.server.record import Shards
from talewind.server.tables.header import Header, read_header
from talewind.server.tables.loaded import Played, nobody_yet
from tests.faults.proof import Proved, Tick, no_tick
from tests.server.live.test_alone import SHORT
from tests.server.players import call
from tests.server.serving import Server

from .household import household

MOST = 0.55  # right guesses, all pairs together
SURE = 4.5  # standard deviations that a small run may lie above chance, if that is more
EACH = 200  # messages to each world of a pair, in a full run
LEAST = 10  # pairs
AHEAD = 86_400_000  # ms by which the tables' times are ahead of the server's clock: no clock runs out meanwhile
LONGEST = 120  # rows until the viewer is asked something
FORGETFUL = f"""
from talewind.server.doors import answering
from talewind.server.tables.loaded import Loaded

def reach(self, played):
    if played.seq == self.seq + 1:
        self.seq, self.numbers = played.seq, played.numbers

Loaded.reach = reach
answering.now = lambda now=answering.now: now() + 2 * {AHEAD}  # no message has waited for its row
"""
STORE = "insert into snapshots (table_id, seq, state, numbers) values ($1, 0, $2, $3)"


class Pair(Frozen):
    """Two tables, and what one player says to both. `cookies`: one for each table."""

    game: str
    tables: tuple[str, str]
    cookies: tuple[str, str]
    said: dict[str, Any]
    legal: bool


class Timed(Frozen):
    """`right`: the AUC of one pair."""

    game: str
    legal: bool
    right: float


type Opened = tuple[str, tuple[str, ...]]  # a table, and a cookie for each seat


def prove(count: int, tick: Tick = no_tick, before: str = "") -> Proved:
    """`count`: messages in all. `before`: Python that the server runs first, such as a leak."""
    each = min(EACH, count // (2 * LEAST))
    pairs = count // (2 * each)
    with household() as (running, dsns):
        words = {"TALEWIND_DATABASES": ",".join(dsns), "TALEWIND_NATS": running.nats, "TALEWIND_LIMITS": "off"}
        with running_server(words) as address:
            opened = [(name, open_two(address, name)) for name in names(pairs)]
        made, timed = asyncio.run(prepared(opened, dsns)), list[Timed]()
        with running_server(words, FORGETFUL + before) as address:
            for pair in made:
                timed.append(asyncio.run(measure(address, pair, each, Random(str(pair.said)))))
                tick(len(timed) * 2 * each)
    right = mean(one.right for one in timed)
    bound = 0.5 + max(MOST - 0.5, SURE * error(each // 2) / sqrt(len(timed)))
    faults = (f"the time of an answer tells two worlds apart: {right:.3f}",) if right > bound else ()
    return Proved(len(timed) * 2 * each, faults, figures(timed, right))


@contextmanager
def running_server(words: dict[str, str], before: str = "") -> Iterator[str]:
    """The address of a server that ends with the block, also by an error."""
    server = Server(words, before=before).start()
    try:
        yield server.address
    finally:
        server.end()


def names(pairs: int) -> list[str]:
    known = games.names()
    return [known[number % len(known)] for number in range(pairs)]


def error(number: int) -> float:
    """The standard error of an AUC by chance, of `number` times on either side."""
    return sqrt((2 * number + 1) / (12 * number * number))


def figures(timed: list[Timed], right: float) -> str:
    parts = {name: [one.right for one in timed if one.game == name] for name in games.names()}
    parts |= {
        "moves": [one.right for one in timed if one.legal],
        "refusals": [one.right for one in timed if not one.legal],
    }
    shares = ", ".join(f"{name} {mean(found):.3f}" for name, found in parts.items() if found)
    return f"{len(timed):,} pairs; right {right:.3f} of the time, 0.5 by chance ({shares})"


def open_two(address: str, name: str) -> tuple[Opened, Opened]:
    """Two tables of the same options, begun."""
    return open_one(address, name), open_one(address, name)


def open_one(address: str, name: str) -> Opened:
    game = games.load(name)
    least = min(game.seats_for(game.options_type(**SHORT[name])))
    opened, host = call(address, "/api/tables", {"game": name, "options": SHORT[name], "chairs": least})
    path, cookies = f"/api/tables/{opened['table']}", []
    for seat in range(least):
        body = {"name": f"P{seat}", "key": opened["key"]}
        cookies.append(call(address, f"{path}/seats", body, host if seat == 0 else "")[1])
    call(address, f"{path}/start", {}, host)
    return opened["table"], tuple(cookies)


async def prepared(opened: list[tuple[str, tuple[Opened, Opened]]], dsns: tuple[str, ...]) -> list[Pair]:
    """Put the two worlds into the tables' snapshots."""
    pairs = []
    async with Shards(dsns) as shards:
        for number, (name, (one, other)) in enumerate(opened):
            headers = [await read_header(shards.of(table), table) for table, _ in (one, other)]
            assert headers[0] is not None
            legal = number // len(games.names()) % 2 == 0
            state, world, seat, said = next(alike(games.load(name), headers[0], number, legal))
            for (table, _), held in zip((one, other), (state, world), strict=True):
                counts = msgspec.json.encode([*nobody_yet(headers[0]).values()])
                await shards.of(table).execute("delete from snapshots where table_id = $1", table)
                await shards.of(table).execute(STORE, table, snapshot(held), counts)
            pairs.append(Pair(name, (one[0], other[0]), (one[1][seat], other[1][seat]), said, legal))
    return pairs


def alike(game: AnyGame, header: Header, number: int, legal: bool) -> Iterator[tuple[Any, Any, Seat, dict[str, Any]]]:
    """Two different states that a seat cannot tell apart, the seat, and its message, which tells them apart neither."""
    dice, at = Chance(b"timing %d" % number), now() + AHEAD
    while True:
        opened = open_table(game, len(header.seats), header.chosen(), header.key, at)
        sitting = Sitting(game, header.key, opened)
        people = Wanderer(game, sitting, dice, leaving=False, absent=False)
        for _ in range(dice.roll(LONGEST, "rows")):
            if not sitting.state.stack:
                break
            sitting.take(people.next_row())
        state = sitting.state
        for ask in sitting.step.asks:
            if not state.holds(ask.seat) or state.paused is not None:
                continue
            world = world_of(game, state, ask.seat, dice)
            moves = [sample(ask.offers, game.kinds, dice)] if legal else [*illegal_moves(game, ask, dice)][:1]
            for move in moves:
                said = {"number": state.asked[ask.seat], "move": msgspec.to_builtins(move)}
                frames = [answered(header, held, ask.seat, move) for held in (state, world)]
                if frames[0] == frames[1] and (frames[0] is not None) == legal and snapshot(state) != snapshot(world):
                    yield state, world, ask.seat, said


def answered(header: Header, state: Any, seat: Seat, move: Any) -> bytes | None:
    """The frame of an answer for who gave it; None: it is refused. Empty: there is none."""
    sitting = Sitting(header.game, header.key, standing(state))
    try:
        sitting.take(Answered(state.at + state.slept, seat, state.asked[seat], move))
    except Refused:
        return None
    played = Played(header, 1, sitting, dict.fromkeys([*range(state.seats), None], 1), state)
    return frames_of(played, [seat], 200).get(seat, b"")


async def measure(address: str, pair: Pair, each: int, dice: Random) -> Timed:
    times: tuple[list[float], list[float]] = ([], [])
    async with AsyncExitStack() as stack:
        sockets = []
        for table, cookie in zip(pair.tables, pair.cookies, strict=True):
            there = f"{address.replace('http', 'ws', 1)}/ws/{table}?after=0"
            sockets.append(
                await stack.enter_async_context(connect(there, additional_headers={"Cookie": cookie}, close_timeout=1))
            )
        for number in range(each + 1):
            for world in dice.sample((0, 1), 2):
                seconds = await one(sockets[world], pair, f"m{number}")
                if number:  # the first loads the table
                    times[world].append(seconds)
    return Timed(pair.game, pair.legal, guessed(*times))


async def one(socket: ClientConnection, pair: Pair, move_id: str) -> float:
    """Seconds until the answer is acknowledged or refused."""
    said = json.dumps({"do": "answer", "id": move_id, **pair.said})
    began = perf_counter()
    await socket.send(said)
    async with asyncio.timeout(90):
        async for text in socket:
            heard = json.loads(text)
            if heard.get("id") == move_id:
                assert (heard["say"] == "taken") == pair.legal, (pair, heard)
                return perf_counter() - began
    raise AssertionError("the connection was closed")


def guessed(here: list[float], there: list[float]) -> float:
    """Learn from every second pair of times which world is slower, and guess the others by it."""
    right = auc(here[1::2], there[1::2])
    return right if auc(here[::2], there[::2]) >= 0.5 else 1 - right


def auc(here: list[float], there: list[float]) -> float:
    """How often a time of `there` is longer than one of `here`.

    >>> auc([1.0, 2.0], [2.0, 3.0])
    0.875
    """
    return mean((late > early) + (late == early) / 2 for early in here for late in there)

"""Whole games over real sockets, against a server in a process of its own whose clock runs fast. What every client received is kept
and checked afterwards, row by row, with the log that the server wrote."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from tempfile import TemporaryFile
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from talewind import games
from talewind.kit import Sitting, Step, open_table, row_type
from talewind.server.record import Shards
from talewind.server.tables.header import Header, read_header
from talewind.server.tables.loaded import counted, nobody_yet
from talewind.server.wire import Viewer
from tests.server.conftest import Running
from tests.server.live.test_alone import SHORT, Person, offered
from tests.server.players import call
from tests.server.serving import LONG, Server

from .knowledge import Knowledge
from .markers import Mint
from .taps import LOG, STRANGER, Reader, Tap

FAST = 40  # seconds of the server's clock to one of ours
HURRIED = f"""
import asyncio
from time import monotonic_ns
from talewind.bots import times
from talewind.server.base import clock
from talewind.server.books.archiver import Archiver
from talewind.server.record import shards

async def idle(*_):
    await asyncio.Event().wait()

Archiver.run = idle  # the log of a finished game stays
times.LONGEST_PAUSE, shards.MOST_APART = 100, 1e12
clock.Clock.now_ns = lambda self: self._at + (monotonic_ns() - self._from) * {FAST}
"""
ROWS = "select seq, at, body, only_for, rules from moves where table_id = $1 order by seq"
PATHS = ("", "/frames", "/older/frames?before=99", "/game", "/book", "/shoulder", "/knocks", "/again")


class Tapped(Person):
    """A person who writes markers and keeps every byte; an onlooker if it has no cookie."""

    def __init__(self, game: str, mint: Mint, *given: Any, **more: Any) -> None:
        super().__init__(game, *given, **more)
        self.mint, self.raw, self.wrote, self.aloud = mint, list[str](), list[str](), list[str]()

    async def once(self) -> None:
        address, query = self.addresses[0].replace("http", "ws", 1), f"after={self.n}&watch={self.watch}"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        async with connect(f"{address}/ws/{self.table}?{query}", additional_headers=headers, close_timeout=1) as socket:
            async for text in socket:
                self.raw.append(str(text))
                self.hear(json.loads(text))
                if self.over:
                    return
                for said in self.says():
                    self.wrote.append(said)
                    await socket.send(said)

    def says(self) -> list[str]:
        """A draft where one is kept, then the answer, each with markers of its own."""
        question, answer = self.sight.get("question"), self.answer()
        if answer is None or question is None:
            return []
        found, ask = [], question["ask"]
        for kind in ("draft", "answer") if ask.get("drafted") else ("answer",):
            said = json.loads(answer) | {"do": kind}
            said["move"] = self.marked(said["move"], ask)
            if kind == "draft":
                del said["id"]
                if ask.get("heard"):
                    self.aloud.append(json.dumps(said))
            found.append(json.dumps(said))
        self.sent.pop(f"m{question['number']}", None)
        return found

    def marked(self, raw: Any, ask: dict[str, Any]) -> Any:
        move = msgspec.convert(raw, self.game.moves)
        offers = [offered(each) for each in ask["offers"] if each["move"] == raw["move"]]
        return msgspec.to_builtins(self.mint.mark(move, lambda new: any(each.admit(new) is None for each in offers)))


class Socketed:
    """One game: its people, an onlooker, and a stranger who tries all doors."""

    def __init__(self, server: Server, name: str, seed: int) -> None:
        self.server, self.name, self.where = server, name, f"{name}, game {seed} over sockets"
        self.mint, game = Mint(f"sockets {name} {seed}"), games.load(name)
        options = SHORT[name]
        least = min(game.seats_for(game.options_type(**options)))
        opened, host = call(server.address, "/api/tables", {"game": name, "options": options, "chairs": least})
        self.table, path = opened["table"], f"/api/tables/{opened['table']}"
        self.people: dict[Viewer, Tapped] = {}
        house = seed % 2 if least > 2 else 0  # members of the company
        for seat in range(least):
            body = {"name": f"P{seat}", "key": opened["key"]}
            if seat >= least - house:
                call(server.address, f"{path}/seats", {"key": opened["key"], "bot": True}, host)
                continue
            _, cookie = call(server.address, f"{path}/seats", body, host if seat == 0 else "")
            self.people[seat] = Tapped(name, self.mint, [server.address], self.table, cookie)
        self.people[None] = Tapped(name, self.mint, [server.address], self.table, watch=opened["watch_key"])
        call(server.address, f"{path}/start", {}, host)
        self.strange: list[bytes] = []

    async def play(self) -> None:
        async with asyncio.timeout(10 * LONG):
            await asyncio.gather(*(person.play() for person in self.people.values()), self.snoop())

    async def snoop(self) -> None:
        """A stranger, and each seat's cookie on what belongs to others, once and again until the game is over."""
        while not all(person.over for person in self.people.values()):
            for path in PATHS:
                self.strange.append(await asyncio.to_thread(self.fetched, path))
            with contextlib.suppress(ConnectionClosed, WebSocketException, OSError):
                async with connect(
                    f"{self.server.address.replace('http', 'ws', 1)}/ws/{self.table}?watch=no"
                ) as socket:
                    self.strange += [str(text).encode() async for text in socket]
            await asyncio.sleep(2)

    def fetched(self, path: str) -> bytes:
        try:
            with urlopen(Request(f"{self.server.address}/api/tables/{self.table}{path}"), timeout=LONG) as answer:
                return bytes(answer.read())
        except HTTPError as no:
            with no:
                return no.read() + str(no.headers).encode()

    async def checked(self, shards: Shards) -> Tap:
        """Replay the log, and give each reader's letters to the tap at the row that made them."""
        shard = shards.of(self.table)
        header = await read_header(shard, self.table)
        assert header is not None
        tap = self.tapped(header)
        letters = {viewer: numbered(person.raw) for viewer, person in self.people.items()}
        numbers = nobody_yet(header)
        async for step, only in steps(shard, header):
            tap.knowledge.step = step
            numbers = counted(numbers, only)
            for viewer, by_number in letters.items():
                for raw in by_number.pop(numbers[viewer], ()):
                    tap.got(viewer, raw, f"frame {numbers[viewer]}")
        for viewer, by_number in letters.items():
            for rest in by_number.values():
                tap.faults += [f"{self.where}: {viewer} received {raw[:80]!r}, which no row made" for raw in rest]
        for raw in self.strange:
            tap.got(STRANGER, raw, "a door")
        tap.closed()
        return tap

    def tapped(self, header: Header) -> Tap:
        first = open_table(header.game, len(header.seats), header.chosen(), header.key)
        knowledge = Knowledge(header.game, first, self.where)
        secrets, own = (
            {"the secret of the table": header.secret, "the key of chance": header.key},
            dict[Reader, set[str]](),
        )
        for viewer, person in self.people.items():
            for said in person.aloud:
                knowledge.read_along(said)
            if viewer is not None:
                knowledge.wrote(viewer, "".join(person.wrote).encode())
                secrets[f"the cookie of seat {viewer}"] = person.cookie.partition("=")[2].encode()
                secrets[f"the person of seat {viewer}"] = str(header.seats[viewer].person).encode()
                own[viewer] = {f"the {what} of seat {viewer}" for what in ("cookie", "person")}
        return Tap(knowledge, secrets, own, self.where)


def numbered(raw: list[str]) -> dict[int, list[bytes]]:
    """Letters by the number of the frame; one without a number counts with the frame after it."""
    found: dict[int, list[bytes]] = {}
    waiting: list[bytes] = []
    last = 0
    for text in raw:
        waiting.append(text.encode())
        if (n := json.loads(text).get("n")) is not None:
            found.setdefault(n, []).extend(waiting)
            waiting, last = [], n
    found.setdefault(last, []).extend(waiting)
    return found


async def steps(shard: Any, header: Header) -> AsyncIterator[tuple[Step[Any], Any]]:
    """The game as its log has it."""
    decode = msgspec.json.Decoder(row_type(header.game)).decode
    first, *rows = await shard.fetch(ROWS, header.id)
    step = open_table(header.game, len(header.seats), header.chosen(), header.key, first["at"], first["rules"])
    sitting = Sitting(header.game, header.key, step)
    yield step, first["only_for"]
    for row in rows:
        yield sitting.take(decode(row["body"])), row["only_for"]


async def play_some(
    names: list[str], first: int, running: Running, dsns: tuple[str, ...], at_once: int = 10
) -> list[Tap]:
    """Games over sockets, a few at a time; the taps after them."""
    words = {"TALEWIND_DATABASES": ",".join(dsns), "TALEWIND_NATS": running.nats, "TALEWIND_LIMITS": "off"}
    taps: list[Tap] = []
    with TemporaryFile("w+") as errors:
        server = Server(words, errors=errors, before=HURRIED).start()
        try:
            for begin in range(0, len(names), at_once):
                some = [
                    await asyncio.to_thread(Socketed, server, name, first + begin + number)
                    for number, name in enumerate(names[begin : begin + at_once])
                ]
                await asyncio.gather(*(one.play() for one in some))
                async with Shards(dsns) as shards:
                    taps += [await one.checked(shards) for one in some]
        finally:
            server.end()
        errors.seek(0)
        logged = errors.read().encode()
    for tap in taps:
        tap.got(LOG, logged, "a line")
    return taps

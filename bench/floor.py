"""A steady load on every shard of a cluster, by clients that reconnect, and its measurements."""

import asyncio
import itertools
import random
import ssl
from time import perf_counter
from typing import Any, Literal

import httpx
import msgspec

from bench.regulars import Person

CHAIRS = 3
PATIENCE = 10.0  # seconds for a call
LASTS = 14.0  # seconds of the shortest games; it determines how many tables are opened in advance

type Kind = Literal["people", "bots", "clocks"]  # what the table waits for


class Ready(msgspec.Struct):
    """A table with people and bots whose game has not begun."""

    table: str
    cookies: list[str]

    @property
    def bots(self) -> frozenset[int]:
        return frozenset(range(len(self.cookies), CHAIRS))


class Pace(msgspec.Struct):
    """Numbers of tables of each kind per shard, and seconds of thinking."""

    people: int = 3
    bots: int = 2
    clocks: int = 2
    pause: float = 0.5

    def kinds(self) -> list[Kind]:
        tables: dict[Kind, int] = {"people": self.people, "bots": self.bots, "clocks": self.clocks}
        return [kind for kind, number in tables.items() for _ in range(number)]


class Floor:
    """`letters`: the first letters of table ids, one per shard. A new table gets a random shard, so all tables of the
    run are opened before any fault."""

    def __init__(self, addresses: list[str], letters: str, pace: Pace, trust: ssl.SSLContext | None = None) -> None:
        self.addresses, self.letters, self.pace = addresses, letters, pace
        self.trust = trust if addresses[0].startswith("https") else None
        self.ready: dict[tuple[str, Kind], list[Ready]] = {}
        self.people: list[Person] = []
        self._turn = itertools.cycle(addresses)
        self._tasks: list[asyncio.Task[None]] = []

    def _client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(timeout=PATIENCE, verify=self.trust or False)

    async def call(self, client: httpx.AsyncClient, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
        answer = await client.post(next(self._turn) + path, json=body, headers={"Cookie": cookie} if cookie else {})
        client.cookies.clear()  # each call is a new person
        answer.raise_for_status()
        given = answer.headers.get("set-cookie", "").split(";")[0]
        return (answer.json() if answer.content else None), given or cookie

    async def open_tables(self, seconds: float) -> None:
        """Open enough tables for a run of so many seconds."""
        games: dict[Kind, int] = {
            "people": 2 + int(seconds / LASTS),
            "bots": 2 + int(seconds / 60),
            "clocks": 2 + int(seconds / 60),
        }
        wanted: dict[tuple[str, Kind], int] = {}
        for letter, kind in itertools.product(self.letters, self.pace.kinds()):
            wanted[letter, kind] = wanted.get((letter, kind), 0) + games[kind]
        async with self._client() as client:
            while wanted:
                opened, host = await self.call(
                    client, "/api/tables", {"game": "windmill", "options": {"players": CHAIRS}}
                )
                key = next((key for key in wanted if key[0] == opened["table"][0]), None)
                if key is None:
                    continue  # this shard has enough
                self.ready.setdefault(key, []).append(await self._seat(client, key[1], opened, host))
                wanted[key] -= 1
                if not wanted[key]:
                    del wanted[key]

    async def _seat(self, client: httpx.AsyncClient, kind: Kind, opened: dict[str, str], host: str) -> Ready:
        cookies = []
        for chair in range(CHAIRS):
            bot = kind == "bots" and chair > 0
            body = {"name": f"P{chair}", "key": opened["key"], "bot": bot}
            _, cookie = await self.call(
                client, f"/api/tables/{opened['table']}/seats", body, "" if chair and not bot else host
            )
            if not bot:
                cookies.append(cookie)
        return Ready(opened["table"], cookies)

    def begin(self) -> None:
        places = itertools.product(self.letters, self.pace.kinds())
        self._tasks = [asyncio.create_task(self._play(letter, kind)) for letter, kind in places]

    async def _play(self, letter: str, kind: Kind) -> None:
        await asyncio.sleep(random.uniform(0, 2))
        while self.ready[letter, kind]:
            ready = self.ready[letter, kind].pop()
            await self.start(ready)
            pause = self.pace.pause if kind == "people" else self.pace.pause / 2
            people = [
                Person(self.addresses, ready.table, seat, cookie, pause, kind != "clocks", ready.bots, self.trust)
                for seat, cookie in enumerate(ready.cookies)
            ]
            self.people += people
            await asyncio.gather(*(person.play() for person in people))
        raise RuntimeError("the tables that were opened have all been played")

    async def start(self, ready: Ready) -> None:
        """Retry until the game has begun, however long its shard is down."""
        async with self._client() as client:
            while True:
                try:
                    await self.call(client, f"/api/tables/{ready.table}/start", {}, ready.cookies[0])
                except httpx.HTTPStatusError as no:
                    if no.response.status_code == httpx.codes.CONFLICT:  # an earlier attempt succeeded
                        return
                except httpx.HTTPError:
                    pass
                else:
                    return
                await asyncio.sleep(0.5)

    def check(self) -> None:
        """Raise the exception of a table's task that has ended: none should."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def of(self, letter: str) -> list[Person]:
        return [person for person in self.people if person.table.startswith(letter)]


class Seen(msgspec.Struct):
    """Measurements of one shard's tables over a period, in seconds; an unacknowledged move counts up to now."""

    moves: int
    p50: float
    p99: float
    slowest: float
    bots: int
    bots_late: float
    clocks: int
    clocks_late: float


def seen(people: list[Person], begin: float, end: float) -> Seen:
    now = perf_counter()
    sent = [one for person in people for one in person.moves.values() if begin <= one.at < end and one.at]
    took = sorted((one.taken or now) - one.at for one in sent)
    late: dict[str, list[float]] = {"bot": [], "clock": []}
    for person in people:
        for one in [*person.late, *([person.due] if person.due and person.seat == 0 else [])]:
            if begin <= one.due < end:
                late[one.kind].append(max(0.0, one.seconds()))
    return Seen(
        len(took), took[len(took) // 2] if took else 0.0, took[int(len(took) * 0.99)] if took else 0.0,
        took[-1] if took else 0.0, len(late["bot"]), max(late["bot"], default=0.0), len(late["clock"]),
        max(late["clock"], default=0.0),
    )  # fmt: skip

"""Does the house keep people's pace? `python bench/company.py [tables] [seconds] [game ...]`

Tables of the games, if none is named of the three telling ones, each with one person and two members of the house, on one server at home. The person
answers anything legal after a person's time. Afterwards the logs are replayed: how much later than its own pause each
answer of a member came. Prints that, and the CPU of the server with its bots."""

import asyncio
import contextlib
import sys
from itertools import cycle, islice
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any

import asyncpg
import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.live.test_alone import Person, offered

from bench.processes import Home
from talewind.bots import times
from talewind.kit import open_table
from talewind.kit.rows import Answered, row_type
from talewind.kit.sitting import Sitting
from talewind.server.tables.bots import bot_ready, bots_ask
from talewind.server.tables.header import read_header

GAMES = ("windmill", "story", "end_of_the_story")
CHAIRS = 3
LOG = "select at, rules, body from moves where table_id = $1 order by seq"


class Guest(Person):
    """A person who takes a person's time before each answer."""

    async def play_on(self) -> None:
        address = self.addresses[0].replace("http", "ws", 1)
        async with (
            connect(
                f"{address}/ws/{self.table}?after={self.n}",
                additional_headers={"Cookie": self.cookie},
                compression=None,
            ) as socket,
            asyncio.TaskGroup() as thinking,
        ):
            async for raw in socket:
                self.hear(msgspec.json.decode(raw))
                if self.over:
                    return
                if (answer := self.answer()) is not None:
                    thinking.create_task(self._think(socket, answer))

    async def _think(self, socket: ClientConnection, answer: str) -> None:
        offers = tuple(offered(raw) for raw in self.sight["question"]["ask"]["offers"])
        await asyncio.sleep(times.pause(offers, ()) / 1_000 * self.dice.uniform(0.7, 1.3))
        await socket.send(answer)


async def sit_down(client: httpx.AsyncClient, game: str, number: int) -> Guest:
    """A new person at a new table with two members, begun."""

    async def call(path: str, body: Any, cookie: str = "") -> httpx.Response:
        answer = await client.post(path, json=body, headers={"Cookie": cookie})
        client.cookies.clear()
        answer.raise_for_status()
        return answer

    opened = await call("/api/tables", {"game": game, "options": {}, "chairs": CHAIRS})
    cookie, table = opened.headers["set-cookie"].split(";")[0], opened.json()
    path = f"/api/tables/{table['table']}"
    for chair in range(CHAIRS):
        await call(f"{path}/seats", {"key": table["key"]} | ({"bot": True} if chair else {"name": "Ada"}), cookie)
    await call(f"{path}/start", {}, cookie)
    return Guest(game, [str(client.base_url).rstrip("/")], table["table"], cookie, seed=number)


async def evening(address: str, games: list[str], seconds: float) -> list[str]:
    """Play at a table of each of the games for so long; a finished game is followed by another. Returns the ids of all tables."""
    tables = list[str]()
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:

        async def sit(game: str, number: int) -> None:
            while True:
                guest = await sit_down(client, game, number)
                tables.append(guest.table)
                await guest.play_on()

        playing = [asyncio.create_task(sit(game, number)) for number, game in enumerate(games)]
        done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return tables


async def lateness(dsn: str, tables: list[str]) -> list[float]:
    connection = await asyncpg.connect(dsn)
    try:
        return [late for table in tables for late in await late_at(connection, table)]
    finally:
        await connection.close()


async def late_at(connection: Any, table: str) -> list[float]:
    """Seconds between the end of a member's pause and the row of its answer, for every answer of a member."""
    header, rows = await read_header(connection, table), await connection.fetch(LOG, table)
    assert header is not None
    game, at, found = header.game, rows[0]["at"], list[float]()
    opened = open_table(game, len(header.seats), header.chosen(), header.key, at, rows[0]["rules"])
    sitting, decode = Sitting(game, header.key, opened), msgspec.json.Decoder(row_type(game)).decode
    for row in (decode(record["body"]) for record in rows[1:]):
        ask, ready = bots_ask(sitting), bot_ready(header, sitting, at)
        if isinstance(row, Answered) and ask is not None and row.seat == ask.seat and ready is not None:
            found.append((row.at - ready) / 1_000)
        sitting.take(row)
        at = row.at
    return found


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 180.0
    games = list(islice(cycle(sys.argv[3:] or GAMES), number))
    with Home() as home:
        before, begun = home.cpu(), perf_counter()
        tables = asyncio.run(evening(home.address, games, seconds))
        lasted, spent = perf_counter() - begun, home.cpu()
        late = asyncio.run(lateness(home.dsn, tables))
    cuts = quantiles(late, n=100)
    cores = {name: (spent[name] - before[name]) / lasted for name in spent}
    print(f"{number} tables for {lasted:.0f} s: {len(late)} answers of members, later than their pause by")
    print(f"  {cuts[49]:.2f} s (median), {cuts[94]:.2f} s (p95), {cuts[98]:.2f} s (p99), {max(late):.2f} s at most")
    print("  cores: " + ", ".join(f"{name} {share:.2f}" for name, share in cores.items()))


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        main()

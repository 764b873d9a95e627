"""One database of three is killed, and later hangs: whoever plays on the others does not notice, and nothing is lost on it.
`bench/outage.py` measures the same for minutes."""

import asyncio
from collections.abc import AsyncIterator, Callable
from itertools import product
from time import perf_counter
from typing import Any

import httpx
import pytest
from bench.cluster import Cluster, Database
from bench.floor import CHAIRS, Floor, Pace, seen
from bench.ledger import Audit, audit
from bench.regulars import Person

pytestmark = pytest.mark.long

LATE = 2.0  # seconds that bots and clocks may be late because of another shard
SOON = 8.0  # seconds within which somebody at a table whose database hangs hears of it
OPENINGS = 8  # by chance alone all of them would go to living shards once in 25 times


@pytest.fixture
async def cluster() -> AsyncIterator[Cluster]:
    async with Cluster(databases=3, processes=1) as cluster:
        yield cluster


@pytest.fixture
async def floor(cluster: Cluster) -> AsyncIterator[Floor]:
    """On each shard a table of people, one of a person with bots, and one where clocks run out."""
    letters = "".join(database.letter for database in cluster.databases)
    floor = Floor(cluster.addresses, letters, Pace(people=1, bots=1, clocks=1, pause=0.3))
    await floor.open_tables(45)
    floor.begin()
    yield floor
    await floor.end()


@pytest.fixture
async def client(cluster: Cluster) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=cluster.addresses[0], timeout=20) as client:
        yield client


async def call(client: httpx.AsyncClient, path: str, body: Any = None, cookie: str = "") -> tuple[httpx.Response, str]:
    headers = {"Cookie": cookie} if cookie else {}
    answer = await client.request("GET" if body is None else "POST", path, json=body, headers=headers)
    client.cookies.clear()
    return answer, answer.headers.get("set-cookie", "").split(";")[0] or cookie


async def until(holds: Callable[[], object], seconds: float, otherwise: str) -> None:
    end = perf_counter() + seconds
    while not holds():
        assert perf_counter() < end, otherwise
        await asyncio.sleep(0.05)


async def sit_on_every_shard(client: httpx.AsyncClient, letters: str) -> tuple[str, dict[str, str]]:
    """The cookie of a person, and by shard a table where it sits alone."""
    tables: dict[str, str] = {}
    cookie = ""
    while len(tables) < len(letters):
        answer, cookie = await call(client, "/api/tables", {"game": "windmill"}, cookie)
        opened = answer.json()
        await call(client, f"/api/tables/{opened['table']}/seats", {"name": "P", "key": opened["key"]}, cookie)
        tables[opened["table"][0]] = opened["table"]
    return cookie, tables


async def shown(client: httpx.AsyncClient, cookie: str) -> set[str]:
    """Of which shards a person's list has tables."""
    answer, _ = await call(client, "/api/me", cookie=cookie)
    assert answer.status_code == 200
    return {table["table"][0] for table in answer.json()["tables"]}


def have_gone_on(floor: Floor, letters: str, since: float, *kinds: str) -> bool:
    """Has something of each kind, a bot's move or a clock, that was due since then come on each of these shards?"""
    done = {(late.kind, person.table[0]) for person in floor.people for late in person.late if late.due > since}
    return done >= set(product(kinds, letters))


def is_thinking(people: list[Person]) -> bool:
    """Will one of them send a move in a moment?"""
    return any(not sent.at for person in people for sent in person.open.values())


def answered_busy(people: list[Person], since: float) -> list[float]:
    """After how many seconds the server has answered moves in this way."""
    return [after for person in people for at, after in person.busy if at > since]


async def seconds_to_refuse(client: httpx.AsyncClient, path: str, body: Any, cookie: str) -> float:
    asked = perf_counter()
    answer, _ = await call(client, path, body, cookie)
    assert (answer.status_code, answer.json()) == (503, {"detail": "server-away"})
    return perf_counter() - asked


async def others_are_well(client: httpx.AsyncClient, cookie: str, others: str, lost: Database) -> None:
    answer, _ = await call(client, "/readyz")
    assert answer.status_code == 200, "every process would say so, and nobody could play anywhere"
    assert [name for name, well in answer.json().items() if not well] == [f"database {lost.number + 1}"]
    assert await shown(client, cookie) == set(others)
    opened = [(await call(client, "/api/tables", {"game": "windmill"}))[0].status_code for _ in range(OPENINGS)]
    assert opened == [201] * OPENINGS


async def nothing_is_lost_or_doubled(cluster: Cluster, floor: Floor) -> None:
    audited = Audit()
    for database in cluster.databases:
        await audit(database.own_dsn, floor.of(database.letter), audited)
    assert not audited.faults
    assert audited.acknowledged > CHAIRS * len(floor.letters)


@pytest.mark.parametrize("by_the_clock", [False, pytest.param(True, marks=pytest.mark.nightly)])
async def test_a_database_that_is_away_stops_nothing_on_the_others(
    cluster: Cluster, floor: Floor, client: httpx.AsyncClient, by_the_clock: bool
) -> None:
    """`by_the_clock`: how soon, too, which needs a machine with nothing else to do."""
    lost, began = cluster.databases[0], perf_counter()
    faults = {"killed": (lost.kill, lost.start), "frozen": (lost.freeze, lost.thaw)}
    others = floor.letters.replace(lost.letter, "")
    cookie, tables = await sit_on_every_shard(client, floor.letters)
    start = f"/api/tables/{tables[lost.letter]}/start"
    await until(lambda: have_gone_on(floor, floor.letters, began, "bot"), 40, "bots never began")
    usual = seen(floor.people, began, perf_counter()).bots_late
    for fault, (goes_wrong, is_mended) in faults.items():
        await until(lambda: is_thinking(floor.of(lost.letter)), 40, "nobody plays there")
        goes_wrong()
        away = perf_counter()
        refused = await seconds_to_refuse(client, start, {}, cookie)
        assert refused < SOON or not by_the_clock
        await until(lambda: have_gone_on(floor, others, away, "bot", "clock"), 30, f"{fault}: the others stand still")  # noqa: B023
        during = seen([person for letter in others for person in floor.of(letter)], away, perf_counter())
        late = max(during.bots_late, during.clocks_late) - usual
        assert late < LATE or not by_the_clock, f"{fault}: seconds, beyond what bots are late on this machine anyway"
        await others_are_well(client, cookie, others, lost)
        await until(lambda: answered_busy(floor.of(lost.letter), away), 20, f"{fault}: a move was not answered")  # noqa: B023
        assert max(answered_busy(floor.of(lost.letter), away)) < SOON or not by_the_clock, f"{fault}: seconds"

        back = perf_counter()
        if (mending := is_mended()) is not None:
            await mending
        await until(lambda: have_gone_on(floor, floor.letters, back, "bot"), 40, f"{fault}: the shard does not go on")  # noqa: B023
        assert await shown(client, cookie) == set(floor.letters)
        floor.check()
    await nothing_is_lost_or_doubled(cluster, floor)

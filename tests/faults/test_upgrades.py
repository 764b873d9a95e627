"""Two versions of the rules side by side, on the same shard: tables begun under the old rules go on at either process; once the
newer rules have written a row, the old process gives the table away, and writes nothing more to it."""

import asyncio
import json
import urllib.error
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import asyncpg
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from talewind.games.windmill.game import Windmill
from talewind.kit import Frozen, Sitting, fingerprint, row_type, snapshot
from talewind.kit import open_table as open_table_of
from talewind.server.doors.sockets import BROKEN
from talewind.server.record import Shard, Shards
from talewind.server.tables.header import read_header
from tests.server.conftest import Running, create_databases, drop_databases, household
from tests.server.players import Player, call, open_table
from tests.server.serving import Server

OLD, NEW = Windmill.version, Windmill.version + 1
NEWER = f"from talewind.games.windmill.game import Windmill; Windmill.version = {NEW}"


class Pair(Frozen):
    """An old process and a newer one."""

    old: Server
    new: Server
    dsns: tuple[str, ...]

    async def rules(self, table: str) -> list[int]:
        """Of each row of a table."""
        for dsn in self.dsns:
            connection = await asyncpg.connect(dsn)
            rows = await connection.fetch("select rules from moves where table_id = $1 order by seq", table)
            await connection.close()
            if rows:
                return [row["rules"] for row in rows]
        return []


@pytest.fixture(scope="module")
def running() -> Iterator[Running]:
    with household() as found:
        yield found


@pytest.fixture
async def pair(running: Running) -> AsyncIterator[Pair]:
    names = await create_databases(running)
    dsns = tuple(running.database(name) for name in names)
    words = {"TALEWIND_DATABASES": ",".join(dsns), "TALEWIND_NATS": running.nats, "TALEWIND_LIMITS": "off"}
    with ExitStack() as stack:
        old, new = (Server(words, before=before).start() for before in ("", NEWER))
        for server in (old, new):
            stack.callback(server.end)
        yield Pair(old, new, dsns)
    await drop_databases(running, names)


@contextmanager
def newer_rules() -> Iterator[None]:
    """In this process, too."""
    Windmill.version = NEW
    try:
        yield
    finally:
        Windmill.version = OLD


def says(server: Server, table: str, cookie: str, word: str) -> int:
    """The status of a message of a seat."""
    try:
        answer, _ = call(server.address, f"/api/tables/{table}/messages", {"do": word, "id": f"{word}-1"}, cookie)
    except urllib.error.HTTPError as no:
        return no.code
    assert answer["say"] == "taken", answer
    return 200


async def knocks(server: Server, table: str, cookie: str) -> str | int:
    """What a socket is told first, or the code with which it is closed."""
    url = f"{server.address.replace('http', 'ws', 1)}/ws/{table}"
    async with connect(url, additional_headers={"Cookie": cookie}, open_timeout=90) as socket:
        try:
            said: Any = json.loads(await socket.recv())["say"]
        except ConnectionClosed:
            return socket.close_code or 0
        return str(said)


async def test_a_table_of_the_old_rules_is_played_to_its_end_beside_newer_ones(pair: Pair) -> None:
    table, _, cookies = open_table(pair.old.address, 3)
    both = [pair.old.address, pair.new.address]
    players = [Player(both, table, cookie, seed=seat) for seat, cookie in enumerate(cookies)]
    async with asyncio.timeout(300):
        sights = await asyncio.gather(*(player.play() for player in players))
    rules = await pair.rules(table)
    assert rules == sorted(rules), "no old row after a newer one"
    assert rules[0] == OLD
    assert rules[-1] == NEW
    assert len({json.dumps(sight["outcome"], sort_keys=True) for sight in sights}) == 1
    with newer_rules():
        async with Shards(pair.dsns) as shards:
            assert await replayed(shards.of(table), table) == len(rules)


async def replayed(shard: Shard, table: str) -> int:
    """Play every row again by the newer rules, from the first and without a snapshot: it tells what was told, and leads to the states
    that the newer rules have written. The number of rows."""
    header = await read_header(shard, table)
    assert header is not None
    rows = await shard.fetch("select * from moves where table_id = $1 order by seq", table)
    step = open_table_of(header.game, len(header.seats), header.chosen(), header.key, rows[0]["at"], rows[0]["rules"])
    sitting = Sitting(header.game, header.key, step)
    decode = msgspec.json.Decoder(row_type(header.game)).decode
    for row in rows:
        step = sitting.take(decode(row["body"])) if row["seq"] else step
        assert msgspec.json.encode(step.events) == row["told"], f"row {row['seq']}"
        if row["rules"] == NEW:
            assert fingerprint(snapshot(step.state)) == row["state_hash"], f"row {row['seq']}"
    return len(rows)


async def test_an_old_process_gives_a_table_away_that_newer_rules_have_written(pair: Pair) -> None:
    table, _, cookies = open_table(pair.old.address, 3)
    assert says(pair.old, table, cookies[0], "pause") == 200
    assert await knocks(pair.new, table, cookies[0]) == "welcome"
    assert says(pair.new, table, cookies[0], "go-on") == 200
    rules = await pair.rules(table)
    assert rules[-1] == NEW
    assert says(pair.old, table, cookies[1], "pause") == 503
    assert await knocks(pair.old, table, cookies[0]) == BROKEN, "and not that there is no such table"
    assert await pair.rules(table) == rules, "the old process has written nothing more"
    assert says(pair.new, table, cookies[1], "pause") == 200


async def test_the_same_after_the_newer_process_has_stored_its_state(pair: Pair) -> None:
    table, _, cookies = open_table(pair.old.address, 3)
    assert says(pair.new, table, cookies[0], "pause") == 200
    assert pair.new.end() == 0
    assert pair.old.end() == 0
    pair.old.start()  # it has the table no longer in memory
    assert says(pair.old, table, cookies[0], "go-on") == 503
    assert await knocks(pair.old, table, cookies[0]) == BROKEN
    pair.new.start()
    assert await knocks(pair.new, table, cookies[0]) == "welcome"
    assert says(pair.new, table, cookies[0], "go-on") == 200


async def test_a_listener_at_the_old_process_hears_the_newer_one_and_other_tables_go_on(pair: Pair) -> None:
    table, _, cookies = open_table(pair.old.address, 3)
    other, _, others = open_table(pair.old.address, 3)
    url = f"{pair.old.address.replace('http', 'ws', 1)}/ws/{table}"
    async with asyncio.timeout(90), connect(url, additional_headers={"Cookie": cookies[1]}) as socket:
        assert json.loads(await socket.recv())["say"] == "welcome"
        assert await asyncio.to_thread(says, pair.new, table, cookies[0], "pause") == 200
        try:
            while json.loads(await socket.recv())["say"] not in ("told", "caught-up"):
                pass
        except ConnectionClosed:
            assert await knocks(pair.new, table, cookies[1]) == "welcome"
    assert await asyncio.to_thread(says, pair.old, other, others[0], "pause") == 200

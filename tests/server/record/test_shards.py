"""Shards stand alone: one that is away or hangs is found out, fails at once whoever needs it, and is used again when it is back."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

import asyncpg
import pytest
from structlog.testing import capture_logs

from talewind.server.base.ids import LETTERS
from talewind.server.base.settings import BadSetting, Unavailable
from talewind.server.record import AWAY, Shard, ShardAway, Shards, Writer
from talewind.server.record import shard as sharding
from talewind.server.record.shard import Lease
from talewind.server.tables import Keeper, Played
from talewind.server.tables import lobby as lobbying
from talewind.server.tables.keys import Keyring
from talewind.server.tables.lobby import Lobby
from tests.server.relay import DatabaseRelay

NOWHERE = "postgresql://nobody@127.0.0.1:1/nowhere"


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Databases are looked at often, and have plenty of time to answer: this machine may be busy."""
    patient = dict.fromkeys(("LEASE", "ANSWER", "CONNECT"), 600.0)
    for name, seconds in {"LOOK_EVERY": 0.2, "AGAIN_AFTER": 0.1, "RELEASE": 0.2, **patient}.items():
        monkeypatch.setattr(sharding, name, seconds)


@contextmanager
def hasty(*names: str) -> Iterator[None]:
    """For what does not answer at all, these seconds are tenths."""
    with pytest.MonkeyPatch.context() as patch:
        for name in names:
            patch.setattr(sharding, name, 0.5)
        yield


@pytest.fixture
async def relay(dsns: tuple[str, ...]) -> AsyncIterator[DatabaseRelay]:
    """Before the second database."""
    async with DatabaseRelay(dsns[1]) as relay:
        yield relay


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(90):
        while not so():
            await asyncio.sleep(0.02)


async def unwatched(shard: Shard) -> Callable[[], Coroutine[Any, Any, None]]:
    """Waits for a probe that is under way, which is patient, and lets none begin; returns what probes."""
    look, over = shard.look, asyncio.Event()

    async def nothing() -> None:
        over.set()

    shard.look = nothing  # type: ignore[method-assign]
    shard.doubt()
    async with asyncio.timeout(90):
        await over.wait()
    return look


@pytest.mark.parametrize("how", ["cut", "hanging"])
async def test_a_shard_that_goes_is_refused_at_once_and_comes_back_by_itself(
    dsns: tuple[str, ...], relay: DatabaseRelay, how: str
) -> None:
    with capture_logs() as logged:
        await go_and_come_back(dsns[0], relay, how)
    assert [(line["event"], line["shard"]) for line in logged] == [("database-away", 2), ("database-back", 2)]


async def go_and_come_back(dsn: str, relay: DatabaseRelay, how: str) -> None:
    async with Shards((dsn, relay.dsn)) as shards:
        first, second = shards.all
        assert await second.fetchval("select 2") == 2
        look, first.look = first.look, lambda: asyncio.sleep(0)  # type: ignore[method-assign]  # it has more time than these tenths
        probe = await unwatched(second)
        await (relay.hang() if how == "hanging" else relay.cut())
        with hasty("LEASE", "ANSWER", "CONNECT"):
            second.look = probe  # type: ignore[method-assign]
            with pytest.raises(AWAY):
                async with asyncio.timeout(90):
                    await second.fetchval("select 2")
            await until(lambda: not second.up)
        first.look = look  # type: ignore[method-assign]
        with pytest.raises(ShardAway):  # nobody waits for a database that is known to be away
            await asyncio.wait_for(second.fetchval("select 2"), 90)
        assert await first.fetchval("select 1") == 1
        assert {shards.number(shards.new_id()) for _ in range(32)} == {0}, "tables open on shards that live"
        await relay.mend()
        await until(lambda: second.up)
        assert await second.fetchval("select 2") == 2
        assert {shards.number(shards.new_id()) for _ in range(64)} == {0, 1}


async def test_a_statement_that_hangs_costs_itself_and_not_its_shard(shards: Shards) -> None:
    """A lock that somebody holds for long is no outage."""
    shard = shards.all[0]
    async with asyncio.timeout(90):
        with hasty("LEASE"), pytest.raises(AWAY):
            await shard.fetchval("select pg_sleep(600)")
    await asyncio.sleep(0.5)
    assert shard.up
    assert await shard.fetchval("select 1") == 1


async def test_a_connection_that_is_cut_between_the_halves_of_a_statement_was_away(shards: Shards) -> None:
    """asyncpg prepares, then binds; in between it does not notice."""
    shard, prepare = shards.all[0], asyncpg.Connection._get_statement  # type: ignore[attr-defined]

    async def cut_after(connection: asyncpg.Connection, *given: Any, **more: Any) -> Any:
        statement = await prepare(connection, *given, **more)
        connection.terminate()
        return statement

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(asyncpg.Connection, "_get_statement", cut_after)
        with pytest.raises(ShardAway):
            async with shard.acquire() as connection:
                await connection.fetchval("select 7")
    async with shard.acquire() as connection:
        assert await connection.fetchval("select 7") == 7


async def test_a_fault_of_ours_stays_one_while_the_connection_lives(shards: Shards) -> None:
    nothing: Any = None
    with pytest.raises(AttributeError):
        async with shards.all[0].acquire():
            nothing.bind()


async def test_a_caller_that_goes_away_during_a_statement_leaves_nothing_hanging(
    dsns: tuple[str, ...], relay: DatabaseRelay
) -> None:
    async with Shards((dsns[0], relay.dsn)) as shards:
        shard = shards.all[1]
        asking = asyncio.create_task(shard.fetchval("select pg_sleep(600)"))
        await asyncio.sleep(0.1)
        await relay.hang()
        asking.cancel()
        async with asyncio.timeout(90):
            with pytest.raises(asyncio.CancelledError):
                await asking
        await relay.mend()


async def test_it_starts_without_one_of_its_databases_and_takes_it_in_when_it_comes(
    dsns: tuple[str, ...], relay: DatabaseRelay
) -> None:
    async with Shards((dsns[0], relay.dsn)):
        pass  # the first start needs all of them
    await relay.cut()
    async with Shards((dsns[0], relay.dsn)) as shards:
        first, second = shards.all
        assert (first.up, second.up) == (True, False)
        await relay.mend()
        await until(lambda: second.up)
        assert await second.fetchval("select number from shard") == 1


async def test_a_first_start_needs_every_database_and_any_start_one(dsns: tuple[str, ...]) -> None:
    with pytest.raises(Unavailable, match=r"^Database 2: no answer\. A first start needs every database"):
        async with Shards((dsns[0], NOWHERE)):
            pass
    with pytest.raises(Unavailable, match=r"^Database 1, Database 2: no answer"):
        async with Shards((NOWHERE, NOWHERE)):
            pass


async def opened(*dsns: str) -> None:
    async with Shards(dsns):
        pass


async def test_each_database_keeps_its_number(dsns: tuple[str, ...]) -> None:
    await opened(*dsns)
    with pytest.raises(BadSetting, match=r"Database 1 of TALEWIND_DATABASES is database 2 of its installation"):
        await opened(*reversed(dsns))
    with pytest.raises(BadSetting, match=r"Database 2 of TALEWIND_DATABASES is database 1 of its installation"):
        await opened(dsns[0], dsns[0])
    await opened(*dsns)


async def test_a_new_database_given_twice_is_refused(dsns: tuple[str, ...]) -> None:
    with pytest.raises(BadSetting, match=r"Database 2 of TALEWIND_DATABASES is database 1"):
        await opened(dsns[0], dsns[0])


async def test_a_database_of_another_installation_is_refused(dsns: tuple[str, ...]) -> None:
    await opened(dsns[0])
    connection = await asyncpg.connect(dsns[1])
    await opened(dsns[1])
    await connection.execute("update shard set number = 1")
    with pytest.raises(BadSetting, match="Database 2 belongs to another installation"):
        await opened(*dsns)
    await connection.close()


async def test_a_database_without_a_mark_is_known_by_its_tables(dsns: tuple[str, ...]) -> None:
    await opened(*dsns)
    connection = await asyncpg.connect(dsns[1])
    await connection.execute("delete from shard")
    await connection.execute(
        "insert into tables (id, game, rules, options, chairs, status, host, join_key, watch_key, secret, commitment, opened_at) "
        "values ($1, 'windmill', 1, '{}', 3, 'open', 'p', '', '', '', '', 0)", LETTERS[0] + "A" * 16,
    )  # fmt: skip
    with pytest.raises(BadSetting, match="Database 2 of TALEWIND_DATABASES is database 1"):
        await opened(*dsns)
    await connection.execute("delete from tables")
    await opened(*dsns)
    assert await connection.fetchval("select number from shard") == 1
    await connection.close()


async def test_processes_that_start_at_once_agree_on_one_installation(dsns: tuple[str, ...]) -> None:
    await asyncio.gather(*(opened(*dsns) for _ in range(4)))
    async with Shards(dsns) as shards:
        marks = [await shard.fetchrow("select number, installation from shard") for shard in shards.all]
    assert [mark["number"] for mark in marks if mark] == [0, 1]
    assert len({mark["installation"] for mark in marks if mark}) == 1


async def test_a_database_of_another_installation_that_comes_late_is_not_used(
    dsns: tuple[str, ...], relay: DatabaseRelay
) -> None:
    await opened(*dsns)
    await relay.cut()
    async with Shards((dsns[0], relay.dsn)) as shards:
        connection = await asyncpg.connect(dsns[1])
        await connection.execute("update shard set installation = 'another'")
        second, looks = shards.all[1], 0
        prepare = second.prepare

        async def noted(shard: Shard, given: asyncpg.Connection) -> None:
            nonlocal looks
            looks += 1
            await prepare(shard, given)

        second.prepare = noted
        await relay.mend()
        await until(lambda: looks > 1)
        assert not second.up
        await connection.close()


async def test_a_closed_shard_opens_no_table_and_serves_those_it_has(dsns: tuple[str, ...]) -> None:
    async with Shards(dsns, closed={1}) as shards:
        assert {shards.number(shards.new_id()) for _ in range(32)} == {0}
        assert await shards.of(LETTERS[1] + "A" * 16).fetchval("select 1") == 1
        shards.all[0].up = False
        with pytest.raises(ShardAway):
            shards.new_id()


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("not a string", "cannot be read"),
        ("postgresql://{user}@/{other}?host={host}", "knows no database of that name"),
    ],
)
async def test_a_setting_that_is_wrong_is_one_sentence_without_the_string(
    dsns: tuple[str, ...], words: str, found: str
) -> None:
    base = dsns[0].partition("://")[2]
    user, host = base.partition("@")[0], base.partition("host=")[2]
    dsn = words.format(user=user, other="hushhush", host=host)
    with pytest.raises(BadSetting, match=f"^Database 2 of TALEWIND_DATABASES .*{found}") as refused:
        await opened(dsns[0], dsn)
    assert "hush" not in str(refused.value)


@pytest.mark.parametrize("how", ["cut", "hanging"])
async def test_a_table_opens_in_the_very_moment_in_which_a_shard_goes(
    dsns: tuple[str, ...], relay: DatabaseRelay, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody knows yet that it has gone: another shard is tried."""
    monkeypatch.setattr(sharding, "LOOK_EVERY", 600.0)
    monkeypatch.setattr(lobbying, "OPENING", 600.0)
    monkeypatch.setattr(lobbying, "LOOKING", 0.3)
    async with Shards((dsns[0], relay.dsn)) as shards:
        lobby = Lobby(shards, Keeper(shards, Writer(shards), nobody), Keyring("s" * 32))
        await lobby.open("Ana", "windmill", {})
        first, second = shards.all
        await unwatched(second)  # the first probe may still be under way
        await (relay.hang() if how == "hanging" else relay.cut())
        first.doubt = second.doubt = lambda: None  # type: ignore[method-assign]
        asked = set[float | None]()

        def acquire(seconds: float | None = None) -> Lease:
            asked.add(seconds)
            return Lease(second, 0.3)

        second.acquire = acquire  # type: ignore[method-assign]
        async with asyncio.timeout(90):
            opened = [await lobby.open("Ana", "windmill", {}) for _ in range(8)]
        assert asked == {lobbying.OPENING}, "it was asked, with the time that there is for opening"
        del second.acquire
        async with asyncio.timeout(40):  # for a connection one would wait until PostgreSQL gives up, after sixty
            assert await lobby.tables_of("Ana") == []
    assert {table.table[0] for table in opened} == {LETTERS[0]}


async def nobody(played: Played) -> None:
    """Nobody listens."""


async def test_a_look_that_waits_for_something_cancelled_is_not_the_last(shards: Shards) -> None:
    shard, looks = shards.all[0], 0

    async def stray() -> None:
        nonlocal looks
        looks += 1
        if looks < 3:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            future.cancel()
            await future
        shard._find()

    shard.look = stray  # type: ignore[method-assign]
    await until(lambda: looks > 3 and shard.up)

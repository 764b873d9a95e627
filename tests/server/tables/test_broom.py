"""Retention: what is too old goes wholly, what is in use stays, and a deleted table does not come back."""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from talewind.cli import sweeping
from talewind.kit import Chance
from talewind.kit.rows import Stopped
from talewind.server.base.clock import now
from talewind.server.base.retention import DAY, Keep
from talewind.server.base.settings import BadSetting, Settings, read_settings
from talewind.server.books.folding import fold_table
from talewind.server.live.bus import Bus
from talewind.server.live.hub import Hub
from talewind.server.live.listener import Listener
from talewind.server.live.upkeep import DELETED, Upkeep
from talewind.server.record import Shards
from talewind.server.tables import Gone
from talewind.server.tables import broom as brooming
from talewind.server.tables.broom import Broom
from talewind.server.tables.forgetting import forget
from talewind.server.tables.header import REMOVED
from talewind.server.tables.loaded import store_snapshot
from tests.server.conftest import Running
from tests.server.indoors import indoors
from tests.server.players import open_table
from tests.server.serving import Server

from .test_keeper import House

ALL = Keep(open=2, left=60, finished=100, people=200)


@pytest.fixture(autouse=True)
def breathless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brooming, "BREATH", 0)


@asynccontextmanager
async def held(shards: Shards, keep: Keep = ALL) -> AsyncIterator[Broom]:
    async with shards.all[0].acquire() as first, shards.all[1].acquire() as second:
        yield Broom([first, second], keep)


async def swept(shards: Shards, keep: Keep = ALL) -> dict[str, int]:
    found = Counter[str]()
    async with held(shards, keep) as broom:
        async for kind, count in broom.sweep():
            found[kind] += count
    return dict(found)


async def aged(shards: Shards, table: str, days: float) -> None:
    """Everything about a table happened so many days earlier."""
    pool, ms = shards.of(table), int(days * DAY)
    await pool.execute("update moves set at = at - $2 where table_id = $1", table, ms)
    await pool.execute("update seats set seen_at = seen_at - $2 where table_id = $1", table, ms)
    await pool.execute(
        "update tables set opened_at = opened_at - $2, started_at = started_at - $2, over_at = over_at - $2 where id = $1",
        table, ms,
    )  # fmt: skip


async def rows(shards: Shards, table: str) -> dict[str, int]:
    """Of every relation of the database with a column for tables: a new one cannot be forgotten."""
    pool = shards.of(table)
    related = await pool.fetch(
        "select table_name as name, column_name as key from information_schema.columns "
        "where table_schema = current_schema() and (column_name = 'table_id' or (table_name, column_name) = ('tables', 'id'))"
    )
    return {
        r["name"]: await pool.fetchval(f"select count(*) from {r['name']} where {r['key']} = $1", table)
        for r in related
    }


async def ended(house: House, shards: Shards, fold: bool = True) -> str:
    table, dice = await house.table(), Chance(b"dice")
    while (await house.keeper.loaded(table)).sitting.state.stack:
        await house.answer(table, dice)
    if fold:
        await fold_table(shards.of(table), table, now())
    return table


async def test_a_table_goes_with_every_row_of_it_and_no_other(shards: Shards) -> None:
    house = House(shards)
    old, young = await house.table(), await house.table()
    for table in (old, young):
        pool = shards.of(table)
        await store_snapshot(pool, await house.keeper.loaded(table))
        for words in (
            "insert into drafts (table_id, seat, number, body) values ($1, 0, 1, '')",
            "insert into finished (table_id, folded, ended_at) values ($1, '', 1)",
            "insert into rematches values ($1, 'A')",
            "insert into wishes values ($1, 'p', true, 1)",
            "insert into without values ($1, 0, 'p', 1)",
            "insert into knocks (table_id, person, name, asked_at) values ($1, 'p', 'P', 1)",
            "insert into carries values ($1, 'p', '', 1)",
            "insert into screens (code, key, until, table_id) values ($1, '', 1::bigint << 60, $1)",
            "insert into books (table_id) values ($1)",
            "insert into book_hidden values ($1, 0, true, '{}')",
            "insert into holders values ($1, 0, 0, 'p', 'P')",
            "insert into stretches values ($1, 0, 1, null, '')",
            "insert into passages values ($1, 0, 0, 0, 'e', 'en', false, '', 1)",
            "insert into clocks values ($1, 1) on conflict do nothing",
        ):
            await pool.execute(words, table)
    full = await rows(shards, young)
    assert all(full.values()), f"a relation of tables that this test does not fill: {full}"
    await aged(shards, old, 61)
    assert await swept(shards) == {"left": 1}
    assert set((await rows(shards, old)).values()) == {0}
    assert await rows(shards, young) == full


async def test_screens_whose_time_is_over_go_with_the_name_of_who_let_them_in(shards: Shards) -> None:
    for until in (1, 1 << 60):
        await shards.all[0].execute(
            "insert into screens (code, key, until, person) values ($1, '', $2, 'p')", f"A{until}", until
        )
    await swept(shards)
    assert [row["until"] for row in await shards.all[0].fetch("select until from screens")] == [1 << 60]


@pytest.mark.parametrize("kind", ["open", "left", "finished"])
async def test_each_kind_is_kept_as_long_as_its_setting_says(shards: Shards, kind: str) -> None:
    house, days = House(shards), getattr(ALL, kind)
    found = []
    for age in (days - 0.1, days + 0.1):
        if kind == "finished":
            table = await ended(house, shards)
        elif kind == "left":
            table = await house.table()
        else:
            table = (await house.lobby.open("host", "windmill", {})).table
        await aged(shards, table, age)
        found.append(table)
    async with held(shards) as broom:
        looked = {dust.kind: (dust.count, dust.oldest) for dust in await broom.look() if dust.count}
        assert looked == {kind: (1, days)}
        (dust,) = [dust for dust in await broom.look() if dust.count]
        assert dust.bytes > 0 or kind == "open"
    assert await swept(shards, Keep(open=None, left=None)) == {}, "for ever"
    assert await swept(shards) == {kind: 1}
    assert [(await rows(shards, table))["tables"] for table in found] == [1, 0]


def alone(house: House) -> Hub:
    """The hub of a process without a bus."""
    hub = Hub()
    hub.keeper = house.keeper
    hub.bus = Bus("", hub.heard, hub.deliver_ephemeral, hub.wished, Upkeep(hub).mend_all)
    return hub


async def test_a_table_where_somebody_is_stays_however_old_it_is(shards: Shards) -> None:
    """Waiting, or connected without a move: the hub notes who has a connection."""
    house = House(shards)
    hub = alone(house)
    waiting, playing = (await house.lobby.open("host", "windmill", {})).table, await house.table()
    await house.lobby.sit(waiting, "host", "Ada", b"")
    for table in (waiting, playing):
        await aged(shards, table, 500)
    await shards.of(waiting).execute("update seats set seen_at = $2 where table_id = $1", waiting, now())
    listener = Listener(playing, 1, "person 1")
    listener.seq = 10_000
    hub.listeners[playing] = {listener}
    await Upkeep(hub).mend_all()
    assert await swept(shards) == {}
    assert not listener.dropped


async def test_a_deleted_table_is_closed_with_a_sentence_and_does_not_come_back(shards: Shards) -> None:
    house = House(shards)
    hub = alone(house)
    table = await house.table()
    await aged(shards, table, 61)
    assert await swept(shards) == {"left": 1}
    with pytest.raises(Gone):
        await house.keeper.act(table, lambda sitting, at: Stopped(at, 0), "move", 0)
    await house.keeper.keep_all()
    with pytest.raises(Gone):
        await house.keeper.newest(table)
    listener = Listener(table, 1, "person 1")
    hub.listeners[table] = {listener}
    await Upkeep(hub).mend_all()
    assert (listener.dropped, listener.last) == (True, DELETED)
    assert set((await rows(shards, table)).values()) == {0}


async def test_a_socket_at_a_deleted_table_hears_why_before_it_is_closed(server: Server, shards: Shards) -> None:
    table, _, cookies = open_table(server.address, 3)
    address = server.address.replace("http", "ws", 1)
    async with connect(f"{address}/ws/{table}", additional_headers={"Cookie": cookies[0]}) as socket:
        assert json.loads(await socket.recv())["say"] == "welcome"
        await shards.of(table).execute("delete from tables where id = $1", table)
        heard = []
        with suppress(ConnectionClosed):
            async with asyncio.timeout(90):
                while True:
                    heard.append(await socket.recv())
        assert heard[-1] == DELETED.decode()


async def test_a_process_with_the_table_in_memory_that_stops_leaves_nothing(shards: Shards) -> None:
    house = House(shards)
    table = await house.table()
    await aged(shards, table, 61)
    await swept(shards)
    await house.keeper.keep_all()
    assert set((await rows(shards, table)).values()) == {0}


async def test_what_was_used_meanwhile_stays(shards: Shards) -> None:
    """Between looking and locking somebody has come back."""
    house = House(shards)
    table = await house.table()
    await aged(shards, table, 61)
    pool = shards.of(table)
    async with held(shards) as broom, pool.acquire() as player, player.transaction():
        await player.execute("select from tables where id = $1 for update", table)
        async with asyncio.timeout(90):
            assert [item async for item in broom.sweep()] == [], "a table that somebody holds is not waited for"
    await pool.execute("update seats set seen_at = $2 where table_id = $1", table, now())
    assert await swept(shards) == {}


async def test_of_two_brooms_one_sweeps_a_shard(shards: Shards) -> None:
    house = House(shards)
    table = await house.table()
    await aged(shards, table, 61)
    async with shards.of(table).acquire() as other, other.transaction():
        await other.execute("select pg_advisory_xact_lock($1)", brooming.LOCK)
        assert await swept(shards) == {}
    assert await swept(shards) == {"left": 1}


async def test_a_swept_rematch_can_be_opened_again(shards: Shards) -> None:
    house = House(shards)
    first = await house.table()
    following = (await house.lobby.open("host", "windmill", {}, before=first)).table
    await shards.of(first).execute("insert into rematches values ($1, $2)", first, following)
    await aged(shards, following, 3)
    assert await swept(shards) == {"open": 1}
    assert (await rows(shards, first))["rematches"] == 0


async def test_people_who_never_came_back_are_forgotten_and_their_games_stay(shards: Shards) -> None:
    house = House(shards)
    games = [await ended(house, shards) for _ in range(4)]
    for table in games:
        await aged(shards, table, 201)
        pool = shards.of(table)
        await pool.execute("insert into wishes values ($1, 'person 0', true, 1)", table)
        await pool.execute("update seats set seen_at = $2 where table_id = $1 and seat = 1", table, now() - 199 * DAY)
    await shards.of(games[0]).execute("update seats set seen_at = $1 where person = 'person 2'", now() - 3 * DAY)
    young = Keep(open=None, left=None, people=200)
    async with held(shards, young) as broom:
        assert {dust.kind: dust.count for dust in await broom.look() if dust.count} == {"people": 1, "traces": 4}
    shards_with = len({shards.number(table) for table in games})
    assert await swept(shards, young) == {"people": shards_with, "traces": 4}, "the host had no seat"
    for table in games:
        seats = (await house.lobby.header(table)).seats
        assert [(seat.person, seat.name) for seat in seats] == [(REMOVED, "…"), ("person 1", "P1"), ("person 2", "P2")]
        pool = shards.of(table)
        hidden = await pool.fetch("select seat, name from book_hidden where table_id = $1", table)
        assert [tuple(row) for row in hidden] == [(0, True)]
        assert await pool.fetchval("select count(*) from wishes") == 0
    assert await swept(shards, young) == {}


async def test_people_without_a_seat_are_forgotten_when_their_game_is_old(
    shards: Shards,
) -> None:
    house = House(shards)
    old, recent, playing = await ended(house, shards), await ended(house, shards), await house.table()
    for table, days in ((old, 201), (recent, 199), (playing, 201)):
        await aged(shards, table, days)
        pool = shards.of(table)
        await pool.execute("update seats set person = $2 where table_id = $1 and seat = 0", table, REMOVED)
        for person in ("person 1", "a guest"):
            await pool.execute("insert into wishes values ($1, $2, true, 1)", table, person)
            await pool.execute("insert into without values ($1, 2, $2)", table, person)
            await pool.execute(
                "insert into knocks (table_id, person, name, asked_at) values ($1, $2, 'G', 1)", table, person
            )
            await pool.execute(
                "insert into carries (table_id, person, key, until) values ($1, $2, '', 1)", table, person
            )
        await pool.execute("update seats set seen_at = $2 where table_id = $1 and seat > 0", table, now() - 3 * DAY)
    young = Keep(open=None, left=None, people=200)
    async with held(shards, young) as broom:
        assert {dust.kind: dust.count for dust in await broom.look() if dust.count} == {"traces": 1}
    assert await swept(shards, young) == {"traces": 1}
    headers = [await house.lobby.header(table) for table in (old, recent, playing)]
    assert [header.seats[0].name for header in headers] == ["…", "P0", "P0"]
    assert [header.host for header in headers] == [REMOVED, "host", "host"]
    assert [header.seats[1].name for header in headers] == ["P1"] * 3
    for table, people in ((old, ["person 1"]), (recent, ["a guest", "person 1"]), (playing, ["a guest", "person 1"])):
        for relation in ("wishes", "without", "knocks", "carries"):
            said = await shards.of(table).fetch(f"select person from {relation} where table_id = $1 order by 1", table)
            assert [row["person"] for row in said] == people, relation
    hidden = await shards.of(old).fetch("select seat, name from book_hidden where table_id = $1", old)
    assert [tuple(row) for row in hidden] == [(0, True)]
    assert await swept(shards, young) == {}


async def test_the_command_says_what_would_go_and_does_it_only_with_yes(
    shards: Shards, dsns: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    house = House(shards)
    table = (await house.lobby.open("host", "windmill", {})).table
    await aged(shards, table, 40)
    settings = Settings(data=Path("/nowhere"), databases=dsns, nats="nats://nowhere")
    await sweeping.run(settings, yes=False)
    said = capsys.readouterr().out
    assert "tables that nobody began: 1 after 2 days, the oldest 40 days ago" in said
    assert "finished games with their books: kept for ever" in said
    assert "Nothing was changed." in said
    assert (await rows(shards, table))["tables"] == 1
    await sweeping.run(settings, yes=True)
    assert "Done: 1 in all." in capsys.readouterr().out
    assert (await rows(shards, table))["tables"] == 0
    await sweeping.run(settings, yes=False)
    assert "There is nothing to sweep." in capsys.readouterr().out


async def test_a_server_sweeps_by_itself(
    shards: Shards, running: Running, dsns: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(brooming, "FIRST", 0)
    house = House(shards)
    old, young = [(await house.lobby.open("host", "windmill", {})).table for _ in range(2)]
    await aged(shards, old, 3)
    async with asyncio.timeout(90), indoors(running, dsns):
        while (await rows(shards, old))["tables"]:
            await asyncio.sleep(0.05)
    assert (await rows(shards, young))["tables"] == 1


@pytest.mark.parametrize("words", ["0", "-1", "soon", "1.5", "²"])
def test_a_setting_that_says_no_number_of_days_is_refused_with_a_sentence(words: str) -> None:
    with pytest.raises(BadSetting, match="TALEWIND_KEEP_LEFT"):
        read_settings({"TALEWIND_KEEP_LEFT": words})


async def test_it_goes_in_batches(shards: Shards, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brooming, "BATCH", 2)
    house = House(shards)
    opened: list[Any] = await asyncio.gather(*(house.lobby.open("host", "windmill", {}) for _ in range(9)))
    for one in opened:
        await aged(shards, one.table, 3)
    async with held(shards) as broom:
        counts = [count async for _, count in broom.sweep()]
    assert sum(counts) == 9
    assert max(counts) == 2


async def test_of_earlier_holders_names_are_forgotten_with_their_games(shards: Shards) -> None:
    house = House(shards)
    old, recent = await ended(house, shards), await ended(house, shards)
    for table, days in ((old, 201), (recent, 199)):
        await aged(shards, table, days)
        pool = shards.of(table)
        await pool.execute("update tables set host = 'person 1' where id = $1", table)
        await pool.execute("update seats set seen_at = $2 where table_id = $1", table, now() - 3 * DAY)
        for holder, person, name in (
            (0, "gone", "Ana"), (1, REMOVED, "Bo"), (2, None, "Oma Ruth"), (3, "person 2", "P2 before"),
        ):  # fmt: skip
            earlier = "insert into holders (table_id, seat, holder, person, name) values ($1, 0, $2, $3, $4)"
            await pool.execute(earlier, table, holder, person, name)
    young = Keep(open=None, left=None, people=200)
    async with held(shards, young) as broom:
        assert {dust.kind: dust.count for dust in await broom.look() if dust.count} == {"traces": 1}
    assert await swept(shards, young) == {"traces": 1}
    assert await swept(shards, young) == {}
    stored = "select person, name from holders where table_id = $1 order by holder"
    assert [tuple(row) for row in await shards.of(old).fetch(stored, old)] == [
        (REMOVED, "…"), (REMOVED, "…"), (None, "Oma Ruth"), ("person 2", "P2 before"),
    ]  # fmt: skip
    assert [row["name"] for row in await shards.of(recent).fetch(stored, recent)][:2] == ["Ana", "Bo"]
    nameless = "select holder from holders where table_id = $1 and nameless order by holder"
    assert [row["holder"] for row in await shards.of(old).fetch(nameless, old)] == [0, 1]
    async with shards.of(old).acquire() as connection:
        assert await forget(connection, ["person 2"]) == 1
    assert [row["name"] for row in await shards.of(old).fetch(stored, old)] == ["…", "…", "Oma Ruth", "…"]
    assert [row["holder"] for row in await shards.of(old).fetch(nameless, old)] == [0, 1, 3]
    (hidden,) = await shards.of(old).fetch("select seat, name from book_hidden where table_id = $1", old)
    assert tuple(hidden) == (2, True)

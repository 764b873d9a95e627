"""The devices of one person: a link that works once brings another one, and a new identity sends all others away."""

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import pytest

from talewind.server.base.bounds import Bounds, Rate
from talewind.server.live.listener import Listener
from talewind.server.record import Shards
from talewind.server.tables.header import REMOVED
from tests.server.conftest import Running
from tests.server.indoors import Caller, Indoors, indoors, renewed

SPENT = (409, "server-carry-spent")


@pytest.fixture
async def house(running: Running, dsns: tuple[str, ...]) -> AsyncIterator[Indoors]:
    async with indoors(running, dsns) as house:
        yield house


async def seated(house: Indoors, names: str = "ABC", start: bool = False) -> tuple[str, list[Caller]]:
    """The path of a table, and who sits there; the first is the host."""
    people = [house.caller() for _ in names]
    table = await people[0]("/api/tables", {"game": "windmill", "options": {"players": 3}})
    path = f"/api/tables/{table['table']}"
    for person, name in zip(people, names, strict=True):
        await person(f"{path}/seats", {"name": name, "key": table["key"]})
    if start:
        await people[0](f"{path}/start", {})
    return path, people


async def link(path: str, person: Caller) -> str:
    return str((await person(f"{path}/carry-key", {}))["key"])


async def test_a_link_works_once_even_for_two_at_the_same_moment(house: Indoors) -> None:
    path, (ana, *_) = await seated(house)
    key, devices = await link(path, ana), [house.caller() for _ in range(6)]
    answers = await asyncio.gather(*(device.call(f"{path}/carry", {"key": key}) for device in devices))
    assert sorted(status for status, _ in answers) == [204] + [409] * 5
    won = devices[[status for status, _ in answers].index(204)]
    assert (await won(path))["you"] == 0
    assert [t["table"] for t in (await won("/api/me"))["tables"]] == [path.split("/")[-1]]
    lost = devices[[status for status, _ in answers].index(409)]
    assert await lost.refused(path) == (403, "server-wrong-key")


async def test_a_link_and_a_new_identity_at_the_same_moment_wait_for_each_other(house: Indoors, shards: Shards) -> None:
    """Both lock the table first; else each could hold what the other needs, and PostgreSQL would refuse one of them."""
    path, (ana, *_) = await seated(house)
    key, device, table = await link(path, ana), house.caller(), path.split("/")[-1]
    async with shards.of(table).acquire() as renewing, renewing.transaction():
        await renewing.execute("select from tables where id = $1 for update", table)
        taking = asyncio.create_task(device.call(f"{path}/carry", {"key": key}))
        await asyncio.wait([taking], timeout=0.3)
        assert not taking.done()
        await renewing.execute("delete from carries where table_id = $1", table)
    assert (await taking)[0] == SPENT[0]


@pytest.mark.bound("carry")
async def test_wrong_used_old_and_void_links_are_refused_alike(house: Indoors, shards: Shards) -> None:
    path, (ana, bo, cy) = await seated(house)
    device = house.caller()
    assert await device.refused(f"{path}/carry", {"key": "guess"}) == SPENT
    used = await link(path, ana)
    await house.caller()(f"{path}/carry", {"key": used})
    assert await device.refused(f"{path}/carry", {"key": used}) == SPENT
    before, after = await link(path, bo), await link(path, bo)
    assert await device.refused(f"{path}/carry", {"key": before}) == SPENT, "a new one voids the one before"
    await bo(f"{path}/carry-key", method="DELETE")
    assert await device.refused(f"{path}/carry", {"key": after}) == SPENT, "revoked"
    old = await link(path, cy)
    for pool in shards.all:
        await pool.execute("update carries set until = until - $1", Bounds().carry * 1_000)
    assert await device.refused(f"{path}/carry", {"key": old}) == SPENT, "too old"
    assert await house.caller().refused(path) == (403, "server-wrong-key")


async def test_links_are_not_guessed_without_end(running: Running, dsns: tuple[str, ...]) -> None:
    async with indoors(running, dsns, Bounds(strangers=Rate(3, 3_600))) as house:
        path, (ana, *_) = await seated(house)
        key, guesser = await link(path, ana), house.caller("203.0.113.9")
        for n in range(3):
            assert await guesser.refused(f"{path}/carry", {"key": f"{n}"}) == SPENT
        assert await guesser.refused(f"{path}/carry", {"key": key}) == (429, "server-too-many-calls")
        await house.caller()(f"{path}/carry", {"key": key})


async def test_only_who_sits_there_makes_a_link_and_who_lost_the_seat_carries_nothing(house: Indoors) -> None:
    path, (ana, bo, cy) = await seated(house)
    assert await house.caller().refused(f"{path}/carry-key", {}) == (403, "server-not-yours")
    _, (stranger, *_) = await seated(house)
    assert await stranger.refused(f"{path}/carry-key", {}) == (409, "server-not-yours")
    stood, removed = await link(path, bo), await link(path, cy)
    await bo(f"{path}/stand", {})
    await ana(f"{path}/remove", {"seat": 2})
    for key in (stood, removed):
        assert await house.caller().refused(f"{path}/carry", {"key": key}) == SPENT


async def test_the_other_devices_of_the_seat_hear_of_it_and_nobody_else(house: Indoors) -> None:
    path, people = await seated(house, start=True)
    hub, table = house.services.hub, path.split("/")[-1]
    devices = [Listener(table, seat, "") for seat in (0, 1, None)] + [Listener(table, 0, "", plays=False)]
    hub.listeners[table] = set(devices)
    await house.caller()(f"{path}/carry", {"key": await link(path, people[0])})
    assert [device.mail.empty() for device in devices] == [[b'{"say":"carried"}'], [], [], []]
    hub.listeners.clear()
    infos = [await person(path) for person in people]
    assert isinstance(infos[0]["carried_at"], int)
    assert [info["carried_at"] for info in infos[1:]] == [None, None], "nobody else's business"


async def test_sending_the_other_devices_away_moves_everything_to_a_new_identity(
    house: Indoors, shards: Shards
) -> None:
    path, (ana, bo, _cy) = await seated(house, start=True)
    for _ in range(5):  # on both shards
        await seated(house, "A", start=False)
    table, phone = path.split("/")[-1], house.caller()
    await phone(f"{path}/carry", {"key": await link(path, ana)})
    key = await link(path, ana)
    pool = shards.of(table)
    old = await pool.fetchval("select person from seats where table_id = $1 and seat = 0", table)
    other = (await ana("/api/tables", {"game": "story"}))["table"]
    await shards.of(other).execute(
        "insert into seats (table_id, seat, person, name, nonce) values ($1, 0, $2, 'Gone', ''), ($1, 1, null, 'Bot', '')",
        other, REMOVED,
    )  # fmt: skip
    await pool.execute("insert into wishes values ($1, $2, true, 1)", table, old)
    await pool.execute("insert into without values ($1, 1, $2, 1)", table, old)
    await shards.of(other).execute(
        "insert into knocks (table_id, person, name, asked_at) values ($1, $2, 'A', 1)", other, old
    )
    assert await naming(shards, old) == {"tables.host", "seats.person", "knocks.person", "wishes.person", "without.person", "carries.person"}  # fmt: skip
    listener, theirs = Listener(table, 0, old), Listener(table, 1, "")
    house.services.hub.listeners[table] = {listener, theirs}
    await renewed(phone)
    house.services.hub.listeners.clear()
    assert await naming(shards, old) == set()
    assert (listener.dropped, theirs.dropped) == (True, False)
    assert await ana.refused(path) == (403, "server-wrong-key"), "the old cookie opens nothing"
    assert (await ana("/api/me"))["tables"] == []
    assert await ana.refused(f"{path}/carry-key", {}) == (409, "server-not-yours")
    assert await house.caller().refused(f"{path}/carry", {"key": key}) == SPENT, "links that are about are void"
    info = await phone(path)
    assert (info["you"], info["host"]) == (0, True)
    (welcome,) = await phone(f"{path}/frames")
    assert (welcome["seat"], welcome["host"]) == (0, True), "the table in memory knows it too"
    assert (await bo(path))["you"] == 1
    seats = await shards.of(other).fetch("select person from seats where table_id = $1 order by seat", other)
    assert [seat["person"] for seat in seats] == [REMOVED, None]


async def naming(shards: Shards, person: str) -> set[str]:
    """Every column of every relation that names somebody: a new one cannot be forgotten."""
    found: set[str] = set()
    for pool in shards.all:
        columns: list[Any] = await pool.fetch(
            "select table_name, column_name from information_schema.columns where table_schema = current_schema() "
            "and data_type = 'text'"
        )
        for table, column in columns:
            if await pool.fetchval(f"select exists (select from {table} where {column} = $1)", person):
                found.add(f"{table}.{column}")
    return found


FAILING = """
create function fails() returns trigger language plpgsql as $$ begin raise exception 'no commit'; end $$;
create constraint trigger fails after update on seats deferrable initially deferred for each row execute function fails()
"""


async def test_a_new_identity_that_failed_halfway_is_completed_by_its_own_device_alone(
    house: Indoors, shards: Shards
) -> None:
    """The shards commit one after another; on the first of them the commit fails."""
    ana = house.caller()
    where = await both_shards(shards, ana)
    stolen = house.caller()
    stolen.http.cookies.update(ana.http.cookies)
    first = shards.all[0]
    await first.execute(FAILING)
    await ana("/api/me/promise", {})
    assert (await ana.call("/api/me/renew", {}))[0] >= 500
    await first.execute("drop function fails() cascade")
    halfway = {table["table"] for table in (await ana("/api/me"))["tables"]}
    assert 0 < len(halfway) < len(where)
    house.services.hub.listeners = {table: {Listener(table, 0, "")} for table in where}
    listeners = [listener for each in house.services.hub.listeners.values() for listener in each]
    await ana("/api/me/promise", {})
    await ana("/api/me/renew", {})
    house.services.hub.listeners.clear()
    assert {table["table"] for table in (await ana("/api/me"))["tables"]} == where
    assert all(listener.dropped for listener in listeners), "also at tables that were moved before"
    await renewed(stolen)
    assert (await stolen("/api/me"))["tables"] == [], "the promise is the other device's"


async def test_a_new_identity_whose_answer_was_lost_is_given_again(house: Indoors, shards: Shards) -> None:
    ana = house.caller()
    where = await both_shards(shards, ana)
    await ana("/api/me/promise", {})
    before = house.caller()
    before.http.cookies.update(ana.http.cookies)
    await ana("/api/me/renew", {})
    assert (await before("/api/me"))["tables"] == []
    await before("/api/me/renew", {})
    assert {table["table"] for table in (await before("/api/me"))["tables"]} == where


async def test_between_two_tries_somebody_may_have_come_under_the_old_identity_again(
    house: Indoors, shards: Shards
) -> None:
    """Let in, or sat down, where the new identity has its place already: that seat is given up, and the try succeeds."""
    ana = house.caller()
    open_path, _ = await seated(house, "A")
    begun_path, _ = await seated(house, start=True)
    opened = await ana("/api/tables", {"game": "story"})
    await ana(f"/api/tables/{opened['table']}/seats", {"name": "Ana", "key": opened["key"]})
    old = await shards.of(opened["table"]).fetchval("select person from seats where table_id = $1", opened["table"])
    await ana("/api/me/promise", {})
    new = house.services.people.promised(cast(Any, SimpleNamespace(cookies=dict(ana.http.cookies))), old)
    assert new is not None
    for path, seats in ((open_path, (1, 2)), (begun_path, (0, 1))):
        pool, table = shards.of(path.split("/")[-1]), path.split("/")[-1]
        for seat, person in zip(seats, (new, old), strict=True):
            await pool.execute("delete from seats where table_id = $1 and seat = $2", table, seat)
            await pool.execute(
                "insert into seats (table_id, seat, person, name, nonce) values ($1, $2, $3, 'Ana', '')",
                table,
                seat,
                person,
            )
            await pool.execute(
                "insert into knocks (table_id, person, name, asked_at) values ($1, $2, 'A', 1)", table, person
            )
            await pool.execute("insert into wishes values ($1, $2, true, 1)", table, person)
            await pool.execute("insert into without values ($1, 2, $2)", table, person)
    await ana("/api/me/renew", {})
    assert await naming(shards, old) == set()
    for path, holders in ((open_path, [1]), (begun_path, [0])):
        pool, table = shards.of(path.split("/")[-1]), path.split("/")[-1]
        mine = await pool.fetch("select seat from seats where table_id = $1 and person = $2", table, new)
        assert [row["seat"] for row in mine] == holders
    table = begun_path.split("/")[-1]
    assert (
        await shards.of(table).fetchval("select person from seats where table_id = $1 and seat = 1", table) == REMOVED
    )


async def both_shards(shards: Shards, ana: Caller) -> set[str]:
    """Tables of one person on every shard."""
    found: set[str] = set()
    while len({shards.number(table) for table in found}) < len(shards.all):
        opened = await ana("/api/tables", {"game": "story"})
        await ana(f"/api/tables/{opened['table']}/seats", {"name": "Ana", "key": opened["key"]})
        found.add(opened["table"])
    return found


async def test_nobody_is_renewed_without_a_cookie(house: Indoors) -> None:
    assert await house.caller().refused("/api/me/renew", {}) == (403, "server-not-yours")

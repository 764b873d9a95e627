"""Screens in living rooms: a code, somebody at a table who lets it in, and then an onlooker like any other."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from talewind.server.base.bounds import Bounds, Rate
from talewind.server.record import Shards
from tests.server.conftest import Running
from tests.server.indoors import Caller, Indoors, indoors, renewed

from .test_carrying import seated

NONE = (409, "server-no-screen")


@pytest.fixture
async def house(running: Running, dsns: tuple[str, ...]) -> AsyncIterator[Indoors]:
    async with indoors(running, dsns) as house:
        yield house


async def opened(screen: Caller) -> tuple[str, str]:
    """The code that the screen shows, and the path at which it asks."""
    found = await screen("/api/screens", {})
    return found["code"], f"/api/screens/{found['code']}?key={found['key']}"


async def test_a_screen_waits_until_somebody_at_a_table_lets_it_in(house: Indoors) -> None:
    path, (_, bo, _) = await seated(house)
    screen = house.caller()
    code, where = await opened(screen)
    assert await screen(where) == {"table": None}
    await bo(f"{path}/screen", {"code": f" {code[:3].lower()} {code[3:]}"})
    found = await screen(where)
    assert found["table"] == path.split("/")[-1]
    info = await screen(f"{path}?key={found['watch_key']}")
    assert (info["you"], info.get("key")) == (None, None), "it looks on, and cannot ask others to sit down"
    assert info["code"] == found["code"] if info.get("code") else len(found["code"]) == 6


async def test_a_code_is_for_one_table(house: Indoors) -> None:
    path, (ana, *_) = await seated(house)
    other, (eve, *_) = await seated(house)
    code, where = await opened(screen := house.caller())
    answers = await asyncio.gather(
        ana.call(f"{path}/screen", {"code": code}), eve.call(f"{other}/screen", {"code": code})
    )
    assert sorted(status for status, _ in answers) == [204, 409]
    assert (await screen(where))["table"] == (path if answers[0][0] == 204 else other).split("/")[-1]


async def test_only_somebody_with_a_seat_lets_a_screen_in(house: Indoors) -> None:
    path, _ = await seated(house)
    code, where = await opened(screen := house.caller())
    assert (await house.caller().refused(f"{path}/screen", {"code": code}))[0] == 403
    _, (eve, *_) = await seated(house)
    assert await eve.refused(f"{path}/screen", {"code": code}) == (409, "server-not-yours")
    assert await screen(where) == {"table": None}


async def play_again(shards: Shards, path: str, *people: Caller, **options: bool) -> str:
    """Those people sit at the rematch of a table; returns its id."""
    host, *_ = people
    table = await host("/api/tables", {"game": "windmill", "options": options})
    for person in people:
        await person(f"/api/tables/{table['table']}/seats", {"name": "Z", "key": table["key"]})
    before = path.rsplit("/", maxsplit=1)[-1]
    await shards.of(before).execute("insert into rematches (table_id, next) values ($1, $2)", before, table["table"])
    return str(table["table"])


async def test_a_screen_follows_whoever_let_it_in_to_the_rematches(house: Indoors, shards: Shards) -> None:
    path, (ana, bo, cy) = await seated(house)
    code, where = await opened(screen := house.caller())
    await bo(f"{path}/screen", {"code": code})
    second = await play_again(shards, path, ana, bo)
    third = await play_again(shards, f"/api/tables/{second}", bo, cy)
    found = await screen(where)
    assert found["table"] == third
    info = await screen(f"/api/tables/{third}?key={found['watch_key']}")
    assert info["you"] is None
    assert await screen(where) == found


async def test_a_screen_stays_while_whoever_let_it_in_does_not_sit_at_the_rematch(
    house: Indoors, shards: Shards
) -> None:
    path, (ana, bo, cy) = await seated(house)
    code, where = await opened(screen := house.caller())
    await bo(f"{path}/screen", {"code": code})
    following = await play_again(shards, path, ana, cy)
    assert (await screen(where))["table"] == path.split("/")[-1], "it is in the living room of somebody who went home"
    key = (await ana(f"/api/tables/{following}"))["key"]
    await bo(f"/api/tables/{following}/seats", {"name": "Bo", "key": key})
    assert (await screen(where))["table"] == following


async def test_a_screen_does_not_follow_to_a_table_without_onlookers(house: Indoors, shards: Shards) -> None:
    path, (ana, *_) = await seated(house)
    code, where = await opened(screen := house.caller())
    await ana(f"{path}/screen", {"code": code})
    await play_again(shards, path, ana, spectators=False)
    assert (await screen(where))["table"] == path.split("/")[-1]


async def test_a_screen_follows_a_person_with_a_new_identity(house: Indoors, shards: Shards) -> None:
    path, (ana, *_) = await seated(house)
    code, where = await opened(screen := house.caller())
    await ana(f"{path}/screen", {"code": code})
    await renewed(ana)
    assert (await screen(where))["table"] == path.split("/")[-1]
    following = await play_again(shards, path, ana)
    assert (await screen(where))["table"] == following


@pytest.mark.bound("screen_follows")
async def test_a_screen_follows_for_its_time(running: Running, dsns: tuple[str, ...]) -> None:
    async with indoors(running, dsns, Bounds(screen_seconds=600, screen_follows=1)) as house:
        path, (ana, *_) = await seated(house)
        code, where = await opened(screen := house.caller())
        await ana(f"{path}/screen", {"code": code})
        while (await screen.call(where))[0] == 200:
            await asyncio.sleep(0.05)
        assert await screen.refused(where) == (404, "server-no-screen")


async def test_wrong_and_old_codes_are_refused_alike(house: Indoors, shards: Shards) -> None:
    path, (ana, *_) = await seated(house)
    code, where = await opened(screen := house.caller())
    for wrong in ("AAAAAA", "ZAAAAA", "", "A\0AAAA", "a" * 400):
        assert await ana.refused(f"{path}/screen", {"code": wrong}) == NONE
    await shards.of(code).execute("update screens set until = 0")
    assert await ana.refused(f"{path}/screen", {"code": code}) == NONE
    assert await screen.refused(where) == (404, "server-no-screen")


async def test_a_code_without_its_key_tells_nothing(house: Indoors) -> None:
    path, (ana, *_) = await seated(house)
    code, _ = await opened(house.caller())
    await ana(f"{path}/screen", {"code": code})
    assert await house.caller().refused(f"/api/screens/{code}?key=AAAAAAAAAAAAAAAAAAAA") == (404, "server-no-screen")


async def test_a_table_without_onlookers_takes_no_screen(house: Indoors) -> None:
    ana = house.caller()
    table = await ana("/api/tables", {"game": "windmill", "options": {"spectators": False}})
    path = f"/api/tables/{table['table']}"
    await ana(f"{path}/seats", {"name": "Ana", "key": table["key"]})
    code, _ = await opened(house.caller())
    assert await ana.refused(f"{path}/screen", {"code": code}) == (409, "server-no-onlookers")


@pytest.mark.bound("screen_seconds")
async def test_a_code_holds_for_its_time_and_is_deleted_after_it(
    running: Running, dsns: tuple[str, ...], shards: Shards
) -> None:
    async with indoors(running, dsns, Bounds(screen_seconds=1)) as house:
        code, where = await opened(screen := house.caller())
        while (await screen.call(where))[0] == 200:
            await asyncio.sleep(0.05)
        for _ in range(40):  # the next screens of its shard sweep it away
            await opened(house.caller())
        assert await shards.of(code).fetchval("select count(*) from screens where code = $1", code) == 0


async def test_who_guesses_codes_is_shut_out(running: Running, dsns: tuple[str, ...]) -> None:
    async with indoors(running, dsns, Bounds(codes=Rate(3, 3_600))) as house:
        path, (ana, *_) = await seated(house)
        tries = [(await ana.call(f"{path}/screen", {"code": "AAAAAA"}))[0] for _ in range(5)]
        assert tries == [409, 409, 409, 429, 429]

"""The waiting room: who is there, which options, and what people change before the game begins."""

from time import time
from typing import Any

import asyncpg
import pytest

from talewind.games.windmill.options import MillOptions
from tests.server.players import call, open_table
from tests.server.serving import Server

from .test_people import opened, refused, sits

pytestmark = pytest.mark.common_server


def info(server: Server, table: Any, cookie: str = "", key: str = "") -> Any:
    return call(server.address, f"/api/tables/{table['table']}?key={key}", None, cookie)[0]


def choose(server: Server, table: Any, cookie: str, **options: Any) -> None:
    call(server.address, f"/api/tables/{table['table']}/options", {"options": options}, cookie)


def test_those_who_sit_there_know_the_code_and_who_only_has_a_link_does_not(server: Server) -> None:
    table, host = opened(server)
    assert info(server, table, host)["code"] == table["code"], "the host, also before sitting down"
    _, guest = sits(server, table, "Bo")
    assert info(server, table, guest)["code"] == table["code"]
    for key in (table["key"], table["watch_key"]):
        assert info(server, table, key=key)["code"] is None


def test_everybody_sees_the_chosen_options_and_the_hosts_seat(server: Server) -> None:
    table, host = opened(server, players=5)
    sits(server, table, "Bo")
    seen = info(server, table, key=table["key"])
    assert (seen["options"]["players"], seen["options"]["mode"], seen["host_seat"]) == (5, "either", None)
    assert seen["options"].keys() == set(MillOptions.__struct_fields__)
    sits(server, table, "Ada", host)
    assert info(server, table, key=table["key"])["host_seat"] == 1


async def test_who_has_asked_lately_is_there_and_who_has_not_is_not(server: Server, dsns: tuple[str, ...]) -> None:
    table, host = opened(server)
    _, guest = sits(server, table, "Bo")
    sits(server, table, "Ada", host)
    sits(server, table, "Robot", host, bot=True)
    assert [s["here"] for s in info(server, table, host)["seats"]] == [True, True, True]
    await gone_for(dsns, table["table"], 15_001)
    assert [s["here"] for s in info(server, table, host)["seats"]] == [False, True, True]
    info(server, table, guest)
    assert [s["here"] for s in info(server, table, host)["seats"]] == [True, True, True]


async def test_the_note_that_somebody_is_there_is_written_at_most_every_five_seconds(
    server: Server, dsns: tuple[str, ...]
) -> None:
    table, host = opened(server)
    sits(server, table, "Ada", host)
    while True:
        await seen(dsns, table["table"], ago=3_000)
        before = await seen_at(dsns, table["table"])
        info(server, table, host)
        if time() * 1_000 < before + 5_000:  # else the machine was busy for longer than that, and it may be written
            break
    assert await seen_at(dsns, table["table"]) == before
    await gone_for(dsns, table["table"], 3_000)
    info(server, table, host)
    assert await seen_at(dsns, table["table"]) > before


async def gone_for(dsns: tuple[str, ...], table: str, ms: int) -> None:
    """All who sit there, so much longer."""
    for dsn in dsns:
        connection = await asyncpg.connect(dsn)
        await connection.execute("update seats set seen_at = seen_at - $2 where table_id = $1", table, ms)
        await connection.close()


async def seen(dsns: tuple[str, ...], table: str, ago: int) -> None:
    for dsn in dsns:
        connection = await asyncpg.connect(dsn)
        at = int(time() * 1_000) - ago
        await connection.execute("update seats set seen_at = $2 where table_id = $1", table, at)
        await connection.close()


async def seen_at(dsns: tuple[str, ...], table: str) -> int:
    for dsn in dsns:
        connection = await asyncpg.connect(dsn)
        found = await connection.fetchval("select max(seen_at) from seats where table_id = $1", table)
        await connection.close()
        if found is not None:
            return int(found)
    raise AssertionError


def test_the_host_chooses_other_options_and_the_chairs_follow(server: Server) -> None:
    table, host = opened(server, players=5, mode="typed")
    choose(server, table, host, players=3, never_ending=True)
    seen = info(server, table, host)
    assert (seen["chairs"], seen["options"]["players"], seen["options"]["never_ending"]) == (3, 3, True)
    assert seen["options"]["mode"] == "typed", "what is not named stays"


def test_fewer_chairs_close_up_the_seats_and_nobody_loses_one(server: Server) -> None:
    table, host = opened(server, players=5)
    cookies = [sits(server, table, name, host if name == "Ada" else "")[1] for name in ("Ada", "Bo", "Cy", "Di")]
    path = f"/api/tables/{table['table']}"
    assert refused(server, f"{path}/options", {"options": {"players": 3}}, host) == (409, "server-too-few-seats")
    call(server.address, f"{path}/stand", {}, cookies[1])
    choose(server, table, host, players=3)
    assert [(s["seat"], s["name"]) for s in info(server, table, host)["seats"]] == [(0, "Ada"), (1, "Cy"), (2, "Di")]
    assert refused(server, f"{path}/seats", {"name": "Eve", "key": table["key"]}) == (409, "server-table-full")


@pytest.mark.parametrize(
    ("options", "status"),
    [
        ({"players": 7}, 400),
        ({"colour": "red"}, 400),
        ({"mode": None}, 400),
        ({"pawns": ["amber", "amber"]}, 409),
    ],
)
def test_options_that_make_no_game_are_refused(server: Server, options: dict[str, Any], status: int) -> None:
    table, host = opened(server)
    before = info(server, table, host)["options"]
    path = f"/api/tables/{table['table']}/options"
    assert refused(server, path, {"options": options}, host)[0] == status
    assert info(server, table, host)["options"] == before
    assert refused(server, "/api/tables", {"game": "windmill", "options": options})[0] == status


def test_options_are_the_hosts_to_choose(server: Server) -> None:
    table, _host = opened(server)
    _, guest = sits(server, table, "Bo")
    path = f"/api/tables/{table['table']}/options"
    assert refused(server, path, {"options": {}}, guest) == (409, "server-host-only")
    assert refused(server, path, {"options": {}}) == (403, "server-not-yours")


def test_a_name_is_its_owners_to_change(server: Server) -> None:
    table, host = opened(server)
    _, guest = sits(server, table, "Bo")
    path = f"/api/tables/{table['table']}/name"
    call(server.address, path, {"name": "  Bo  the Bold "}, guest)
    assert [s["name"] for s in info(server, table, guest)["seats"]] == ["Bo the Bold"]
    assert refused(server, path, {"name": "Ada"}, host) == (409, "server-not-yours")
    assert refused(server, path, {"name": " "}, guest) == (400, "server-name-missing")


def test_who_stands_up_frees_the_seat(server: Server) -> None:
    table, host = opened(server)
    sits(server, table, "Ada", host)
    call(server.address, f"/api/tables/{table['table']}/stand", {}, host)
    seen = info(server, table, host)
    assert (seen["seats"], seen["you"], seen["host"]) == ([], None, True)


def test_the_host_removes_somebody_before_the_game(server: Server) -> None:
    table, host = opened(server)
    _, guest = sits(server, table, "Bo")
    path = f"/api/tables/{table['table']}/remove"
    assert refused(server, path, {"seat": 3}, host) == (409, "server-empty-seat")
    assert refused(server, path, {"seat": 0}, guest) == (409, "server-host-only")
    call(server.address, path, {"seat": 0}, host)
    assert info(server, table, host)["seats"] == []


def test_nothing_of_it_changes_once_the_game_has_begun(server: Server) -> None:
    table, host = opened(server, players=3)
    cookies = [sits(server, table, name, host if name == "Ada" else "")[1] for name in ("Ada", "Bo", "Cy")]
    path = f"/api/tables/{table['table']}"
    call(server.address, f"{path}/start", {}, host)
    for where, body in (("options", {"options": {}}), ("name", {"name": "Eve"}), ("stand", {})):
        assert refused(server, f"{path}/{where}", body, cookies[0]) == (409, "server-already-begun")
    seen = info(server, table, cookies[1])
    assert (seen["status"], seen["host"], seen["host_seat"]) == ("playing", False, 0)
    assert [s["here"] for s in seen["seats"]] == [True, True, True]


def test_a_seat_that_nobody_has_can_neither_be_removed_nor_gone_on_without(server: Server) -> None:
    table, host = opened(server, players=3)
    for name in ("Ada", "Bo", "Cy"):
        sits(server, table, name, host if name == "Ada" else "")
    path = f"/api/tables/{table['table']}"
    call(server.address, f"{path}/start", {}, host)
    for seat in (-1, 3):
        assert refused(server, f"{path}/remove", {"seat": seat}, host) == (409, "server-empty-seat")
        assert refused(server, f"{path}/without", {"seat": seat}, host) == (409, "server-not-yours")


def test_the_welcome_says_who_is_the_host_and_what_time_it_is(server: Server) -> None:
    table, watch, cookies = open_table(server.address, 3)
    path, began = f"/api/tables/{table}/frames", time()
    welcomes = [call(server.address, path, None, cookie)[0][0] for cookie in cookies]
    assert [welcome["host"] for welcome in welcomes] == [True, False, False]
    assert call(server.address, f"{path}?watch={watch}")[0][0]["host"] is False
    shoulder, _ = call(server.address, f"/api/tables/{table}/shoulder", None, cookies[0])
    behind, _ = call(server.address, f"{path}?behind=0&watch={shoulder['key']}")
    assert (behind[0]["seat"], behind[0]["host"]) == (0, False), "who looks over a shoulder has no duties"
    assert began - 5 < welcomes[0]["now"] / 1_000 < time() + 5

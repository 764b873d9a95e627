"""Who comes too late, or only to watch: what a link still opens when the game has begun, and when it is over."""

import asyncio
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.players import call, open_table
from tests.server.serving import Server

from .test_links import played
from .test_people import opened, refused, sits
from .test_waiting import info

pytestmark = pytest.mark.common_server


def begun(server: Server, **options: Any) -> tuple[dict[str, Any], list[str]]:
    table, host = opened(server, players=3, **options)
    cookies = [sits(server, table, name, host if name == "Ada" else "")[1] for name in ("Ada", "Bo", "Cy")]
    call(server.address, f"/api/tables/{table['table']}/start", {}, host)
    return table, cookies


def test_whoever_has_the_link_of_a_game_that_has_begun_may_look_on(server: Server) -> None:
    table, _ = begun(server, first_storyteller=0)
    path = f"/api/tables/{table['table']}/frames"
    (welcome,), _ = call(server.address, f"{path}?watch={table['key']}")
    assert welcome["seat"] is None
    assert "card" not in welcome["sight"]["view"] or welcome["sight"]["view"]["card"] is None, "no secret of a seat"
    late = info(server, table, key=table["key"])
    assert (late["status"], late["tales"], [s["name"] for s in late["seats"]]) == ("playing", 0, ["Ada", "Bo", "Cy"])


async def test_a_table_without_onlookers_shows_itself_by_neither_link(server: Server) -> None:
    table, _ = begun(server, spectators=False)
    address = server.address.replace("http", "ws", 1)
    for key in (table["key"], table["watch_key"]):
        async with connect(f"{address}/ws/{table['table']}?watch={key}") as socket:
            with pytest.raises(ConnectionClosed, match="4404"):
                await socket.recv()


def test_who_comes_late_asks_for_a_chair_and_gets_the_one_that_is_left(server: Server) -> None:
    table, cookies = begun(server)
    path = f"/api/tables/{table['table']}"
    assert refused(server, f"{path}/ask", {"name": "Eve", "key": table["watch_key"]}) == (403, "server-wrong-key")
    asked, eve = call(server.address, f"{path}/ask", {"name": "Eve", "key": table["key"]})
    assert asked["answer"] == "waiting"
    (knock,), _ = call(server.address, f"{path}/knocks", None, cookies[0])
    assert knock["name"] == "Eve"
    answer = {"knock": knock["knock"], "yes": True}
    assert refused(server, f"{path}/knocks", answer, cookies[0]) == (409, "server-table-full")
    call(server.address, f"{path}/messages", {"do": "leave", "id": "l"}, cookies[2])
    assert [s["left"] for s in info(server, table, key=table["key"])["seats"]] == [False, False, True]
    call(server.address, f"{path}/knocks", answer, cookies[0])
    assert info(server, table, eve)["you"] == 2


def test_a_locked_table_is_not_asked_for_a_chair(server: Server) -> None:
    table, cookies = begun(server)
    path = f"/api/tables/{table['table']}"
    call(server.address, f"{path}/lock", {"locked": True}, cookies[0])
    assert refused(server, f"{path}/ask", {"name": "Eve", "key": table["key"]}) == (409, "server-table-closed")


def test_the_one_who_opened_the_table_is_named_also_when_another_is_host_now(server: Server) -> None:
    table, cookies = begun(server)
    call(server.address, f"/api/tables/{table['table']}/messages", {"do": "leave", "id": "l"}, cookies[0])
    seen = info(server, table, key=table["key"])
    assert (seen["opener"], seen["host_seat"]) == (0, 1)


async def test_when_it_is_over_the_link_says_how_many_tales_were_told_and_opens_no_book(server: Server) -> None:
    table, watch, _ = await played(server)
    seen = await asyncio.to_thread(info, server, {"table": table}, "", watch)
    assert (seen["status"], seen["tales"] > 0, seen["you"], seen["key"]) == ("over", True, None, None)
    assert refused(server, f"/api/tables/{table}/book", None)[0] == 403
    waiting, _, cookies = await asyncio.to_thread(open_table, server.address, 3)
    assert info(server, {"table": waiting}, cookies[0])["tales"] == 0, "who sits there has the tales themselves"

"""The links of a table: who is told them, and that those of a rematch open as those of any table do."""

import asyncio
from typing import Any

import asyncpg
import pytest

from tests.server.players import Player, call, open_table
from tests.server.serving import Server

from .test_people import opened, refused, sits
from .test_waiting import info

pytestmark = pytest.mark.common_server


async def played(server: Server, seats: int = 3, **options: Any) -> tuple[str, str, list[str]]:
    """A whole game to its end: table, watch key, cookies."""
    table, watch, cookies = await asyncio.to_thread(open_table, server.address, seats, **options)
    players = [Player([server.address], table, cookie, seed=n) for n, cookie in enumerate(cookies)]
    await asyncio.wait_for(asyncio.gather(*(p.play() for p in players)), 300)
    return table, watch, cookies


async def rematch(server: Server, table: str, cookie: str) -> dict[str, Any]:
    found, _ = await asyncio.to_thread(call, server.address, f"/api/tables/{table}/rematch", {}, cookie)
    return {"table": found["next"]}


async def test_the_link_of_a_rematch_opens_for_a_stranger(server: Server) -> None:
    table, _, cookies = await played(server)
    again = await rematch(server, table, cookies[0])
    found = info(server, again, cookies[0])
    for key in (found["key"], found["watch_key"]):
        assert info(server, again, key=key)["status"] == "open", "a stranger looks at it"
    call(server.address, f"/api/tables/{again['table']}/options", {"options": {"players": 4}}, cookies[0])
    _, stranger = sits(server, again | {"key": found["key"]}, "Eve")
    assert info(server, again, stranger)["you"] is not None


async def test_who_sits_at_a_rematch_can_carry_the_seat_to_another_device(server: Server) -> None:
    table, _, cookies = await played(server)
    again = await rematch(server, table, cookies[0])
    mine = info(server, again, cookies[0])
    link, _ = call(server.address, f"/api/tables/{again['table']}/carry-key", {}, cookies[0])
    _, phone = call(server.address, f"/api/tables/{again['table']}/carry", {"key": link["key"]})
    assert info(server, again, phone)["you"] == mine["you"]


def test_the_keys_are_told_again_to_those_who_sit_there_and_to_nobody_else(server: Server) -> None:
    table, host = opened(server)
    _, guest = call(server.address, "/api/knock", {"code": table["code"], "name": "Bo"})
    (knock,), _ = call(server.address, f"/api/tables/{table['table']}/knocks", None, host)
    call(server.address, f"/api/tables/{table['table']}/knocks", {"knock": knock["knock"], "yes": True}, host)
    for cookie in (host, guest):
        seen = info(server, table, cookie)
        assert (seen["key"], seen["watch_key"]) == (table["key"], table["watch_key"])
    for key in (table["key"], table["watch_key"]):
        seen = info(server, table, key=key)
        assert (seen["key"], seen["watch_key"]) == (None, None)
    assert table["key"] != table["watch_key"]
    other, _ = opened(server)
    assert refused(server, f"/api/tables/{other['table']}?key={table['key']}", None) == (403, "server-wrong-key")


async def test_a_table_opened_with_keys_of_chance_keeps_them_and_tells_none(
    server: Server, dsns: tuple[str, ...]
) -> None:
    table, host = opened(server)
    for dsn in dsns:
        connection = await asyncpg.connect(dsn)
        await connection.execute("update tables set join_key = $2 where id = $1", table["table"], b"of another age")
        await connection.close()
    seen = await asyncio.to_thread(info, server, table, host)
    assert (seen["key"], seen["watch_key"]) == (None, table["watch_key"])

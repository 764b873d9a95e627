"""Many at one door: nobody is shut out by a crowd, and a crowd from one address does not fill it."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from talewind.server.base.bounds import Bounds
from talewind.server.record import Shards
from talewind.server.tables.guests import ALIVE, STAYS
from tests.server.conftest import Running
from tests.server.indoors import Caller, Indoors, indoors

MOST, NEAR = Bounds().knocks, Bounds().knocks_an_address


@pytest.fixture
async def house(running: Running, dsns: tuple[str, ...]) -> AsyncIterator[Indoors]:
    async with indoors(running, dsns) as house:
        yield house


class Door:
    """A table with its host, and who is heard to knock there."""

    def __init__(self, house: Indoors, host: Caller, table: Any) -> None:
        self.house, self.host, self.table, self.path = house, host, table["table"], f"/api/tables/{table['table']}"
        self.code = table["code"]

    async def knocks(self, name: str, address: str, caller: Caller | None = None) -> Caller:
        caller = caller or self.house.caller(address)
        assert (await caller("/api/knock", {"code": self.code, "name": name}))["answer"] in ("waiting", "no")
        return caller

    async def names(self) -> set[str]:
        return {visitor["name"] for visitor in await self.host(f"{self.path}/knocks")}


async def opened(house: Indoors) -> Door:
    host = house.caller("198.51.100.1")
    return Door(house, host, await host("/api/tables", {"game": "windmill"}))


async def quiet(shards: Shards, table: str, names: str, ms: int = ALIVE) -> None:
    """Those whose name begins so have not asked for a while."""
    await shards.of(table).execute(
        "update knocks set asked_at = asked_at - $2 where table_id = $1 and name like $3", table, ms, f"{names}%"
    )


async def test_a_crowd_from_one_address_leaves_room_for_a_friend_from_another(house: Indoors) -> None:
    door = await opened(house)
    await asyncio.gather(*(door.knocks(f"Eve {n}", "203.0.113.1") for n in range(4 * MOST)))
    await door.knocks("Bo", "203.0.113.2")
    names = await door.names()
    assert "Bo" in names
    assert len(names) == NEAR + 1


@pytest.mark.bound("knocks_an_address")
async def test_of_one_address_the_oldest_gives_way_and_who_asks_again_stays(house: Indoors, shards: Shards) -> None:
    door = await opened(house)
    first = await door.knocks("First", "203.0.113.1")
    await quiet(shards, door.table, "First", 3)
    for n in range(NEAR - 1):
        await door.knocks(f"Eve {n}", "203.0.113.1")
        await quiet(shards, door.table, "Eve 0", 2)
    await door.knocks("First", "", first)
    await door.knocks("Newest", "203.0.113.1")
    assert await door.names() == {"First", "Newest", *(f"Eve {n}" for n in range(1, NEAR - 1))}


@pytest.mark.bound("knocks")
async def test_with_many_addresses_who_asks_no_more_gives_way_to_the_newcomer(house: Indoors, shards: Shards) -> None:
    door = await opened(house)
    for n in range(MOST):
        await door.knocks(f"Gone {n}" if n in (3, 7) else f"Here {n}", f"203.0.113.{max(n, 1)}")
    await quiet(shards, door.table, "Gone")
    await door.knocks("Bo", "198.51.100.7")
    await door.knocks("Cy", "198.51.100.8")
    assert await door.names() == {"Bo", "Cy", *(f"Here {n}" for n in range(MOST) if n not in (3, 7))}


async def test_where_all_are_there_the_fullest_address_gives_way(house: Indoors) -> None:
    door = await opened(house)
    for n in range(NEAR):
        await door.knocks(f"Alone {n}", f"203.0.113.{n}")
    for n in range(NEAR):
        await door.knocks(f"Eve {n}", "203.0.113.200")
    await door.knocks("Bo", "198.51.100.7")
    names = await door.names()
    assert {"Bo", *(f"Alone {n}" for n in range(NEAR))} <= names
    assert len(names) == MOST


async def test_who_was_answered_hears_it_and_takes_nobodys_place(house: Indoors) -> None:
    door = await opened(house)
    guest = await door.knocks("No", "203.0.113.250")
    (visitor,) = await door.host(f"{door.path}/knocks")
    await door.host(f"{door.path}/knocks", {"knock": visitor["knock"], "yes": False})
    for n in range(MOST):
        await door.knocks(f"Here {n}", f"203.0.113.{n}")
    assert (await guest("/api/knock", {"code": door.code, "name": "No"}))["answer"] == "no"
    assert len(await door.names()) == MOST


async def test_who_went_away_leaves_no_row_and_no_row_tells_an_address(house: Indoors, shards: Shards) -> None:
    door = await opened(house)
    for n in range(3):
        await door.knocks(f"Gone {n}", f"203.0.113.{n}")
    await quiet(shards, door.table, "Gone", STAYS)
    await door.knocks("Bo", "203.0.113.9")
    rows = await shards.of(door.table).fetch("select * from knocks")
    assert [row["name"] for row in rows] == ["Bo"]
    other = await opened(house)
    await other.knocks("Bo", "203.0.113.9")
    (elsewhere,) = await shards.of(other.table).fetch("select via from knocks where table_id = $1", other.table)
    assert rows[0]["via"] != elsewhere["via"], "good for one table alone"

"""A game with modes at the doors: chairs follow from the options, and a table that cannot begin says why."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from talewind import games
from tests.kit.toys.tide import Tide
from tests.server.conftest import Running
from tests.server.indoors import Caller, Indoors, indoors


@pytest.fixture
async def house(running: Running, dsns: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Indoors]:
    load, tide = games.load, Tide()
    monkeypatch.setattr(games, "load", lambda name: tide if name == "tide" else load(name))
    async with indoors(running, dsns) as house:
        yield house


class Host:
    """Somebody who has opened a table of Tide and sits there with others."""

    def __init__(self, caller: Caller, opened: Any) -> None:
        self.caller, self.key, self.place = caller, opened["key"], f"/api/tables/{opened['table']}"

    @classmethod
    async def of(cls, house: Indoors, people: int, chairs: int | None = None, **options: Any) -> "Host":
        host = house.caller()
        body = {"game": "tide", "options": options} | ({} if chairs is None else {"chairs": chairs})
        found = cls(host, await host("/api/tables", body))
        for n in range(people):
            caller = host if n == 0 else house.caller()
            await caller(f"{found.place}/seats", {"name": f"P{n}", "key": found.key})
        return found

    async def info(self) -> Any:
        return await self.caller(self.place)

    async def choose(self, **body: Any) -> None:
        await self.caller(f"{self.place}/options", body)


@pytest.mark.parametrize(
    ("options", "asked", "chairs", "room"),
    [
        ({"mode": "alone"}, 4, 1, [1, 1]),
        ({"mode": "sides"}, 4, 4, [2, 4]),
        ({"mode": "together"}, 8, 3, [2, 3]),
        ({"mode": "each"}, 3, 3, [2, 4]),
        ({"mode": "each"}, None, 3, [2, 4]),
    ],
)
async def test_chairs_are_the_tables_as_far_as_its_options_allow(
    house: Indoors, options: dict[str, Any], asked: int | None, chairs: int, room: list[int]
) -> None:
    info = await (await Host.of(house, 1, asked, **options)).info()
    assert (info["chairs"], info["room"]) == (chairs, room)


async def test_chairs_follow_when_the_mode_changes_and_can_be_chosen(house: Indoors) -> None:
    host = await Host.of(house, 1, 4)
    await host.choose(options={"mode": "alone"})
    assert ((await host.info())["chairs"], (await host.info())["hindrance"]) == (1, None)
    await host.choose(options={"mode": "each"})
    await host.choose(chairs=3)
    assert (await host.info())["chairs"] == 3


async def test_a_mode_for_fewer_than_sit_there_is_refused(house: Indoors) -> None:
    host = await Host.of(house, 3, 4)
    body = {"options": {"mode": "alone"}}
    assert await host.caller.refused(f"{host.place}/options", body) == (409, "server-too-few-seats")


async def test_a_table_that_cannot_begin_says_why_and_stays_open(house: Indoors) -> None:
    host = await Host.of(house, 2, 3, mode="together", sea="storm")
    why = {"say": {"key": "tide-storm-for-two"}, "rule": "TI-2"}
    assert (await host.info())["hindrance"] == why
    assert await host.caller.refused(f"{host.place}/start", {}) == (409, "tide-storm-for-two")
    assert (await host.info())["status"] == "open", "nothing of the refused start was written"
    await house.caller()(f"{host.place}/seats", {"name": "Cy", "key": host.key})
    assert (await host.info())["hindrance"] is None
    await host.caller(f"{host.place}/start", {})
    assert (await host.info())["status"] == "playing"


async def test_the_wrong_number_of_people_for_a_mode_is_a_hindrance_too(house: Indoors) -> None:
    host = await Host.of(house, 3, 4, mode="sides")
    assert (await host.info())["hindrance"]["say"] == {
        "key": "kit-seats",
        "args": {"least": 2, "most": 4, "same": False},
    }
    assert await host.caller.refused(f"{host.place}/start", {}) == (409, "kit-seats")
    assert (await host.info())["status"] == "open"


async def test_a_closed_option_has_its_default_and_lists_are_kept(house: Indoors) -> None:
    host = await Host.of(house, 2, 4, mode="together", sea="rough", lucky=["conch", "whelk"])
    await host.choose(options={"mode": "each"})
    found = (await host.info())["options"]
    assert (found["sea"], found["lucky"]) == ("calm", ["conch", "whelk"])
    twice = {"options": {"lucky": ["conch", "conch"]}}
    assert await host.caller.refused(f"{host.place}/options", twice) == (409, "kit-twice")

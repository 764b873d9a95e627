"""Whole games of Windward, each mode, by keyboard alone and by every other means; to the book."""

import asyncio
import contextlib
import re
from typing import Any

import pytest
from playwright.async_api import TimeoutError, expect

from .hunters import Hunter, KeyHunter, MouseHunter
from .keys import FAR
from .people import DESK, PHONE, House
from .playing import BOOK, play_until
from .windward import Captain, embark

SHORT = {"planet": "small", "round_limit": 20}


async def sail_to_the_end(captains: list[Captain]) -> set[str]:
    """What was done, by anybody."""
    by_person = {captain.person: captain for captain in captains}
    await play_until(list(by_person), lambda person: by_person[person].act())
    for captain in captains:
        assert all("See the rule" in said for said in captain.refused), captain.refused
    return set().union(*(captain.did for captain in captains))


async def read_the_book(captain: Captain, seats: int) -> None:
    """The chart with everybody's track, a page a round, and the last page with everybody's name."""
    page, line = captain.page, ".chartleaf svg.map .track .line"
    said = re.search(r"(?:turn|round) (\d+)$", await page.locator(".bar .where").inner_text())
    assert said
    await expect(page.locator(".end .why li").first).to_be_visible()
    await captain.tap(page.locator(BOOK))
    await captain.tap(page.locator(".cover .lit"))
    await expect(page.locator(".chartleaf svg.map .seams")).to_be_visible()
    await expect(page.locator(line)).to_have_count(seats)
    lengths = await page.locator(line).evaluate_all("lines => lines.map(line => line.getTotalLength())")
    assert all(lengths), lengths
    for number in range(1, int(said[1]) + 1):
        await captain.tap(page.get_by_role("button", name="Next page"))
        await expect(page.get_by_role("heading", name=f"Round {number}, the wind")).to_be_visible()
        await expect(page.locator(line).first).to_be_attached()
    await captain.tap(page.get_by_role("button", name="Next page"))
    await expect(page.get_by_role("heading", name="Who sailed this voyage")).to_be_visible()
    await expect(page.locator(".leaf li")).to_have_count(seats)
    await expect(page.get_by_role("button", name="Next page")).to_be_disabled()


@pytest.mark.nightly
async def test_a_game_alone(house: House) -> None:
    captains = await embark(house, [DESK], mode="solo", planet="small")
    assert "Leave the Trading Post" in await sail_to_the_end(captains)
    await read_the_book(captains[0], 1)


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("options", "sizes"),
    [
        ({"mode": "head_to_head", **SHORT}, [DESK, PHONE]),
        ({"mode": "free_for_all", **SHORT}, [PHONE, DESK, DESK]),
        ({"mode": "coop", "difficulty": "easy"}, [DESK, PHONE]),
    ],
    ids=lambda each: each.get("mode") if isinstance(each, dict) else "",
)
async def test_a_game_in_company(house: House, options: dict[str, Any], sizes: list[tuple[int, int]]) -> None:
    captains = await embark(house, sizes, **options)
    assert {"Sail to the next space", "End your turn"} <= await sail_to_the_end(captains)
    for captain in captains:
        await expect(captain.page.locator(BOOK)).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("options", "crew"),
    [
        ({"mode": "solo", "planet": "small"}, [(PHONE, Hunter)]),
        ({"mode": "head_to_head", **SHORT}, [(PHONE, Hunter), (PHONE, Hunter)]),
        ({"mode": "free_for_all", **SHORT}, [(PHONE, Hunter), (DESK, MouseHunter), (DESK, KeyHunter)]),
        (
            {"mode": "coop", "difficulty": "easy", "coop_relief": "both", "round_limit": 20},
            [(PHONE, Hunter), (DESK, KeyHunter)],
        ),
    ],
    ids=lambda each: each.get("mode") if isinstance(each, dict) else "",
)
async def test_a_hunt_to_the_book(
    house: House, options: dict[str, Any], crew: list[tuple[tuple[int, int], type[Hunter]]]
) -> None:
    """By finger, by mouse and by keyboard alone, each captain on the own device."""
    captains = await embark(house, [size for size, _ in crew], [kind for _, kind in crew], **options)
    hunters = [captain for captain in captains if isinstance(captain, Hunter)]
    async with asyncio.TaskGroup() as sea:
        for hunter in hunters:
            sea.create_task(hunter.plays())
    assert {"attack", "fire", "command"} <= set().union(*(hunter.did for hunter in hunters))
    for hunter in hunters:
        assert not hunter.refused, hunter.refused
        assert {"sail", "end-turn"} <= hunter.did, hunter.did
        await read_the_book(hunter, len(hunters))


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
async def test_once_around_the_board_in_port_is_a_short_way_by_tab(house: House, size: tuple[int, int]) -> None:
    """With all that co-op adds to it."""
    captains = await embark(house, [size, size], mode="coop")
    for captain in captains:
        if await captain.page.locator("[data-move=end-turn]").count():
            break
    await captain.walk_to(captain.page.get_by_role("application"))
    stops = 0
    while not stops or not await captain.is_at(captain.page.get_by_role("application")):
        await captain.keys.press("Tab")
        stops += 1
    assert stops <= FAR


async def test_values_and_what_is_closed_say_by_which_rule(house: House) -> None:
    (mina,) = await embark(house, [PHONE], mode="solo")
    page = mina.page
    for place, rule in ((".ship .strip [tabindex='0']", "WW-59"), (".ship [data-service=rum]", "WW-95")):
        await mina.walk_to(page.locator(place))
        await mina.keys.press("Enter")
        await expect(page.locator(".ship .rule")).to_contain_text(rule)
    assert not await mina.person.scrolls_sideways()


async def test_two_taps_sail_a_way_and_undo_names_what_it_takes_back(house: House) -> None:
    (mina,) = await embark(house, [PHONE], mode="solo")
    page = mina.page
    box = await page.locator(".planet").bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)  # the Trading Post
    said = page.locator(".sailing .said")
    for right, down in [
        (0, -2),
        (1.5, 1),
        (0, 2),
        (-1.5, 1),
        (-1.5, -1),
    ]:  # two spaces of 86 by 74 px; one is under the small map
        target = (middle[0] + right * 86, middle[1] + down * 74)
        await page.mouse.click(*target)
        with contextlib.suppress(TimeoutError):  # out of reach
            await said.wait_for(timeout=5000)
            if (await said.inner_text()).startswith("2 spaces"):  # not around a Drift, nor against the wind
                break
        await page.keyboard.press("Escape")
    await expect(said).to_contain_text("2 spaces")
    await expect(page.locator(".planet .way")).to_be_visible()
    await page.mouse.click(*target)
    undo = page.get_by_role("button", name="Undo: 2 spaces")
    await expect(undo).to_be_visible()
    await page.keyboard.press("u")
    await expect(undo).to_have_count(0)
    assert not await mina.person.scrolls_sideways()


async def test_a_drag_pans_the_planet_and_chooses_nothing(house: House) -> None:
    (mina,) = await embark(house, [PHONE], mode="solo")
    page = mina.page
    drawing = page.locator(".planet .drawing")
    before = await drawing.bounding_box()
    await page.mouse.move(200, 400)
    await page.mouse.down()
    await page.mouse.move(140, 340, steps=6)
    await page.mouse.up()
    after = await drawing.bounding_box()
    assert before is not None
    assert after is not None
    assert (round(after["x"] - before["x"]), round(after["y"] - before["y"])) == (-60, -60)
    await expect(page.locator(".sailing .said")).to_have_count(0)

"""How many taps a turn of Windward takes, and what taps never do."""

import asyncio
from typing import Any

import pytest
from playwright.async_api import expect

from talewind.games.windward.planet import PORT

from .people import PHONE, House
from .pointers import Finger
from .windward import embark

MOST, STEPS = 8, 5
END = ".sailing [data-move=end-turn]"
NIGHT = ".board :is(.rest, .battle, .place, .ends) [data-move]"
ACTS = 200  # and looks, of two captains between two turns


def way_to(view: dict[str, Any], to: int) -> list[int]:
    """The spaces of the way that a second tap sails; none: out of reach."""
    before = {space: came_from for space, _, came_from in view["reach"]}
    way: list[int] = []
    while to in before:
        way.append(to)
        to = before[to]
    return way[::-1]


def nearest(view: dict[str, Any], kind: str) -> int:
    """The space of a crester in reach."""
    spaces: list[int] = [each["space"] for each in view["cresters"] if each["kind"] == kind]
    return min((space for space in spaces if way_to(view, space)), key=lambda space: len(way_to(view, space)))


async def fingers(house: House, number: int, **options: Any) -> list[Finger]:
    found = await embark(house, [PHONE] * number, [Finger] * number, planet="small", **options)
    return [each for each in found if isinstance(each, Finger)]


async def test_taps_never_start_a_battle(house: House) -> None:
    """However often a crester is tapped: the ship stops before it, and the page asks."""
    (mina,) = await fingers(house, 1, mode="solo")
    page, near = mina.page, nearest(await mina.view(), "red")
    attack, battle = page.locator("[data-move=attack]"), page.locator(".battle, .glass")
    await mina.sails(near)
    await expect(attack).to_be_visible()
    await mina.sails(near)
    await mina.sails(near)
    assert (await mina.view())["battle"] is None
    await expect(attack).to_be_visible()
    await expect(battle).to_have_count(0)
    await mina.tap(attack)
    await expect(battle.first).to_be_visible()
    assert (await mina.view())["battle"] is not None


@pytest.mark.long
async def test_a_turn_of_five_steps_an_order_and_a_purchase_takes_at_most_eight_taps(house: House) -> None:
    mina, bo = await fingers(house, 2, mode="head_to_head")
    page = mina.page
    await come_to_turn(mina, bo)
    await fetch_gas(mina)
    await ends_the_turn(mina)
    await come_to_turn(mina, bo)
    assert await out_and_home(mina) >= STEPS
    morale = (await mina.view())["ships"][0]["morale"]
    await mina.tap(page.locator("[data-order=morale]"))
    await mina.tap(page.locator("[data-service=rum]"))
    await expect(page.get_by_role("button", name=f"Morale, {morale + 2} of 4")).to_be_visible()
    await ends_the_turn(mina)
    assert mina.taps <= MOST, mina.taps


async def test_a_plan_laid_while_waiting_is_kept_and_sailed_with_one_tap(house: House) -> None:
    mina, bo = await fingers(house, 2, mode="head_to_head")
    first, second = (mina, bo) if await mina.page.locator(END).count() else (bo, mina)
    view = await second.view()
    shut = {PORT, *(each["space"] for each in view["cresters"])}
    plan = max(({space for space, *_ in view["reach"]} - shut), key=lambda space: len(way_to(view, space)))
    await second.tap_at(*await second.bring(plan))
    await expect(second.page.locator(".waiting .plain")).to_be_visible()
    await second.page.reload()
    await expect(second.page.locator(".waiting .plain")).to_be_visible()
    await ends_the_turn(first)
    second.taps = 0
    await second.tap(second.page.locator(".sailing .answers .lit"))
    await expect(second.page.get_by_role("button", name=f"Undo: {len(way_to(view, plan))} spaces")).to_be_visible()
    assert second.taps == 1
    view = await second.view()
    assert view["ships"][view["active"]]["space"] == plan


async def ends_the_turn(mina: Finger) -> None:
    sure = mina.page.locator("[data-sure]")
    await mina.tap(mina.page.locator(END))
    if await sure.count():
        await mina.tap(sure)
    await expect(mina.page.locator(END)).to_have_count(0)


async def come_to_turn(mina: Finger, bo: Finger) -> None:
    """Bo stays in port; whatever the night brings is answered."""
    for _ in range(ACTS):
        if await mina.page.locator(END).count():
            return
        if await bo.page.locator(END).count():
            await ends_the_turn(bo)
        elif await mina.page.locator(NIGHT).count():
            await mina.act()
        else:
            await asyncio.sleep(0.1)
    raise AssertionError(await mina.person.says())


async def fetch_gas(mina: Finger) -> None:
    """From the nearest gas pocket, as much as it has."""
    view = await mina.view()
    ways = [way for pocket in mina.planet.pockets if (way := way_to(view, pocket))]
    await mina.sails(min(ways, key=len)[-1])
    gas = mina.page.locator("[data-move=take][data-item=gas]").last
    await mina.tap(gas)
    await expect(gas).to_have_count(0)


async def out_and_home(mina: Finger) -> int:
    """How many steps two ways have, the second into port. `taps` counts from the first of them on."""
    undo, view = mina.page.get_by_role("button", name="Undo"), await mina.view()
    shut = {PORT, *(each["space"] for each in view["cresters"])}
    for space in sorted({space for space, *_ in view["reach"]} - shut, key=lambda space: -len(way_to(view, space))):
        await mina.pans_to(space)
        mina.taps = 0
        await mina.sails(space)
        await undo.wait_for()
        home = way_to(await mina.view(), PORT)
        steps = len(way_to(view, space)) + len(home)
        if home and steps >= STEPS:
            await mina.pans_to(PORT)
            await mina.sails(PORT)
            await mina.page.locator("[data-service=rum]").wait_for()
            return steps
        await undo.tap()
        await undo.wait_for(state="detached")
    raise AssertionError(view["reach"])

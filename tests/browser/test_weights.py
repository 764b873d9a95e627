"""The first visit by an invitation link: how much comes over the wire, and how soon one can sit down."""

import re
from typing import Any

import pytest
from playwright.async_api import expect

from .people import DESK, PHONE, House
from .wire import CHROMIUMS_FAST_3G, FAST_3G, Wire, seconds_to_usable, work_a_frame

AT_MOST, SCRIPT_AT_MOST = 134_000, 70_000  # bytes of files, packed
WITH_THE_GAME_AT_MOST = 258_000  # what comes ahead of its need too: lesson, pages of every kind of book, moments
SAVES_DATA = """Object.defineProperty(navigator, "connection", { value: { saveData: true } })"""
OF_A_GAME = re.compile(r"/assets/.*\.(js|css)|/texts/|/manifest\.json")
BOARD_AT_MOST, GLOBE_AT_MOST = 60_000, 250_000  # of Windward: its script, and the pictures of the first view
EVERY_GAMES = r"/assets/(BookLine|Clock|Earlier|Picture|Playing|Sheet|Track|Windows|again|clock|company|first|index|keys|sentences|sound|table|walk|whole)\b"  # script of any table
ELSEWHERE = r"/assets/(crew|game|globe-small|land|sky)-"  # pictures that are not on the planet sailed round
PANNING_AT_MOST = 4.0  # milliseconds of the main thread a frame
TRIES = 3  # the best counts: the machine may be busy with other things


def files(wire: Wire) -> set[str]:
    """The requests that are no look at the table: how many of those there are depends on how long it takes."""
    return {each for each, (_, url) in wire.kinds.items() if "/api/tables/" not in url}


async def test_a_first_visit_is_light(house: House) -> None:
    """With everything that comes for the invitation and then for the waiting room, fonts too; whoever saves data gets nothing
    ahead of its need."""
    host, guest = await house.visitor(PHONE), await house.visitor(PHONE)
    link = await host.opens_a_table(4)
    await guest.page.add_init_script(SAVES_DATA)
    wire = await Wire.tap(guest.page)
    await seconds_to_usable(guest.page, link)
    await wire.settle()
    await guest.page.locator("form .lit").click()
    await guest.page.locator(".share .qr path").first.wait_for(state="attached")
    await wire.settle()
    assert 0 < wire.weight(among=files(wire)) <= AT_MOST, str(wire)
    assert wire.weight("Script") <= SCRIPT_AT_MOST, str(wire)


async def test_what_a_game_needs_comes_while_one_waits_for_it(house: House) -> None:
    host, guest = await house.visitor(PHONE), await house.visitor(PHONE)
    link = await host.opens_a_table(4)
    wire = await Wire.tap(guest.page)
    async with guest.page.expect_response(re.compile(r"/assets/windmill-.*\.js")):
        await guest.sits_down(link)
    await guest.page.locator(".lessons:visible li").first.wait_for()
    await wire.settle()
    known = set(wire.asked)
    await host.page.get_by_role("button", name="Invite the house").click()
    await host.begins()
    await guest.page.get_by_role("button", name="Pause").wait_for()
    await guest.page.locator("main img:visible").first.wait_for()
    late = [url for each, (_, url) in wire.kinds.items() if each not in known and OF_A_GAME.search(url)]
    assert late == []
    assert 0 < wire.weight(among=files(wire) & known) <= WITH_THE_GAME_AT_MOST, str(wire)


async def test_the_board_of_windward_and_its_globe_are_light(house: House) -> None:
    host = await house.visitor(PHONE)
    await host.page.add_init_script(SAVES_DATA)
    wire = await Wire.tap(host.page)
    await host.opens_a_table(1, "windward")
    await host.page.locator(".option").first.wait_for()
    waiting = set(wire.asked)
    await host.begins()
    await host.page.locator(".planet image").first.wait_for()
    await wire.settle()
    board = [each for each in wire.asked if each not in waiting and not re.search(EVERY_GAMES, wire.kinds[each][1])]
    assert 0 < wire.weight("Script", among=board) <= BOARD_AT_MOST, str(wire)
    globe = [each for each, (_, url) in wire.kinds.items() if not re.search(ELSEWHERE, url)]
    assert 0 < wire.weight("Image", among=globe) <= GLOBE_AT_MOST, str(wire)


async def test_from_the_link_to_the_seat_it_is_one_tap(house: House) -> None:
    host, guest = await house.visitor(PHONE), await house.visitor(PHONE)
    await guest.goto(await host.opens_a_table(4))
    await guest.page.locator("form .lit").click()
    await expect(guest.page.locator(".places li b")).to_have_count(2)


@pytest.mark.nightly
@pytest.mark.parametrize(("line", "soon"), [(FAST_3G, 1.5), (CHROMIUMS_FAST_3G, 2.0)], ids=["3g", "chromiums-3g"])
async def test_one_can_sit_down_soon_on_a_slow_phone(house: House, line: dict[str, Any], soon: float) -> None:
    """Seconds, on a phone four times slower. Chromium's line alone takes 1.5: two answers to wait for, and 56 KB."""
    host = await house.visitor(PHONE)
    link = await host.opens_a_table(4)
    await host.page.close()
    found: list[float] = []
    for _ in range(TRIES):
        guest = await house.visitor(PHONE)
        wire = await Wire.tap(guest.page, line)
        found.append(await seconds_to_usable(guest.page, link))
        await guest.page.close()
        if found[-1] < soon:
            return
    raise AssertionError(f"{found}\n{wire}")


@pytest.mark.nightly
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desktop"])
async def test_the_planet_is_panned_with_little_work(house: House, size: tuple[int, int]) -> None:
    host = await house.visitor(size)
    await host.opens_a_table(1, "windward")
    await host.begins()
    await host.page.locator(".planet image:visible").first.wait_for()
    await host.page.wait_for_load_state("networkidle")
    await host.page.keyboard.press("Escape")
    found = [await work_a_frame(host.page, ".planet") for _ in range(TRIES)]
    assert min(found) <= PANNING_AT_MOST, found

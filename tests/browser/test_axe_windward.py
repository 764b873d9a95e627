"""axe finds nothing on the board of Windward: in port, at sea, in battle, at rest, the ship, the end."""

from typing import Literal

import pytest
from playwright.async_api import expect

from .people import PHONE, House
from .playing import BOOK
from .pointers import Finger
from .test_axe import LIGHTS_AND_LOCALES, faults
from .test_windward_taps import END, ends_the_turn, nearest
from .windward import embark


@pytest.mark.nightly
@pytest.mark.parametrize(("light", "locale"), LIGHTS_AND_LOCALES)
async def test_axe_finds_nothing_on_the_board_of_windward(
    house: House, light: Literal["light", "dark"], locale: str
) -> None:
    visitor = {"light": light, "locale": locale, "bypass_csp": True}

    async def captain() -> Finger:
        (found,) = await embark(house, [PHONE], [Finger], visitor, mode="solo", planet="small")
        assert isinstance(found, Finger)
        return found

    found = await in_port_at_sea_and_in_battle(await captain())
    found += await at_rest(await captain())
    found += await at_the_end(await captain())
    assert not found, "\n".join(found)


async def in_port_at_sea_and_in_battle(mina: Finger) -> list[str]:
    page, near = mina.page, nearest(await mina.view(), "red")
    found = await faults("in port", mina.person)
    await mina.tap(page.locator("[data-ship]"))
    await page.locator("dialog[open]").wait_for()
    found += await faults("the ship", mina.person)
    await page.keyboard.press("Escape")
    await page.locator("dialog").wait_for(state="detached")
    await mina.sails(near)
    attack = page.locator("[data-move=attack]")
    await attack.wait_for()
    found += await faults("before a battle", mina.person)
    view = await mina.view()
    free = next(space for space, *_ in view["reach"] if space and space not in {c["space"] for c in view["cresters"]})
    await mina.tap_at(*await mina.bring(free))
    await expect(attack).to_have_count(0)
    await page.locator(".planet .way.mine").wait_for()
    found += await faults("at sea, with a way", mina.person)
    await mina.sails(near)
    await mina.tap(attack)
    await page.locator(".battle").wait_for()
    return found + await faults("in battle", mina.person)


async def at_rest(mina: Finger) -> list[str]:
    view = await mina.view()
    free = next(space for space, cost, before in view["reach"] if cost == 1 and before == 0)
    await mina.sails(free)
    await mina.page.locator("[aria-keyshortcuts^=U]").wait_for()
    await ends_the_turn(mina)
    await mina.page.locator(".rest").wait_for()
    return await faults("at rest", mina.person)


async def at_the_end(mina: Finger) -> list[str]:
    """A night in port loses a game alone."""
    await mina.page.locator(END).wait_for()
    await ends_the_turn(mina)
    await mina.page.locator(BOOK).wait_for()
    return await faults("the end", mina.person)

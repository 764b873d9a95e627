"""A TV in a browser: how it is let in at a table, and the photographs of its screens."""

import re
from collections.abc import Awaitable, Callable

from playwright.async_api import expect

from .company import Companion, playing
from .people import PHONE, House, Person
from .playing import play_until
from .windmill import act

TV = (1920, 1080)
type Look = Callable[[str, Person, str], Awaitable[None]]


async def let_in(person: Person, code: str) -> None:
    """By the table's menu."""
    page = person.page
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("button", name="Let a TV in").click()
    field = page.get_by_label("Code on the TV")
    await field.fill("AAA AAA")
    await page.get_by_role("button", name="Let it in").click()
    await expect(page.locator(".tv .care")).to_contain_text("No TV shows this code")
    await field.fill(code.lower())
    await page.get_by_role("button", name="Let it in").click()
    await expect(page.locator(".tv .good")).to_be_visible()
    await page.keyboard.press("Escape")


async def photograph(house: House, look: Look) -> None:
    """Door, lobby, play, reveal and end, by an evening of Windmill."""
    tv, ana = await house.visitor(TV), await house.visitor(PHONE)
    link = await ana.opens_a_table(4)
    await tv.goto("/tv")
    code = tv.page.locator(".code")
    await expect(code).to_have_text(re.compile(r"^\w{3} \w{3}$"))
    await look("tv door", tv, "tv.night")
    await let_in(ana, await code.inner_text())
    others = [Companion.sits_down(house, link, name) for name in ("Bo", "Leo")]
    await expect(tv.page.locator(".seats .name")).to_have_count(3)
    await look("tv lobby", tv, "tv.night")
    others.append(Companion.sits_down(house, link, "Mina"))
    await expect(tv.page.locator(".seats .name")).to_have_count(4)
    await ana.begins()
    told: list[str] = []
    async with playing(*others):
        await expect(tv.page.locator(".picture .grid")).to_be_visible()
        while not (await ana.says()).startswith("Your guess") or not await tv.is_seen(".gone .pawn"):
            await act(ana, told)
        await look("tv play", tv, "tv.night")
        await act(ana, told)
        await tv.page.locator(".picture .reveal").wait_for()
        await look("tv reveal", tv, "tv.night")
        await play_until([ana], lambda person: act(person, told))
    await tv.page.locator(".risen .book").wait_for()
    await look("tv end", tv, "tv.night")

"""What somebody has begun to write is there again after a reload, and on another day's page too."""

import asyncio

from playwright.async_api import expect

from .company import Companion, choose
from .people import PHONE, House

BEGUN = "Nobody had asked the house"


async def test_a_tale_half_written_outlives_a_reload(house: House) -> None:
    ana = await house.visitor(PHONE)
    link = await ana.opens_a_table(3)
    for name in ("Bo", "Cy"):
        await asyncio.to_thread(Companion.sits_down, house, link, name)
    await choose(ana, link, players=3, first_storyteller=0, write_time=None)
    await expect(ana.page.locator(".places li b")).to_have_count(3)
    await ana.begins()
    await ana.page.locator("textarea").fill(BEGUN)
    await ana.page.locator("textarea").blur()  # it is sent at once
    await asyncio.sleep(1)  # a draft is not acknowledged
    await ana.page.reload()
    await expect(ana.page.locator("textarea")).to_have_value(BEGUN)

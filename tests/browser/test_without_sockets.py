"""Where sockets are blocked, the table is played by plain HTTP."""

import asyncio
import re

from playwright.async_api import expect

from .company import Companion, choose, playing, stand_in
from .people import PHONE, House
from .windmill import TALE

BLOCKED = """window.WebSocket = class {
    static OPEN = 1;
    readyState = 3;
    constructor() { setTimeout(() => this.onclose?.({ code: 1006 }), 50) }
    send() {}
    close() {}
}"""


async def test_a_tale_is_told_and_guessed_without_sockets(house: House) -> None:
    host, leo = await house.visitor(), await house.visitor(PHONE)
    await leo.page.add_init_script(BLOCKED)
    link = await host.opens_a_table(3)
    await leo.sits_down(link, "Leo")
    bo = await asyncio.to_thread(Companion.sits_down, house, link, "Bo")
    await choose(host, link, players=3, first_storyteller=1)
    await expect(host.page.locator(".places li b")).to_have_count(3)
    await host.begins()
    await leo.page.locator("textarea").wait_for()
    await expect(leo.page.locator("[data-line]")).to_have_attribute("data-line", "live")
    await leo.page.locator("textarea").fill(TALE)
    await leo.page.locator(".desk .lit").click()
    await leo.page.locator("[data-picture]").first.wait_for()
    async with playing(bo, await stand_in(host, link)):
        await leo.page.locator(".gains").wait_for()
        await leo.page.reload()  # what was before comes with the welcome
        await leo.page.locator(".gains").wait_for()
        await leo.page.get_by_role("button", name=re.compile("What happened so far")).click()
        await expect(leo.page.locator("dialog ol")).to_contain_text(TALE)
        await leo.page.keyboard.press("Escape")
        await leo.page.get_by_role("button", name="Go on", exact=True).click()
        await leo.page.locator(".gains").wait_for(state="detached")

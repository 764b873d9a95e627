"""One whole game of Windmill in Firefox and in WebKit's engine, from the front door to the book. Chromium plays in tests/browser."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest

from tests.browser.company import Companion, playing
from tests.browser.conftest import served  # noqa: F401 (fixture)
from tests.browser.people import House
from tests.browser.playing import BOOK
from tests.server.serving import Server

from .firefox import firefox
from .page import Engine, seen, until, until_gone
from .webkit import webkit

pytestmark = pytest.mark.nightly

TALE = "The lamp had waited all day. At dusk it went out to look for us."
TURNS = 600


@pytest.mark.parametrize("browser", [firefox, webkit])
async def test_a_whole_game_in_another_engine(
    served: Server,  # noqa: F811
    browser: Callable[[], AbstractAsyncContextManager[Engine]],
) -> None:
    async with browser() as page:
        link = await opens_a_table(page, served.address)
        house: Any = House(served.address, None)  # type: ignore[arg-type]  # nobody visits it in Chromium
        others = [await asyncio.to_thread(Companion.sits_down, house, link, name) for name in ("Bo", "Leo")]
        await until(page, ".foot .lit:not(:disabled)")
        await page.click(".foot .lit")
        async with playing(*others):
            did = await plays_to_the_end(page)
        assert {"told", "guessed", "went on"} <= did
        await page.click(BOOK)
        assert await until(page, ".cover h1")
        await page.click(".cover .lit")
        assert await until(page, ".leaf h1")
        assert not await page.evaluate("window.wrong")


async def opens_a_table(page: Engine, address: str) -> str:
    await page.goto(address)
    await page.evaluate("(window.wrong = '', addEventListener('error', (event) => (window.wrong += event.message)), 0)")
    await until(page, "main h1")
    await page.click("a[href='/new']")
    await until(page, "[data-game=windmill]")
    await page.click("[data-game=windmill]")
    await page.click(".foot .lit")
    await until(page, ".share .code")
    link: str = await page.evaluate("location.href")
    return link


async def plays_to_the_end(page: Engine) -> set[str]:
    did: set[str] = set()
    for _ in range(TURNS):
        if await seen(page, BOOK):
            return did
        try:
            did.add(await act(page))
        except LookupError:
            did.add("missed it")  # the table has moved on meanwhile; look again
    raise AssertionError(await seen(page, "h1"))


async def act(page: Engine) -> str:
    """The next thing the page offers."""
    if await seen(page, "textarea"):
        await page.write("textarea", TALE)
        await page.click(".desk .lit")
        await until_gone(page, "textarea")
        return "told"
    if (await seen(page, "h1")).startswith("Your guess"):
        await page.click("[data-picture]")
        await until(page, "dialog .lit")
        await page.click("dialog .lit")
        await until_gone(page, "dialog")
        return "guessed"
    if await seen(page, ".foot .lit"):
        await page.click(".foot .lit")
        return "went on"
    await asyncio.sleep(0.1)
    return "waited"

"""How people play Windmill in the browser: each looks at the own page and does what it offers, until the game is over."""

import asyncio

from playwright.async_api import Error, TimeoutError

from .people import Person

TALE = "Nobody had asked the house where it wanted to go. On Tuesday it let go of the ground and left."
TURNS = 400


async def act(person: Person, told: list[str]) -> bool:
    """Do the next thing this page offers; False: nothing to do."""
    page = person.page
    if await person.is_seen(".recap"):
        await page.locator(".foot .lit").click()
        return True
    if await person.is_seen("textarea"):
        tale = f"{TALE} It was tale {len(told) + 1}."
        await page.locator("textarea").fill(tale)
        await page.locator(".desk .lit").click()
        told.append(tale)
        await page.locator("textarea").wait_for(state="detached")
        return True
    if (await person.says()).startswith("Your guess"):
        await page.locator("[data-picture]").first.click()
        await page.locator("dialog .lit").click()
        await page.locator("dialog").wait_for(state="detached")
        return True
    go_on = page.get_by_role("button", name="Go on", exact=True)
    if await go_on.is_visible():
        await go_on.click()
        return True
    return False


async def play_to_the_end(people: list[Person], told: list[str]) -> None:
    """Everybody plays until everybody sees the result."""
    for _ in range(TURNS):
        over = [await person.is_seen("a[href^='/book/'].lit") for person in people]
        if all(over):
            return
        did = False
        for person in people:
            try:
                did = await act(person, told) or did
            except (TimeoutError, Error):
                did = True  # the table moved on while this person was acting; look again
        if not did:
            await asyncio.sleep(0.15)
    raise AssertionError([await person.says() for person in people])

"""How people play Windmill in the browser: each looks at the own page and does what it offers, until the game is over."""

from .people import Person

TALE = "Nobody had asked the house where it wanted to go. On Tuesday it let go of the ground and left."


async def act(person: Person, told: list[str]) -> bool:
    """Do the next thing this page offers; False: nothing to do."""
    page = person.page
    if await person.is_seen(".recap"):
        await page.locator(".since .foot .lit").click()
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
    return await person.presses("Go on")

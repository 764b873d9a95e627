"""How people play The End of the Story in the browser: each looks at the own page and does what it offers."""

import re

from playwright.async_api import Locator

from .people import Person

STORY = "It came over the hill before sunrise. Nobody at the table believed it."


async def act(person: Person, told: list[str], most: int = 4) -> bool:
    """Do the next thing this page offers; False: nothing to do. Tokens are put on boards only if at most `most` lie there."""
    page = person.page
    sentence = await person.says()
    if await person.is_seen(".countdown"):
        open_cells = page.locator("button.cell[aria-disabled=false]")
        assert await open_cells.count() == 0 or not await person.is_seen(".countdown"), (
            "a board is open before the signal"
        )
    if await person.is_seen(".recap"):
        await page.locator(".since .foot .lit").click()
    elif sentence.startswith("Which of the four"):
        await (await least_missed(page.locator("button.pic"))).click()
        await page.locator(".foot .lit").click()
        await page.locator("button.pic").first.wait_for(state="detached")
    elif await person.is_seen("textarea"):
        await page.locator("textarea").fill(STORY)
        await page.locator(".desk .lit").click()
        told.append(STORY)
        await page.locator("textarea").wait_for(state="detached")
    elif sentence.startswith("Put your tokens"):
        if await page.locator(".boards .grid").count() > most:
            return False
        await page.locator("button.cell:visible:not(.mine)").first.click()
    elif await person.presses("Reveal") or await person.presses("Nothing forbidden was said"):
        pass
    elif not await person.presses("Go on"):
        return False
    return True


async def least_missed(cards: Locator) -> Locator:
    """A card whose colour another one has, so that as many boards as can be are laid; else the first."""
    sources = [await card.locator("img").get_attribute("src") or "" for card in await cards.all()]
    colours = [re.sub(r".*/(\w).*", r"\1", source) for source in sources]
    return cards.nth(next((n for n, colour in enumerate(colours) if colours.count(colour) > 1), 0))

"""What a screen reader says: the live regions as they speak, and names and descriptions of what has the focus."""

import asyncio
import re
from time import monotonic

from .people import Person

WITHIN = 90.0  # seconds
LISTEN = """(() => {
    const REGIONS = "[aria-live], [role=log], [role=status], [role=alert]";
    window.heard = [];
    const say = (words) => words.trim() && window.heard.push(words.trim().replace(/\\s+/g, " "));
    new MutationObserver((changes) => {
        const changed = new Set();
        for (const { target, addedNodes, type } of changes) {
            const region = (target.nodeType === 1 ? target : target.parentElement)?.closest(REGIONS);
            if (!region || region.closest("[aria-hidden=true]")) continue;
            if (region.role === "log") for (const node of addedNodes) say(node.textContent ?? "");
            else if (type === "characterData" || addedNodes.length) changed.add(region);
        }
        for (const region of changed) say(region.textContent ?? "");
    }).observe(document, { subtree: true, childList: true, characterData: true });
})()"""


class Ears:
    """Remembers everything that was said aloud, once and in order."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page

    @classmethod
    async def of(cls, person: Person) -> "Ears":
        await person.page.add_init_script(LISTEN)
        return cls(person)

    async def all(self) -> list[str]:
        heard: list[str] = await self.page.evaluate("window.heard")
        return heard

    async def hear(self, wanted: str) -> str:
        """Wait until something like it has been said; the words themselves."""
        until = monotonic() + WITHIN
        while monotonic() < until:
            found = [words for words in await self.all() if re.search(wanted, words)]
            if found:
                return found[-1]
            await asyncio.sleep(0.1)
        raise AssertionError("\n".join([f"“{wanted}” was not heard, but", *await self.all()]))

    async def place(self, wanted: str) -> int:
        """When it was said, counted in sentences."""
        heard = await self.all()
        return next(n for n, words in enumerate(heard) if re.search(wanted, words))

    async def described(self, selector: str) -> str:
        """The description that is read with an element."""
        found: str = await self.page.locator(selector).evaluate(
            "e => document.getElementById(e.getAttribute('aria-describedby')).textContent.replace(/\\s+/g, ' ').trim()"
        )
        return found

    async def page_aloud(self) -> str:
        """The whole page as it would be read."""
        return await self.page.locator("body").aria_snapshot()

"""A keyboard and nothing else: how somebody plays who cannot use a mouse."""

import re

from playwright.async_api import Locator, TimeoutError

from .people import Person

MOST = 120  # steps before somebody would give up
FAR = 25  # presses from one thing to the next: nobody has the patience for more
# Whoever looks at the page sees whether a thing lies before or after the focus. A toolbar is one stop, with arrows inside.
NEXT_KEY = """([wanted]) => {
    const at = document.activeElement;
    const after = !wanted || at.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (at.closest("[role=toolbar]")?.contains(wanted)) return after ? "ArrowRight" : "ArrowLeft";
    return after ? "Tab" : "Shift+Tab";
}"""


class Keyboard:
    """Walks with Tab to what it looks for. It looks at the page, but touches nothing but keys."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page
        self.keys = person.page.keyboard

    async def is_at(self, wanted: Locator) -> bool:
        found: bool = await wanted.evaluate_all("all => all.includes(document.activeElement)")
        return found

    async def walk_to(self, wanted: Locator, back: bool = False) -> None:
        for _ in range(MOST):
            if await self.is_at(wanted):
                return
            await self.keys.press("Shift+Tab" if back else "Tab")
        raise AssertionError(f"no way by keyboard to {wanted}, {await self.whereabouts(wanted)}")

    async def whereabouts(self, wanted: Locator) -> str:
        at = await self.page.evaluate("document.activeElement.outerHTML.slice(0, 300)")
        return f"which is there {await wanted.count()} times; now at {at}"

    def named(self, role: str, name: str) -> Locator:
        return self.page.get_by_role(role, name=re.compile(name))  # type: ignore[arg-type]

    async def press(self, role: str, name: str, key: str = "Enter", back: bool = False) -> None:
        await self.walk_to(self.named(role, name), back)
        await self.keys.press(key)

    async def presses(self, *keys: str) -> None:
        for key in keys:
            await self.keys.press(key)

    async def write(self, role: str, name: str, words: str) -> None:
        await self.walk_to(self.named(role, name))
        await self.keys.press("Control+a")
        await self.keys.type(words)

    async def has_focus(self) -> bool:
        """Something holds the focus; nobody is nowhere."""
        found: bool = await self.page.evaluate("document.activeElement !== document.body")
        return found


class Walker(Keyboard):
    """Goes the short way. `farthest`: the longest one so far."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.farthest = 0

    async def walk_to(self, wanted: Locator, back: bool = False) -> None:
        first = await wanted.first.element_handle()
        for presses in range(FAR + 1):
            if await self.is_at(wanted):
                self.farthest = max(self.farthest, presses)
                return
            await self.keys.press("Shift+Tab" if back else await wanted.evaluate_all(NEXT_KEY))
        if not await wanted.evaluate_all("(all, first) => all.includes(first)", first):
            raise TimeoutError(f"the page moved on during the way to {wanted}")
        raise AssertionError(f"too far by keyboard: {wanted}, {await self.whereabouts(wanted)}")

    async def choose(self, wanted: Locator) -> None:
        """One of some radio buttons, by arrows."""
        group = self.page.locator(f"input[name='{await wanted.get_attribute('name')}']")
        await self.walk_to(group)
        for _ in range(await group.count()):
            if await self.is_at(wanted):
                break
            await self.keys.press("ArrowDown")
        if not await wanted.is_checked():
            await self.keys.press("Space")
        assert await wanted.is_checked(), wanted

"""The screens of Windward: those of a first turn, and the others as captains come past them while they play."""

import time
from collections.abc import Awaitable, Callable
from typing import Literal

from playwright.async_api import Error, TimeoutError

from .people import House, Person
from .playing import BOOK
from .windward import Captain, embark

Look = Callable[[str, Person], Awaitable[None]]
Light = Literal["light", "dark"]
COACH = ".coach .plain:last-child"  # no more tips
LONGEST = 150.0  # seconds for one game
# Two spaces from the middle of the planet, where the Trading Post lies, in units of the width and height of a space.
AROUND = ((0, -2), (1.5, 1), (0, 2), (-1.5, 1), (-1.5, -1))
SPACES = {True: (73, 63), False: (86, 74)}  # px; True: on a desktop
PASSED = {
    "windward battle": ".battle :is(button, [data-move]):enabled",
    "windward place": ".place",
    "windward rest": ".rest",
    "windward wind": ".turned",
    "windward catch": ".catch",
}
BY_NIGHT = {"windward sail", "windward battle", "windward port"}


class Album:
    def __init__(self, house: House, look: Look, size: tuple[int, int], light: Light) -> None:
        self.house, self._look, self.size, self.light = house, look, size, light
        self.seen: set[str] = set()

    @property
    def wanted(self) -> set[str]:
        return BY_NIGHT if self.light == "dark" else {*PASSED, *BY_NIGHT}

    async def look(self, screen: str, captain: Captain) -> None:
        if screen not in self.seen and (self.light == "light" or screen in BY_NIGHT):
            self.seen.add(screen)
            await self._look(screen, captain.person)

    async def company(self, people: int, mode: str) -> tuple[Captain, list[Captain]]:
        """A table that has begun: the captain in turn, and the others."""
        captains = await embark(self.house, [self.size] * people, mode=mode)
        for captain in captains:
            await captain.page.emulate_media(color_scheme=self.light)
            if await captain.person.is_seen(COACH):
                await captain.page.locator(COACH).click()
        active = [captain for captain in captains if await captain.person.is_seen(".sailing")]
        return active[0], [captain for captain in captains if captain is not active[0]]

    async def points_at_a_way(self, captain: Captain, shown: str) -> None:
        """Tap a space near port, so that a way is drawn and the page shows what it costs."""
        await captain.page.evaluate("scrollTo(0, 0)")
        box = await captain.page.locator(".planet").bounding_box()
        assert box is not None
        width, height = SPACES[self.size[0] >= 900]
        for right, down in AROUND:
            x, y = box["x"] + box["width"] / 2 + right * width, box["y"] + box["height"] / 2 + down * height
            await captain.page.mouse.click(x, y)
            try:
                return await captain.page.locator(shown).first.wait_for(timeout=2000)
            except TimeoutError:
                continue

    async def first_turn(self) -> list[Captain]:
        active, others = await self.company(3, "free_for_all")
        await self.look("windward port", active)
        if self.light == "light":
            await self.look("windward waiting", others[0])
            await self.points_at_a_way(others[0], ".waiting .plain")
            await self.look("windward plan", others[0])
            await active.page.locator("[data-ship]").click()
            await active.page.locator("dialog[open]").wait_for()
            await self.look("windward ship", active)
            await active.page.keyboard.press("Escape")
        await self.points_at_a_way(active, ".sailing .answers .lit")
        await self.look("windward sail", active)
        await active.page.keyboard.press("Escape")
        return [active, *others]

    async def plays_on(self, captains: list[Captain], end: str = "") -> None:
        until = time.monotonic() + LONGEST
        while time.monotonic() < until and (end or not self.wanted <= self.seen):
            for captain in captains:
                for screen, place in PASSED.items():
                    if screen not in self.seen and await captain.person.is_seen(place):
                        await self.look(screen, captain)
                if end and await captain.person.is_seen(end):
                    return
                try:
                    await captain.act()
                except (AssertionError, TimeoutError, Error):
                    continue  # the table moved on

    async def chart(self, captain: Captain) -> None:
        await self.plays_on([captain], BOOK)
        if await captain.person.is_seen(BOOK):
            await captain.page.locator(BOOK).first.click()
            await captain.page.locator(".cover .lit").click()
            await captain.page.locator(".leaf").first.wait_for()
            await self.look("windward chart", captain)


async def photograph(house: House, look: Look, size: tuple[int, int], light: Light) -> None:
    album = Album(house, look, size, light)
    await album.plays_on(await album.first_turn())
    if light == "light":
        for screen, people, mode in (("together", 2, "coop"), ("two", 2, "head_to_head"), ("alone", 1, "solo")):
            active, _ = await album.company(people, mode)
            await album.points_at_a_way(active, ".sailing .answers .lit")
            await album.look(f"windward {screen}", active)
            if screen == "alone":
                await active.page.keyboard.press("Escape")
                await album.chart(active)

"""One walk past every screen there is, from the front door to the last page of the book."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Literal

from playwright.async_api import expect

from .company import Companion, card_of, choose, play_on, playing, stand_in, table_of
from .people import House, Person
from .windmill import TALE

Look = Callable[[str, Person], Awaitable[None]]
SCREENS = {
    "home", "lessons", "menu", "choose", "how it is played", "waiting alone", "lost", "no books", "invite", "waiting, guest", "options, guest",
    "waiting, host", "options, host", "menu, host", "another device", "carrying", "rules", "telling", "telling, written", "listening",
    "drawer", "guessing, kept in secret",
    "somebody is away", "paused", "since you left", "guessing", "opened picture", "generic board", "phrases", "reveal", "rule",
    "log", "leaving", "ended", "cover", "leaf", "colophon", "books", "knocking", "knock at the door", "watching",
    "telling aloud", "reveal, told aloud", "guessing, with a chain",
}  # fmt: skip
MOMENT = ".stage[data-act]:not(.leaving)"

# In the browser of a guesser, before the own turn: the last picture of the grid is the secret guess.
KEPT = """() => localStorage.setItem(`talewind secret ${location.pathname.split("/")[2]}`, JSON.stringify(
    {turn: 1, picture: [...document.querySelectorAll("[data-picture]")].at(-1).dataset.picture}))"""


class Walk:
    def __init__(self, house: House, look: Look, **visitor: Any) -> None:
        self.house, self._look, self.visitor = house, look, visitor
        self.seen: set[str] = set()

    async def look(self, screen: str, person: Person) -> None:
        self.seen.add(screen)
        if await person.is_seen(MOMENT):
            await person.page.keyboard.press("Escape")
            await person.page.locator(".stage[data-act]").wait_for(state="detached")
        await person.page.evaluate("document.fonts.ready")
        await person.page.evaluate(
            "Promise.allSettled(document.getAnimations().filter(a => a.effect.getComputedTiming().iterations !== Infinity)"
            ".map(a => a.finished))"
        )
        await self._look(screen, person)

    async def sheet(self, screen: str, person: Person, button: str) -> None:
        await person.page.locator(button).click()
        await person.page.locator("dialog[open]").wait_for()
        await self.look(screen, person)

    async def close_sheet(self, person: Person) -> None:
        await person.page.keyboard.press("Escape")
        await person.page.locator("dialog").wait_for(state="detached")

    async def __call__(self) -> None:
        host, guest = await self.house.visitor(**self.visitor), await self.house.visitor(**self.visitor)
        await self.learning(host)
        link = await self.arriving(host, guest)
        await self.carrying(host, guest, link)
        table = link.partition("#")[0]
        await self.first_tale(host, guest, link, table)
        await self.afterwards(host, guest, link)
        await self.told_aloud(host, guest)
        assert self.seen == SCREENS, self.seen ^ SCREENS

    async def learning(self, visitor: Person) -> None:
        """How the games are played, before any table is open."""
        await visitor.goto("/")
        await visitor.page.locator("[data-shelf=windmill]").click()
        await visitor.page.locator(".lessons li").first.wait_for()
        await self.look("lessons", visitor)
        await visitor.goto("/how/windmill")
        await visitor.page.locator(".lessons li").first.wait_for()
        await self.look("how it is played", visitor)

    async def arriving(self, host: Person, guest: Person) -> str:
        await host.goto("/")
        await host.page.locator("[data-shelf]").first.wait_for()
        await self.look("home", host)
        await self.sheet("menu", host, "header .icon-button")
        await self.close_sheet(host)
        await host.goto("/new")
        await host.page.locator("[data-game=windmill]").wait_for()
        await self.look("choose", host)
        link = await host.opens_a_table(3)
        await host.page.locator(".lessons:visible li").first.wait_for()
        await self.look("waiting alone", host)
        await guest.goto("/author")
        await guest.sentence.wait_for()
        await self.look("lost", guest)
        await guest.goto("/books")
        await guest.page.locator("main img").wait_for()
        await self.look("no books", guest)
        await guest.goto("/")
        await guest.page.locator("#code").fill(await host.page.locator(".code:visible").inner_text())
        await guest.page.locator("form .quiet").click()
        await guest.page.locator(".knocking").wait_for()
        await self.look("knocking", guest)
        await host.page.locator(".knock").wait_for()
        await self.look("knock at the door", host)
        await guest.goto(link)
        await guest.page.locator("#name").wait_for()
        await guest.page.locator(".lessons li").first.wait_for()
        await self.look("invite", guest)
        self.companion = await asyncio.to_thread(Companion.sits_down, self.house, link, "Bartholomew")
        await guest.page.locator("form .lit").click()
        await expect(guest.page.locator(".places li b")).to_have_count(3)
        await guest.page.locator(".lessons:visible li").first.wait_for()
        await self.look("waiting, guest", guest)
        await self.sheet("options, guest", guest, ".line .quiet")
        await self.close_sheet(guest)
        await choose(host, link, players=3, first_storyteller=0, write_time=None)
        await expect(host.page.locator(".places li b")).to_have_count(3)
        await self.look("waiting, host", host)
        await self.sheet("options, host", host, ".line .quiet")
        await self.close_sheet(host)
        await self.sheet("menu, host", host, ".bar .icon-button")
        await host.page.locator("dialog [aria-expanded]").first.click()
        await host.page.locator("dialog .qr").wait_for()
        await self.look("another device", host)
        await host.page.locator("dialog section + p .plain").first.click()
        await host.page.locator("dialog summary").click()
        await host.page.locator("dialog dt").first.wait_for()
        await self.look("rules", host)
        await self.close_sheet(host)
        return link

    async def carrying(self, host: Person, guest: Person, link: str) -> None:
        """Somebody else's seat, on a device that has one of its own."""
        await guest.page.goto("about:blank")
        await guest.goto(await host.carry_link())
        await guest.page.locator(".failed .lit").wait_for()
        await self.look("carrying", guest)
        await guest.page.goto("about:blank")
        await guest.goto(link)

    async def first_tale(self, host: Person, guest: Person, link: str, table: str) -> None:
        await host.begins()
        await host.page.locator("textarea").wait_for()
        await self.look("telling", host)
        await guest.page.locator("[data-picture]").first.wait_for()
        await self.look("listening", guest)
        await self.drawer(guest)
        await guest.page.goto("about:blank")
        self.companion.avoid = await asyncio.to_thread(card_of, await stand_in(host, link))
        async with playing(self.companion):
            await host.page.locator("textarea").fill(TALE)
            await self.look("telling, written", host)
            await host.page.locator(".desk .lit").click()
            await host.page.locator("[data-about=absent]").wait_for()
            await self.look("somebody is away", host)
            await host.page.locator(".bar .icon-button").nth(1).click()
            await host.page.locator(".paused .lit").wait_for()
            await self.look("paused", host)
            await host.page.locator(".paused .lit").click()
            await host.page.locator("[data-picture]").first.wait_for()
            await guest.goto(link)
            await guest.page.locator(".recap").wait_for()
            await self.look("since you left", guest)
            await guest.page.locator(".foot .lit").click()
            await guest.page.locator("[data-picture]").first.wait_for()
            await self.look("guessing", guest)
            await self.secret(guest)
            await guest.page.locator("[data-picture]").first.click()
            await guest.page.locator("dialog [aria-expanded=false]").last.click()
            await self.look("opened picture", guest)
            await self.close_sheet(guest)
            await guest.goto(f"{table}?generic")
            await guest.page.locator("fieldset, form").first.wait_for()
            await self.look("generic board", guest)
            await guest.goto(link)
            await guest.page.locator("[data-picture]").first.wait_for()
            await guest.page.locator(".phrases .plain").click()
            await self.look("phrases", guest)
            await guest.page.locator("[data-picture]").first.click()
            await guest.page.locator("dialog .lit").click()
            await host.page.locator(".gains").wait_for()
            await self.look("reveal", host)
            await host.page.locator(".gains .why").first.click()
            await self.look("rule", host)
            await self.sheet("log", host, ".bar .icon-button >> nth=0")
            await self.close_sheet(host)

    async def drawer(self, guest: Person) -> None:
        """While somebody else writes: a line for a picture."""
        await guest.page.locator("[data-picture]").nth(7).click()
        await guest.page.locator("#pin-line").fill("The moon had not washed since Tuesday.")
        await guest.page.locator("form .quiet").click()
        await guest.page.locator("dialog").wait_for(state="detached")
        await guest.page.locator("[data-picture]").nth(12).click()
        await self.look("drawer", guest)
        if await guest.is_seen("dialog"):  # a wide screen has a column instead
            await self.close_sheet(guest)

    async def secret(self, guest: Person) -> None:
        """In the own turn, with a guess that was kept in secret."""
        await guest.page.evaluate(KEPT)
        await guest.page.reload()
        await guest.page.locator(".hand .lit").wait_for()
        await self.look("guessing, kept in secret", guest)

    async def afterwards(self, host: Person, guest: Person, link: str) -> None:
        """The guest still looks at the result."""
        await guest.page.locator(".bar .icon-button").last.click()
        await guest.page.locator("dialog > div > p .plain").nth(-2).click()
        await self.look("leaving", guest)
        await self.close_sheet(guest)
        await play_on(self.companion, await stand_in(host, link), await stand_in(guest, link))
        await host.page.locator("a[href^='/book/']").wait_for()
        await self.look("ended", host)
        await host.page.locator("a[href^='/book/']").click()
        await host.page.locator(".cover h1").wait_for()
        await self.look("cover", host)
        await host.page.locator(".cover .lit").click()
        await host.page.locator(".leaf .tale").wait_for()
        await self.look("leaf", host)
        await host.page.keyboard.press("ArrowLeft")
        for _ in range(12):
            await host.page.keyboard.press("ArrowRight")
        await host.page.locator(".leaf ul").wait_for()
        await self.look("colophon", host)
        await host.goto("/books")
        await host.page.locator("a.cover").wait_for()
        await self.look("books", host)

    async def told_aloud(self, host: Person, guest: Person) -> None:
        """A second table, where tales are told aloud and go on from each other, and somebody looks on."""
        link = await host.opens_a_table(3)
        bo, cy = [await asyncio.to_thread(Companion.sits_down, self.house, link, name) for name in ("Bo", "Cy")]
        await choose(host, link, players=3, first_storyteller=0, never_ending=True)
        await expect(host.page.locator(".places li b")).to_have_count(3)
        watch = await host.page.evaluate(
            "table => JSON.parse(localStorage.getItem(`talewind keys ${table}`)).watch", table_of(link)
        )
        await host.begins()
        await host.page.locator("textarea").wait_for()
        bo.avoid = cy.avoid = await asyncio.to_thread(card_of, await stand_in(host, link))
        await host.page.locator(".helps .plain").first.click()
        await host.page.locator(".aloud").wait_for()
        await self.look("telling aloud", host)
        await host.page.locator(".desk .lit").click()
        await guest.goto(f"/t/{table_of(link)}#w.{watch}")
        await guest.page.locator("[data-picture]").first.wait_for()
        await self.look("watching", guest)
        async with playing(bo, cy):
            await host.page.locator(".gains").wait_for()
            await self.look("reveal, told aloud", host)
            cy.avoid = ""
            await host.page.locator(".foot .lit").click()
            await host.page.locator(".chain").first.wait_for()
            await self.look("guessing, with a chain", host)


async def walk(
    house: House, look: Look, size: tuple[int, int], light: Literal["light", "dark"] = "light", **visitor: Any
) -> None:
    await Walk(house, look, size=size, light=light, **visitor)()

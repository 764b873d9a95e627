"""People in browsers: they open links, sit down, tell and guess by what the page offers them, and nothing else."""

import re
import time
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    TimeoutError,
    expect,
)

LONG = 45_000  # ms; whatever comes later than that does not come, also on a busy machine
SHORT = 3_000  # ms; a click that waits longer looks again whether its button is still there
# In a server: a result stays until everybody has gone on, and not only as long as it takes to read.
PATIENT = "from talewind.kit.ready import together as t; t.LEAST = t.MOST = t.Interlude.lasts = 600_000"
PHONE, SMALL, TABLET, DESK = (390, 844), (320, 640), (768, 1024), (1440, 900)


class House:
    """One server and everybody who visits it. `complaints`: what no browser may ever say."""

    def __init__(self, address: str, browser: Browser) -> None:
        self.address, self.browser = address, browser
        self.complaints: list[str] = []
        self._contexts: list[BrowserContext] = []

    async def visitor(
        self,
        size: tuple[int, int] = PHONE,
        light: Literal["light", "dark"] = "light",
        locale: str = "en-GB",
        **more: Any,
    ) -> "Person":
        context = await self.browser.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme=light, locale=locale, **more
        )
        self._contexts.append(context)
        page = await context.new_page()
        page.on("request", self._look_at)
        page.on("response", self._weigh)
        page.on("console", self._listen_to)
        page.on("pageerror", lambda error: self.complaints.append(f"script: {error}"))
        return Person(self, page)

    def _look_at(self, request: Request) -> None:
        """No request leaves the house."""
        parts = urlsplit(request.url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.netloc != urlsplit(self.address).netloc:
            self.complaints.append(f"request to {parts.netloc}")

    def _weigh(self, response: Response) -> None:
        """No file is missing. A call that answers no is part of life."""
        path = urlsplit(response.url).path
        if response.status >= 400 and not path.startswith("/api/"):
            self.complaints.append(f"{response.status} for {path}")

    def _listen_to(self, message: ConsoleMessage) -> None:
        """Nothing refused by the content policy, no error of a script."""
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.complaints.append(f"console: {message.text}")

    async def close(self) -> None:
        for context in self._contexts:
            await context.close()


STICKING_OUT = """() => {
  const width = document.documentElement.clientWidth + 1;
  if (document.documentElement.scrollWidth <= width) return "";
  const out = [...document.querySelectorAll("body *")].filter((each) => each.getBoundingClientRect().right > width);
  return "sideways: " + out.slice(-3).map((each) => each.outerHTML.slice(0, 120)).join(" | ");
}"""


class Person:
    def __init__(self, house: House, page: Page) -> None:
        self.house, self.page = house, page
        page.set_default_timeout(LONG)

    async def goto(self, path: str) -> None:
        await self.page.goto(path if path.startswith("http") else self.house.address + path)

    async def opens_a_table(self, people: int = 4, game: str = "windmill", minutes: int = 60) -> str:
        """From the front door; `game` by its id. The link for the others."""
        await self.goto("/")
        await self.page.get_by_role("link", name=re.compile("Open a table|Ouvrir une table")).click()
        await self.page.locator("select").first.select_option(str(people))
        await self.page.locator("select").nth(1).select_option(str(minutes))
        await self.page.locator(f"[data-game={game}]").click()
        await self.page.locator(".foot .lit").click()
        await self.page.locator(".share .code:visible").wait_for()
        return self.page.url

    async def sits_down(self, link: str, name: str = "") -> None:
        await self.goto(link)
        field = self.page.locator("#name")
        await field.wait_for()
        if name:
            await field.fill(name)
        await self.page.locator("form .lit").click()
        await self.page.locator(".share .code:visible").wait_for()

    async def begins(self) -> None:
        button = self.page.locator(".foot .lit")
        await expect(button).to_be_enabled()
        await button.click()

    async def carry_link(self) -> str:
        """The link that is this person's seat at the table on the page."""
        path = urlsplit(self.page.url).path
        keys = await self.page.evaluate(
            """async (table) => [
                (await (await fetch(`/api/tables/${table}/carry-key`, { method: "POST" })).json()).key,
                JSON.parse(localStorage.getItem(`talewind keys ${table}`)).join]""",
            path.split("/")[2],
        )
        return f"{path}#c.{'.'.join(keys)}"

    @property
    def sentence(self) -> Locator:
        return self.page.locator("h1").first

    async def says(self) -> str:
        return (await self.sentence.inner_text()).strip()

    async def heard(self) -> list[str]:
        """What a screen reader was given so far."""
        return await self.page.locator("[data-live=polite] p").all_inner_texts()

    async def hears(self, words: str) -> None:
        """Wait until a screen reader was given these words."""
        await expect(self.page.locator("[data-live=polite]")).to_contain_text(words)

    async def is_seen(self, selector: str) -> bool:
        return await self.page.locator(selector).first.is_visible()

    async def presses(self, name: str) -> bool:
        """Press the button of this name; False: there is none, or what it belongs to ended before it was pressed."""
        button = self.page.get_by_role("button", name=name, exact=True)
        began = time.monotonic()
        while await button.is_visible():
            try:
                await button.click(timeout=SHORT)
            except TimeoutError:
                if time.monotonic() - began > LONG / 1000:
                    raise
            else:
                return True
        return False

    async def scrolls_sideways(self) -> str:
        """The last of the elements that stick out on the right; empty: none does."""
        found: str = await self.page.evaluate(STICKING_OUT)
        return found

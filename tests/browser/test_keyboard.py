"""A whole game by keyboard alone, without motion, sound or sight, from the invitation to the downloaded book."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Error, Route, expect

from .company import Companion, playing, stand_in
from .ears import Ears
from .keys import Keyboard
from .people import DESK, House
from .playing import BOOK, TURNS

TALE = "The lamp had waited all day. At dusk it went out to look for us."

# A browser without any sound, as on a machine without a speaker.
NO_SOUND = "delete window.AudioContext"
# Of the twenty-five, five in a row: where each key leads, one after another.
WALK = {"End": 24, "Home": 0, "ArrowDown": 5, "ArrowRight": 6, "ArrowUp": 1, "ArrowLeft": 0}


class Frank(Companion):
    """`friend` finds what Frank tells of."""

    friend: Companion

    def tale(self) -> dict[str, Any]:
        self.friend.find = self.sight["view"]["card"]
        return super().tale()


@pytest.mark.nightly
async def test_a_whole_game_by_keyboard(house: House, tmp_path: Path) -> None:
    host, mina = await house.visitor(), await house.visitor(DESK, reduced_motion="reduce")
    await mina.page.add_init_script(NO_SOUND)
    ears, keyboard = await Ears.of(mina), Keyboard(mina)
    link = await host.opens_a_table(3)
    companion = await asyncio.to_thread(Frank.sits_down, house, link, "Bo")
    await arrive(keyboard, link)
    await host.begins()
    did: set[str] = set()
    companion.friend = await stand_in(host, link)
    async with playing(companion, companion.friend):
        await mina.page.locator(".spread h1").first.wait_for()
        for _ in range(TURNS):
            if await mina.is_seen(BOOK):
                break
            try:
                did.add(await act(keyboard))
            except (AssertionError, Error):
                if await mina.is_seen("dialog"):
                    await keyboard.keys.press("Escape")  # the table has moved on meanwhile; look again
    assert {"told", "guessed", "went on"} <= did
    await hear_the_guesses(ears, companion)
    await end(ears, keyboard)
    await keyboard.press("link", "Open the book")
    await mina.page.locator(".cover h1").wait_for()
    assert await keyboard.has_focus()
    await keyboard.press("button", "Open the book")
    await expect(mina.page.locator(".leaf h1")).to_be_visible()
    await keyboard.keys.press("ArrowRight")
    await keyboard.press("button", "Next page", "Space")
    await keyboard.press("button", "Close")
    await mina.page.locator(".cover h1").wait_for()
    await keyboard.walk_to(keyboard.named("link", "One file"))
    async with mina.page.expect_download() as coming:
        await keyboard.keys.press("Enter")
    book = tmp_path / "book.html"
    await (await coming.value).save_as(book)
    assert TALE in book.read_text("utf-8")


async def arrive(keyboard: Keyboard, link: str) -> None:
    """From the invitation to a chair, and a look at the rules."""
    mina = keyboard.person
    await mina.goto(link)
    await mina.page.locator("#name").wait_for()
    await keyboard.write("textbox", "Your name at the table", "Mina")
    await keyboard.press("button", "Sit down")
    await expect(mina.page.locator(".places li b", has_text="Mina")).to_be_visible()
    assert await keyboard.has_focus()
    await keyboard.press("button", "Menu")
    await keyboard.press("button", "How it is played", "Space")
    fold = mina.page.locator("dialog summary")
    await fold.wait_for()
    await keyboard.walk_to(fold)
    await keyboard.keys.press("Enter")
    await mina.page.locator("dialog dt").first.wait_for()
    await keyboard.write("searchbox", "Search the rules", "wrong")
    await expect(mina.page.locator("dialog dd").first).to_be_visible()
    await keyboard.press("button", "Close", back=True)
    await mina.page.locator("dialog").wait_for(state="detached")
    assert await keyboard.is_at(keyboard.named("button", "Menu")), "a sheet gives the focus back"


async def hear_the_guesses(ears: Ears, companion: Companion) -> None:
    """Each guess of the evening was said to Mina once, in its order, right or wrong, as another player was told of it."""
    events = [event for n in sorted(companion.frames) for event in companion.frames[n]]
    guesses = [event["right"] for event in events if event["event"] == "guessed"]
    heard = [words for words in await ears.all() if re.match(r"Not |.+ found it! |You found it! ", words)]
    assert [" found it! " in words for words in heard] == guesses
    assert {True, False} == set(guesses)


async def end(ears: Ears, keyboard: Keyboard) -> None:
    """Who has won is said; what is remembered can be read; another game is one press."""
    page = ears.page
    sentence = await page.locator("h1.sentence").inner_text()
    assert (await ears.all())[-1] == sentence
    for row in await page.get_by_role("region", name="What is remembered").get_by_role("listitem").all():
        assert len((await row.inner_text()).strip()) > 10
    await keyboard.press("button", "^Play again$")
    await ears.hear("You would like another game")
    assert await keyboard.has_focus()


async def test_a_sheet_that_loads_slowly_gives_the_focus_back(house: House) -> None:
    """Whoever walks on while the sheet is being loaded is at the button that opened it when it closes."""
    host = await house.visitor(DESK)
    await host.opens_a_table(3)
    keyboard, came = Keyboard(host), asyncio.Event()

    async def late(route: Route) -> None:
        await came.wait()
        await route.continue_()

    await host.page.route("**/Menu-*.js", late)
    menu = keyboard.named("button", "Menu")
    async with host.page.expect_request("**/Menu-*.js"):
        await keyboard.press("button", "Menu")
    await keyboard.keys.press("Tab")
    assert not await keyboard.is_at(menu)
    came.set()
    await host.page.locator("dialog[open]").wait_for()
    await keyboard.keys.press("Escape")
    await host.page.locator("dialog").wait_for(state="detached")
    assert await keyboard.is_at(menu)


async def act(keyboard: Keyboard) -> str:
    """What the page offers now, by keys."""
    page, person = keyboard.page, keyboard.person
    if await person.is_seen("textarea"):
        await keyboard.write("textbox", "Your tale", TALE)
        await keyboard.press("button", "Tell this tale")
        await page.locator("textarea").wait_for(state="detached")
        return "told"
    if (await person.says()).startswith("Your guess"):
        grid = page.locator("[data-cell]")
        await keyboard.walk_to(grid)
        for key, cell in WALK.items():
            await keyboard.keys.press(key)
            assert await grid.evaluate_all("cells => cells.indexOf(document.activeElement)") == cell, key
        while not await keyboard.is_at(page.locator("[data-picture]")):
            await keyboard.keys.press("ArrowRight")  # over what others have chosen
        await keyboard.keys.press("Enter")
        await page.locator("dialog[open]").wait_for()
        before = await page.locator("dialog").get_attribute("aria-label")
        await keyboard.keys.press("ArrowRight")
        await expect(page.locator("dialog")).not_to_have_attribute("aria-label", before or "")
        await keyboard.press("button", "Look closer", "Space")
        await keyboard.press("button", "Choose this picture")
        await page.locator("dialog").wait_for(state="detached")
        return "guessed"
    if await page.get_by_role("button", name="Go on", exact=True).is_visible():
        await keyboard.press("button", "^Go on$", "Space")
        return "went on"
    await asyncio.sleep(0.1)
    return "waited"

"""Story and The End of the Story by keyboard alone, to the book; the others at the table use what they like."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import Error, Locator, expect

from . import end_of_the_story, story
from .keys import Keyboard
from .people import DESK, PHONE, House, Person
from .playing import BOOK, TURNS


@pytest.mark.nightly
async def test_story_by_keyboard(house: House) -> None:
    ana, mina, bo = [await house.visitor(size) for size in (PHONE, DESK, PHONE)]
    link = await story.opens_story(ana, 3, target=10, action_mix=0, action_window=30, silent_time=600, mode="typed")

    async def others() -> bool:
        return any([await story.act(each, [], plays_cards=False) for each in (ana, bo)])

    did = await play(mina, link, [ana, bo], tell_and_show, others)
    assert {"played a card", "showed", "told", "voted", "went on"} <= did


@pytest.mark.nightly
async def test_the_end_of_the_story_by_keyboard(house: House) -> None:
    ana, mina, bo = [await house.visitor(size) for size in (PHONE, DESK, PHONE)]
    link = await ana.opens_a_table(3, "end_of_the_story")

    async def others() -> bool:
        return any([await end_of_the_story.act(each, []) for each in (ana, bo)])

    did = await play(mina, link, [ana, bo], hint_and_race, others)
    assert {"gave one up", "told", "placed", "went on"} <= did


async def play(
    mina: Person,
    link: str,
    company: list[Person],
    act: Callable[[Keyboard], Awaitable[str]],
    others: Callable[[], Awaitable[bool]],
) -> set[str]:
    """From the invitation to the book: what she has done by keys."""
    host, *guests = company
    for guest in guests:
        await guest.sits_down(link)
    await mina.goto(link)
    keyboard = Keyboard(mina)
    await keyboard.press("button", "Sit down")
    await expect(host.page.locator(".places li b")).to_have_count(len(company) + 1)
    await host.begins()
    did: set[str] = set()
    for _ in range(TURNS):
        if await mina.is_seen(BOOK):
            break
        try:
            await others()
            did.add(await act(keyboard))
        except (AssertionError, Error):
            if await mina.is_seen("dialog"):
                await keyboard.keys.press("Escape")  # the table has moved on meanwhile; look again
    await keyboard.press("link", "Open the book")
    await mina.page.locator(".cover h1").wait_for()
    return did


async def tell_and_show(keyboard: Keyboard) -> str:
    """What Story offers now, by keys."""
    page, person = keyboard.page, keyboard.person
    if await person.is_seen("[data-card] .lit"):
        await keyboard.press("button", "Play this card")
        await page.locator("[data-card] .lit").wait_for(state="detached")
        return "played a card"
    if await person.is_seen(".desk textarea"):
        if await person.is_seen("[data-hand]"):
            await choose_a_picture(keyboard)
        await keyboard.write("textbox", "Your story", story.TALE)
        await keyboard.press("button", "Tell this story")
        await page.locator(".desk textarea").wait_for(state="detached")
        return "told"
    if await person.is_seen("[data-pad]"):
        await show(keyboard)
        await keyboard.press("button", "I have finished")
        await page.locator("[data-pad]").wait_for(state="detached")
        return "showed"
    if await person.is_seen("[data-hand]") and (await person.says()).startswith(story.CHOOSE):
        await choose_a_picture(keyboard)
        await asyncio.sleep(0.2)
        return "chose"
    if await person.is_seen("input[name=vote]") and not await person.is_seen(".ballot b svg"):
        await keyboard.walk_to(page.locator("input[name=vote]"))
        await keyboard.keys.press("Space")
        await keyboard.walk_to(page.locator(".voting .foot .lit"))
        await keyboard.keys.press("Enter")
        await page.locator(".voting .foot .lit").wait_for(state="detached")
        return "voted"
    if await person.is_seen("[data-sign]"):
        await keyboard.walk_to(page.locator("[data-sign]"))
        await keyboard.keys.press("Enter")
        return "threw"
    return await go_on(keyboard)


async def choose_a_picture(keyboard: Keyboard) -> None:
    dialog = keyboard.page.locator("dialog")
    await keyboard.walk_to(keyboard.page.locator("[data-hand]"))
    await keyboard.keys.press("Enter")
    await dialog.wait_for()
    await keyboard.walk_to(dialog.locator(".lit"))
    await keyboard.keys.press("Enter")
    await dialog.wait_for(state="detached")


async def show(keyboard: Keyboard) -> None:
    """Every kind of tool: a stroke, a trail, the picture moved, a sticker, two details linked."""
    page = keyboard.page
    nib, spots = page.locator("[data-nib]"), page.locator(".spots button")
    own = page.locator(".scene .own").first
    for tool in ("Red pen", "^Pointer"):
        await take(keyboard, tool, nib)
        await keyboard.presses("Enter", "ArrowRight", "ArrowRight", "Shift+ArrowDown", "ArrowDown", "Enter")
    await take(keyboard, "Move your picture", nib)
    lay = await own.get_attribute("style") or ""
    await keyboard.presses("Enter", "ArrowLeft", "ArrowUp", "Enter")
    await expect(own).not_to_have_attribute("style", lay)
    await keyboard.press("button", "Stickers")
    await keyboard.press("button", "^Star$")
    await keyboard.walk_to(spots)
    await keyboard.presses("ArrowRight", "Enter")
    await take(keyboard, "Two spotlights", spots)
    await keyboard.presses("Enter", "ArrowRight", "ArrowRight", "ArrowDown", "Enter")
    for mark in ("pen-2", "trail", "sticker-star", "spotlight"):
        await expect(page.locator(f"[data-mark={mark}]").first).to_be_attached()


async def take(keyboard: Keyboard, tool: str, then: Locator) -> None:
    """A tool into the hand, and to where it is used."""
    await keyboard.press("button", tool)
    await keyboard.walk_to(then)


async def hint_and_race(keyboard: Keyboard) -> str:
    """What The End of the Story offers now, by keys."""
    page, person = keyboard.page, keyboard.person
    sentence = await person.says()
    if sentence.startswith("Which of the four"):
        await keyboard.walk_to(page.locator("button.pic"))
        await keyboard.keys.press("Enter")
        await keyboard.press("button", "Put this one away")
        await page.locator("button.pic").first.wait_for(state="detached")
        return "gave one up"
    if await person.is_seen("textarea"):
        await keyboard.write("textbox", "Your story", end_of_the_story.STORY)
        await keyboard.press("button", "^The end of the story!")
        await page.locator("textarea").wait_for(state="detached")
        return "told"
    if sentence.startswith("Put your tokens"):
        await keyboard.walk_to(page.locator("button.cell"))
        while not await keyboard.is_at(page.locator("button.cell:not(.mine)")):
            await keyboard.keys.press("ArrowRight")
        await keyboard.keys.press("Enter")
        return "placed"
    for name in ("Reveal", "Nothing forbidden was said"):
        if await keyboard.named("button", f"^{name}$").is_visible():
            await keyboard.press("button", f"^{name}$")
            return name
    return await go_on(keyboard)


async def go_on(keyboard: Keyboard) -> str:
    if await keyboard.named("button", "^Go on$").is_visible():
        await keyboard.press("button", "^Go on$", "Space")
        return "went on"
    await asyncio.sleep(0.1)
    return "waited"

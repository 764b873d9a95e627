"""What somebody has begun to write is there again after a reload, and on another day's page too."""

import asyncio

from playwright.async_api import expect

from .company import Companion, choose, stand_in, welcome_of
from .people import DESK, PHONE, House, Person
from .story import opens_story

BEGUN = "Nobody had asked the house"

CARET = "(area) => [area === document.activeElement, area.selectionStart, area.selectionEnd]"


async def pauses_and_goes_on(writer: Person, other: Person) -> None:
    """Somebody stops the table while somebody else writes; the writer reads what is kept."""
    await other.page.get_by_role("button", name="Pause").click()
    await expect(writer.sentence).to_contain_text("paused")
    await expect(writer.page.locator("textarea:visible")).to_have_count(0)
    await expect(writer.page.locator(".begun")).to_contain_text(BEGUN)
    await other.page.get_by_role("button", name="Go on playing").click()
    await expect(writer.page.locator(".begun")).to_have_count(0)


async def test_a_pause_leaves_the_text_the_caret_and_the_focus_of_who_writes(house: House) -> None:
    ana, bo = await house.visitor(PHONE), await house.visitor(DESK)
    link = await ana.opens_a_table(3)
    await bo.sits_down(link, "Bo")
    await asyncio.to_thread(Companion.sits_down, house, link, "Cy")
    await choose(ana, link, players=3, first_storyteller=0, write_time=None)
    await expect(ana.page.locator(".places li b")).to_have_count(3)
    await ana.begins()
    editor = ana.page.locator("textarea")
    await editor.fill(BEGUN)
    await editor.evaluate("(area) => area.setSelectionRange(3, 7)")
    await pauses_and_goes_on(ana, bo)
    await expect(editor).to_have_value(BEGUN)
    assert await editor.evaluate(CARET) == [True, 3, 7]
    await ana.page.keyboard.type("where")
    await expect(editor).to_have_value("Nobwhere" + BEGUN[7:])


async def test_a_pause_and_a_reload_leave_story_and_chosen_picture(house: House) -> None:
    ana, bo = await house.visitor(DESK), await house.visitor(PHONE)
    link = await opens_story(ana, 3, first_starter=0, action_mix="none")
    await bo.sits_down(link, "Bo")
    await asyncio.to_thread(Companion.sits_down, house, link, "Cy")
    await expect(ana.page.locator(".places li b")).to_have_count(3)
    await ana.begins()
    editor, hand = ana.page.locator(".desk textarea"), ana.page.locator("[data-hand]")
    await hand.nth(2).click()
    await ana.page.locator("dialog .lit").click()
    await editor.fill(BEGUN)
    await pauses_and_goes_on(ana, bo)
    await expect(editor).to_have_value(BEGUN)
    await expect(hand.nth(2)).to_have_attribute("aria-pressed", "true")
    await ana.page.reload()
    await expect(editor).to_have_value(BEGUN)
    await expect(hand.nth(2)).to_have_attribute("aria-pressed", "true")


async def test_a_tale_half_written_outlives_a_reload(house: House) -> None:
    ana = await house.visitor(PHONE)
    link = await ana.opens_a_table(3)
    for name in ("Bo", "Cy"):
        await asyncio.to_thread(Companion.sits_down, house, link, name)
    await choose(ana, link, players=3, first_storyteller=0, write_time=None)
    await expect(ana.page.locator(".places li b")).to_have_count(3)
    await ana.begins()
    await ana.page.locator("textarea").fill(BEGUN)
    await ana.page.locator("textarea").blur()  # it is sent at once
    writer = await stand_in(ana, link)
    while "draft" not in (await asyncio.to_thread(welcome_of, writer)):  # a draft is not acknowledged
        await asyncio.sleep(0.05)
    await ana.page.reload()
    await expect(ana.page.locator("textarea")).to_have_value(BEGUN)

"""How a game is played: three cards on the way from the front door to a table, a page to read, and tips that come back."""

import re

from playwright.async_api import Locator, expect

from .people import DESK, PHONE, House, Person

AT_THE_LEFT = """card => new Promise((done) => {
    const look = () => card.getBoundingClientRect().left < 60 ? done(true) : requestAnimationFrame(look);
    look();
})"""


def cards(person: Person, game: str) -> Locator:
    return person.page.get_by_role("list", name=f"How it is played: {game}").get_by_role("listitem")


async def test_from_the_front_door_by_a_lesson_to_a_table(house: House) -> None:
    ana, bo = await house.visitor(PHONE), await house.visitor(PHONE)
    await ana.goto("/")
    await ana.page.locator("[data-shelf=story]").click()
    await expect(cards(ana, "Story")).to_have_count(3)
    await expect(cards(ana, "Story").first).to_contain_text("You hold three that nobody sees.")
    await ana.page.get_by_role("list", name="How it is played: Story").focus()
    await ana.page.keyboard.press("ArrowRight")
    assert await cards(ana, "Story").nth(1).evaluate(AT_THE_LEFT)

    await ana.page.get_by_role("link", name="Open a table: Story").click()
    await expect(ana.page.locator("[data-game=story]")).to_have_attribute("aria-pressed", "true")
    await ana.page.locator(".foot .lit").click()
    await ana.page.locator(".share .code:visible").wait_for()
    await expect(cards(ana, "Story")).to_have_count(3)
    await bo.goto(ana.page.url)
    await expect(cards(bo, "Story")).to_have_count(3)


async def test_the_page_of_a_game_has_a_short_read_and_folds_its_rules(house: House) -> None:
    ana = await house.visitor(DESK)
    await ana.goto("/new")
    await ana.page.get_by_role("button", name="How it is played: Winter Tales").click()  # no game for an hour
    await ana.page.get_by_role("link", name="Read the rules").click()
    await expect(ana.page.get_by_role("heading", level=1)).to_have_text("Winter Tales")
    await expect(cards(ana, "Winter Tales")).to_have_count(3)
    await expect(ana.page.get_by_role("heading", name="What people get wrong at first")).to_be_visible()
    await ana.page.get_by_text("All rules by number").click()
    await expect(ana.page.get_by_role("heading", name="The seven quests")).to_be_visible()
    await expect(ana.page.locator("dt", has_text=re.compile("^WT-124$"))).to_be_visible()
    await ana.page.get_by_role("link", name="Open a table: Winter Tales").click()
    await expect(ana.page.locator("[data-game=winter_tales]")).to_have_attribute("aria-pressed", "true")


async def test_the_menu_of_a_table_teaches_too_and_calls_tips_back(house: House) -> None:
    ana = await house.visitor(DESK)
    await ana.opens_a_table(3)
    tip = ana.page.get_by_role("note", name="Tip")
    await tip.get_by_role("button", name="Got it").click()
    await expect(tip).to_have_count(0)
    await ana.page.get_by_role("button", name="Menu").click()
    await ana.page.get_by_role("button", name="Show the tips again").click()
    await ana.page.get_by_role("button", name="How it is played", exact=True).click()
    await expect(ana.page.locator("dialog .lessons > li")).to_have_count(3)
    await expect(ana.page.locator("dialog").get_by_role("heading", name="The Windmill", exact=True)).to_be_visible()
    await ana.page.keyboard.press("Escape")
    await expect(tip).to_be_visible()


async def test_advice_is_in_sight_without_scrolling_until_somebody_writes(house: House) -> None:
    ana = await house.visitor(PHONE)
    await ana.opens_a_table(3, "story")
    for _ in range(2):
        await ana.page.get_by_role("button", name="Invite the house").click()
    await ana.begins()
    tip = ana.page.get_by_role("note", name="Tip")
    await expect(ana.page.get_by_role("textbox", name="Your story")).to_be_visible()
    await expect(tip).to_be_in_viewport(ratio=1)
    await ana.page.get_by_role("textbox", name="Your story").fill("It rained.")
    await expect(tip).not_to_be_in_viewport(ratio=1)


async def test_a_game_that_takes_longer_makes_room_for_itself_when_it_is_chosen(house: House) -> None:
    ana = await house.visitor(PHONE)
    await ana.goto("/new")
    await ana.page.get_by_role("button", name="How it is played: Winter Tales").click()
    await ana.page.get_by_role("button", name="Choose this game").click()
    await expect(ana.page.locator("[data-game=winter_tales]")).to_have_attribute("aria-pressed", "true")
    await expect(ana.page.get_by_role("combobox", name="How much time do you have?")).to_have_value("120")

"""The front door: the shelf of games, a first game alone, and words that never lie on the painting's balloons."""

import re
from time import monotonic

import pytest
from playwright.async_api import expect

from .people import DESK, PHONE, SMALL, House

GAMES = ["Windmill", "Story", "The End of the Story", "Windward", "Winter Tales"]
LANDSCAPE = (844, 390)
# The first balloon begins below this part of the painting, of its height.
BALLOONS = 0.28
HOW_LOW = """balloons => {
    const [words, land] = [".lead", ".land"].map((each) => document.querySelector(each).getBoundingClientRect());
    return [words.bottom, land.top + balloons * land.height];
}"""


async def test_the_shelf_shows_all_games_at_one_glance(house: House) -> None:
    ana = await house.visitor(DESK)
    await ana.goto("/")
    shelf = ana.page.get_by_role("list").filter(has=ana.page.locator("[data-shelf]"))
    await expect(shelf.get_by_role("listitem")).to_have_count(len(GAMES))
    for name, card in zip(GAMES, await shelf.get_by_role("listitem").all(), strict=True):
        await expect(card.locator("b")).to_have_text(name)
        await expect(card.locator("small")).to_have_text(re.compile(r"^\d to \d, \d+ min$"))
        await expect(card).to_be_in_viewport(ratio=1)
        source = await card.locator("img").evaluate("async (img) => (await img.decode(), img.currentSrc)")
        assert "-200-" in source


async def test_a_touched_game_shows_its_cards_and_gives_the_focus_back(house: House) -> None:
    ana = await house.visitor(DESK)
    await ana.goto("/")
    story = ana.page.locator("[data-shelf=story]")
    await story.focus()
    await ana.page.keyboard.press("Enter")
    sheet = ana.page.get_by_role("dialog", name="Story")
    await expect(sheet.locator(".lessons > li")).to_have_count(3)
    await expect(sheet.get_by_role("link", name="Open a table: Story")).to_have_attribute("href", "/new?game=story")
    await ana.page.keyboard.press("Escape")
    await expect(story).to_be_focused()


async def test_one_can_try_it_alone_in_one_tap(house: House) -> None:
    ana = await house.visitor(PHONE)
    await ana.goto("/")
    await ana.page.get_by_role("button", name="Try it alone").click()
    await ana.page.get_by_role("button", name="Pause").wait_for()
    assert re.search(r"/t/\w+#", ana.page.url)
    await expect(ana.page.locator(".bar .where")).to_contain_text("Windmill, tale 1 of 9")
    await expect(ana.page.locator("textarea")).to_be_visible()  # whoever is alone begins
    await expect(ana.page.get_by_role("note", name="Tip")).to_be_visible()


async def test_the_house_is_invited_and_sent_away_in_the_waiting_room(house: House) -> None:
    ana = await house.visitor(PHONE)
    await ana.opens_a_table(3)
    members = ana.page.locator(".places li").filter(has_text="of the house")
    for invited in (1, 2):
        await ana.page.get_by_role("button", name="Invite the house").click()
        await expect(members).to_have_count(invited)
    tempers = [await caption.inner_text() for caption in await members.locator(".caption").all()]
    assert all(re.match("shy|merry|grave", temper) for temper in tempers), tempers
    await ana.page.get_by_role("button", name=re.compile("of the house")).first.click()
    await expect(members).to_have_count(1)


async def test_the_reveal_says_which_word_led_the_house_to_a_picture(house: House) -> None:
    ana = await house.visitor(PHONE)
    await ana.goto("/")
    await ana.page.get_by_role("button", name="Try it alone").click()
    await ana.page.locator("textarea").fill("A lighthouse like a teapot poured light over the blankets.")
    await ana.page.get_by_role("button", name="Tell this tale").click()
    await expect(ana.page.locator(".seats:visible .name", has_text="of the house")).to_have_count(2)
    await expect(ana.page.locator(".seats:visible .member")).to_have_count(2)
    await expect(
        ana.page.get_by_text(re.compile("“(lighthouse|teapot|light|blankets|poured)”.* led .* of the house there"))
    ).to_have_count(2)


@pytest.mark.nightly
@pytest.mark.parametrize("game", ["windmill", "story", "end_of_the_story", "windward", "winter_tales"])
async def test_from_the_front_door_to_the_first_answer_alone_it_takes_two_taps_and_ten_seconds(
    house: House, game: str
) -> None:
    ana = await house.visitor(PHONE)
    await ana.goto("/")
    began = monotonic()
    await ana.page.locator(f"[data-shelf={game}]").click()
    await ana.page.locator("dialog").get_by_role("button", name="Try it alone").click()
    await ana.page.locator("[data-asked]").first.wait_for()
    assert monotonic() - began <= 10


async def test_a_game_of_the_shelf_can_be_tried_alone(house: House) -> None:
    ana = await house.visitor(PHONE)
    await ana.goto("/")
    await ana.page.locator("[data-shelf=windward]").click()
    await ana.page.locator("dialog").get_by_role("button", name="Try it alone").click()
    await ana.page.get_by_role("button", name="Pause").wait_for()
    await ana.page.locator(".planet image").first.wait_for()


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("size", [SMALL, (360, 740), PHONE, (768, 1024)], ids=str)
async def test_no_words_lie_on_the_balloons(house: House, size: tuple[int, int], locale: str) -> None:
    ana = await house.visitor(size, locale=locale)
    await ana.goto("/")
    await ana.page.locator(".lead").wait_for()
    for letters in ("100%", "200%"):
        await ana.page.evaluate("size => { document.documentElement.style.fontSize = size }", letters)
        words, balloons = await ana.page.evaluate(HOW_LOW, BALLOONS)
        assert words <= balloons, letters


async def test_on_its_side_a_phone_shows_the_doors_beside_the_words(house: House) -> None:
    ana = await house.visitor(LANDSCAPE)
    await ana.goto("/")
    await ana.page.locator(".lead").wait_for()
    boxes = {
        each: await ana.page.locator(each).bounding_box() for each in (".lead", ".view", ".doors", ".doors .promise")
    }
    lead, view, doors, promise = [box for box in boxes.values() if box]
    assert doors["x"] >= lead["x"] + lead["width"]
    assert (view["x"], view["y"], view["height"]) == (0, 0, LANDSCAPE[1])  # no picture cut out under the words
    assert view["width"] >= doors["x"]
    assert promise["y"] + promise["height"] <= LANDSCAPE[1]

"""Liar's Dice on the board that its own package brings; and when that board fails."""

import re
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Route, expect

from tests.server.serving import Server

from .abroad import house_with
from .people import DESK, PHONE, House, Person
from .playing import play_until
from .test_foreign import SET_OPTIONS

OVER = ".places"  # who has won
BOARD = "[data-board=liarsdice]"


@pytest.fixture(scope="module")
def served() -> Iterator[Server]:
    with house_with("liarsdice", board=True) as house:
        yield house


@pytest_asyncio.fixture(loop_scope="session")
async def forgiving(served: Server, browser: Browser) -> AsyncIterator[House]:
    """A house in which a board may complain on the console."""
    house = House(served.address, browser)
    yield house
    await house.close()


async def begun(house: House, ana: Person, bo: Person) -> None:
    link = await ana.opens_a_table(2, "liarsdice")
    assert await ana.page.evaluate(SET_OPTIONS, link.split("/t/")[1].split("#")[0]) == 204
    await bo.sits_down(link, "Bo")
    await ana.begins()


async def act(person: Person) -> bool:
    """On the board: raise the number once, then doubt; what the board does not draw stands below it."""
    board = person.page.locator(BOARD)
    for name in ("Liar!", "Bid"):
        button = board.get_by_role("button", name=name, exact=True)
        if await button.is_visible() and await button.is_enabled():
            await button.click(timeout=2_000)
            return True
    for words in ("Go on", "Enough|That was all|No more|End"):
        button = person.page.get_by_role("button", name=re.compile(words)).first
        if await button.is_visible():
            await button.click(timeout=2_000)
            return True
    return False


async def test_a_game_is_played_on_it(house: House) -> None:
    """The content policy refuses nothing: the house hears every complaint of a browser."""
    ana, bo = await house.visitor(PHONE), await house.visitor(DESK)
    await begun(house, ana, bo)
    for person in (ana, bo):
        board = person.page.locator(BOARD)
        await expect(board.locator(".cup")).to_have_count(2)
        await expect(board.locator(".mine .dice svg")).to_have_count(1)
        await expect(person.page.get_by_role("region", name="The board of Liar’s Dice")).to_be_visible()
        await expect(person.page.locator("main h1")).to_be_visible()
        assert await person.scrolls_sideways() == ""
    asked = ana if await ana.page.locator(".controls").is_visible() else bo
    await expect(asked.page.get_by_role("timer")).to_be_visible()
    more = asked.page.get_by_role("button", name="More dice")
    await more.focus()
    await asked.page.keyboard.press("Enter")
    await expect(asked.page.locator(".count .number")).to_have_text("2 ×")
    await expect(more).to_be_disabled()  # there are two dice on the table
    await asked.page.get_by_role("button", name="Fewer dice").click()
    five = asked.page.locator(".faces").get_by_role("button", name="five")
    await five.focus()
    await asked.page.keyboard.press("Enter")
    await expect(five).to_have_attribute("aria-pressed", "true")
    await expect(five).to_be_focused()  # although everything was drawn anew
    await asked.page.get_by_role("button", name="Bid", exact=True).click()
    other = bo if asked is ana else ana
    await expect(other.page.locator(".standing .said")).to_contain_text("1 ×")
    await other.page.get_by_role("button", name="Liar!", exact=True).click()
    for person in (ana, bo):
        await expect(person.page.locator(".cup.up")).to_have_count(2)
    await play_until([ana, bo], act, OVER)
    said = " ".join(await ana.heard() + await bo.heard())
    assert "The cups go up" in said


BROKEN = {
    "a script with an error": "export function mount( {",
    "no mount": "export const draws = [];",
    "a mount that throws": "export function mount() { throw new Error('no table here'); }",
    "an update that throws": "export function mount() { return { update() { throw new Error('later'); } }; }",
    "a listener that throws": "export function mount(root, t) { root.append(t.parts.button('Break', () => { throw new Error('x'); })); }",
}


SELDOM = ("no mount", "a mount that throws", "a script with an error")  # the unit tests of the client have most of them


@pytest.mark.parametrize("fault", [pytest.param(f, marks=[pytest.mark.long] if f in SELDOM else []) for f in BROKEN])
async def test_where_a_board_fails_the_generic_one_takes_over(forgiving: House, fault: str) -> None:
    ana, bo = await forgiving.visitor(DESK), await forgiving.visitor(PHONE)

    async def broken(route: Route) -> None:
        await route.fulfill(content_type="text/javascript", body=BROKEN[fault])

    for person in (ana, bo):
        await person.page.route("**/board.js", broken)
    await begun(forgiving, ana, bo)
    if fault == "a listener that throws":
        for person in (ana, bo):
            await person.page.get_by_role("button", name="Break").click()
    for person in (ana, bo):
        await expect(person.page.get_by_text("so here is a plain one")).to_be_visible()
        await expect(person.page.get_by_text("Under your cup").first).to_be_visible()
        await expect(person.page.locator(BOARD)).to_have_count(0)
    asked = ana if await ana.page.get_by_role("button", name="Bid", exact=True).is_visible() else bo
    await expect(asked.page.get_by_role("button", name="Bid", exact=True)).to_be_enabled()
    assert any("The board of liarsdice" in each for each in forgiving.complaints)


async def test_a_reader_of_its_own_language_reads_it_and_the_page_around_stays(house: House) -> None:
    ana, bo = await house.visitor(PHONE, locale="de-DE"), await house.visitor(DESK)
    await ana.goto("/")
    assert await ana.page.evaluate("document.documentElement.lang") == "en"
    await begun(house, ana, bo)
    await expect(ana.page.locator(BOARD)).to_contain_text("Unter deinem Becher")
    await expect(bo.page.locator(BOARD)).to_contain_text("1 die")
    assert await ana.page.locator(BOARD).get_attribute("lang") == "de"
    await expect(ana.page.get_by_role("button", name="our book")).to_be_visible()


async def test_its_cover_stands_on_the_shelf_and_at_the_choice(house: House) -> None:
    ana = await house.visitor(PHONE)
    await ana.goto("/")
    shelved = ana.page.locator("[data-shelf=liarsdice] img")
    await shelved.scroll_into_view_if_needed()
    await expect(shelved).to_have_attribute("src", re.compile("^/games/liarsdice/cover/"))
    await expect(shelved).to_have_js_property("complete", True)
    assert await shelved.evaluate("image => image.naturalWidth") == 400
    await ana.goto("/new")
    await expect(ana.page.locator("[data-game=liarsdice] img")).to_have_attribute("src", re.compile("/cover/"))

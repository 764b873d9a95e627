"""The End of the Story by four people on four sizes of screen, to the book."""

import asyncio

import pytest
from playwright.async_api import CDPSession, expect

from .company import choose
from .end_of_the_story import STORY, act
from .people import DESK, PHONE, SMALL, TABLET, House, Person
from .playing import BOOK, play_until


@pytest.mark.nightly
async def test_four_people_race_to_the_book(house: House) -> None:
    people = [
        await house.visitor(PHONE),
        await house.visitor(SMALL),
        await house.visitor(TABLET),
        await house.visitor(DESK, "dark"),
    ]
    ana = people[0]
    link = await ana.opens_a_table(4, "end_of_the_story")
    for person, name in zip(people[1:], ("Bo", "Leo", "Mina"), strict=True):
        await person.sits_down(link, name)
    await expect(ana.page.locator(".places li b")).to_have_count(4)
    await ana.begins()
    told: list[str] = []
    await play_until(people, lambda person: act(person, told))
    assert len(told) >= 4
    for person in people:
        assert not await person.scrolls_sideways()
    await ana.page.locator(BOOK).click()
    await expect(ana.page.locator(".cover h1")).to_be_visible()


# The pictures of the boards that the window does not show whole, or that something else lies over.
UNSEEN = """() => [...document.querySelectorAll("[data-cell]")].filter((cell) => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return true;
    return !cell.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}).map((cell) => cell.dataset.picture)"""


async def to_a_race_of_three_boards(people: list[Person]) -> Person:
    """Play on until three boards lie there and the signal has come; a guesser on a phone who has placed nothing."""
    told: list[str] = []
    while not await people[0].is_seen(BOOK):
        for person in people:
            boards = await person.page.locator(".boards .grid").count()
            placing = (await person.says()).startswith("Put your tokens")
            if placing and boards == 3 and person is not people[0]:
                return person
            await act(person, told, most=2)  # the signal may come between the look and the act
        await asyncio.sleep(0.1)
    raise AssertionError("three cards of three colours never came in this course of the game")


class Finger:
    """One finger on a screen."""

    def __init__(self, person: Person, session: CDPSession) -> None:
        self.person, self.session = person, session

    async def goes(self, kind: str, picture: str = "", x: float = 0, y: float = 0) -> None:
        """`kind`: touchStart, touchMove or touchEnd; over a picture, or at a point."""
        if picture:
            box = await self.person.page.locator(f"[data-cell][data-picture={picture}]").bounding_box()
            assert box is not None
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        await self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


async def test_on_a_phone_all_pictures_of_a_race_are_in_one_look_and_a_finger_places(house: House) -> None:
    ana = await house.visitor(DESK)
    phones = [await house.visitor(size, has_touch=True) for size in (SMALL, PHONE)]
    link = await ana.opens_a_table(3, "end_of_the_story")
    await choose(ana, link, players=3, mode="typed", place_time=120, reading_time="short")
    for person in phones:
        await person.sits_down(link)
    await ana.begins()
    racer = await to_a_race_of_three_boards([ana, *phones])
    page = racer.page
    await expect(page.locator("[data-cell]")).to_have_count(75)
    assert await page.evaluate(UNSEEN) == []
    assert not await racer.scrolls_sideways()

    finger = Finger(racer, await page.context.new_cdp_session(page))
    cells = [await page.locator("[data-cell]").nth(n).get_attribute("data-picture") or "" for n in (1, 30, 60)]
    await finger.goes("touchStart", cells[1])
    await expect(page.locator(".lens b")).to_be_visible()
    await finger.goes("touchMove", x=2, y=2)
    await expect(page.locator(".lens")).to_have_count(0)
    await finger.goes("touchEnd")
    await finger.goes("touchStart", cells[0])
    await finger.goes("touchMove", cells[2])
    word = await page.locator(f"[data-picture={cells[2]}]").get_attribute("aria-label") or ""
    await expect(page.locator(".lens b")).to_have_text(word)
    await finger.goes("touchEnd")
    await expect(page.locator(".mine")).to_have_count(1)
    await expect(page.locator(".mine")).to_have_attribute("data-picture", cells[2])
    assert STORY.split(".")[0] in await page.locator(".strip").inner_text()

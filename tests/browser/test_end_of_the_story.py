"""The End of the Story by four people on four sizes of screen, to the book."""

import pytest
from playwright.async_api import expect

from .end_of_the_story import act
from .people import DESK, PHONE, SMALL, TABLET, House
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

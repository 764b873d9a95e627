"""Liar's Dice on the generic board: what has just happened, the clock, the cups that go up, seats without points."""

import re
from collections.abc import Iterator

import pytest
from playwright.async_api import Locator, expect

from tests.server.serving import Server

from .abroad import house_with
from .people import DESK, PHONE, SMALL, House, Person
from .test_foreign import SET_OPTIONS


@pytest.fixture(scope="module")
def served() -> Iterator[Server]:
    with house_with("liarsdice") as house:
        yield house


async def asked_of(ana: Person, bo: Person) -> tuple[Person, Person]:
    """Who is asked for a bid, and the other."""
    bids = ana.page.get_by_role("button", name="Bid", exact=True)
    await expect(bids.or_(ana.page.get_by_text("is thinking about a bid")).first).to_be_visible()
    return (ana, bo) if await bids.is_visible() else (bo, ana)


def button(person: Person, name: str) -> Locator:
    return person.page.get_by_role("button", name=name, exact=True)


async def test_a_round_of_dice_is_read_from_the_page(house: House) -> None:
    ana, bo = await house.visitor(PHONE), await house.visitor(DESK)
    link = await ana.opens_a_table(2, "liarsdice")
    assert await ana.page.evaluate(SET_OPTIONS, link.split("/t/")[1].split("#")[0]) == 204
    await bo.sits_down(link, "Bo")
    await ana.begins()
    for person in (ana, bo):
        await expect(person.page.get_by_text("Under your cup", exact=True)).to_be_visible()
    first, second = await asked_of(ana, bo)

    await expect(first.page.get_by_role("timer")).to_be_visible()
    await expect(button(first, "Bid")).to_have_class(re.compile(r"\blit\b"))
    await first.page.get_by_role("radio", name="six").check()
    await button(first, "Bid").click()

    line = second.page.locator(".recent")
    await expect(line).to_contain_text(re.compile(r"bids 1 × 6\."))
    await expect(second.page.get_by_role("timer")).to_be_visible()
    said = [sentence for sentence in await second.heard() if "bids 1 × 6" in sentence]
    assert len(said) == 1, "a screen reader hears it once, though it stands on the page"

    await button(second, "Liar!").click()
    for person in (ana, bo):
        table = person.page.get_by_role("table")
        await expect(table.get_by_role("columnheader")).to_have_text(["Cup of", "Dice"])
        await expect(table.get_by_role("row")).to_have_count(3)
        await expect(table).to_contain_text("Bo")
        await expect(person.page.locator(".recent")).to_contain_text("The cups go up")
        await expect(person.page.locator(".board .seats")).to_contain_text(re.compile(r"1 die|0 dice"))
        await expect(person.page.locator(".board")).not_to_contain_text(re.compile(r"\bpoints?\b"))

    await ana.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    assert not await ana.scrolls_sideways()
    small = await ana.page.evaluate(
        """() => [...document.querySelectorAll(".board :is(button, input, select, a)")]
            .filter((each) => each.checkVisibility() && !each.matches(".why, .word"))
            .map((each) => (each.closest("label") ?? each).getBoundingClientRect())
            .filter((box) => box.height < 44).length"""
    )
    assert small == 0, "targets are 44 px high"

"""Entries of a long list that a welcome leaves out, on request, on the generic board."""

from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from tests.server.serving import Server

from .abroad import house_with
from .people import DESK, PHONE, House


@pytest.fixture(scope="module")
def served() -> Iterator[Server]:
    with house_with("fireside", "entries=2") as house:
        yield house


async def test_whoever_comes_back_can_read_what_was_told_long_ago(house: House) -> None:
    ana, bo = await house.visitor(DESK), await house.visitor(PHONE)
    link = await ana.opens_a_table(2, "fireside")
    await bo.sits_down(link, "Bo")
    await ana.begins()
    for person, tale in ((ana, "A key fell."), (bo, "It rang."), (ana, "Somebody woke.")):
        await person.page.locator("textarea").fill(tale)
        await person.page.get_by_role("button", name="Tell this tale").click()
        await expect(person.page.locator("textarea")).to_have_count(0)
    await bo.page.reload()
    earlier = bo.page.get_by_role("button", name="Show earlier")
    tales = bo.page.locator("dd ol > li")
    await expect(tales).to_have_count(2)
    await earlier.click()
    await expect(tales).to_have_count(3)
    await expect(tales.first).to_contain_text("A key fell.")
    await expect(earlier).to_have_count(0)
    assert not await bo.scrolls_sideways()

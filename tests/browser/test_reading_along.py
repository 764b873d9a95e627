"""A tale that the others read while it is written, on the generic board, in a game from another distribution."""

import re
from collections.abc import Iterator

import pytest
from playwright.async_api import Locator, expect

from tests.server.serving import Server

from .abroad import house_with
from .people import DESK, PHONE, House, Person

TALE = "The fire had almost gone out when the old lighthouse keeper put his hand into his coat"


@pytest.fixture(scope="module")
def served() -> Iterator[Server]:
    with house_with("fireside") as house:
        yield house


def tale_of(reader: Person) -> Locator:
    return reader.page.get_by_role("region", name=re.compile("is writing")).locator("blockquote")


async def test_the_others_read_a_tale_while_it_is_written_until_its_writer_wishes_to_be_alone(house: House) -> None:
    ana, bo = await house.visitor(DESK), await house.visitor(PHONE)
    link = await ana.opens_a_table(2, "fireside")
    await bo.sits_down(link, "Bo")
    await ana.begins()
    editor, switch = ana.page.locator("textarea"), ana.page.get_by_role("switch")
    await editor.press_sequentially(TALE, delay=10)
    await expect(tale_of(bo)).to_have_text(TALE)
    await expect(switch).to_be_checked()
    assert not await bo.scrolls_sideways()
    said = [sentence for sentence in await bo.heard() if re.search("writing|lighthouse", sentence)]
    assert len(said) == 1, "it is said once that somebody writes, and the words are not said"
    await switch.uncheck()
    await expect(tale_of(bo)).to_have_count(0)
    await editor.press_sequentially(", and smiled.", delay=10)
    await ana.page.get_by_role("button", name="Tell this tale").click()
    await expect(bo.page.locator("textarea")).to_be_visible()
    await expect(tale_of(bo)).to_have_count(0)

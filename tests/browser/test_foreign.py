"""A game from another distribution in a browser: chosen at the front door and played on the generic board, in its own texts."""

import re
from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from tests.server.serving import Server

from .abroad import house_with
from .people import DESK, PHONE, House, Person
from .playing import play_until

OVER = ".places"  # who has won; a game without tales offers no book

SET_OPTIONS = """async (table) => (await fetch(`/api/tables/${table}/options`, {
  method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify({options: {players: 2, dice: 1}}),
})).status"""


@pytest.fixture(scope="module")
def served() -> Iterator[Server]:
    with house_with("liarsdice") as house:
        yield house


async def act(person: Person) -> bool:
    """Doubt whatever was said, else say something; and go on."""
    for name in ("Liar!", "Bid", "Go on"):
        button = person.page.get_by_role("button", name=name, exact=True)
        if await button.is_visible() and await button.is_enabled():
            await button.click(timeout=2_000)
            return True
    enough = person.page.get_by_role("button", name=re.compile("Enough|That was all|No more|End"))
    if await enough.first.is_visible():
        await enough.first.click(timeout=2_000)
        return True
    return False


@pytest.mark.nightly
async def test_two_people_play_it_on_the_generic_board(house: House) -> None:
    ana, bo = await house.visitor(PHONE), await house.visitor(DESK)
    link = await ana.opens_a_table(2, "liarsdice")
    assert await ana.page.evaluate(SET_OPTIONS, link.split("/t/")[1].split("#")[0]) == 204
    await bo.sits_down(link, "Bo")
    await ana.begins()
    for person in (ana, bo):
        await expect(person.page.get_by_text("Under your cup").first).to_be_visible()
    await play_until([ana, bo], act, OVER)
    said = " ".join(await ana.heard() + await bo.heard())
    assert "The cups go up" in said
    assert not await ana.is_seen("a[href^='/book/']")

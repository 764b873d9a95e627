"""Winter Tales on its own board: from the casting to a told way with a drawing in it; whole games, to the book."""

import re

import pytest
from playwright.async_api import expect

from .people import DESK, PHONE, SMALL, TABLET, House
from .playing import BOOK
from .winter_board import KeyReader, MouseReader, Reader
from .winter_tales import Narrator, gather, play_until

COMPANY = [(Reader, PHONE), (Reader, SMALL), (Reader, TABLET), (MouseReader, DESK), (KeyReader, DESK)]


@pytest.mark.long
async def test_a_way_is_told_with_a_drawing_in_the_line(house: House) -> None:
    """Cast, placed, opened; then a way is paid with a drawing, walked and told, and everybody reads it."""
    narrators, _ = await gather(house, [(Reader, PHONE), (MouseReader, DESK), (KeyReader, DESK)])
    await play_until(narrators, reads_a_drawing)
    did = did_by(narrators)
    assert {"name-arbiter", "take-character", "place-quest", "tell", "activate", "weave", "walk"} <= did
    for narrator in narrators:
        assert not await narrator.person.scrolls_sideways()


async def reads_a_drawing(narrator: Narrator) -> bool:
    """The newest passages have one, and so has the page."""
    return await narrator.person.is_seen("[data-scene]") and bool(
        [tale for tale in narrator.sight["view"]["tales"] if has_drawing(tale["tale"])]
    )


def has_drawing(tale: dict[str, object]) -> bool:
    return any(isinstance(part, dict) for part in tale.get("parts", ()))  # type: ignore[attr-defined]


def did_by(narrators: list[Narrator]) -> set[str]:
    return set().union(*(narrator.did for narrator in narrators))


@pytest.mark.nightly
async def test_five_people_play_to_the_book(house: House) -> None:
    """On a phone, a small one, a tablet and a desk, and by keyboard alone."""
    narrators, _ = await gather(house, COMPANY)
    await play_until(narrators)
    assert {"weave", "walk", "interrupt", "resolve", "choose-memory", "place-memory"} <= did_by(narrators)
    for narrator in narrators:
        assert not await narrator.person.scrolls_sideways()
    await reads_the_book(narrators[0], [tale for narrator in narrators for tale in narrator.told])


async def reads_the_book(narrator: Narrator, told: list[str]) -> None:
    """From the cover to the last page; whatever was told in words is in it."""
    page = narrator.page
    await page.locator(BOOK).click()
    await page.locator(".cover .lit").click()
    onward, read = page.get_by_role("button", name="Next page"), ""
    await page.locator(".leaf").first.wait_for()
    while True:
        read += await page.locator(".leaf").first.inner_text()
        if await onward.is_disabled():
            break
        await onward.click()
    assert [tale for tale in told if not all(end in letters(read) for end in ends_of(tale))] == []
    await expect(page.locator(".leaf li")).to_have_count(5)


def letters(text: str) -> str:
    """Without spaces, which a large first letter takes away."""
    return re.sub(r"\W+", "", text)


def ends_of(tale: str, count: int = 16) -> tuple[str, str]:
    """The first and the last letters: a page may end between them."""
    whole = letters(tale)
    return whole[:count], whole[-count:]

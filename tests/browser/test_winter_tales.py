"""Winter Tales on its own board: from the casting to a told way with a drawing in it; whole games, to the book."""

import re

import pytest
from playwright.async_api import expect

from .people import DESK, PHONE, SMALL, TABLET, House
from .playing import BOOK
from .winter_board import BOARD, AloudMouse, AloudReader, KeyReader, MouseReader, Reader
from .winter_screens import Sitting
from .winter_tales import Narrator, gather, play_until

COMPANY = [(Reader, PHONE), (Reader, SMALL), (Reader, TABLET), (MouseReader, DESK), (KeyReader, DESK)]

SEVEN = [*COMPANY, (Reader, PHONE), (MouseReader, TABLET)]


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
    return bool(cards_of(tale))


def cards_of(tale: dict[str, object]) -> list[str]:
    return [part["card"] for part in tale.get("parts", ()) if isinstance(part, dict)]  # type: ignore[attr-defined]


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


@pytest.mark.long
async def test_the_hand_lies_below_a_blow_that_is_told_aloud(house: House) -> None:
    sitting = Sitting(await house.visitor(PHONE), "strike", 0, "asked")
    sitting.scene["options"] = {**sitting.scene["options"], "mode": "voice", "pace": "live"}
    await sitting.begin()
    blow, line = [await sitting.page.locator(each).bounding_box() for each in (".box .mine", ".dock .handline")]
    assert blow
    assert line
    assert line["y"] >= blow["y"] + blow["height"]


@pytest.mark.nightly
async def test_three_play_aloud_to_the_book(house: House) -> None:
    """On a phone, a tablet and a desk. Nobody writes a word: drawings are woven in, and the book says that it was told aloud."""
    seats = [(AloudReader, PHONE), (AloudReader, TABLET), (AloudMouse, DESK)]
    narrators, _ = await gather(house, seats, "aloud", mode="voice", pace="live")
    await play_until(narrators, ends_without_a_page_to_write_on)
    assert {"weave", "walk", "tell", "resolve", "choose-memory", "place-memory"} <= did_by(narrators)
    for narrator in narrators:
        assert not await narrator.person.scrolls_sideways()
    read = await reads_the_book(narrators[0], [], people=3)
    assert "Told aloud." in read
    drawn = [card for tale in narrators[0].sight["view"]["tales"] for card in cards_of(tale["tale"])]
    assert drawn, "no drawing was woven in"


async def ends_without_a_page_to_write_on(narrator: Narrator) -> bool:
    """Wherever drawings may be woven in, they lie large, and there is no field for words."""
    question = narrator.sight.get("question")
    if question and "weave" in [offer["move"] for offer in question["ask"]["offers"]]:
        board = narrator.page.locator(f'{BOARD}[data-question="{question["number"]}"]')
        if await board.count():
            await expect(board.locator(".aloud-hand")).to_be_visible()
            await expect(board.locator(".writing")).to_have_count(0)
    return await narrator.is_at_the_end()


@pytest.mark.nightly
async def test_seven_play_briskly_to_the_book(house: House) -> None:
    """With the clocks of a brisk table, which go on when somebody is slow."""
    narrators, _ = await gather(house, SEVEN, "seven", pace="brisk")
    await play_until(narrators)
    assert {"weave", "walk", "resolve", "choose-memory", "place-memory"} <= did_by(narrators)
    for narrator in narrators:
        assert not await narrator.person.scrolls_sideways()
    await reads_the_book(narrators[0], [], people=7)


async def reads_the_book(narrator: Narrator, told: list[str], people: int = 5) -> str:
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
    await expect(page.locator(".leaf li")).to_have_count(people)
    return read


def letters(text: str) -> str:
    """Without spaces, which a large first letter takes away."""
    return re.sub(r"\W+", "", text)


def ends_of(tale: str, count: int = 16) -> tuple[str, str]:
    """The first and the last letters: a page may end between them."""
    whole = letters(tale)
    return whole[:count], whole[-count:]

"""Wide screens: no board and no page of a book leaves a third of the screen empty in one piece. What lies on the painted land
counts as full (empty.js), so nothing is proved of it here."""

from pathlib import Path

import pytest

from .more_screens import photograph
from .people import DESK, House, Person
from .screens import walk

EMPTY = (Path(__file__).parent / "empty.js").read_text("utf-8").rstrip(";\n")
AT_MOST = 1 / 3
ONE_SENTENCE = {"lost", "carrying"}  # there is no more to say


@pytest.mark.long
@pytest.mark.nightly
@pytest.mark.parametrize("size", [DESK, (1920, 1080)], ids=["1440", "1920"])
async def test_no_page_leaves_a_third_of_a_wide_screen_empty(house: House, size: tuple[int, int]) -> None:
    found: list[str] = []

    async def look(screen: str, person: Person) -> None:
        share = await person.page.evaluate(EMPTY)
        if share > AT_MOST and screen not in ONE_SENTENCE:
            found.append(f"{screen}: {share:.2f}")

    await walk(house, look, size)
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.nightly
@pytest.mark.parametrize("size", [DESK, (1920, 1080)], ids=["1440", "1920"])
async def test_no_board_of_story_and_the_end_leaves_a_third_empty(house: House, size: tuple[int, int]) -> None:
    found: list[str] = []
    seen: set[str] = set()

    async def look(screen: str, person: Person) -> None:
        seen.add(screen)
        share = await person.page.evaluate(EMPTY)
        if share > AT_MOST:
            found.append(f"{screen}: {share:.2f}")

    await photograph(house, look, size=size)
    assert {"end tell", "end race", "end result", "story tell", "story vote", "story reveal"} <= seen
    assert not found, "\n".join(found)

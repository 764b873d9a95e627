"""The smallest phone, and the largest letters: nothing scrolls sideways, nothing is cut off, everything can be tapped."""

from pathlib import Path

import pytest

from .people import SMALL, House, Person
from .screens import walk

MISFITS = (Path(__file__).parent / "sizes.js").read_text("utf-8").rstrip(";\n")
LETTERS = "size => { document.documentElement.style.fontSize = size }"


async def misfits(screen: str, person: Person) -> list[str]:
    """What does not fit on the page as it is, and with letters twice as large."""
    page = person.page
    found = [f"{screen}: {each}" for each in await page.evaluate(MISFITS, True)]
    await page.evaluate(LETTERS, "200%")
    found += [f"{screen}, 200 %: {each}" for each in await page.evaluate(MISFITS, False)]
    await page.evaluate(LETTERS, "")
    return found


@pytest.mark.nightly
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
async def test_everything_fits_at_320_pixels_and_with_letters_twice_as_large(house: House, locale: str) -> None:
    found: list[str] = []

    async def look(screen: str, person: Person) -> None:
        found.extend(await misfits(screen, person))

    await walk(house, look, SMALL, locale=locale)
    assert not found, "\n".join(found)

"""The smallest phone, and the largest letters: nothing scrolls sideways, nothing is cut off, everything can be tapped."""

from pathlib import Path

import pytest

from .people import SMALL, House, Person
from .screens import walk

MISFITS = (Path(__file__).parent / "sizes.js").read_text("utf-8").rstrip(";\n")
LETTERS = "size => { document.documentElement.style.fontSize = size }"


@pytest.mark.long
@pytest.mark.parametrize("locale", [pytest.param("en-GB", marks=pytest.mark.nightly), "fr-FR"])
async def test_everything_fits_at_320_pixels_and_with_letters_twice_as_large(house: House, locale: str) -> None:
    found: list[str] = []

    async def look(screen: str, person: Person) -> None:
        found.extend(f"{screen}: {each}" for each in await person.page.evaluate(MISFITS, True))
        await person.page.evaluate(LETTERS, "200%")
        found.extend(f"{screen}, 200 %: {each}" for each in await person.page.evaluate(MISFITS, False))
        await person.page.evaluate(LETTERS, "")

    await walk(house, look, SMALL, locale=locale)
    assert not found, "\n".join(found)

"""axe finds nothing on a TV: door, lobby, play, result and end of all five games, in English and in French."""

import re
from typing import Literal

import pytest
from playwright.async_api import expect

from .people import House, Person
from .test_axe import faults
from .tv import TV
from .tv_screens import MOMENTS, PHASES, photograph


@pytest.mark.nightly
@pytest.mark.parametrize(("light", "locale"), [("light", "en-GB"), ("dark", "fr-FR")])
async def test_axe_finds_nothing_on_a_tv(house: House, light: Literal["light", "dark"], locale: str) -> None:
    found: list[str] = []
    seen: set[str] = set()

    async def look(screen: str, person: Person) -> None:
        seen.add(screen)
        found.extend(await faults(screen, person, (TV,)))

    door = await house.visitor(TV, light, locale=locale, bypass_csp=True)
    await door.goto("/tv")
    await expect(door.page.locator(".code")).to_have_text(re.compile(r"^\w{3} \w{3}$"))
    await look("tv door", door)
    await photograph(house, look, light=light, locale=locale, bypass_csp=True)
    assert len(seen) == 2 + len(PHASES) * 4 + len(MOMENTS)
    assert not found, "\n".join(found)

"""axe finds nothing while a guess of Windmill is shown: pointing, wrong, turning, right, nobody."""

from typing import Literal

import pytest

from .moments import photograph
from .people import PHONE, House, Person
from .test_axe import LIGHTS_AND_LOCALES, faults

MOMENTS = {"moment pointing", "moment wrong", "moment turning", "moment right", "moment nobody"}


@pytest.mark.nightly
@pytest.mark.parametrize(("light", "locale"), LIGHTS_AND_LOCALES)
async def test_axe_finds_nothing_in_a_moment(house: House, light: Literal["light", "dark"], locale: str) -> None:
    found: list[str] = []
    seen: set[str] = set()

    async def look(screen: str, person: Person) -> None:
        assert await person.is_seen(".stage[data-act]:not(.leaving)"), screen
        seen.add(screen)
        found.extend(await faults(screen, person))

    await photograph(house, look, size=PHONE, light=light, locale=locale, bypass_csp=True)
    assert seen == MOMENTS
    assert not found, "\n".join(found)

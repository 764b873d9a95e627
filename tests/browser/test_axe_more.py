"""axe finds nothing on the screens of Story and The End of the Story either, small or large, by day and by night."""

from typing import Literal

import pytest

from .more_screens import photograph
from .people import PHONE, House, Person
from .test_axe import faults

WANTED = {
    "end box",
    "end boards",
    "end draw",
    "end tell",
    "end race",
    "end result",
    "story card",
    "story tell",
    "story vote",
    "story reveal",
}


@pytest.mark.nightly
@pytest.mark.parametrize("light", ["light", "dark"])
async def test_axe_finds_nothing_on_the_other_boards(house: House, light: Literal["light", "dark"]) -> None:
    found: list[str] = []
    seen: set[str] = set()

    async def look(screen: str, person: Person) -> None:
        seen.add(screen)
        found.extend(await faults(screen, person))

    await photograph(house, look, size=PHONE, light=light, bypass_csp=True)
    assert seen >= WANTED, WANTED - seen
    assert not found, "\n".join(found)

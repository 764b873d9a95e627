"""axe finds nothing on the screens of Story and The End of the Story either, small or large, by day and by night."""

from typing import Literal

import pytest

from .more_screens import photograph
from .people import DESK, PHONE, House, Person
from .test_axe import AXE, RUN, TAGS, described

STILL = """Promise.allSettled(document.getAnimations()
    .filter((each) => each.effect.getComputedTiming().iterations !== Infinity).map((each) => each.finished))"""
WANTED = {"end draw", "end tell", "end race", "end result", "story card", "story tell", "story vote", "story reveal"}


@pytest.mark.nightly
@pytest.mark.parametrize("light", ["light", "dark"])
async def test_axe_finds_nothing_on_the_other_boards(house: House, light: Literal["light", "dark"]) -> None:
    found: list[str] = []
    seen: set[str] = set()

    async def look(screen: str, person: Person) -> None:
        seen.add(screen)
        if not await person.page.evaluate("typeof axe === 'object'"):
            await person.page.add_script_tag(path=AXE)
        await person.page.evaluate(STILL)
        for width, height in (DESK, PHONE):
            await person.page.set_viewport_size({"width": width, "height": height})
            for violation in await person.page.evaluate(RUN, TAGS):
                found.extend(f"{screen}, {width}: {described(violation, node)}" for node in violation["nodes"])

    await photograph(house, look, size=PHONE, light=light, bypass_csp=True)
    assert seen >= WANTED, WANTED - seen
    assert not found, "\n".join(found)

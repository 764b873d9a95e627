"""axe finds nothing on any screen, small or large, by day and by night, in English and in French; nor does anything not
fit on the smallest phone."""

from pathlib import Path
from typing import Any, Literal

import pytest

from .people import DESK, PHONE, SMALL, House, Person
from .screens import walk
from .test_sizes import misfits

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
STILL = """Promise.allSettled(document.getAnimations()
    .filter((each) => each.effect.getComputedTiming().iterations !== Infinity).map((each) => each.finished))"""
RUN = "tags => axe.run(document, { runOnly: tags, resultTypes: ['violations'] }).then(found => found.violations)"


LIGHTS_AND_LOCALES = [
    ("light", "fr-FR"),  # the longer words
    pytest.param("light", "en-GB", marks=pytest.mark.nightly),
    pytest.param("dark", "en-GB", marks=pytest.mark.nightly),
    pytest.param("dark", "fr-FR", marks=pytest.mark.nightly),
]


@pytest.mark.long
@pytest.mark.parametrize(("light", "locale"), LIGHTS_AND_LOCALES)
async def test_axe_finds_nothing_and_everything_fits(
    house: House, light: Literal["light", "dark"], locale: str
) -> None:
    found: list[str] = []

    async def look(screen: str, person: Person) -> None:
        found.extend(await faults(screen, person))
        await person.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
        found.extend(await misfits(screen, person))
        await person.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})

    await walk(house, look, PHONE, light, locale=locale, bypass_csp=True)  # else axe could not be put in
    assert not found, "\n".join(found)


async def faults(screen: str, person: Person, sizes: tuple[tuple[int, int], ...] = (DESK, PHONE)) -> list[str]:
    """What axe finds, by default on a desk and on a phone."""
    page, found = person.page, []
    if not await page.evaluate("typeof axe === 'object'"):
        await page.add_script_tag(path=AXE)
    for width, height in sizes:
        await page.set_viewport_size({"width": width, "height": height})
        await page.evaluate(STILL)
        for violation in await page.evaluate(RUN, TAGS):
            found += [f"{screen}, {width}: {described(violation, node)}" for node in violation["nodes"]]
    return found


def described(violation: dict[str, Any], node: dict[str, Any]) -> str:
    return f"{violation['id']}: {node['html'][:120]} {node.get('failureSummary', '').splitlines()[-1].strip()}"

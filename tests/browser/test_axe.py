"""axe finds nothing on any screen, small or large, by day and by night, in English and in French."""

from pathlib import Path
from typing import Any, Literal

import pytest

from .people import DESK, PHONE, House, Person
from .screens import walk

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = "tags => axe.run(document, { runOnly: tags, resultTypes: ['violations'] }).then(found => found.violations)"


@pytest.mark.long
@pytest.mark.parametrize(
    ("light", "locale"),
    [
        ("light", "en-GB"),
        pytest.param("light", "fr-FR", marks=pytest.mark.nightly),
        pytest.param("dark", "en-GB", marks=pytest.mark.nightly),
        pytest.param("dark", "fr-FR", marks=pytest.mark.nightly),
    ],
)
async def test_axe_finds_nothing(house: House, light: Literal["light", "dark"], locale: str) -> None:
    found: list[str] = []

    async def look(screen: str, person: Person) -> None:
        if not await person.page.evaluate("typeof axe === 'object'"):
            await person.page.add_script_tag(path=AXE)
        for width, height in (DESK, PHONE):
            await person.page.set_viewport_size({"width": width, "height": height})
            for violation in await person.page.evaluate(RUN, TAGS):
                found.extend(f"{screen}, {width}: {described(violation, node)}" for node in violation["nodes"])

    await walk(house, look, PHONE, light, locale=locale, bypass_csp=True)  # else axe could not be put in
    assert not found, "\n".join(found)


def described(violation: dict[str, Any], node: dict[str, Any]) -> str:
    return f"{violation['id']}: {node['html'][:120]} {node.get('failureSummary', '').splitlines()[-1].strip()}"

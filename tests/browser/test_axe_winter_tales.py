"""axe finds nothing on the board of Winter Tales, from the casting to the book, in English and in French."""

from typing import Any, Literal

import pytest

from talewind.games.winter_tales.moves import Object
from talewind.kit import Move, Sight
from talewind.kit.passage import passage

from .people import PHONE, House
from .playing import BOOK
from .test_axe import faults
from .winter_board import Reader
from .winter_tales import gather, play_until

SCREENS = {
    "casting", "placing", "turn", "moving", "telling", "asked", "laying", "evading", "quest", "join", "remember",
    "place-memory", "objecting", "verdict", "epilogue",
}  # fmt: skip


class Looker(Reader):
    """Stops at every screen that nobody has seen yet; objects once."""

    seen: set[str]
    found: list[str]
    objected: list[str]

    def decides(self, sight: Sight[Any]) -> Move:
        if sight.phase == "objecting" and not self.objected:
            self.objected.append(self.seed)
            return Object(passage("It was winter, and roses do not grow.", self.lang))
        return super().decides(sight)

    async def act(self) -> bool:
        scene = await self.page.locator("[data-scene]").get_attribute("data-scene") if self.sight.get("phase") else None
        role = f"{scene}{'' if self.sight.get('question') else ', not asked'}"
        if scene and role not in self.seen:
            self.seen.add(role)
            self.found += await faults(role, self.person)
        return await super().act()


@pytest.mark.nightly
@pytest.mark.parametrize(("light", "lang"), [("light", "en"), ("dark", "fr")])
async def test_axe_finds_nothing_on_the_board_of_winter_tales(
    house: House, light: Literal["light", "dark"], lang: str
) -> None:
    visitor = {"light": light, "lang": lang, "bypass_csp": True, "reduced_motion": "reduce"}
    Looker.seen, Looker.found, Looker.objected = set(), [], []
    narrators, _ = await gather(house, [(Looker, PHONE)] * 3, visitor=visitor)
    await play_until(narrators)
    found, (host, *_) = Looker.found, narrators
    found += await faults("the end", host.person)
    await host.page.locator(BOOK).click()
    await host.page.locator(".cover .lit").click()
    await host.page.locator(".leaf").first.wait_for()
    found += await faults("the book", host.person)
    assert not found, "\n".join(found)
    assert Looker.seen >= SCREENS, SCREENS - Looker.seen

"""The screens of a TV, of recorded sights: every game in play, its result, its end, and its moments held still."""

import json
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

from playwright.async_api import expect

from .moments import HOLD
from .people import House, Person
from .tv import TV
from .winter_screens import SIGHTS, TABLE, Sitting

Look = Callable[[str, Person], Awaitable[None]]
PLACE = json.dumps({"table": TABLE, "key": "k", "code": "MHR42K"})
# Game: the phases that are looked at beside its end.
PHASES = {
    "windmill": ("telling", "guessing", "showing"),
    "story": ("telling", "voting", "showing"),
    "end_of_the_story": ("telling", "placing", "showing"),
    "windward": ("turn", "battle", "resting"),
    "winter_tales": ("movement", "strike", "part"),
}
# Moment: game, phase, which of its positions, and the act at which it is held.
MOMENTS = {
    "wrong": ("windmill", "guessing", 1, 1),
    "right": ("windmill", "showing", 0, 2),
    "votes": ("story", "showing", 0, 4),
    "race": ("end_of_the_story", "claiming", 0, 3),
}


class OnTv(Sitting):
    """A TV that is told a recorded sight of an onlooker."""

    def __init__(self, person: Person, game: str, phase: str, place: int = 0, **told: Any) -> None:
        super().__init__(person, phase, place, "onlooker", game)
        self.told = told
        self.last: dict[str, Any] = self.seen["log"][-1] if self.seen["log"] else {"n": 0, "events": []}

    @property
    def info(self) -> dict[str, Any]:
        return {**super().info, **self.told}

    async def begin(self) -> None:
        await self.answer()
        await self.page.add_init_script(f"localStorage.setItem('talewind tv place', '{PLACE}')")
        await self.person.goto("/tv")
        await self.page.locator(".tv main .sentence").first.wait_for()
        await self.page.evaluate("document.fonts.ready")

    async def happens(self, act: int) -> None:
        """The newest frame comes once more, as if it were new; its moment is held at this act."""
        await self.page.evaluate("window.holding = true")
        sight = {**self.seen["sight"]}
        self.tell(
            {
                "say": "told",
                "n": self.last["n"] + 1,
                "now": self.scene["now"],
                "events": self.last["events"],
                "sight": sight,
            }
        )
        stage = self.page.locator(".stage[popover]")
        await stage.wait_for()
        for _ in range(act - int(await stage.get_attribute("data-act") or 0)):
            await self.page.evaluate("window.pass()")
        await expect(stage).to_have_attribute("data-act", str(act))


def positions() -> Iterator[tuple[str, str, int]]:
    for game, phases in PHASES.items():
        for phase in (*phases, "over"):
            count = len(json.loads((SIGHTS / f"{game}.{phase}.json").read_text("utf-8")))
            yield game, phase, count - 1


async def photograph(house: House, look: Look, size: tuple[int, int] = TV, **visitor: Any) -> None:
    """The lobby, every game, and the moments."""
    lobby = OnTv(await house.visitor(size, **visitor), "windmill", "telling", status="open", chairs=5)
    await lobby.begin()
    await look("tv lobby", lobby.person)
    for game, phase, place in positions():
        tv = OnTv(await house.visitor(size, **visitor), game, phase, place)
        await tv.begin()
        await look(f"tv {game} {phase}", tv.person)
        await tv.page.context.close()
    await photograph_moments(house, look, size, **visitor)


async def photograph_moments(house: House, look: Look, size: tuple[int, int] = TV, **visitor: Any) -> None:
    for name, (game, phase, place, act) in MOMENTS.items():
        person = await house.visitor(size, **visitor)
        await person.page.add_init_script(HOLD)
        tv = OnTv(person, game, phase, place)
        await tv.begin()
        await tv.happens(act)
        await look(f"tv moment {name}", person)
        await person.page.context.close()

"""Captains of Windward who play to win, each by one means alone: a finger, a mouse, or the keys of the planet."""

from collections import deque
from typing import Any

from playwright.async_api import Locator

from talewind.games.windward.planet import EDGE, Planet, Space

from .hunting import deals, goals, own
from .playing import BOOK
from .pointers import Finger, Mouse
from .windward import BOARD, Captain

GAME = 420_000  # ms; longer than that no captain waits for the others
TURN = f"{BOARD} .sailing [data-move=end-turn]"
ANSWERS = (
    f"{BOARD} :is(.supplies, .battle, .rest, .place, .ends) [data-move]"  # the first is the lit one, or a card to draw
)
ASKED = f":is({TURN}, {ANSWERS}, {BOOK}):visible"
ATTACK = f"{BOARD} [data-move=attack]"
ODDS = f"{BOARD} .before li"  # ten windows each; the first row without, the second with what may be added
ENOUGH = 4  # of ten, to attack
UNDO = f"{BOARD} [aria-keyshortcuts^=U]"
MOST = 14  # moves of a turn


class Hunter(Finger):
    """Shops in port, hunts what it can beat, brings teeth home, spends the other nights in the sky. `shunned`: spaces with
    prey that was too strong this turn."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.shunned: set[Space] = set()
        self.goal: Space | None = None

    async def plays(self) -> None:
        """To the end of the game: waits for what the page asks, and answers."""
        while True:
            await self.page.locator(ASKED).first.wait_for(timeout=GAME)
            assert not await self.person.scrolls_sideways()
            if await self.person.is_seen(BOOK):
                return
            await self.act()

    async def act(self) -> bool:
        answers = self.page.locator(f"{ANSWERS}:visible")
        if await answers.count():
            await self._make(answers.first)
        elif await self.page.locator(ATTACK).count():
            await self.attack()
        elif await self.page.locator(TURN).count():
            await self.goes_on()
        else:
            return False
        return True

    async def _make(self, offer: Locator) -> None:
        self.did.add(await offer.get_attribute("data-move") or "")
        await super()._make(offer)

    async def attack(self) -> None:
        """If the odds are good; the page shows them."""
        assert self.goal is not None
        wins = await self.page.locator(ODDS).evaluate_all(
            "rows => rows.map(row => row.querySelectorAll('path.win').length)"
        )
        if max(wins) >= ENOUGH:
            await self._make(self.page.locator(ATTACK))
        else:
            self.shunned.add(self.goal)
            await self.tap(self.page.locator(f"{BOARD} .sailing .answers .quiet"))
            await self.page.locator(ATTACK).wait_for(state="detached")

    async def goes_on(self) -> None:
        """With the turn, or to its end."""
        self.moves += 1
        view = await self.view()
        for deal in ("[data-move=take]:not([data-item=longboat])", *deals(view)):
            offer = self.page.locator(f"{BOARD} .ship {deal}:visible")
            if self.moves < MOST and await offer.count():
                return await self._make(offer.last)
        if self.moves < MOST and await self.hires(view):
            return None
        for goal in goals(view, self.planet, self.shunned) if self.moves < MOST else ():
            return await self.sails_to(goal, own(view)["space"])
        self.moves = 0
        self.shunned.clear()
        await self.ends()

    async def sails_to(self, goal: Space, here: Space) -> None:
        """The ship comes there, or next to a foe that is there. The first way is taken back and sailed again."""
        self.goal = goal
        number = await self.page.locator(BOARD).get_attribute("data-question")
        await self.sails(goal)
        await self._taken(number)
        if await self.page.locator(ATTACK).count():
            return
        assert own(await self.view())["space"] == goal
        if "sail" not in self.did:
            self.did.add("sail")
            await self.takes_back()
            assert own(await self.view())["space"] == here
            await self.sails_to(goal, here)

    async def takes_back(self) -> None:
        number = await self.page.locator(BOARD).get_attribute("data-question")
        await self.tap(self.page.locator(UNDO))
        await self._taken(number)

    async def hires(self, view: dict[str, Any]) -> bool:
        """A Marine, in port: a face, then the button below."""
        marine = self.page.locator(f"{BOARD} [data-crew=marine][aria-pressed=false]:visible")
        if own(view)["crew"] or not await marine.count():
            return False
        await self.tap(marine)
        await self._make(self.page.locator(f"{BOARD} [data-move=hire]"))
        return True

    async def ends(self) -> None:
        await self._make(self.page.locator(TURN))
        sure = self.page.locator(f"{BOARD} [data-sure]")
        if await sure.count():
            await self._make(sure)


class MouseHunter(Hunter, Mouse):
    async def sails(self, to: int) -> None:
        """From port: the planet is seen again first, where the port was seen through the glass."""
        ashore = self.page.locator(f"{BOARD} [data-ashore=true]")
        if await ashore.count():
            await self.tap(ashore)
            await ashore.wait_for(state="detached")
        await super().sails(to)


class KeyHunter(Hunter):
    """Sails by 1 to 6, or by arrows and Enter; U takes back, E finds the end of the turn, Tab everything else."""

    device: dict[str, Any] = {}

    async def tap(self, wanted: Locator) -> None:
        await Captain.tap(self, wanted)

    async def sails(self, to: int) -> None:
        view = await self.view()
        here = view["ships"][view["active"]]["space"]
        await self.walk_to(self.page.get_by_role("application"))
        if to in self.planet.around[here]:
            return await self.keys.press(str(self.planet.bearing(here, to)))
        await self.presses("Escape", *arrows(self.planet, here, to), "Enter", "Enter")

    async def takes_back(self) -> None:
        number = await self.page.locator(BOARD).get_attribute("data-question")
        await self.keys.press("u")
        await self._taken(number)

    async def ends(self) -> None:
        await self.walk_to(self.page.get_by_role("application"))
        await self.keys.press("e")
        assert await self.is_at(self.page.locator(TURN))
        await super().ends()


def arrows(planet: Planet, here: Space, to: Space) -> list[str]:
    """The shortest way of the cursor."""
    ways: dict[Space, list[str]] = {here: []}
    queue = deque([here])
    while to not in ways:
        space = queue.popleft()
        even = planet.coordinates[space][0] % 2 == 0
        sides = {"ArrowUp": (1,), "ArrowDown": (4,), "ArrowRight": (3, 2), "ArrowLeft": (5, 6)}
        for key, directions in sides.items():
            for direction in directions if even else directions[::-1]:
                found = planet.around[space][direction - 1]
                if found != EDGE:
                    if found not in ways:
                        ways[found] = [*ways[space], key]
                        queue.append(found)
                    break
    return ways[to]

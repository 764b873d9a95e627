"""Winter Tales on the generic board: a whole game by five with one who leaves in a quest and one who comes back; to the book."""

from collections.abc import AsyncIterator

import pytest

from .people import DESK, PHONE, SMALL, TABLET, House
from .test_winter_tales import did_by, reads_the_book
from .winter_forms import BOARD, FormReader
from .winter_tales import Narrator, comes, gather, play_until

AWAY, LEAVING = 2, 3  # seats
SIZES = [DESK, PHONE, SMALL, TABLET, DESK]


class Evening:
    """Everybody plays who is there. `away`: who has closed the page."""

    def __init__(self, house: House, narrators: list[Narrator], link: str) -> None:
        self.house, self.narrators, self.link = house, narrators, link
        self.left: list[Narrator] = []
        self.away: Narrator | None = None

    @property
    def in_a_quest(self) -> bool:
        return bool(self.narrators[0].sight["view"].get("ongoing"))

    def waits_for(self, seat: int) -> bool:
        return seat in [waited["seat"] for waited in self.narrators[0].sight.get("waiting", ())]

    async def closes_the_page(self, narrator: Narrator) -> None:
        self.away = narrator
        narrator.is_away = True
        await narrator.page.goto("about:blank")

    async def comes_back(self) -> None:
        assert self.away is not None
        await self.away.person.goto(self.link.replace("#", f"{FormReader.query}#"))
        await self.away.page.locator(f"{BOARD} h1, .recap").first.wait_for()
        self.away.is_away = False

    async def hands_over(self, leaver: Narrator) -> None:
        """Somebody leaves for good; a friend comes by the link, asks for the chair, and the host opens."""
        page = leaver.page
        await page.locator(".bar .icon-button").last.click()
        await page.get_by_role("button", name="Leave the game for good").click()
        await page.get_by_role("button", name="Leave", exact=True).click()
        await page.locator("main h1").wait_for()
        newcomer = await comes(self.house, FormReader, PHONE, "newcomer")
        await newcomer.person.goto(self.link.replace("#", f"{FormReader.query}#"))
        await newcomer.page.get_by_role("button", name="Ask for the next free chair").click()
        await self.narrators[0].page.get_by_role("button", name="Let in").click()
        await newcomer.page.locator(f"{BOARD} h1, .recap").first.wait_for()
        self.left.append(leaver)
        self.narrators[self.narrators.index(leaver)] = newcomer


@pytest.mark.nightly
async def test_five_play_to_the_book_while_one_leaves_in_a_quest_and_one_comes_back(house: House) -> None:
    narrators, link = await gather(house, [(FormReader, size) for size in SIZES])
    evening = Evening(house, narrators, link)
    trouble = troubled(evening)

    async def is_at_the_end(narrator: Narrator) -> bool:
        if narrator is evening.narrators[0]:
            await anext(trouble, None)
        return await narrator.is_at_the_end()

    await play_until(evening.narrators, is_at_the_end)
    assert evening.left, "nobody has left in a quest"
    everybody = [*evening.narrators, *evening.left]
    assert {"weave", "walk", "resolve", "choose-memory", "place-memory"} <= did_by(everybody)
    for narrator in evening.narrators:
        assert not await narrator.person.scrolls_sideways()
    await reads_the_book(evening.narrators[0], [tale for narrator in everybody for tale in narrator.told])


async def troubled(evening: Evening) -> AsyncIterator[None]:
    """In a quest one closes the page, and comes back when the table waits; in a later one another leaves for good."""
    while not evening.in_a_quest:
        yield
    await evening.closes_the_page(evening.narrators[AWAY])
    while not evening.waits_for(AWAY):
        yield
    await evening.comes_back()
    while evening.in_a_quest:
        yield
    while not evening.in_a_quest:
        yield
    await evening.hands_over(evening.narrators[LEAVING])

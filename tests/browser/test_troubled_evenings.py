"""Whole games with a pause, an absence and a rematch in each: nothing is lost, and the link of the next table opens."""

from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import expect

from . import end_of_the_story, story, windmill
from .company import choose, table_of
from .people import DESK, PHONE, TABLET, House, Person
from .playing import play_until

type Act = Callable[[Person, list[str]], Awaitable[bool]]

GAMES: dict[str, tuple[Act, dict[str, object]]] = {
    "windmill": (windmill.act, {}),
    "story": (story.act, {"target": 10, "action_mix": "none"}),
    "end_of_the_story": (end_of_the_story.act, {}),
}


class Evening:
    """Three people; after some moves one pauses, later one is gone for a while."""

    def __init__(self, people: list[Person], link: str, act: Act) -> None:
        self.people, self.link, self.act = people, link, act
        self.told: list[str] = []
        self.moves = 0
        self.paused = self.left = False

    async def play(self, person: Person) -> bool:
        if self.moves >= 3 and not self.paused:
            self.paused = await self.pause()
        if self.moves >= 6 and not self.left:
            await self.goes_and_comes_back(self.people[2])
            self.left = True
        did = await self.act(person, self.told)
        self.moves += did
        return did

    async def pause(self) -> bool:
        """By whoever may now; somebody else lets the game go on."""
        for person in self.people:
            button = person.page.get_by_role("button", name="Pause for everybody", exact=True)
            if not await button.is_visible() or not await button.is_enabled():
                continue
            await button.click()
            other = next(each for each in self.people if each is not person)
            await other.page.locator(".paused .foot .lit").click()
            for each in self.people:
                await expect(each.page.locator(".paused")).to_have_count(0)
            return True
        return False

    async def goes_and_comes_back(self, person: Person) -> None:
        await person.page.goto("about:blank")
        watching = self.people[0].page
        path = f"/api/tables/{table_of(self.link)}"
        await watching.wait_for_function(
            "async path => { const {seats} = await (await fetch(path)).json(); return seats.some(seat => !seat.here) }",
            arg=path,
        )
        await person.goto(self.link)
        await watching.wait_for_function(
            "async path => { const {seats} = await (await fetch(path)).json(); return seats.every(seat => seat.here) }",
            arg=path,
        )


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
async def test_a_game_with_a_pause_an_absence_and_a_rematch(house: House, game: str) -> None:
    act, options = GAMES[game]
    people = [await house.visitor(PHONE), await house.visitor(TABLET), await house.visitor(DESK, "dark")]
    ana, leo, mina = people
    link = await ana.opens_a_table(3, game)
    for person, name in ((leo, "Leo"), (mina, "Mina")):
        await person.sits_down(link, name)
    if options:
        await choose(ana, link, **options)
    await expect(ana.page.locator(".places li b")).to_have_count(3)
    await ana.begins()
    evening = Evening(people, link, act)
    await play_until(people, evening.play)
    assert (evening.paused, evening.left) == (True, True)

    await ana.page.get_by_role("button", name="Play again").click()
    for person in (leo, mina):
        await person.page.get_by_role("button", name="Me too").click()
    for person in people:
        await person.page.locator(".share .code:visible").wait_for()
    assert table_of(ana.page.url) != table_of(link)
    await ana.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await ana.page.locator(".share .quiet:visible").first.click()
    new_link = await ana.page.evaluate("navigator.clipboard.readText()")
    stranger = await house.visitor(PHONE)
    await stranger.goto(new_link)
    await expect(stranger.page.locator("body")).to_contain_text("full")

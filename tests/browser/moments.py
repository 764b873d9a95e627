"""Moments of Windmill, held still: three people, one of whom tells, and guesses that are wrong or right."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any

from playwright.async_api import expect

from .company import card_of, stand_in
from .people import House, Person
from .windmill import TALE

YOUR_GUESS, GO_ON = re.compile("Your guess|À vous"), re.compile("^(Go on|Continuer)$")
Look = Callable[[str, Person], Awaitable[None]]
# While `holding`, the timers of a beat stand still; `pass` lets the next of them run. Escape ends the beat.
HOLD = """(() => {
    const [later, never] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
    let [held, count] = [[], 0];
    window.setTimeout = (what, ms, ...more) => {
        if (!window.holding || !(ms > 300 && ms < 3000)) return later(what, ms, ...more);
        held.push({ id: --count, ms, what });
        return count;
    };
    window.clearTimeout = (id) => {
        held = held.filter((each) => each.id !== id);
        if (!(id < 0)) never(id);
    };
    window.pass = () => {
        const first = Math.min(...held.map((each) => each.ms));
        const due = held.filter((each) => each.ms === first);
        held = held.filter((each) => each.ms !== first);
        for (const each of due) each.what();
    };
})()"""


class Guessers:
    """People at a table whose Storyteller has told: `teller`, `guessers` in turn, and the picture that was meant."""

    def __init__(self, people: list[Person], link: str) -> None:
        self.people, self.link, self.card = people, link, ""

    @classmethod
    async def arrive(cls, house: House, **visitor: Any) -> "Guessers":
        people = [await house.visitor(**visitor) for _ in range(3)]
        for person in people:
            await person.page.add_init_script(HOLD)
        link = await people[0].opens_a_table(3)
        for person, name in zip(people[1:], ("Bo", "Mina"), strict=True):
            await person.sits_down(link, name)
        await people[0].begins()
        return cls(people, link)

    async def tell(self) -> None:
        """Whoever is asked tells; then the others guess in turn."""
        for person in self.people:
            await person.page.locator("textarea, [data-picture]").first.wait_for()  # the game, not the room before it
        while not (tellers := [person for person in self.people if await person.is_seen("textarea")]):
            await asyncio.sleep(0.1)
        (teller,) = tellers
        self.card = card_of(await stand_in(teller, self.link))
        at = self.people.index(teller)
        self.teller, self.guessers = teller, [*self.people[at + 1 :], *self.people[:at]]
        await teller.page.locator("textarea").fill(TALE)
        await teller.page.locator(".desk .lit").click()

    async def guess(self, number: int, right: bool) -> None:
        """The guesser of this number chooses; everybody sees that somebody points at a picture."""
        await self.hold(True)
        page = self.guessers[number].page
        found = page.locator(
            f"[data-picture={self.card}]" if right else f"[data-picture]:not([data-picture={self.card}])"
        )
        await page.get_by_text(YOUR_GUESS).first.wait_for()
        await found.first.click()
        await page.locator("dialog .lit").click()

    async def act(self, number: int) -> None:
        """Everybody's page comes to this act of the beat."""
        for person in self.people:
            stage = person.page.locator(".stage[data-act]:not(.leaving)")
            await stage.wait_for()
            for _ in range(number - int(await stage.get_attribute("data-act") or 0)):
                await person.page.evaluate("window.pass()")
            await expect(stage).to_have_attribute("data-act", str(number))

    async def skip(self) -> None:
        for person in self.people:
            await person.page.keyboard.press("Escape")
            await person.page.locator(".stage[data-act]:not(.leaving)").wait_for(state="detached")
        await self.hold(False)

    async def hold(self, yes: bool) -> None:
        for person in self.people:
            await person.page.evaluate("(yes) => (window.holding = yes)", yes)

    async def go_on(self) -> None:
        for person in self.people:
            await person.page.get_by_role("button", name=GO_ON).click()


async def photograph(house: House, look: Look, **visitor: Any) -> None:
    """A wrong guess, a right one, and a picture that nobody finds."""
    table = await Guessers.arrive(house, **visitor)
    await table.tell()
    seen = table.teller
    await table.guess(0, right=False)
    await table.act(0)
    await look("moment pointing", seen)
    await table.act(1)
    await look("moment wrong", seen)
    await table.skip()
    await table.guess(1, right=True)
    await table.act(1)
    await look("moment turning", seen)
    await table.act(2)
    await look("moment right", seen)
    await table.skip()
    await table.go_on()
    await table.tell()
    for number in (0, 1):
        await table.guess(number, right=False)
        await table.act(2 * number)
        if number:
            await look("moment nobody", table.teller)
        await table.skip()

"""Others at the table, who play over a socket without a browser: as fast as the table lets them, or as a test wants it."""

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Self

from tests.server.players import Player, call

from .people import House, Person

TALE = {"parts": ["The wind took the hat first. Then it came back for the head."], "lang": "en"}


def table_of(link: str) -> str:
    found = re.search(r"/t/(\w+)", link)
    assert found
    return found[1]


class Companion(Player):
    """Tells in writing, never stakes, and guesses the picture to `find`, else any but the one to `avoid`."""

    find = avoid = ""

    @classmethod
    def sits_down(cls, house: House, link: str, name: str) -> Self:
        key = link.partition("#")[2]
        _, cookie = call(house.address, f"/api/tables/{table_of(link)}/seats", {"name": name, "key": key})
        return cls([house.address], table_of(link), cookie)

    def tale(self) -> dict[str, Any]:
        return TALE

    def answer(self) -> str | None:
        question = self.sight.get("question")
        if not question or question["number"] <= self.asked:
            return None
        self.asked = question["number"]
        offers = {offer["move"]: offer.get("fields", {}) for offer in question["ask"]["offers"]}
        if "tell" in offers:
            move: dict[str, Any] = {"move": "tell", "tale": self.tale()}
        elif "guess" in offers:
            pictures = offers["guess"]["picture"]["values"]
            wrong = [each for each in pictures if each != self.avoid]
            move = {"move": "guess", "picture": self.find if self.find in pictures else self.dice.choice(wrong)}
        else:
            move = {"move": "enough" if "enough" in offers else next(iter(offers))}
        move_id = f"c{self.asked}-{random.random()}"
        self.sent[move_id] = json.dumps({"do": "answer", "id": move_id, "number": self.asked, "move": move})
        return self.sent[move_id]


async def stand_in(person: Person, link: str) -> Companion:
    """Plays somebody's seat from outside the browser, which then only follows."""
    (cookie,) = [c for c in await person.page.context.cookies() if c.get("httpOnly")]
    return Companion([person.house.address], table_of(link), f"{cookie['name']}={cookie['value']}")


def welcome_of(somebody: Companion) -> dict[str, Any]:
    """What a page of theirs is told when it is opened."""
    found: list[dict[str, Any]]
    found, _ = call(somebody.addresses[0], f"/api/tables/{somebody.table}/frames", None, somebody.cookie)
    return found[0]


def card_of(teller: Companion) -> str:
    """The Storyteller's secret: so that somebody finds it, or nobody does."""
    found: str = welcome_of(teller)["sight"]["view"]["card"]
    return found


@asynccontextmanager
async def playing(*companions: Companion) -> AsyncIterator[None]:
    """While they play beside what the test does."""
    tasks = [asyncio.create_task(each.play()) for each in companions]
    yield
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def play_on(*companions: Companion) -> None:
    """Until the game is over."""
    async with asyncio.timeout(300):
        await asyncio.gather(*(each.play() for each in companions))


async def choose(person: Person, link: str, **options: Any) -> None:
    """As the host would in the sheet of options."""
    await person.page.evaluate(
        """async ([path, options]) => {
            const answer = await fetch(path, { method: "POST", headers: { "content-type": "application/json" },
                                               body: JSON.stringify({ options }) });
            if (!answer.ok) throw new Error(await answer.text());
        }""",
        [f"/api/tables/{table_of(link)}/options", options],
    )

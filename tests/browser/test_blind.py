"""Somebody who sees nothing tells a tale about a picture, and finds one, by what is read to her."""

import asyncio
import re
from pathlib import Path
from typing import Any

from playwright.async_api import expect

import talewind

from .company import Companion, card_of, choose, playing, stand_in
from .ears import Ears
from .keys import Keyboard
from .people import House

DECK = (Path(talewind.__file__).parent / "decks" / "windmill" / "texts" / "en.ftl").read_text("utf-8")


def layer(picture: str, name: str) -> str:
    """One of the three layers of a picture's description: name, shows, closer."""
    found = re.search(rf"^{picture} =.*?^    \.{name} = (.+?)$", DECK, re.MULTILINE | re.DOTALL)
    assert found, picture
    return found[1]


class Painter(Companion):
    """Tells what is to be seen, in the words of the description, and leaves it to Ruth: `baffled` does not find it."""

    baffled: Companion

    def tale(self) -> dict[str, Any]:
        card = self.sight["view"]["card"]
        self.baffled.find, self.baffled.avoid = "", card
        return {"parts": [layer(card, "shows")], "lang": "en"}


async def test_a_blind_player_tells_and_guesses_by_what_is_read_to_her(house: House) -> None:
    host, ruth = await house.visitor(), await house.visitor()
    ears, keyboard = await Ears.of(ruth), Keyboard(ruth)
    link = await host.opens_a_table(3)
    bo = await sit_down(ears, keyboard, link)
    await choose(host, link, players=3, first_storyteller=1)
    await host.begins()
    await ears.hear("Only you see this picture. Tell a short tale about it")
    mine = await asyncio.to_thread(card_of, await stand_in(ruth, link))
    await tell(ears, keyboard, mine)

    bo.baffled = ana = await stand_in(host, link)
    bo.avoid = ana.find = mine  # the first guess is wrong, the second is right
    async with playing(bo, ana):
        await hear_the_result(ears)
        assert await keyboard.has_focus()
        await keyboard.press("button", "^Go on$")
        await guess(ears, keyboard)
    heard = await ears.all()
    assert [words for n, words in enumerate(heard) if n and words == heard[n - 1]] == [], "nothing is said twice"


async def sit_down(ears: Ears, keyboard: Keyboard, link: str) -> Painter:
    """Ruth, and then Bo beside her."""
    await ears.person.goto(link)
    await ears.hear("invites you to Windmill")
    await keyboard.write("textbox", "Your name at the table", "Ruth")
    await keyboard.press("button", "Sit down")
    await ears.hear("We need one more player")
    bo = await asyncio.to_thread(Painter.sits_down, ears.person.house, link, "Bo")
    await ears.hear("can begin")
    return bo


async def tell(ears: Ears, keyboard: Keyboard, mine: str) -> None:
    """By the description of the picture, all three layers of it."""
    page = ears.page
    await expect(page.get_by_role("img", name=layer(mine, "shows"))).to_have_count(1)
    await keyboard.walk_to(page.locator("summary", has_text="Describe the picture to me"))
    await keyboard.keys.press("Enter")
    aloud = await ears.page_aloud()
    for name in ("name", "shows", "closer"):
        assert layer(mine, name)[:60] in aloud, name
    tale = f"I was told of it. {layer(mine, 'shows').split(';')[0]}"
    await keyboard.write("textbox", "Your tale", tale)
    await keyboard.press("button", "Tell this tale")
    await ears.hear(f"You told: {re.escape(tale)}")
    await ears.hear("Bo is looking for your picture")


async def hear_the_result(ears: Ears) -> None:
    """Who chose what, whether it was right, who earns what and why."""
    missed = await ears.hear("Not the .+ A wrong guess costs Bo nothing")
    assert any(missed.endswith(f"{name}.") for name in re.findall(r"\.name = (.+)", DECK)), "what Bo chose is said"
    await ears.hear("found it! Second guess: two points each")
    await ears.hear("2 points for you: the picture was found on guess 2")
    await ears.hear("has found your picture!")
    assert await ears.place("found it! Second guess") < await ears.place("has found your picture!")


async def guess(ears: Ears, keyboard: Keyboard) -> None:
    """Bo's tale is heard; among the descriptions one fits it."""
    page = ears.page
    await ears.hear("Bo is dreaming up a tale|Bo told")
    told = (await ears.hear("^Bo told: ")).removeprefix("Bo told: ")
    await ears.hear("Your guess: which picture did Bo mean\\? A right guess earns two points")
    assert await ears.place("^Bo told") < await ears.place("^Your guess")
    assert told in await ears.page_aloud(), "the tale can be read again"
    await keyboard.walk_to(page.locator("[data-cell]"))
    await keyboard.keys.press("Home")
    while not await keyboard.is_at(page.locator("[data-picture]")):
        await keyboard.keys.press("ArrowRight")
    await keyboard.keys.press("Enter")
    sheet = page.locator("dialog[open]")
    await sheet.wait_for()
    while told not in await ears.described("dialog"):
        before = await sheet.get_attribute("aria-label") or ""
        await keyboard.keys.press("ArrowRight")
        await expect(sheet).not_to_have_attribute("aria-label", before)
    assert told in await ears.page_aloud(), "the tale is in the sheet too"
    await keyboard.press("button", "Choose this picture")
    await ears.hear("You found it! Second guess: two points each")
    await ears.hear("2 points for you: right, on guess number 2")
    await ears.hear("^2 points for Bo: ")
    await ears.hear("You have found Bo’s picture!")

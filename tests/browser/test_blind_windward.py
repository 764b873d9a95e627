"""Somebody who sees nothing sails to a crester and beats it, or not, by the list of spaces and what is read to her."""

import re

from playwright.async_api import Locator, expect

from .company import choose
from .ears import Ears
from .keys import Keyboard
from .people import House
from .windward import brings

RED = "[Rr]ed crester"
ANSWERS, END, SURE = "^(Fire|Add|Put it here)(?!.*until my turn)", "^End turn$", "^End the turn$"


async def test_a_blind_captain_sails_and_fights_by_the_list(house: House) -> None:
    ruth = await house.visitor()
    ears, keyboard = await Ears.of(ruth), Keyboard(ruth)
    await brings(ruth, "Ruth sails")
    link = await ruth.opens_a_table(1, "windward")
    await choose(ruth, link, timers="none", mode="solo", planet="small")
    await ruth.begins()
    await arm(ears, keyboard)
    await sail_beside(ears, keyboard)
    await attack(ears, keyboard)
    await fight(ears, keyboard)
    if await keyboard.named("button", END).count():  # else the ship is lost, and with it a game alone
        await end_the_turn(ears, keyboard)
    heard = await ears.all()
    assert [words for n, words in enumerate(heard) if n and words == heard[n - 1]] == [], "nothing is said twice"


async def arm(ears: Ears, keyboard: Keyboard) -> None:
    """In port: a cannon and better spirits, for a mate each; then the list."""
    sold = keyboard.page.get_by_role("toolbar", name="In port").get_by_role("button")
    for service, said in (("Fill a cannon", "cannon"), ("Rum", "[Mm]orale")):
        await keyboard.walk_to(sold)
        await keyboard.keys.press("Home")
        while not await keyboard.is_at(keyboard.named("button", f"^{service}, ")):
            await keyboard.keys.press("ArrowRight")
        await keyboard.keys.press("Enter")
        await ears.hear(said)
    await keyboard.walk_to(keyboard.page.locator("summary", has_text="Spaces as a list"))
    await keyboard.keys.press("Enter")


async def turn_to(keyboard: Keyboard, tab: str, back: bool = False) -> None:
    """One of the lists; arrows go from tab to tab."""
    await keyboard.walk_to(keyboard.page.get_by_role("tab", selected=True), back)
    while not await keyboard.is_at(keyboard.named("tab", tab)):
        await keyboard.keys.press("ArrowRight")
    await expect(keyboard.page.get_by_role("tabpanel", name=tab)).to_be_visible()


async def sail_beside(ears: Ears, keyboard: Keyboard) -> None:
    """The nearest red crester among the places in reach: the first press tells the way, the second sails up to it."""
    await turn_to(keyboard, "Places in reach")
    await keyboard.walk_to(keyboard.page.get_by_role("tabpanel").get_by_role("button", name=re.compile(RED)).first)
    await keyboard.keys.press("Enter")
    way = await ears.hear("You stop one space before")
    assert re.search(RED, way), way
    assert re.search("space", way), way
    await keyboard.keys.press("Enter")
    await ears.hear(f"Next to you: .*{RED}")


async def attack(ears: Ears, keyboard: Keyboard) -> None:
    """The list says what begins there; a press begins nothing, the button named Attack does."""
    await turn_to(keyboard, "Next to you", back=True)
    foe = keyboard.named("button", f"{RED}.*Entering is a battle")
    await expect(foe).to_have_count(1)
    await keyboard.walk_to(foe)
    await keyboard.keys.press("Enter")
    await expect(battle(keyboard)).to_have_count(0)
    await keyboard.press("button", "^Attack", back=True)
    await expect(battle(keyboard)).to_be_visible()
    assert await keyboard.has_focus()


def battle(keyboard: Keyboard) -> Locator:
    return keyboard.page.get_by_role("group", name="Battle")


async def fight(ears: Ears, keyboard: Keyboard) -> None:
    """Both sides and the odds can be read; dice and end are said; so is where the next crester comes."""
    aloud = await ears.page_aloud()
    for words in ("strength", "Of ten such rolls", "morale"):
        assert words in aloud, words
    answer = keyboard.named("button", ANSWERS)
    after = keyboard.named("button", END).or_(keyboard.named("link", "in the book$"))
    for _ in range(9):
        await expect(answer.or_(after)).to_be_visible()
        if await after.count():
            break
        named = await answer.inner_text()
        await keyboard.walk_to(answer)
        await keyboard.keys.press("Enter")
        await expect(keyboard.named("button", f"^{re.escape(named)}$")).to_have_count(0)
    await ears.hear(r"^You rolled .*: \d+ hits?\.")
    await ears.hear(r"^The red crester rolled .*: \d+ hits?\.")
    await ears.hear("^(You beat|The red crester beat|You and the red crester fought to a tie)")


async def end_the_turn(ears: Ears, keyboard: Keyboard) -> None:
    """What would be left unused is read with the button that has the focus then."""
    await keyboard.press("button", END)
    if await keyboard.is_at(keyboard.named("button", SURE)):
        assert "Left unused" in await ears.described("[data-sure]")
        await keyboard.keys.press("Enter")
    await ears.hear("^Night in the sky")

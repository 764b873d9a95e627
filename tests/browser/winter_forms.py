"""How people play Winter Tales on the generic board: by the forms of the page, one for each offer."""

from typing import Any

from playwright.async_api import Locator, expect

from talewind.kit import Move, Passage, Sight
from talewind.kit.domains import Domain, Flag, OneOf, Piles, Some, Words
from talewind.texts import Speaker
from tests.games.winter_tales.wired import GAME

from .winter_tales import SOON, Narrator

BOARD = ".board .spread > .main:first-child"
# In the order of the offers: what is beside the question, or closed, lies deeper.
OFFERS = f"{BOARD} > :is(form, button, details.paper)"


class FormReader(Narrator):
    query = "?generic"

    async def makes(self, move: Move, sight: Sight[Any], speaker: Speaker) -> None:
        assert sight.question is not None
        ask = sight.question.ask
        await expect(self.page.locator(f"{BOARD} h1")).to_have_text(speaker.say(ask.say), timeout=SOON)
        fits = [n for n, each in enumerate(ask.offers) if GAME.kinds[each.move] is type(move) and not each.admit(move)]
        offer, form = ask.offers[fits[0]], self.page.locator(OFFERS).nth(fits[0])
        if await form.evaluate("each => each.matches('details:not([open])')"):
            await form.locator("summary").first.click(timeout=SOON)
        if not offer.fields:
            return await form.click(timeout=SOON)
        for place, (name, domain) in enumerate(offer.fields.items()):
            field = form.locator("xpath=descendant-or-self::form/div").nth(place)
            await self.fills(field, domain, getattr(move, name), speaker)
        await form.locator("[type=submit]").click(timeout=SOON)

    async def fills(self, field: Locator, domain: Domain, value: Any, speaker: Speaker) -> None:
        match domain:
            case OneOf():
                if await field.locator("select").count():
                    await field.locator("select").select_option(str(value), timeout=SOON)
                else:
                    await field.locator(f'input[value="{value}"]').check(timeout=SOON)
            case Some(values):
                for place in map(values.index, value):
                    await field.locator("input").nth(place).check(timeout=SOON)
            case Piles(values):
                for pile, cards in value.items():
                    for card in cards:
                        await field.locator("select").nth(values.index(card)).select_option(pile, timeout=SOON)
            case Flag():
                await field.locator("input").set_checked(value, timeout=SOON)
            case Words():
                await self.writes(field, value, speaker)

    async def writes(self, field: Locator, tale: Passage, speaker: Speaker) -> None:
        parts = [p if isinstance(p, str) else f"[{speaker.value(p.card, 'card')}]" for p in tale.parts]
        await field.locator("textarea").fill(" ".join(parts), timeout=SOON)
        self.told += [part for part in tale.parts if isinstance(part, str)]  # a drawing stands between them

"""How people play Winter Tales on the generic board: by the forms of the page, one for each offer."""

from typing import Any

from playwright.async_api import Locator, expect

from talewind.kit import Move, Passage, Sight
from talewind.kit.domains import Domain, Flag, OneOf, Piles, Some, Words
from talewind.texts import Speaker
from tests.games.winter_tales.wired import GAME

from .winter_tales import SOON, Narrator

BOARD = ".board .spread > .main:first-child"
ASKED = f"{BOARD} .asked > :not(details:not(.paper))"  # what is beside the question is folded


class FormReader(Narrator):
    query = "?generic"

    async def makes(self, move: Move, sight: Sight[Any], speaker: Speaker) -> None:
        assert sight.question is not None
        ask = sight.question.ask
        looks = any(each.move == "next" for each in ask.offers)  # then the heading says what is happening
        heading = speaker.say(sight.now if looks else ask.say)
        await expect(self.page.locator(f"{BOARD} h1")).to_have_text(heading, timeout=SOON)
        fits = [n for n, each in enumerate(ask.offers) if GAME.kinds[each.move] is type(move) and not each.admit(move)]
        offer = ask.offers[fits[0]]
        form = self.page.locator(f'{ASKED}[data-offers~="{fits[0]}"], {ASKED} [data-offers~="{fits[0]}"]')
        folded = form.locator("xpath=ancestor::details[not(@open)]/summary")
        if await folded.count():
            await folded.first.click(timeout=SOON)
        if not offer.fields:
            return await form.click(timeout=SOON)
        if await form.evaluate("each => each.matches('fieldset')"):  # a row of buttons, each of which answers
            (value,) = (getattr(move, name) for name in offer.fields)
            chosen = str(value).lower() if isinstance(value, bool) else value
            return await form.locator(f'button[value="{chosen}"]').click(timeout=SOON)
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

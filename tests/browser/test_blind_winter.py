"""Somebody who sees nothing plays Winter Tales: whatever is needed has a name, every question is read out, and tales, traps, defences
and joining go by keys alone."""

import re
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from talewind.games.winter_tales import moves as m
from talewind.kit import Move, Sight, Tell
from talewind.kit.domains import OneOf
from talewind.texts import Speaker

from .ears import LISTEN, Ears
from .people import DESK, PHONE, House
from .winter_board import BOARD, KeyReader, Reader
from .winter_tales import Narrator, gather, play_until

EVENINGS = ("dark", "night", "dusk", "cellar", "attic", "fog")
WORDS = re.compile(r"[^\W\d]{2}")  # a name that is more than a number or a sign


class Wary(Narrator):
    """As the bot does; but one who is `wary` meets whoever comes by."""

    wary = False

    def decides(self, sight: Sight[Any]) -> Move:
        met = [offer for offer in sight.question.ask.offers if offer.move == "interrupt"] if sight.question else []
        if met and self.wary:
            return m.Interrupt(**{name: str(d.values[0]) for name, d in met[0].fields.items() if isinstance(d, OneOf)})
        return super().decides(sight)


class WaryReader(Wary, Reader):
    wary = True


class BlindReader(Wary, KeyReader):
    """Has no pointer and no screen. `deeds`: what was done so."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.ears = Ears(self.person)
        self.deeds: set[str] = set()

    async def press(self, wanted: Locator) -> None:
        await expect(wanted).to_have_accessible_name(WORDS)
        await super().press(wanted)

    async def check(self, wanted: Locator) -> None:
        await expect(wanted).to_have_accessible_name(WORDS)
        await super().check(wanted)

    async def write(self, field: Locator, words: str) -> None:
        await expect(field).to_have_accessible_name(WORDS)
        await super().write(field, words)

    async def makes(self, move: Move, sight: Sight[Any], speaker: Speaker) -> None:
        assert sight.question is not None
        await self.page.locator(f'{BOARD}[data-question="{sight.question.number}"]').wait_for()
        if self.moves > 1:  # the first was there before anybody listened
            await self.ears.hear(re.escape(await self.sentence()))
        await super().makes(move, sight, speaker)
        self.deeds.update(deeds_of(move, sight))

    async def sentence(self) -> str:
        return " ".join((await self.page.locator(".board h1").first.inner_text()).split())


def deeds_of(move: Move, sight: Sight[Any]) -> set[str]:
    match move:
        case Tell() if sight.phase == "strike" and sight.view.acting != sight.seat:
            return {"tells", "defends"}
        case Tell():
            return {"tells"}
        case m.LayTrap():
            return {"sets a trap"}
        case m.Join(char) if char:
            return {"joins"}
    return set()


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("wary", "others", "deeds"),
    [(False, WaryReader, {"tells", "joins", "defends"}), (True, Reader, {"tells", "joins", "sets a trap"})],
    ids=["met", "meets"],
)
async def test_a_blind_person_tells_joins_defends_and_sets_traps(
    house: House, wary: bool, others: type[Reader], deeds: set[str]
) -> None:
    """In as many evenings as it takes."""
    done: set[str] = set()
    for evening in EVENINGS:
        narrators, _ = await gather(house, [(BlindReader, DESK), (others, PHONE), (others, DESK)], evening)
        blind = narrators[0]
        assert isinstance(blind, BlindReader)
        blind.deeds, blind.wary = done, wary
        await blind.page.evaluate(LISTEN)

        async def is_over(narrator: Narrator) -> bool:
            return done >= deeds or await narrator.is_at_the_end()

        await play_until(narrators, is_over)
        if done >= deeds:
            return
        for narrator in narrators:
            await narrator.page.close()
    raise AssertionError(f"not done: {deeds - done}")

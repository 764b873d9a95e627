"""The book of a voyage: a page for each round, with the wind, the ways and what came of them."""

from collections.abc import Iterable, Iterator

from talewind.kit import Page, Say, say

from .log import Deed, Leg
from .state import Sky


def pages(state: Sky) -> Iterable[Page]:
    for number in sorted({leg.round for leg in state.legs}):
        legs = [leg for leg in state.legs if leg.round == number]
        facts = tuple(fact for leg in legs for fact in _facts(leg))
        yield Page(number, say("windward-page", round=number, wind=legs[0].wind), facts=facts)


def _facts(leg: Leg) -> Iterator[Say]:
    """The sentences about one turn."""
    yield say("windward-leg", seat=leg.seat, steps=len(leg.way) - 1, start=leg.way[0], to=leg.way[-1])
    for deed in leg.deeds:
        yield _sentence(leg, deed)


def _sentence(leg: Leg, deed: Deed) -> Say:
    return say(
        f"windward-deed-{deed.what}", seat=leg.seat, space=deed.space, foe=deed.foe or "none", against=deed.against,
        number=deed.number, other=deed.other,
    )  # fmt: skip

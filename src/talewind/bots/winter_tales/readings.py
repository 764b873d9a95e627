"""Readings: what a child sees in each drawing, by ink and language (`readings/<lang>.ftl`)."""

from functools import cache

from talewind.bots.tales import ENGLISH, lines_of
from talewind.games.winter_tales.cast import Card, Side


@cache
def readings(lang: str) -> dict[str, str]:
    """Keyed as `sc-01.spring`; English for a language without readings."""
    return lines_of(__package__, "readings", lang) or lines_of(__package__, "readings", ENGLISH)


def reading(card: Card, ink: Side, lang: str) -> str:
    """
    >>> reading("sc-90", "spring", "en")
    'a paper boat on a real wave'
    """
    return readings(lang)[f"{card}.{ink}"]

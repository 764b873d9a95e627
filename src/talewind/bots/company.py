"""The house's company: bots by name and temper. A member plays every game; its temper colours how."""

from collections.abc import Collection
from typing import Literal, NamedTuple

from .tales import Tales

type Temper = Literal["shy", "merry", "grave"]


class Manner(NamedTuple):
    """How a temper plays. `pace`: its pauses, in percent of a person's. `fuss`: once in so many times it does more than a
    silent seat: claims, objects, interrupts."""

    pace: int
    fuss: int


MANNERS: dict[Temper, Manner] = {
    "shy": Manner(pace=115, fuss=16),
    "merry": Manner(pace=75, fuss=6),
    "grave": Manner(pace=100, fuss=9),
}
USUAL: Temper = "merry"  # of a bot that is nobody of the company
MEMBERS: dict[str, Temper] = {
    "pim": "shy",
    "rollo": "merry",
    "agathe": "grave",
    "tamsin": "shy",
    "colette": "merry",
    "corvin": "grave",
    "odile": "shy",
    "bruno": "merry",
    "osric": "grave",
}


def name_of(member: str, lang: str) -> str:
    """The member's name at a table; it says that the house plays.

    >>> name_of("pim", "fr")
    'Pim de la maison'
    """
    return Tales(lang).lines[f"member-{member}"]


def temper_of(member: str | None) -> Temper:
    return MEMBERS.get(member or "", USUAL)


def free_members(seated: Collection[str]) -> list[str]:
    """The members who may come next: of those who are not at the table, the ones whose temper is rarest there. When all are
    there, all may come once more.

    >>> free_members(["pim", "rollo"])
    ['agathe', 'corvin', 'osric']
    """
    here = [temper_of(member) for member in seated]
    free = [member for member in MEMBERS if member not in seated] or list(MEMBERS)
    rarest = min(here.count(temper_of(member)) for member in free)
    return [member for member in free if here.count(temper_of(member)) == rarest]

"""A passage as it is typed in the terminal: a woven card is its name in brackets."""

import re
from collections.abc import Mapping

from talewind.kit import Passage, Woven
from talewind.kit.domains import Words

BRACKETS = re.compile(r"\[([^\[\]]*)\]")


class NoSuchCard(LookupError):
    """The brackets name no card that can be woven in, or more than one."""


def woven(typed: str, domain: Words, names: Mapping[str, str], lang: str) -> Passage:
    """`names`: of the cards that can be woven in. A name may be cut short. Committed cards that are not named come last.

    >>> woven("Then the [ke] fell.", Words(99, weave=("c1", "c2"), most=1), {"c1": "Key", "c2": "Owl"}, "en").cards
    ('c1',)
    """
    parts: list[str | Woven] = []
    for place, piece in enumerate(BRACKETS.split(typed)):
        if place % 2:
            parts.append(Woven(_named(piece, names)))
        elif piece.strip():
            parts.append(piece.strip())
    if domain.in_order:
        told = Passage(tuple(parts)).cards
        parts += [Woven(card) for card in domain.weave if card not in told]
    return Passage(tuple(parts) or ("",), lang=lang)


def _named(piece: str, names: Mapping[str, str]) -> str:
    wanted = piece.strip().casefold()
    whole = [card for card, name in names.items() if name.casefold() == wanted]
    begun = whole or [card for card, name in names.items() if wanted and name.casefold().startswith(wanted)]
    if len(begun) != 1:
        raise NoSuchCard(piece)
    return begun[0]

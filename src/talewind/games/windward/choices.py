"""What a turn offers: its kinds of move, and what is said beside their choices."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from talewind.kit import Move, Offer, RuleId, Seat, one_of, say

from .planet import PORT, Planet, Space
from .state import Sky, T


class Action[M: Move](NamedTuple):
    """A kind of move of a turn: what is offered, or the rule that closes it, and what it does."""

    kind: type[M]
    offers: Callable[[Sky, Seat], Offer | list[Offer] | RuleId]
    act: Callable[[T, M], None]


# Offers are values: the same choice is made once and kept, since most moves change few of a turn's offers.
kept = lru_cache(1024)

type Closed[V] = tuple[tuple[V, RuleId], ...]  # the values that are closed now, each with its rule


def parted[V: int | str](values: Iterable[V], closed: Mapping[V, RuleId]) -> tuple[list[V], dict[str, RuleId]]:
    """The values that are open, and those that are closed."""
    found = [value for value in values if value not in closed]
    return found, {str(value): closed[value] for value in values if value in closed}


@kept
def hex_around(planet: Planet, space: Space, closed: Closed[Space], rule: RuleId) -> Space | None:
    """One of the hexes around a space, without Drift (WW-39); None: all are closed."""
    around = [to for to in planet.around[space] if to >= PORT]
    found, shut = parted(around, dict.fromkeys(planet.drift, "WW-39") | {PORT: "WW-76"} | dict(closed))
    steps = {to: direction for direction, to in planet.steps[space]}
    notes = {str(to): say("windward-bearing", direction=steps[to]) for to in found}
    return one_of(found, of="space", closed=shut, notes=notes, rule=rule) if found else None

"""What a turn offers: its kinds of move, and what is said beside their choices."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple

from talewind.kit import Move, Offer, RuleId, Say, Seat, say

from .planet import Direction, Planet, Space, opposite
from .state import Sky, T


class Action[M: Move](NamedTuple):
    """A kind of move of a turn: what is offered, or the rule that closes it, and what it does."""

    kind: type[M]
    offers: Callable[[Sky, Seat], Offer | list[Offer] | RuleId]
    act: Callable[[T, M], None]


def parted[V: int | str](
    values: Iterable[V], closing: Callable[[V], RuleId | None]
) -> tuple[list[V], dict[str, RuleId]]:
    """The values that are open, and those that are closed, each with its rule."""
    found: list[V] = []
    closed: dict[str, RuleId] = {}
    for value in values:
        if rule := closing(value):
            closed[str(value)] = rule
        else:
            found.append(value)
    return found, closed


# What a question says beside spaces depends on the planet alone: it is kept for the spaces that ships and Longboats are on.


@lru_cache(1024)
def bearings(planet: Planet, space: Space) -> dict[str, Say]:
    """The hexes around a space, each with its direction."""
    return {str(to): say("windward-bearing", direction=direction) for direction, to in planet.steps[space]}


@lru_cache(1024)
def headings(planet: Planet, space: Space, wind: Direction) -> list[tuple[Space, int, Say]]:
    """The steps of a ship that do not lead against the wind, each with its cost (WW-51, WW-53) and what is said of it."""
    steps = [(to, int(way != wind), way) for way, to in planet.steps[space] if way != opposite(wind)]
    return [(to, cost, say("windward-cost", speed=cost, direction=way)) for to, cost, way in steps]

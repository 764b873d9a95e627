"""The map of Wintertown: ten locations, fifteen plazas between them, and ways in steps (WT-6 to WT-11)."""

import json
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

from talewind.kit import named

type Space = Annotated[str, named("space")]

DATA: dict[str, Any] = json.loads((files(__package__) / "data.json").read_text("utf-8"))

LOCATIONS: tuple[Space, ...] = tuple(place["id"] for place in DATA["map"]["locations"])
PLAZAS: dict[Space, tuple[Space, ...]] = {plaza["id"]: tuple(plaza["joins"]) for plaza in DATA["map"]["plazas"]}
NEXT: dict[Space, tuple[Space, ...]] = PLAZAS | {
    place: tuple(plaza for plaza, ends in PLAZAS.items() if place in ends) for place in LOCATIONS
}
SPACES: tuple[Space, ...] = (*LOCATIONS, *PLAZAS)
FAR = 99  # steps: there is no way


@cache
def steps_to(goal: Space, without: frozenset[Space] = frozenset()) -> dict[Space, int]:
    """The steps from every space to the goal, over a map without some spaces; the goal always belongs to it."""
    found, edge, steps = {goal: 0}, [goal], 0
    while edge:
        steps += 1
        edge = [way for space in edge for way in NEXT[space] if way not in found and way not in without]
        edge = list(dict.fromkeys(edge))
        found |= dict.fromkeys(edge, steps)
    return found


def distance(space: Space, goal: Space) -> int:
    """
    >>> distance("oaks-park", "memory-lane-cemetery")
    2
    """
    return steps_to(goal)[space]

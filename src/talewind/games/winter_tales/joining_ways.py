"""The ways of a joining movement (WT-139; WT-R45, WT-R90)."""

from .cast import PASSAGES, Char
from .encounters import watched
from .state import Winter
from .town import FAR, NEXT, Space, distance, steps_to


def ways(state: Winter, char: Char, goal: Space, entered: list[Space], space: Space) -> list[Space]:
    """The next steps from a space on a shortest way to the goal, over the whole map or over the map without the spaces where somebody could
    interrupt. No space is entered twice."""
    whole, safe = steps_to(goal), steps_to(goal, watched(state, char) - {goal})
    least = min((safe.get(to, FAR) for to in NEXT[space]), default=FAR)
    return [
        to
        for to in NEXT[space]
        if to not in entered and (whole[to] < whole[space] or (safe.get(to, FAR) == least < FAR))
    ]


def may_be_sent(state: Winter, char: Char, goal: Space) -> bool:
    """Not a character that lies, nor one that cannot be moved unless it is there or has a passage that leads nearer (WT-R44,
    WT-R45)."""
    it = state.figures[char]
    if not it.ready or not it.upright:
        return False
    if it.space == goal:
        return state.options.join_in_place
    return not it.pinned or passage_leads(state, char, goal)


def passage_leads(state: Winter, char: Char, goal: Space) -> bool:
    """Whether the character's secret passage leads nearer to the goal (WT-R90)."""
    if not state.skilled(char, "secret-passage"):
        return False
    return distance(PASSAGES[char], goal) < distance(state.figures[char].space, goal)

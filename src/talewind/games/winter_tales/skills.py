"""Skills (WT-263 to WT-272; WT-R89 to WT-R91). Battle, trap and quest skills are counted in those rooms."""

from typing import Any

from talewind.kit import Offer, offer, one_of

from .cast import DRAW, OBJECTIVES, PASSAGES, STEPS, STORY_DRAW, Char, Goal
from .events import Relocated
from .joining_ways import passage_leads
from .moves import FreeSteps, TakePassage
from .objectives import check, own, start
from .power_events import ObjectiveSwapped, SkillUsed
from .power_moves import SwapObjective
from .state import T, Winter
from .telling import Pad
from .town import Space


class Journey(Pad, kw_only=True):
    """How far a movement has come. `goal`: the quest that the character joins."""

    goal: Space = ""
    steps: int = 0  # that are paid
    walked: bool = False
    relocated: bool = False
    swapped: bool = False  # an objective
    freed: bool = False  # the free steps of the Movement skill are used
    entered: list[Space] = []


def draw_of(state: Winter, char: Char) -> int:
    """How many cards an activation draws (WT-63, WT-272)."""
    return STORY_DRAW if state.skilled(char, "story-card") else DRAW


def may_go_free(state: Winter, way: Journey) -> bool:
    """The Movement skill: two steps without a card, once an activation (WT-269, WT-R89)."""
    return not way.freed and state.skilled(way.char, "movement")


def may_relocate(state: Winter, way: Journey) -> bool:
    """The secret passage, until the first step; in order to join, it must lead nearer (WT-270, WT-R90)."""
    if way.walked or way.relocated or not state.skilled(way.char, "secret-passage"):
        return False
    return passage_leads(state, way.char, way.goal) if way.goal else state.figures[way.char].space != PASSAGES[way.char]


def swaps(state: Winter, way: Journey) -> tuple[list[Goal], list[Goal]]:
    """The uncompleted objectives that may be discarded, and the unused ones of the same faction (WT-264, WT-R91)."""
    if way.walked or way.swapped or not state.skilled(way.char, "objective"):
        return [], []
    side = state.figures[way.char].side
    mine = [secret.goal for secret in state.secrets if secret.seat == way.seat and OBJECTIVES[secret.goal].side == side]
    return mine, [goal for goal in state.unused if OBJECTIVES[goal].side == side] if mine else []


def offers(state: Winter, way: Journey, may_move: bool) -> list[Offer]:
    if not state.options.skills:
        return []
    found: list[Offer] = []
    if may_move and may_go_free(state, way):
        found.append(offer(FreeSteps))
    if may_relocate(state, way):
        found.append(offer(TakePassage))
    mine, unused = swaps(state, way)
    if mine and unused:
        found.append(offer(SwapObjective, goal=one_of(mine, of="objective"), taken=one_of(unused, of="objective")))
    return found


def used(t: T, way: Journey, move: Any) -> bool:
    """Use a skill on the way; whether the move was one."""
    state = t.state
    match move:
        case FreeSteps():
            way.freed, way.steps = True, way.steps + STEPS
            t.tell(SkillUsed(way.char, "movement"))
        case TakePassage():
            relocate(t, way)
        case SwapObjective(goal, taken):
            way.swapped = True
            state.secrets = [one for one in state.secrets if one.goal != goal]
            state.unused = sorted([*(one for one in state.unused if one != taken), goal])
            own(state, taken, way.seat)
            t.tell(ObjectiveSwapped(way.seat, taken), to=way.seat, others=ObjectiveSwapped(way.seat))
        case _:
            return False
    return True


def relocate(t: T, way: Journey) -> None:
    """No movement: nobody may interrupt, and one that lies goes on lying (WT-271, WT-R90)."""
    to = PASSAGES[way.char]
    way.relocated = True
    t.state.change(way.char, space=to)
    t.tell(SkillUsed(way.char, "secret-passage"))
    t.tell(Relocated(way.char, to))
    start(t, way.seat, way.char, again=True)
    check(t)

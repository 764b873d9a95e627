"""Where a movement can still go, for the view of its player: so that no board needs a rule of the map (WT-67; WT-R45, WT-R89)."""

from talewind.kit import Frozen

from .cast import STEPS
from .encounters import watched
from .movement import Movement
from .skills import may_go_free
from .state import Winter
from .town import Space


class Stop(Frozen):
    """A space in reach. `before`: the space before it on a shortest way. `cards`: to be woven in until there. `met`: somebody could
    interrupt there."""

    before: Space
    cards: int
    met: bool = False


def routes(state: Winter, way: Movement) -> dict[Space, Stop]:
    """The spaces in reach with the cards in hand; only for the mover, whose hand it tells."""
    if not way.may_move(state):
        return {}
    paid = way.steps + (STEPS if may_go_free(state, way) else 0)
    most = paid + STEPS * len(state.hands[way.seat])
    found: dict[Space, Stop] = {}
    edge, steps = [state.figures[way.char].space], 0
    begin, met = edge[0], watched(state, way.char)
    while edge and steps < most:
        steps += 1
        cards = max(0, -(-(steps - paid) // STEPS))
        after: list[Space] = []
        for space in edge:
            for to in way.onward(state, space) if space != way.goal else ():
                if to not in found and to != begin:
                    found[to] = Stop(space, cards, to in met)
                    after.append(to)
        edge = after
    return found

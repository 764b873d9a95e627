"""What follows each action and each step of a Rest, in its order (WW-R21a), and the end of the game."""

from talewind.kit import Encore, RuleId, Seat

from .achievements import achieve
from .corner import arrive
from .events import EndTriggered, VoyageEnded
from .leaving import clear_departed
from .pieces import Cargo
from .sides import Fight
from .state import T
from .supplies import refill
from .trades import lapse

FAME = 15  # WW-179


class Ending(Encore):
    """The voyage is over: another?"""


def aftermath(t: T, fight: Fight | None = None, rested: bool = False) -> bool:
    """Settle what an action brought with it. False: a question or the end of the game comes first, and the caller stops."""
    state = t.state
    if state.verdict:
        finish(t, state.remaining() if state.won else [], state.verdict)
        return False
    if state.naturalist is not None:
        naturalist = state.ships[state.naturalist]
        naturalist.hold -= Cargo(grey_tooth=naturalist.hold.grey_tooth, red_tooth=naturalist.hold.red_tooth)  # WW-248
    if fight is not None or state.course.over:
        clear_departed(t)
    refill(t)
    if state.trades:
        lapse(t)
    if state.achievements and achieve(t, fight, rested):
        return False
    arrive(t)
    if state.contest and state.trigger is None and max(state.scores) >= FAME:
        state.trigger = state.active  # WW-179, WW-R80
        t.tell(EndTriggered(state.active))
    return True


def finish(t: T, winners: list[Seat], rule: RuleId) -> None:
    """End the game; the seats may wish for another."""
    state = t.state
    t.conclude(winners)
    t.tell(VoyageEnded(tuple(winners), state.cut_short, rule), shows=True)
    t.unwind(Ending([seat for seat in state.remaining() if state.here(seat)]))

"""Players who leave: the seat sleeps until somebody else sits down, or the house plays it (option `on_leave`)."""

from talewind.kit import HousePlays, Seat

from .events import ArbiterChosen
from .setting_up import Arbitrating
from .state import T


def depart(t: T, seat: Seat) -> None:
    """An answer given ahead and a notebook are dropped, and the role of arbiter passes to the next attending player clockwise."""
    state = t.state
    state.early.pop(seat, None)
    state.ideas.pop(seat, None)
    state.notebooks.pop(seat, None)
    state.content = [other for other in state.content if other != seat]
    if state.options.on_leave == "bot":
        t.amend(seat, bot=True)
        t.tell(HousePlays(seat))
    if seat == state.arbiter and not any(isinstance(phase, Arbitrating) for phase in state.stack):
        state.arbiter = state.heir(seat)
        t.tell(ArbiterChosen(state.arbiter))

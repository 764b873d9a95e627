"""A Silent round: how long it lasts, and whose performance may be flagged."""

from talewind.kit import Seat

from .rounds import Ending, Rounds, Showing
from .state import Board
from .voting import Throwing


def quiet(state: Board) -> bool:
    """A Silent round, until its last vote is open (ST-R30)."""
    top = state.stack[-1] if state.stack else None
    return state.action == "silent" and not isinstance(top, Throwing | Showing | Rounds | Ending | None)


def performers(state: Board) -> list[Seat]:
    """Whose performance may be flagged: from the first stroke until the vote is open (ST-R23)."""
    if not quiet(state):
        return []
    running = [tale for tale in state.tales if tale.round == state.round and bool(state.tied) == bool(tale.more)]
    return [tale.seat for tale in running if state.sketch_of(tale.seat) and tale.seat not in state.wiped]

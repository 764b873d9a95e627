"""Tables of solo and co-op for tests, and what their ends and their Cresters' ways are."""

from typing import Any

from talewind.games.windward.events import VoyageEnded
from talewind.games.windward.night_events import CresterMoved

from .rigging import At, SkyRig
from .skies import Placed, ship, sky

STARTS = [(4, -5), (4, -1), (2, 4), (-2, 3), (-5, 5), (-3, -1)]  # where Reds 1 to 6 start on M1
BOARD = ("hand", "crew", "hold", "morale", "cannons", "gas", "boats", "boat_speed")


def alone(q: int = 0, r: int = 0, *, beaten: int = 0, **more: Any) -> SkyRig:
    """The only captain's turn. Words for the ship's board go to the board, the others to the table."""
    board = {key: more.pop(key) for key in BOARD if key in more}
    rig = sky(ship(q, r, **board), mode="solo", **more)
    rig.state.beaten = beaten
    rig.arranged()
    return rig


def team(*ships: Placed, **more: Any) -> SkyRig:
    """Co-op, in the turn of Ana unless said otherwise; as many Lives as captains on both sides."""
    return sky(*ships, mode="coop", **more)


def over(rig: SkyRig) -> tuple[bool, str]:
    """Whether the game is won, and the rule that ended it."""
    (end,) = rig.tells(VoyageEnded)
    assert rig.state.winners == end.winners
    return bool(end.winners), end.rule


def ways(rig: SkyRig) -> list[tuple[At, ...]]:
    """The ways of Cresters in the last row, each from where it stood."""
    return [tuple(rig.where(space) for space in event.path) for event in rig.tells(CresterMoved)]

"""Co-op: the White Crester beaten in a Rest, and the corner that silence chooses (WW-227; WW-R88, WW-R96)."""

import pytest

from .modes import team, ways
from .rigging import SkyRig
from .skies import A, B, ship


def beaten_in_the_rest(**options: str) -> SkyRig:
    """The White Crester has attacked Ana in her Rest and lost; she is asked for a corner."""
    rig = team(ship(3, 0, cannons=5, crew="sergeant", morale=4), ship(), white=(6, 0), **options)
    rig.rolls(*[1] * 8, *[3] * 7)
    rig.ends()
    rig.fires(5)
    assert (rig.asked(), rig.offered(A), rig.alive("white"), rig.state.white_lives) == ([A], {"place-white"}, [], 1)
    return rig


@pytest.mark.rule("WW-227", "WW-R96")
@pytest.mark.parametrize("white_return", ["after_rest", "at_once"])
def test_beaten_in_the_rest_it_does_not_move_again_in_this_turn(white_return: str) -> None:
    rig = beaten_in_the_rest(white_return=white_return)
    rig.places(6, 0)
    assert (ways(rig), rig.alive("white"), rig.seat, rig.in_phase) == ([], [(6, 0)], B, "Turn")


@pytest.mark.rule("WW-227", "WW-R88")
def test_silence_chooses_the_corner_farthest_from_every_ship() -> None:
    rig = beaten_in_the_rest()
    rig.wait()
    assert rig.alive("white") == [(-6, 6)], "seven steps from port, since Drift lies on its ray, and farther from Ana"

"""Where a turn begins and what follows an action (WW-22, WW-56, WW-57; WW-R9, WW-R21, WW-R21a)."""

import pytest

from talewind.games.windward.events import (
    Achieved,
    EndTriggered,
    RoundBegan,
    TeethTraded,
    TurnBegan,
    VoyageEnded,
    WindTurned,
)
from talewind.games.windward.moves import EndAt, MoveNext
from talewind.games.windward.night_events import CresterMoved, WhiteArrived
from talewind.games.windward.pieces import Cargo
from talewind.kit.events import Scored

from .rigging import SkyRig
from .skies import A, B, C, at, ship, sky


def order(rig: SkyRig, *kinds: type) -> list[type]:
    """The kinds of events of the last row among these, in their order."""
    return [type(event) for event in rig.told if isinstance(event, kinds)]


@pytest.mark.rule("WW-R9", "WW-57")
def test_a_turn_begins_with_the_wind_then_kept_teeth_then_the_coxswain_and_four_speed() -> None:
    own = ship(hold=Cargo(red_tooth=1, token=1), crew="coxswain", boats=[None, None])
    rig = sky(own, ship(), ship(), turn=C, speed=1)
    rig.ends()
    assert order(rig, RoundBegan, WindTurned, TurnBegan, TeethTraded) == [
        RoundBegan,
        WindTurned,
        TurnBegan,
        TeethTraded,
    ]
    assert (rig.seat, rig.state.scores[A], rig.ship(A).boat_speed, rig.course.speed) == (A, 4, 1, 4)
    assert rig.ship(A).hold == Cargo(token=1)


@pytest.mark.rule("WW-56")
def test_the_same_action_is_done_as_often_as_it_can_be_paid() -> None:
    rig = sky(ship(1, 0), ship(), ship())
    for _ in range(2):
        rig.enters()
        rig.leaves(1, 0)
    assert rig.course.speed == 0
    assert rig.closed("enter-port") == "WW-58"


@pytest.mark.rule("WW-22")
def test_the_highest_notoriety_wins() -> None:
    rig = sky(ship(gas=2), ship(), ship(), scores=[14, 17, 3])
    rig.buys("notoriety")
    assert rig.state.trigger == A
    for _ in range(3):
        rig.ends()
    assert rig.tells(VoyageEnded)[0].winners == (B,)
    assert rig.game.outcome(rig.state).winners == (B,)


@pytest.mark.rule("WW-R21a")
def test_after_an_action_come_achievements_then_the_white_crester_then_the_end() -> None:
    rig = sky(ship(cannons=4, gas=1, crew="marine"), ship(), ship(), scores=[13, 0, 0])
    rig.state.achievements = {"broadside": []}
    rig.state.white_waits = True
    rig.arranged()
    rig.buys("fill_cannon")
    assert rig.state.scores[A] == 15
    assert order(rig, Achieved, Scored, WhiteArrived, EndTriggered) == [Achieved, Scored, WhiteArrived, EndTriggered]


@pytest.mark.rule("WW-R21a", "WW-248")
def test_the_naturalists_teeth_vanish_before_achievements_are_looked_at() -> None:
    both = Cargo(grey_tooth=1, red_tooth=1)
    rig = sky(ship(2, 3), ship(), ship(), lying={(2, 3): both}, naturalist=True, naturalist_seat=A)
    rig.state.achievements = {"matched_set": []}
    rig.arranged()
    rig.takes("grey_tooth")
    rig.takes("red_tooth")
    assert (rig.ship(A).hold, rig.state.scores[A]) == (Cargo(), 0)


@pytest.mark.rule("WW-R21")
def test_in_solo_a_red_crester_whose_previous_space_is_full_goes_to_the_nearest_with_room() -> None:
    reds = [(4, -4), (4, -4), (5, -4), (5, -4)]
    rig = sky(ship(6, -6, morale=4, hand="fuel", hold=Cargo(token=1)), reds=reds, greys=[(5, -6)])
    rig.rolls(*[1] * 10, 3, 3)
    rig.ends()
    rig.discards("fuel")
    for _ in range(2):
        rig.answers(MoveNext(at(4, -4)))
    while rig.in_phase == "Resting":
        rig.answers(MoveNext(at(5, -4)) if "move-next" in rig.offered(A) else EndAt(at(5, -5)))
    assert rig.alive("red") == [(6, -6), (6, -6), (5, -5), (5, -5)]
    rig.boosts(tokens=1)
    assert rig.ship(A).morale == 2
    assert rig.alive("red") == [(5, -6), (5, -6), (5, -5), (5, -5)]
    assert all(moved.back for moved in rig.tells(CresterMoved))

"""What a view says of the coming night, against what the Cresters do then."""

import pytest

from talewind.games.windward.night import NightView
from talewind.games.windward.planet import PORT

from .modes import alone, team, ways
from .rigging import SkyRig
from .skies import A, B, C, at, ship, sky

OWN = ship(1, 0, hand="fuel")
NIGHTS = {
    "one red": lambda: sky(OWN, ship(), ship(4, 1), reds=[(5, 1), (-3, -1)]),
    "a white one as well": lambda: sky(OWN, ship(), ship(), reds=[(5, 1)], white=(6, -6)),
    "all reds, alone": lambda: alone(2, -2, hand="fuel", beaten=1, reds=[(-3, -1), (2, 4), (4, -5)]),
    "one in the way of the next": lambda: alone(2, -2, hand="fuel", beaten=1, reds=[(3, -4), (1, -1), (0, 1)]),
    "together": lambda: team(ship(2, -1, hand="fuel"), ship(), reds=[(6, -3), (4, -5)], white=(0, -6)),
    "together, at port": lambda: team(ship(), ship(2, -1), white=(0, -6), difficulty="easy"),
}


def seen(rig: SkyRig) -> NightView:
    found: NightView | None = rig.sees(None).view.night
    assert found is not None
    return found


@pytest.mark.parametrize("name", NIGHTS)
def test_cresters_go_the_ways_that_were_seen_before(name: str) -> None:
    rig = NIGHTS[name]()
    before = [tuple(rig.where(space) for space in way) for way in seen(rig).ways]
    rig.ends()
    if rig.ship(A).hand:
        assert seen(rig).ways, "also while the captain chooses what to pay"
        rig.discards("fuel")
    told = ways(rig)
    while rig.in_phase == "Resting":
        usual = rig.ask(A).otherwise
        assert usual is not None
        rig.do(A, usual)
        told += ways(rig)
    assert told == before


@pytest.mark.parametrize("space", [(2, 0), (4, 0), (5, -2), (3, 2), (1, 0)])
def test_a_ship_that_rests_in_danger_is_reached_and_no_other_is(space: tuple[int, int]) -> None:
    rig = sky(ship(*space, hand="fuel"), ship(), ship(), reds=[(5, 0)])
    reached = at(*space) in {way[-1] for way in seen(rig).ways}
    assert (at(*space) in seen(rig).danger) == reached


def test_a_red_that_has_fought_is_no_danger_that_night() -> None:
    rig = sky(ship(2, 0, morale=4, hand="fuel"), ship(), ship(), reds=[(3, 0)])
    assert seen(rig).danger
    rig.rolls(3, 2, 1, 1, 1, 1, 1)
    rig.sails(3, 0)
    rig.unboosted()
    assert (seen(rig).danger, seen(rig).ways) == ((), ())


def test_in_co_op_everybody_sees_how_far_the_white_one_is_and_where_it_comes_to() -> None:
    rig = team(ship(0, -4), ship(), ship(0, 6), white=(0, -6))
    assert (seen(rig).white_speed, seen(rig).red_speed) == (6, 3)
    assert [seen(rig).far[seat] for seat in (A, B)] == [2, 8], "around Ana"
    assert (seen(rig).far[C] or 0) > 6
    assert PORT in seen(rig).white_danger, "if Ana went home"
    assert at(0, 6) not in seen(rig).white_danger


def test_there_is_no_night_in_a_battle() -> None:
    rig = sky(ship(2, 0, cannons=2), ship(), ship(), reds=[(3, 0)])
    rig.sails(3, 0)
    assert rig.sees(A).view.night is None

"""Whom a ship meets, and going back (WW-30, WW-31, WW-65; WW-R12, WW-R15, WW-R20)."""

import pytest

from talewind.games.windward.battle_events import BattleBegan
from talewind.games.windward.events import Sailed
from talewind.games.windward.moves import LeavePort

from .skies import HOME, A, B, at, ship, sky


@pytest.mark.rule("WW-30", "WW-31")
def test_pieces_of_the_other_elevation_neither_block_nor_fight() -> None:
    rig = sky(ship(2, 3), ship(boats=[(2, 2)]), ship(), wind=1, speed=0, greys=[(2, 2)])
    rig.sails(2, 2)
    assert (rig.place(A), rig.in_phase) == ((2, 2), "Turn")
    assert not rig.tells(BattleBegan)
    for way in ((2, 2), (2, 4), (1, 3)):
        rig = sky(ship(boats=[(2, 3)], boat_speed=1), ship(2, 2), ship(), reds=[(2, 4)], white=(1, 3))
        rig.rows((2, 3), *way)
        assert (rig.boats(A), rig.in_phase) == ([way], "Turn")


@pytest.mark.rule("WW-65")
def test_a_ship_enters_the_space_of_a_ship_or_of_a_red_or_white_crester_only_by_fighting() -> None:
    fights = [
        sky(ship(2, 2), ship(2, 3), ship(), wind=4),
        sky(ship(2, 2), ship(), ship(), wind=4, reds=[(2, 3)]),
        sky(ship(2, 2), ship(), ship(), wind=4, white=(2, 3)),
    ]
    for rig, foe in zip(fights, ("ship", "red", "white"), strict=True):
        rig.sails(2, 3)
        (battle,) = rig.tells(BattleBegan)
        assert (battle.attacker, battle.on, battle.space) == (A, foe, at(2, 3))


@pytest.mark.rule("WW-R12", "WW-R15", "WW-R55")
def test_a_ship_that_is_sent_back_goes_on_from_its_previous_space_without_a_refund() -> None:
    rig = sky(ship(2, 0), ship(3, 0, morale=3), ship(), wind=1, speed=1)
    rig.rolls(2, 2, 1, 2)
    rig.sails(3, 0)
    assert (rig.place(A), rig.course.speed) == ((2, 0), 0)
    assert rig.tells(Sailed)[-1] == Sailed(A, at(3, 0), at(2, 0), 0, "back")
    assert rig.costs() == {(2, -1): 0}


@pytest.mark.rule("WW-R15")
def test_a_ship_that_stays_on_the_space_of_its_battle_may_sail_on() -> None:
    rig = sky(ship(2, 0), ship(3, 0), ship(), wind=3, speed=0)
    rig.rolls(2, 2, 1, 2)
    rig.sails(3, 0)
    assert (rig.place(A), rig.place(B)) == ((3, 0), HOME)
    assert rig.costs() == {(4, 0): 0}


@pytest.mark.rule("WW-R20")
def test_going_back_is_free_even_into_the_wind_and_onto_drift() -> None:
    rig = sky(ship(3, -4, hand="deadweight", morale=4), ship(), ship(), wind=4, speed=0, reds=[(3, -2)])
    rig.sails(3, -3)
    rig.rolls(1, 1, 1, 1, 1, 1, 1)
    rig.sails(3, -2)
    assert (rig.place(A), rig.course.speed, rig.ship(A).morale) == ((3, -3), 0, 1)


@pytest.mark.rule("WW-R20")
def test_a_ship_that_came_out_of_port_goes_back_to_port() -> None:
    rig = sky(ship(), ship(1, 0), ship())
    rig.rolls(1, 3, 2, 2)
    rig.leaves(1, 0)
    assert (rig.place(A), rig.course.speed) == (HOME, 3)
    assert rig.no(LeavePort(at(1, 0))) == "WW-138"

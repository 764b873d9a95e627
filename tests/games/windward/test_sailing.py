"""Ships under sail: the wind and Speed (WW-49 to WW-59, WW-64; WW-R10 to WW-R14)."""

import pytest

from talewind.games.windward.events import WindTurned
from talewind.games.windward.moves import EnterPort, Sail
from talewind.games.windward.pieces import Cargo

from .skies import A, B, C, at, ship, sky


@pytest.mark.example("WW-E2")
@pytest.mark.rule("WW-51", "WW-R13")
def test_steps_with_the_wind_are_free_to_the_port_and_no_further() -> None:
    rig = sky(ship(-6, 0), ship(), ship(), wind=3, speed=0)
    for q in range(-5, 0):
        assert rig.costs() == {(q, 0): 0}
        rig.sails(q, 0)
    assert rig.course.speed == 0
    assert rig.closed("sail") == "WW-58"
    assert rig.no(EnterPort()) == "WW-58"


@pytest.mark.rule("WW-R13")
def test_the_wind_carries_no_ship_over_the_rim_or_into_drift() -> None:
    rim = sky(ship(6, -2), ship(), ship(), wind=3, speed=0)
    assert rim.closed("sail") == "WW-58"
    drift = sky(ship(0, 3), ship(), ship(), wind=1, speed=0)
    assert drift.no(Sail(at(0, 2))) == "WW-39"


@pytest.mark.example("WW-E3")
@pytest.mark.rule("WW-52", "WW-54", "WW-R14")
def test_no_step_leads_into_the_wind_but_the_port_is_open() -> None:
    rig = sky(ship(2, 0), ship(), ship(), wind=3)
    assert rig.no(Sail(at(1, 0))) == "WW-52"
    rig = sky(ship(1, 0), ship(), ship(), wind=3)
    rig.enters()
    assert rig.ship(A).at_port
    assert rig.course.speed == 3


@pytest.mark.rule("WW-51", "WW-52", "WW-53", "WW-59")
def test_a_step_costs_nothing_with_the_wind_one_across_it_and_is_closed_against_it() -> None:
    rig = sky(ship(5, -2), ship(), ship(), wind=3)
    assert rig.costs() == {(6, -2): 0, (5, -3): 1, (6, -3): 1, (5, -1): 1, (4, -1): 1}
    assert rig.no(Sail(at(4, -2))) == "WW-52"
    rig.sails(6, -2)
    assert rig.course.speed == 4
    rig.sails(5, -1)
    assert rig.course.speed == 3


@pytest.mark.rule("WW-55")
def test_the_wind_stays_for_a_round_and_turns_before_the_next() -> None:
    rig = sky(ship(hand="aerogenerator"), ship(), ship(), wind=2)
    rig.turns_wind(5)
    for _ in range(2):
        rig.ends()
        assert rig.state.wind == 5
    rig.rolls(wind=[5, 4])
    rig.ends()
    assert rig.state.wind == 4
    assert rig.tells(WindTurned) == [WindTurned(5, 4)]


@pytest.mark.rule("WW-56", "WW-64", "WW-102", "WW-R10", "WW-R11")
def test_a_ship_takes_orders_and_plays_cards_between_two_steps() -> None:
    here = Cargo(token=1)
    rig = sky(
        ship(5, -2, hand="fuel fuel", boat_speed=1, boats=[(2, 2)]), ship(), ship(), wind=3, lying={(5, -1): here}
    )
    rig.sails(5, -1)
    rig.takes("token")
    rig.fuels()
    rig.sails(4, 0)
    rig.orders("ship_speed")
    rig.rows((2, 2), 2, 3)
    rig.fuels()
    rig.sails(4, 1)
    assert rig.course.speed == 4 - 3 + 3
    assert rig.ship(A).hold == here
    assert rig.place(A) == (4, 1)


@pytest.mark.rule("WW-57", "WW-58", "WW-R12")
def test_what_is_left_of_the_speed_is_lost_when_the_turn_passes() -> None:
    rig = sky(ship(), ship(hand="fuel fuel"), ship(), turn=B)
    rig.fuels()
    rig.fuels()
    assert rig.course.speed == 6
    rig.ends()
    assert rig.seat == C
    assert rig.course.speed == 4
    for _ in range(2):
        rig.ends()
    assert (rig.seat, rig.course.speed) == (B, 4)


@pytest.mark.rule("WW-58")
def test_no_ship_steps_across_the_wind_without_speed() -> None:
    rig = sky(ship(5, -2), ship(), ship(), wind=3, speed=0)
    assert rig.costs() == {(6, -2): 0}
    assert rig.no(Sail(at(5, -3))) == "WW-58"

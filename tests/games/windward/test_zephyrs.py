"""Zephyrs and corners (WW-41, WW-45, WW-54; WW-R16, WW-R17, WW-R113)."""

from itertools import permutations

import pytest

from talewind.games.windward.moves import Jump, Sail
from talewind.games.windward.pieces import Cargo
from talewind.games.windward.planet import Planet

from .skies import A, at, ship, sky

ZEPHYRS = {(0, -4), (5, -5), (4, 2), (-4, 5), (-4, 2), (-1, -2)}


@pytest.mark.rule("WW-41", "WW-R16")
def test_from_a_zephyr_every_other_zephyr_is_one_speed_away() -> None:
    rig = sky(ship(0, -4), ship(4, 2), ship(), speed=1, reds=[(-4, 2)])
    assert rig.spaces("jump") == ZEPHYRS - {(0, -4)}
    rig.jumps(5, -5)
    assert (rig.place(A), rig.course.speed) == ((5, -5), 0)
    assert rig.closed("jump") == "WW-58"


@pytest.mark.rule("WW-41", "WW-45")
def test_only_from_a_zephyr_or_a_corner_can_a_ship_jump() -> None:
    rig = sky(ship(0, -3), ship(), ship())
    assert rig.no(Jump(at(5, -5))) == "WW-41"
    zephyr = sky(ship(0, -4), ship(), ship())
    assert zephyr.no(Jump(at(0, -6))) == "WW-41"
    corner = sky(ship(0, -6), ship(), ship())
    assert corner.spaces("jump") == {(0, 6)}


@pytest.mark.example("WW-E4")
@pytest.mark.rule("WW-R16", "WW-R20", "WW-R12")
def test_a_jump_onto_an_occupied_zephyr_is_a_battle_and_a_tie_leads_back() -> None:
    rig = sky(ship(0, -4, morale=3), ship(), ship(), speed=2, reds=[(-4, 2)])
    rig.rolls(3, 3, 1, 1, 1, 1, 2)
    rig.jumps(-4, 2)
    assert (rig.place(A), rig.course.speed) == ((0, -4), 1)
    assert rig.ship(A).hold == Cargo(token=1)
    assert rig.no(Jump(at(-4, 2))) == "WW-138"
    assert rig.sees(A).view.course.fought == (at(-4, 2),)
    rig = sky(ship(-4, 3), ship(), ship(), wind=1, reds=[(-4, 2)])  # and in its Territory it does not move
    rig.rolls(3, 3, 1, 1, 1, 1, 2)
    rig.sails(-4, 2)
    rig.ship(A).morale = 3
    rig.ends()
    assert rig.alive("red") == [(-4, 2)]


@pytest.mark.example("WW-E5")
@pytest.mark.rule("WW-45", "WW-54", "WW-R17")
def test_around_the_planet_from_corner_to_corner() -> None:
    rig = sky(ship(0, -6), ship(), ship(), wind=1, speed=1)
    rig.jumps(0, 6)
    assert rig.course.speed == 0
    for r in (5, 4, 3):
        assert rig.costs() == {(0, r): 0}
        rig.sails(0, r)
    assert rig.no(Sail(at(0, 2))) == "WW-39"


@pytest.mark.example("WW-E40")
@pytest.mark.rule("WW-R113")
def test_beside_an_adjacent_zephyr_the_step_stands_where_it_is_open_and_the_jump_where_it_is_not() -> None:
    rig = sky(ship(5, -5), ship(), ship(), wind=3, speed=1, tiles=(4, 2, 3, 1, 5, 6))
    beside = rig.space(4, -5)
    assert beside in rig.state.planet.zephyrs
    assert rig.no(Sail(beside)) == "WW-52"
    rig.jumps(4, -5)
    assert rig.course.speed == 0
    rig = sky(ship(4, -5), ship(), ship(), wind=3, speed=1, tiles=(4, 2, 3, 1, 5, 6))
    assert rig.costs()[5, -5] == 0
    assert rig.no(Jump(rig.space(5, -5))) == "WW-R113"
    rig.sails(5, -5)
    assert rig.course.speed == 1


@pytest.mark.rule("WW-R113")
def test_zephyrs_are_adjacent_in_288_orders_of_the_tiles() -> None:
    for small in (False, True):
        beside = 0
        for others in permutations(range(2, 7)):
            planet = Planet(small, (1, *others))
            beside += any(not set(planet.around[zephyr]).isdisjoint(planet.zephyrs) for zephyr in planet.zephyrs)
        assert beside * 6 == 288  # tile 1 may lie at six places


@pytest.mark.rule("WW-54")
@pytest.mark.parametrize("wind", range(1, 7))
def test_no_wind_makes_a_jump_free_or_bars_it(wind: int) -> None:
    for (q, r), goals in (((0, -4), ZEPHYRS - {(0, -4)}), ((6, 0), {(-6, 0)})):
        assert sky(ship(q, r), ship(), ship(), wind=wind, speed=1).spaces("jump") == goals
        assert sky(ship(q, r), ship(), ship(), wind=wind, speed=0).closed("jump") == "WW-58"

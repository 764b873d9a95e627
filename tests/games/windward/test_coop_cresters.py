"""Co-op: how Cresters move, and where the White one comes back (WW-210, WW-218 to WW-222, WW-227; WW-R92, WW-R93, WW-R96)."""

from typing import Any

import pytest

from talewind.games.windward.battle_events import BattleBegan
from talewind.games.windward.events import ShipCleared
from talewind.games.windward.night_events import CresterStays
from talewind.games.windward.pieces import Cargo

from .modes import team, ways
from .rigging import SkyRig
from .skies import HOME, A, B, C, ship

WINS = (3,) * 8 + (1,) * 8


@pytest.mark.rule("WW-210")
@pytest.mark.parametrize(("difficulty", "speed"), [("easy", 5), ("normal", 6), ("hard", 7), ("impossible", 8)])
def test_difficulty_is_the_speed_of_the_white_one(difficulty: str, speed: int) -> None:
    rig = team(ship(-6, 6, hand="fuel"), ship(), white=(6, -6), difficulty=difficulty)
    rig.ends()
    rig.discards("fuel")
    assert [len(way) - 1 for way in ways(rig)] == [speed]


@pytest.mark.rule("WW-218", "WW-219", "WW-222")
def test_reds_of_the_territory_move_three_and_then_the_white_one_comes_across_territories() -> None:
    rig = team(ship(2, -1, hand="fuel"), ship(), reds=[(6, -3), (4, -5)], white=(0, -6))
    rig.ends()
    assert ways(rig) == [], "the card first"
    rig.discards("fuel")
    red, white = ways(rig)
    assert (red[0], len(red) - 1) == ((6, -3), 3), "the Red of Territory 1 stays"
    assert (white[0], len(white) - 1) == ((0, -6), 6)
    assert rig.state.planet.territory[rig.space(*white[-1])] == 2


@pytest.mark.rule("WW-220", "WW-R76")
@pytest.mark.example("WW-E12a")
def test_a_red_with_no_way_round_another_ship_does_not_move() -> None:
    rig = team(ship(2, -1, hand="fuel"), ship(), ship(3, -2), reds=[(4, -1)])
    rig.ends()
    rig.discards("fuel")
    assert (ways(rig), rig.alive("red")) == ([], [(4, -1)])


@pytest.mark.rule("WW-220")
def test_a_red_goes_round_another_ship_where_it_can() -> None:
    rig = team(ship(3, 0, hand="fuel"), ship(4, 0), ship(), reds=[(5, 0)])
    rig.ends()
    rig.rolls(1, 1, 1, 1, 1, 2, 2)
    rig.discards("fuel")
    assert ways(rig)[0] == ((5, 0), (4, 1), (3, 1), (3, 0))


@pytest.mark.rule("WW-171", "WW-221")
def test_a_red_that_has_fought_the_captain_this_turn_does_not_move() -> None:
    rig = team(ship(2, 0, morale=4), ship(), reds=[(3, 0)], wind=3)
    rig.rolls(3, 2, 1, 1, 1, 1, 1)
    rig.sails(3, 0)
    rig.ends()
    assert (ways(rig), rig.alive("red")) == ([], [(3, 0)])


@pytest.mark.rule("WW-222", "WW-R92")
def test_the_white_one_goes_round_reds_and_other_ships_and_attacks_only_the_resting_one() -> None:
    rig = team(ship(-1, 0, hand="fuel"), ship(-3, 0), ship(), white=(-4, 0), reds=[(-3, -1)])
    rig.ends()
    rig.rolls(*[1] * 8, 3, 3)
    rig.discards("fuel")
    red, white, *_ = ways(rig)
    assert (red[0], white[0], white[-1]) == ((-3, -1), (-4, 0), (-1, 0))
    assert not {(-3, 0), red[-1]} & set(white)


@pytest.mark.rule("WW-R92", "WW-R76")
def test_the_white_one_with_no_way_through_does_not_move() -> None:
    rig = team(ship(2, 0, hand="fuel"), ship(5, -6), ship(5, -5), white=(6, -6), reds=[(6, -5)])
    rig.ends()
    rig.discards("fuel")
    assert (ways(rig), rig.alive("white")) == ([], [(6, -6)])


def cleo_attacks(*dice: int, morale: int = 4, **options: Any) -> SkyRig:
    """Cleo attacks the White Crester on [3, 0] from [2, 0]."""
    cleo = ship(2, 0, cannons=5, crew="sergeant", morale=morale)
    rig = team(ship(), ship(), cleo, turn=C, white=(3, 0), reds=[(2, 4)], wind=3, **options)
    rig.sails(3, 0)
    rig.rolls(*dice)
    rig.fires(5)
    return rig


@pytest.mark.rule("WW-227", "WW-R96")
@pytest.mark.example("WW-E33")
def test_a_beaten_white_one_comes_back_after_the_rest_on_the_corner_chosen_at_once() -> None:
    rig = cleo_attacks(*WINS)
    assert (rig.state.white_lives, rig.alive("white"), rig.asked()) == (2, [], [C])
    rig.places(-6, 0)
    assert (rig.alive("white"), rig.in_phase) == ([], "Turn")
    rig.ends()
    (red,) = ways(rig)
    assert red[0] == (2, 4), "the Red of Territory 3 moves, the White Crester does not"
    assert (rig.alive("white"), rig.seat, rig.in_phase) == ([(-6, 0)], A, "Turn")


@pytest.mark.rule("WW-R96")
@pytest.mark.example("WW-E33")
def test_by_option_it_stands_there_at_once_and_moves_in_the_rest() -> None:
    rig = cleo_attacks(*WINS, white_return="at_once")
    rig.places(-6, 0)
    assert rig.alive("white") == [(-6, 0)]
    rig.ends()
    assert ways(rig)[-1] == ((-6, 0), (-5, 0), (-4, 0), (-3, 0), (-2, 0), (-1, -1), (0, -1))


@pytest.mark.rule("WW-R93", "WW-136", "WW-137")
@pytest.mark.example("WW-E33")
@pytest.mark.parametrize("after", ["stays", "moves"])
def test_a_white_one_that_has_fought_stays_in_that_rest_at_sky_unless_the_table_wants_otherwise(after: str) -> None:
    rig = cleo_attacks(*[1] * 16, coop_white_after_battle=after)
    assert (rig.place(C), rig.ship(C).hold, rig.state.white_lives) == ((2, 0), Cargo(token=1), 3)
    rig.rolls(*[1] * 8, 3, 3)
    rig.ends()
    assert bool(rig.tells(BattleBegan)) == (after == "moves")
    assert bool(rig.tells(CresterStays)) == (after == "stays")


@pytest.mark.rule("WW-R93")
@pytest.mark.parametrize("after", ["stays", "moves"])
def test_a_white_one_that_has_fought_stays_in_that_rest_at_port_too(after: str) -> None:
    rig = team(ship(morale=4, cannons=5, crew="sergeant"), ship(), white=(1, 0), coop_white_after_battle=after)
    rig.leaves(1, 0)
    rig.rolls(*[1] * 16)
    rig.fires(5)
    assert rig.place() == HOME
    rig.ends()
    assert rig.state.lives == (2 if after == "stays" else 1)


@pytest.mark.rule("WW-R115", "WW-225")
@pytest.mark.example("WW-E33")
def test_a_battle_lost_to_the_white_one_with_morale_left_costs_no_life() -> None:
    rig = cleo_attacks(*[1] * 8, *[1] * 5, 2, 2, 2)
    assert (rig.ship(C).morale, rig.place(C), rig.state.lives) == (1, (2, 0), 3)


def choosing_again(**options: str) -> SkyRig:
    """Ana has beaten the White Crester, her turn is over, and her ship is on the corner that she had chosen."""
    rig = team(ship(5, 0, cannons=5, crew="sergeant", hand="fuel fuel"), ship(), white=(6, 0), wind=3, **options)
    rig.sails(6, 0)
    rig.rolls(*WINS)
    rig.fires(5)
    rig.boosts()
    assert (6, 0) not in rig.spaces("place-white"), "where the ship is"
    rig.places(-6, 0)
    rig.jumps(-6, 0)
    rig.ends()
    rig.discards("fuel")
    assert (rig.in_phase, rig.asked(), rig.alive("white")) == ("Cornering", [A], [])
    return rig


@pytest.mark.rule("WW-227", "WW-R96")
def test_a_corner_that_is_occupied_by_then_is_chosen_again() -> None:
    rig = choosing_again()
    assert (-6, 0) not in rig.spaces("place-white")
    rig.places(0, 6)
    assert (rig.alive("white"), rig.seat) == ([(0, 6)], B)


@pytest.mark.rule("WW-227")
def test_who_leaves_over_that_choice_has_the_pieces_put_away_like_any_leaver() -> None:
    rig = choosing_again(on_leave="remove")
    rig.leave(A)
    assert (rig.place(A), rig.boats(A), rig.tells(ShipCleared)) == (HOME, [], [ShipCleared(A)])
    assert (len(rig.alive("white")), rig.seat, rig.in_phase) == (1, B, "Turn")


@pytest.mark.rule("WW-R96")
def test_with_no_corner_free_the_next_turn_end_that_has_one_brings_it_back() -> None:
    reds = [(0, -6), (6, -6), (0, 6), (-6, 6), (-6, 0)]
    first = ship(5, 0, cannons=5, crew="sergeant", hand="fuel fuel")
    rig = team(first, ship(3, 0, hand="fuel", morale=4), white=(6, 0), reds=reds, wind=3)
    rig.sails(6, 0)
    rig.rolls(*WINS)
    rig.fires(5)
    rig.boosts()
    assert rig.in_phase == "Turn", "no corner is free"
    rig.ends()
    rig.discards("fuel")
    assert (rig.seat, rig.in_phase, rig.alive("white")) == (B, "Turn", [])
    rig.state.cresters = [red for red in rig.state.cresters if red.space != rig.space(0, 6)]
    rig.ends()
    rig.discards("fuel")
    assert (rig.in_phase, rig.asked(), rig.spaces("place-white")) == ("Cornering", [B], {(0, 6)})


@pytest.mark.rule("WW-R96")
def test_it_comes_back_also_where_the_turn_ends_without_a_rest() -> None:
    rig = cleo_attacks(*WINS, morale=1)
    rig.places(-6, 0)
    rig.state.hatch("red", rig.space(4, 0))
    rig.rolls(1, 1, 1, 3, 3, 3, 3, 3)
    rig.sails(4, 0)
    assert (rig.place(C), rig.state.lives) == (HOME, 2)
    assert (rig.alive("white"), rig.seat) == ([(-6, 0)], A)

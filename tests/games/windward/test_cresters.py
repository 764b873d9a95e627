"""Red Cresters at a Rest At Sky (WW-169, WW-171 to WW-176; WW-R74 to WW-R76, WW-R79)."""

from typing import Any

import pytest

from talewind.games.windward.battle_events import BattleBegan
from talewind.games.windward.night_events import CresterMoved
from talewind.games.windward.pieces import Cargo

from .modes import team, ways
from .rigging import At, SkyRig
from .skies import A, B, C, at, ship, sky


def night(q: int, r: int, *reds: At, dice: tuple[int, ...] = (), cleo: At = (0, 0), **more: Any) -> SkyRig:
    """Ben has ended his turn on [q, r] and paid with a card."""
    board = {key: more.pop(key) for key in ("morale", "cannons", "hold") if key in more}
    rig = sky(ship(), ship(q, r, hand="fuel", **board), ship(*cleo), turn=B, reds=reds, **more)
    rig.ends()
    rig.rolls(*dice)
    rig.discards("fuel")
    return rig


@pytest.mark.rule("WW-169")
def test_the_red_of_the_territory_moves_three_spaces_toward_the_ship() -> None:
    rig = night(1, 0, (5, 1))
    assert ways(rig) == [((5, 1), (5, 0), (4, 0), (3, 0))]
    assert (rig.alive("red"), rig.state.scores) == ([(3, 0)], [0, 1, 0])


@pytest.mark.rule("WW-169", "WW-173")
def test_those_of_other_territories_stay_even_beside_the_ship() -> None:
    rig = night(3, 0, (4, -1), (-3, -1))
    assert (ways(rig), rig.alive("red")) == ([], [(4, -1), (-3, -1)])


@pytest.mark.rule("WW-171")
def test_a_red_that_fought_the_captain_this_turn_does_not_move() -> None:
    rig = sky(ship(2, 0, morale=4, hand="fuel"), ship(2, 2, hand="fuel"), ship(), reds=[(3, 0)])
    rig.rolls(3, 2, 1, 1, 1, 1, 1)
    rig.sails(3, 0)
    rig.unboosted()
    rig.ends()
    rig.discards("fuel")
    assert (ways(rig), rig.alive("red"), rig.place(A)) == ([], [(3, 0)], (2, 0))
    rig.ends()
    rig.rolls(1, 1, 1, 1, 1, 3, 3)
    rig.discards("fuel")
    assert ways(rig) == [((3, 0), (3, 1), (2, 2))], "with Ben it has not fought in his turn"


@pytest.mark.rule("WW-172")
@pytest.mark.parametrize("wind", [1, 2, 3, 4, 5, 6])
def test_cresters_heed_no_wind(wind: int) -> None:
    assert ways(night(1, 0, (5, 1), wind=wind)) == [((5, 1), (5, 0), (4, 0), (3, 0))]


@pytest.mark.rule("WW-173", "WW-R74")
def test_a_red_does_not_leave_its_territory_though_the_way_were_shorter() -> None:
    rig = night(2, -2, (4, -4))
    assert ways(rig) == [((4, -4), (5, -4), (5, -3), (4, -2))], "by [3, -4] it would have reached the ship"


@pytest.mark.rule("WW-R74")
def test_toward_means_along_a_shortest_legal_way_around_drift() -> None:
    rig = night(2, 2, (2, 0), dice=(1, 1, 1, 1, 1, 3, 2), morale=4)
    assert ways(rig)[0] == ((2, 0), (3, 0), (3, 1), (2, 2)), "every step nearer as the crow flies is Drift"


@pytest.mark.rule("WW-174", "WW-R74", "WW-176")
def test_reaching_the_ship_ends_the_move_and_what_is_left_of_it_is_lost_also_after_a_tie() -> None:
    rig = night(2, -1, (3, -2), dice=(1, 1, 1, 1, 1, 3, 2))
    assert rig.tells(BattleBegan) == [BattleBegan(None, "red", B, "ship", at(2, -1))]
    assert ways(rig) == [((3, -2), (2, -1)), ((2, -1), (3, -2))], "there, and back"
    assert (rig.alive("red"), rig.state.scores[B]) == ([(3, -2)], 1)


@pytest.mark.rule("WW-121", "WW-125", "WW-176")
@pytest.mark.example("WW-E11")
def test_a_ship_that_survives_a_red_crester_keeps_its_place_and_its_night() -> None:
    rig = night(2, -1, (4, -1), dice=(1, 1, 2, 1, 2), morale=4, cannons=2)
    assert rig.tells(BattleBegan) == [BattleBegan(None, "red", B, "ship", at(2, -1))]
    assert rig.asked() == [B]
    rig.rolls(1, 1, 2, 1)
    rig.fires(2)
    assert (rig.ship(B).morale, rig.ship(B).hold, rig.place(B)) == (2, Cargo(token=1), (2, -1))
    assert (rig.alive("red"), rig.state.scores[B], rig.seat) == ([(3, -2)], 1, C)


@pytest.mark.rule("WW-174", "WW-175", "WW-R76")
@pytest.mark.example("WW-E12")
def test_with_every_way_closed_it_comes_as_near_as_it_can_and_stops_before_another_ship() -> None:
    rig = night(2, -1, (4, -1), morale=2, cleo=(3, -2))
    assert (ways(rig), rig.alive("red")) == ([((4, -1), (4, -2))], [(4, -2)])
    assert (rig.tells(BattleBegan), rig.state.scores[B], rig.place(C)) == ([], 1, (3, -2))


@pytest.mark.rule("WW-R76")
@pytest.mark.example("WW-E12a")
def test_in_co_op_it_does_not_move_at_all_then() -> None:
    rig = team(ship(), ship(2, -1, morale=2, hand="fuel"), ship(3, -2), turn=B, reds=[(4, -1)])
    rig.ends()
    rig.discards("fuel")
    assert (ways(rig), rig.alive("red"), rig.seat) == ([], [(4, -1)], C)


@pytest.mark.rule("WW-175", "WW-R74")
def test_it_goes_around_other_ships_and_cresters_of_the_higher_elevation() -> None:
    tie = (1, 1, 1, 1, 1, 3, 2)
    assert ways(night(2, 2, (2, 0), dice=tie, cleo=(3, 0)))[0] == ((2, 0), (1, 1), (1, 2), (2, 2))
    both = night(2, 2, (2, 0), dice=(*tie, *[1] * 8, 3, 3), morale=4, white=(3, 0))
    assert ways(both)[0] == ((2, 0), (1, 1), (1, 2), (2, 2))
    assert ways(night(2, 2, (2, 0), dice=tie, greys=[(3, 0)]))[0] == ((2, 0), (3, 0), (3, 1), (2, 2))


@pytest.mark.rule("WW-R75")
def test_of_equally_short_steps_the_lowest_direction_is_taken_unasked() -> None:
    assert ways(night(2, 4, (2, 0))) == [((2, 0), (3, 0), (3, 1), (2, 2))]


@pytest.mark.rule("WW-R75")
def test_by_option_the_resting_captain_says_where_it_ends() -> None:
    rig = night(2, 4, (2, 0), crester_path_ties="active_player")
    assert (rig.asked(), rig.spaces("end-at")) == ([B], {(2, 2), (1, 3)})
    rig.ends_at(1, 3)
    assert ways(rig) == [((2, 0), (1, 1), (1, 2), (1, 3))]
    rig = night(2, 4, (2, 0), crester_path_ties="active_player")
    rig.wait()
    assert rig.alive("red") == [(2, 2)], "silence takes the lowest directions"
    assert night(1, 0, (5, 1), crester_path_ties="active_player").seat == C, "one end is no question"


@pytest.mark.rule("WW-R79")
def test_several_reds_move_nearest_first_then_by_the_lowest_space() -> None:
    rig = night(1, 0, (5, 1), (6, 0), (4, 1), (2, 4))
    assert [way[0] for way in ways(rig)] == [(4, 1), (2, 4), (5, 1), (6, 0)]


@pytest.mark.rule("WW-R79")
def test_of_several_reds_only_those_that_have_not_fought_the_captain_move() -> None:
    rig = sky(ship(2, 0, morale=4, hand="fuel"), ship(), ship(), reds=[(3, 0), (4, 2)])
    rig.rolls(3, 2, 1, 1, 1, 1, 1)
    rig.sails(3, 0)
    rig.unboosted()
    rig.ends()
    rig.discards("fuel")
    assert [event.path[0] for event in rig.tells(CresterMoved)] == [at(4, 2)]
    assert rig.ship(A).hold.token == 1

"""The Great White Crester (WW-229 to WW-237; WW-R76, WW-R92, WW-R98 to WW-R101)."""

from typing import Any

import pytest
from msgspec import structs

from talewind.games.windward.battle_events import BattleBegan, Rolled, ShipLost
from talewind.games.windward.night_events import WhiteArrived
from talewind.games.windward.pieces import Cargo

from .modes import ways
from .rigging import At, SkyRig
from .skies import HOME, A, B, Placed, fresh_table, ship, sky

TOOTH = Cargo(grey_tooth=1)


def variant(*ships: Placed, **more: Any) -> SkyRig:
    """With the variant on; `white`: where it is, otherwise it has not come yet."""
    rig = sky(*ships, **more)
    rig.state.options = structs.replace(rig.state.options, white=True)
    rig.state.white_waits = "white" not in more
    rig.arranged()
    return rig


@pytest.mark.rule("WW-229")
def test_it_waits_beside_the_10_mark_until_the_variant_is_on_and_somebody_comes_there() -> None:
    for on in (True, False):
        rig = fresh_table(3, white=on)
        assert (rig.alive("white"), rig.state.white_waits) == ([], on)
    rig = variant(ship(1, 0, hold=TOOTH), ship(), scores=[6, 0])
    rig.enters()
    assert (rig.state.scores, rig.alive("white")) == ([9, 0], [])


@pytest.mark.rule("WW-30", "WW-31", "WW-229")
def test_longboats_and_the_white_one_do_not_meet() -> None:
    rig = variant(ship(boats=[(3, 1)], boat_speed=1), ship(), white=(3, 0))
    rig.rows((3, 1), 3, 0)
    assert (rig.in_phase, rig.boats(), rig.alive("white")) == ("Turn", [(3, 0)], [(3, 0)])


@pytest.mark.rule("WW-230", "WW-231")
def test_the_first_to_reach_10_rolls_its_territory_again_if_the_corner_is_occupied() -> None:
    for other, wind in ((ship(6, -6), [2, 5]), (ship(), [5])):
        rig = variant(ship(1, 0, hold=TOOTH), other, scores=[7, 0], reds=[(0, -6)])
        rig.rolls(wind=[1, *wind])
        rig.enters()
        assert rig.tells(WhiteArrived) == [WhiteArrived(rig.space(-6, 6))]
        rig.state.scores[B] = 12
        rig.leaves(1, 0)
        assert len(rig.alive("white")) == 1, "only once"


@pytest.mark.rule("WW-R98")
def test_by_the_rest_s_own_point_it_comes_and_does_not_move() -> None:
    rig = variant(ship(5, 0, hand="fuel"), ship(), scores=[9, 0])
    rig.ends()
    rig.rolls(wind=[3])
    rig.discards("fuel")
    assert (rig.state.scores, rig.alive("white"), ways(rig)) == ([10, 0], [(6, 0)], [])


@pytest.mark.rule("WW-R98a")
def test_with_all_corners_occupied_it_comes_at_the_first_turn_end_with_a_free_one() -> None:
    corners = [(0, -6), (6, -6), (0, 6), (-6, 6), (-6, 0)]
    rig = variant(ship(1, 0, hold=TOOTH, morale=4), ship(5, 0), ship(6, 0), scores=[7, 0, 0], reds=corners)
    rig.enters()
    assert rig.alive("white") == [], "no die is rolled"
    rig.state.cresters = [red for red in rig.state.cresters if red.space != rig.space(0, 6)]
    rig.leaves(1, 0)
    assert rig.alive("white") == [], "not in mid-turn"
    rig.rolls(wind=[3, 4])
    rig.ends()
    assert rig.tells(WhiteArrived) == [WhiteArrived(rig.space(0, 6))]
    assert (rig.seat, ways(rig)) == (B, [])


@pytest.mark.rule("WW-234", "WW-R98", "WW-R75")
@pytest.mark.example("WW-E24")
def test_placed_in_mid_turn_it_moves_five_in_that_rest() -> None:
    rig = variant(ship(1, -1, hold=TOOTH, hand="fuel"), ship(), scores=[9, 0], reds=[(4, -1)], wind=3)
    rig.course.fought = [red.number for red in rig.state.cresters]
    rig.rolls(wind=[2])
    rig.enters()
    assert (rig.state.scores[A], rig.alive("white")) == (12, [(6, -6)])
    rig.leaves(1, -1)
    rig.sails(2, -1)
    rig.ends()
    rig.discards("fuel")
    assert ways(rig) == [((6, -6), (6, -5), (5, -4), (5, -3), (4, -2), (3, -2))]
    assert rig.tells(BattleBegan) == []
    assert rig.state.scores[A] == 13


@pytest.mark.rule("WW-65", "WW-124", "WW-232", "WW-233", "WW-R100")
def test_it_fights_with_eight_dice_and_beaten_brings_6_and_leaves_the_game() -> None:
    rig = variant(ship(2, 0, cannons=5, crew="sergeant"), ship(), white=(3, 0), wind=3, scores=[4, 0])
    rig.sails(3, 0)
    rig.rolls(*[3] * 8, *[1] * 8)
    rig.fires(5)
    assert [len(roll.dice) for roll in rig.tells(Rolled)] == [8, 8]
    assert (rig.state.scores, rig.ship().hold, rig.ship().gas) == ([10, 0], Cargo(), 0)
    assert (rig.place(), rig.lies(3, 0), rig.alive("white")) == ((3, 0), Cargo(), []), "10 does not bring it again"


@pytest.mark.rule("WW-234")
@pytest.mark.parametrize(("planet", "corner", "red"), [("large", (-6, 0), (2, 4)), ("small", (-4, 0), (1, 3))])
def test_it_moves_five_after_the_red_on_either_planet_against_the_wind_and_over_borders(
    planet: str, corner: At, red: At
) -> None:
    rig = variant(ship(3, 0, hand="fuel"), ship(), white=corner, reds=[red], wind=6, planet=planet)
    rig.ends()
    rig.discards("fuel")
    first, white = ways(rig)
    assert (first[0], white[0], len(white) - 1) == (red, corner, 5)


@pytest.mark.rule("WW-235", "WW-R76", "WW-R92")
def test_it_goes_round_other_ships_and_reds_and_stops_before_them_where_there_is_no_way() -> None:
    rig = variant(ship(3, 0, hand="fuel"), ship(4, 0), white=(5, 0))
    rig.ends()
    rig.rolls(*[1] * 8, 3, 3)
    rig.discards("fuel")
    assert ways(rig)[0] == ((5, 0), (5, -1), (4, -1), (3, 0))
    rig = variant(ship(2, 0, hand="fuel"), ship(5, -6), ship(5, -5), white=(6, -6), reds=[(6, -5)])
    rig.ends()
    rig.discards("fuel")
    assert (ways(rig), rig.alive("white")) == ([], [(6, -6)])
    rig = variant(
        ship(2, 0, hand="fuel"), ship(4, -6), ship(4, -5), ship(5, -4), white=(6, -6), reds=[(6, -5), (4, -4)]
    )
    rig.ends()
    rig.discards("fuel")
    ((start, end),) = ways(rig)
    assert (start, end) == ((6, -6), (5, -5)), "one step nearer, as if the ships were not there"


def reached(**board: Any) -> SkyRig:
    """The White Crester comes onto Ana's space in her Rest, its card paid."""
    rig = variant(ship(3, 0, hand="fuel harpoon harpoon", **board), ship(), white=(6, 0))
    rig.ends()
    return rig


@pytest.mark.rule("WW-233", "WW-236", "WW-237", "WW-R99", "WW-R58")
@pytest.mark.example("WW-E34")
@pytest.mark.parametrize(
    ("harpoons", "morale", "token", "notoriety", "left"), [(1, 4, 0, 1, True), (2, 4, 0, 7, False), (0, 2, 1, 1, True)]
)
def test_it_attacks_and_rolls_first(harpoons: int, morale: int, token: int, notoriety: int, left: bool) -> None:
    rig = reached(morale=4, crew="sergeant", cannons=3)
    rig.rolls(1, 1, 2, 1, 2, 1, 1, 2, 2, 1, 3, 1, 2)
    rig.discards("fuel")
    assert rig.tells(BattleBegan) == [BattleBegan(None, "white", A, "ship", rig.space(3, 0))]
    assert rig.tells(Rolled)[0].hits == 11, "before she spends Cannons"
    rig.fires(3)
    assert rig.tells(Rolled)[0].dice == (2, 1, 3, 1, 2), "nothing from the Sergeant"
    rig.boosts(harpoons)
    assert (rig.ship().morale, rig.ship().hold, rig.place()) == (morale, Cargo(token=token), (3, 0))
    assert rig.state.scores[A] == notoriety
    assert rig.alive("white") == [(4, 0)] * left


@pytest.mark.rule("WW-237", "WW-R57", "WW-R99")
def test_a_ship_lost_to_it_gains_nothing_and_it_stays() -> None:
    rig = reached(morale=1)
    rig.rolls(*[3] * 8, 1, 1)
    rig.discards("fuel")
    rig.boosts()
    assert [lost.seat for lost in rig.tells(ShipLost)] == [A]
    assert (rig.state.scores[A], rig.place(), rig.alive("white")) == (0, HOME, [(3, 0)])


@pytest.mark.rule("WW-R101")
@pytest.mark.parametrize("after", ["moves", "stays"])
def test_it_moves_also_after_a_battle_of_this_turn_unless_the_table_wants_otherwise(after: str) -> None:
    rig = variant(
        ship(2, 0, morale=4, cannons=5, crew="sergeant"), ship(), white=(3, 0), wind=3, white_after_battle=after
    )
    rig.sails(3, 0)
    rig.rolls(*[1] * 16)
    rig.fires(5)
    assert (rig.place(), rig.ship().hold) == ((2, 0), Cargo(token=1)), "a tie"
    rig.rolls(*[1] * 8, 3, 3)
    rig.ends()
    assert bool(rig.tells(BattleBegan)) == (after == "moves")

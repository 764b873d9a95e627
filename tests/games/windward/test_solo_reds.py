"""Solo: how the Red Cresters come and fight (WW-192 to WW-196; WW-R21, WW-R75, WW-R84 to WW-R87)."""

import pytest

from talewind.games.windward.battle_events import BattleBegan, Rolled
from talewind.games.windward.moves import Lowest, MoveNext
from talewind.games.windward.pieces import Cargo

from .modes import STARTS, alone, ways
from .skies import A


@pytest.mark.rule("WW-192", "WW-194", "WW-196", "WW-R75", "WW-R85")
@pytest.mark.example("WW-E38")
def test_all_reds_come_nearest_first_and_the_captain_says_where_they_end() -> None:
    rig = alone(2, 0, reds=STARTS, hand="fuel")
    rig.ends()
    rig.discards("fuel")
    assert ways(rig) == [((4, -1), (3, 0), (2, 0))], "Red 2 is the nearest; no Battle yet"
    assert rig.spaces("end-at") == {(1, 0), (1, 1)}, "Red 4, out of its Territory"
    rig.ends_at(1, 0)
    assert rig.spaces("move-next", "red") == {(4, -5), (2, 4)}, "Reds 1 and 3 are equally near"
    rig.answers(MoveNext(rig.space(4, -5)))
    assert rig.alive("red")[0] == (2, -2), "Red 1 is not asked for"
    assert rig.spaces("end-at") == {(1, 2), (3, 1)}, "Red 3"
    rig.ends_at(3, 1)
    assert rig.spaces("move-next", "red") == {(-5, 5), (-3, -1)}
    rig.answers(MoveNext(rig.space(-5, 5)))
    assert rig.alive("red")[4] == (-2, 3)
    assert rig.spaces("end-at") == {(-2, 1), (-1, -1), (-1, 0), (0, -2)}, "Red 6"
    rig.rolls(1, 1, 1, 1, 1, 1, 1)
    rig.ends_at(-1, 0)
    assert ways(rig)[0] == ((-3, -1), (-3, 0), (-2, 0), (-1, 0))
    assert rig.tells(BattleBegan) == [BattleBegan(None, "red", A, "ship", rig.space(2, 0))], "then Red 2 attacks"


@pytest.mark.rule("WW-R75")
def test_the_captain_may_leave_the_rest_of_the_ways_to_the_lowest_direction() -> None:
    rig = alone(2, 0, reds=STARTS[:1] + STARTS[2:4], hand="fuel")
    rig.ends()
    rig.discards("fuel")
    assert rig.spaces("end-at") == {(1, 0), (1, 1)}
    rig.answers(Lowest())
    assert rig.in_phase == "Resting"
    assert rig.offered(A) == {"move-next"}, "which moves first is still the captain's choice"
    rig.answers(MoveNext(rig.space(2, 4)))
    assert rig.in_phase == "Turn"
    assert rig.alive("red") == [(2, -2), (3, 1), (1, 0)]


@pytest.mark.rule("WW-193", "WW-195", "WW-196", "WW-R85", "WW-R86")
@pytest.mark.example("WW-E21")
def test_reds_grow_faster_with_each_beaten_and_two_attack_together() -> None:
    rig = alone(2, 0, beaten=3, reds=[(4, -1), (-2, 3), (2, 4)], morale=4, cannons=3, hand="fuel")
    rig.ends()
    rig.discards("fuel")
    assert rig.alive("red")[:2] == [(2, 0), (2, 0)]
    assert rig.spaces("end-at") == {(1, 1), (3, 0)}, "the third stops on the last space before the full one"
    rig.rolls(2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 3, 3, 3, 3, 2)
    rig.ends_at(1, 1)
    (attack,) = rig.tells(Rolled)
    assert (len(attack.dice), attack.hits) == (10, 16)
    rig.fires(3)
    assert rig.ship().morale == 2
    assert rig.place() == (2, 0)
    assert rig.alive("red") == [(3, 0), (1, 0), (1, 1)], "each goes back to where it came from"


@pytest.mark.rule("WW-193", "WW-198", "WW-R87")
def test_red_speed_counts_the_beaten_on_both_planets_and_no_red_is_replaced() -> None:
    for planet, start, far, steps in (("large", (2, 0), (-6, 0), 4), ("small", (1, 0), (-4, 0), 3)):
        rig = alone(*start, planet=planet, reds=[(start[0] + 1, 0), far], cannons=3, hand="fuel", wind=3)
        rig.sails(start[0] + 1, 0)
        rig.rolls(3, 3, 3, 3, 3, 1, 1, 1, 1, 1)
        rig.fires(3)
        rig.boosts()
        assert (rig.in_phase, rig.alive("red"), rig.ship().hold) == ("Turn", [far], Cargo(red=1))
        rig.ends()
        rig.discards("fuel")
        if "lowest" in rig.offered(A):
            rig.answers(Lowest())
        (way,) = ways(rig)
        assert len(way) - 1 == steps


@pytest.mark.rule("WW-R84")
@pytest.mark.parametrize("after", ["moves", "stays"])
def test_a_red_that_has_fought_moves_all_the_same_unless_the_table_wants_otherwise(after: str) -> None:
    rig = alone(2, 0, reds=[(3, 0)], wind=3, solo_red_after_battle=after, morale=4)
    rig.rolls(3, 2, 1, 1, 1, 1, 1)
    rig.sails(3, 0)
    assert rig.place() == (2, 0), "a tie"
    rig.rolls(1, 1, 1, 1, 1, 3, 2)
    rig.ends()
    assert bool(rig.tells(BattleBegan)) == (after == "moves")


@pytest.mark.rule("WW-R86")
def test_two_reds_that_are_attacked_fight_and_fall_as_one() -> None:
    rig = alone(2, 0, reds=[(3, 0), (3, 0)], wind=3, cannons=3, crew="marine", hand="harpoon harpoon")
    rig.sails(3, 0)
    rig.rolls(3, 3, 3, 3, 3, *[1] * 10)
    rig.fires(3)
    mine, theirs = rig.tells(Rolled)
    assert (mine.hits, len(theirs.dice)) == (17, 10), "the Marine's two Hits are added once"
    rig.boosts()
    assert (rig.place(), rig.alive("red")) == ((3, 0), [])
    assert (rig.ship().hold, rig.lies(3, 0)) == (Cargo(red=1), Cargo(red=1))
    assert rig.state.beaten == 2, "each counts for speed"


@pytest.mark.rule("WW-R86")
def test_a_ship_that_attacked_two_reds_and_lost_goes_back() -> None:
    rig = alone(2, 0, reds=[(3, 0), (3, 0)], wind=3, cannons=3, morale=4)
    rig.sails(3, 0)
    rig.rolls(2, 2, 1, 1, 1, *[1] * 10)
    rig.fires(3)
    assert (rig.place(), rig.ship().morale, rig.alive("red")) == ((2, 0), 1, [(3, 0), (3, 0)])


@pytest.mark.rule("WW-195", "WW-R85", "WW-R21")
def test_a_red_whose_previous_space_has_been_filled_goes_to_the_nearest_with_room() -> None:
    rig = alone(2, 0, reds=[(4, -1), (4, -1), (4, 0), (4, 0)], hand="fuel", cannons=3)
    rig.ends()
    rig.discards("fuel")
    assert rig.choices("move-next", "red") == [rig.space(4, -1), rig.space(4, 0)]
    rig.answers(MoveNext(rig.space(4, -1)))
    assert rig.alive("red") == [(2, 0), (4, -1), (4, 0), (4, 0)], "the two on one space are not asked about"
    rig.rolls(*[1] * 10, 2, 2, 2, 2, 2)
    rig.answers(MoveNext(rig.space(4, -1)))
    assert rig.alive("red") == [(2, 0), (2, 0), (3, 0), (3, 0)], "the ship's space is full"
    rig.fires(3)
    assert rig.alive("red") == [(1, 0), (1, 0), (3, 0), (3, 0)]


@pytest.mark.rule("WW-31", "WW-195", "WW-R21")
def test_a_grey_takes_no_room_from_reds_that_go_back() -> None:
    rig = alone(2, 0, reds=[(4, -1), (4, -1)], greys=[(3, 0)], hand="fuel", cannons=3)
    rig.ends()
    rig.rolls(*[1] * 10, 2, 2, 2, 2, 2)
    rig.discards("fuel")
    rig.fires(3)
    assert rig.alive("red") == [(3, 0), (3, 0)]


@pytest.mark.rule("WW-R85")
def test_with_two_reds_left_which_moves_first_is_no_question() -> None:
    rig = alone(2, 0, reds=[(4, -5), (2, 4)], hand="fuel")
    rig.ends()
    rig.discards("fuel")
    assert rig.offered(A) == {"end-at", "lowest"}
    assert rig.spaces("end-at") == {(1, 2), (3, 1)}, "the lowest [q, r] of the equally near, Red 3"

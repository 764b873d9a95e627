"""The Naturalist and the Order Research Crester (WW-238 to WW-243, WW-248; WW-R2, WW-R102 to WW-R106)."""

from typing import Any

import pytest

from talewind.games.windward.battle_events import BattleBegan
from talewind.games.windward.moves import Research
from talewind.games.windward.pieces import Cargo

from .modes import ways
from .researching import marked, naturalist
from .skies import A, B, C, fresh_table, ship


@pytest.mark.rule("WW-238", "WW-R2")
def test_who_flies_the_purple_ship_is_the_naturalist_with_five_tags() -> None:
    for seats in (2, 3, 5):
        rig = fresh_table(seats, naturalist=True)
        assert rig.state.naturalist is not None
        assert [captain.colour for captain in rig.state.ships].index("purple") == rig.state.naturalist
        assert rig.state.tags == 5
        assert len({captain.colour for captain in rig.state.ships}) == seats
    assert fresh_table(3).state.naturalist is None


@pytest.mark.rule("WW-R2")
def test_the_purple_board_goes_to_the_volunteer_or_to_a_random_seat() -> None:
    assert [fresh_table(3, naturalist=True, naturalist_seat=seat).state.naturalist for seat in range(3)] == [A, B, C]
    drawn = {fresh_table(3, b"%d" % n, naturalist=True).state.naturalist for n in range(20)}
    assert drawn == {A, B, C}
    assert fresh_table(2, naturalist=True, naturalist_seat=4).state.naturalist in (A, B), "nobody sits there"


@pytest.mark.rule("WW-R102")
def test_there_is_no_naturalist_in_solo_and_co_op() -> None:
    assert fresh_table(1, mode="solo", naturalist=True).state.naturalist is None
    assert fresh_table(3, mode="coop", naturalist=True).state.naturalist is None


@pytest.mark.rule("WW-239", "WW-240")
def test_research_stands_in_place_of_process() -> None:
    rig = naturalist(ship(2, 0, hold=Cargo(red=1)), ship())
    assert "research" in rig.offered(A)
    assert "process_crester" not in rig.choices("command", "order")
    rig = naturalist(ship(2, 0), ship())
    assert rig.closed("research") == "WW-240", "nothing in the hold"
    rig = naturalist(ship(), ship(2, 0, hold=Cargo(red=1)), turn=B)
    assert "process_crester" in rig.choices("command", "order")
    assert rig.closed("research") == "WW-239"


@pytest.mark.rule("WW-240", "WW-241", "WW-242", "WW-R103", "WW-R104")
@pytest.mark.example("WW-E31")
def test_research_sets_a_tagged_crester_free_beside_the_ship() -> None:
    rig = naturalist(ship(1, 2, morale=3, gas=2, cannons=3, hand="fuel"), ship(), reds=[(2, 2)], wind=3)
    rig.sails(2, 2)
    rig.rolls(3, 3, 3, 3, 3, 1, 1, 1, 1, 1)
    rig.fires(3)
    rig.boosts()
    rig.places(6, 0)
    assert rig.spaces("research") == {(3, 1), (2, 3), (1, 3), (1, 2)}, "the other two are Drift"
    rig.researches(2, 3)
    assert (marked(rig), rig.state.tags, rig.ship().hold) == ([("red", (2, 3))], 4, Cargo())
    assert rig.ship().gas == 4, "one of three finds no slot"
    rig.ends()
    rig.discards("fuel")
    assert ways(rig) == [((6, 0), (5, 1), (4, 1), (3, 1))], "the Tagged Red, beaten this turn, does not move"
    assert rig.state.scores[A] == 4


@pytest.mark.rule("WW-R104")
def test_a_red_that_was_dropped_and_taken_again_still_counts_as_beaten_this_turn() -> None:
    rig = naturalist(ship(1, 2, morale=3, cannons=3, hand="fuel"), ship(), reds=[(2, 2)], wind=3)
    rig.state.reds = 0
    rig.sails(2, 2)
    rig.rolls(3, 3, 3, 3, 3, 1, 1, 1, 1, 1)
    rig.fires(3)
    rig.boosts()
    rig.drops("red")
    rig.takes("red")
    rig.researches(2, 3)
    rig.ends()
    rig.discards("fuel")
    assert ways(rig) == []


@pytest.mark.rule("WW-R104", "WW-243")
def test_a_red_tagged_in_a_later_turn_moves_in_that_rest() -> None:
    rig = naturalist(ship(3, 0, hold=Cargo(red=1), hand="fuel"), ship(), reds=[(2, 4)])
    rig.researches(4, 0)
    assert rig.alive("red") == [(2, 4), (4, 0)], "two in one Territory"
    rig.ends()
    rig.rolls(1, 1, 1, 1, 1, 3, 2)
    rig.discards("fuel")
    assert ways(rig)[0] == ((4, 0), (3, 0))


@pytest.mark.rule("WW-R104", "WW-155")
def test_a_red_that_was_plundered_counts_as_beaten_when_its_loser_beat_it() -> None:
    old = ship(3, 0, hold=Cargo(red=1))
    rig = naturalist(ship(1, 0, morale=3, cannons=5, hand="fuel"), old, reds=[(2, 0)], wind=3)
    rig.sails(2, 0)
    rig.rolls(3, 3, 3, 3, 3, 3, 3, 1, 1, 1, 1, 1)
    rig.fires(5)
    rig.boosts()
    rig.places(6, 0)
    rig.drops("red")
    rig.state.ship.cannons = 5
    rig.arranged()
    rig.sails(3, 0)
    rig.rolls(3, 3, 3, 3, 3, 3, 3, 1, 1)
    rig.fires(5)
    rig.boosts()
    assert rig.ship().hold.red == 1
    rig.researches(4, 0)
    rig.rolls(1, 1, 1, 1, 1, 1, 3, 3, 3, 3, 3, 3)
    rig.ends()
    rig.discards("fuel")
    assert ((4, 0), (3, 0)) in ways(rig), "it moves: it was beaten in an earlier turn"


@pytest.mark.rule("WW-241", "WW-R103")
def test_a_grey_needs_a_space_without_longboat_or_grey_and_a_red_one_without_ship_red_or_white() -> None:
    around: dict[str, Any] = {"reds": [(3, 0)], "greys": [(1, 1)], "white": (2, -1)}
    rival = ship(1, 0, boats=[(3, 0)])
    rig = naturalist(ship(2, 0, hold=Cargo(grey=1)), rival, **around)
    assert rig.spaces("research") == {(1, 0), (2, -1)}
    rig = naturalist(ship(2, 0, hold=Cargo(red=1)), rival, **around)
    assert rig.spaces("research") == {(1, 1)}


@pytest.mark.rule("WW-R103")
def test_research_may_lead_into_another_territory_but_not_to_port_and_needs_a_tag() -> None:
    rig = naturalist(ship(1, 0, hold=Cargo(red=1)), ship())
    assert rig.spaces("research") == {(1, -1), (2, -1), (2, 0), (1, 1), (0, 1)}
    rig.researches(1, -1)
    assert rig.state.planet.territory[rig.space(*rig.alive("red")[0])] == 2
    rig = naturalist(ship(1, 0, hold=Cargo(red=1)), ship())
    rig.state.tags = 0
    rig.arranged()
    assert rig.no(Research(rig.space(2, 0), "mate")) == "WW-R103"


@pytest.mark.rule("WW-R105", "WW-242", "WW-78", "WW-79")
def test_a_gas_worker_adds_one_and_the_order_is_given_once() -> None:
    rig = naturalist(ship(2, 0, hold=Cargo(grey=1), crew="gas_worker", morale=3), ship(), lying={(2, 0): Cargo(grey=1)})
    rig.researches(1, 0)
    assert (rig.ship().gas, rig.course.mates, rig.ship().hold) == (4, 1, Cargo())
    rig.takes("grey")
    assert rig.no(Research(rig.space(1, 1), "mate")) == "WW-79"


@pytest.mark.rule("WW-248")
def test_teeth_in_the_naturalist_s_hold_vanish_at_once() -> None:
    rig = naturalist(ship(1, 0), ship(), lying={(1, 0): Cargo(grey_tooth=1, red_tooth=1)})
    rig.takes("grey_tooth")
    assert (rig.ship().hold, rig.lies(1, 0), rig.state.scores) == (Cargo(), Cargo(red_tooth=1), [0, 0])
    rig = naturalist(ship(2, 0, cannons=3), ship(3, 0, hold=Cargo(red_tooth=1)), wind=3)
    rig.sails(3, 0)
    rig.rolls(3, 3, 3, 3, 3, 1, 1)
    rig.fires(3)
    assert (rig.ship(A).hold, rig.ship(B).hold) == (Cargo(), Cargo(token=1)), "loot too"


@pytest.mark.rule("WW-248", "WW-R21a")
def test_teeth_that_a_naturalist_wins_and_leaves_behind_are_worth_nothing() -> None:
    rich = ship(3, 0, hold=Cargo(red_tooth=1))
    rig = naturalist(ship(2, 0, morale=4, hand="harpoon"), rich, ship(), wind=3, on_leave="remove")
    rig.rolls(3, 3, 1, 1)
    rig.sails(3, 0)
    rig.leave(A)
    assert rig.lies(3, 0).red_tooth == 0


@pytest.mark.rule("WW-R106")
def test_the_white_one_never_comes_into_a_hold_to_be_tagged() -> None:
    rig = naturalist(ship(2, 0, cannons=5, crew="sergeant"), ship(), white=(3, 0), wind=3)
    rig.sails(3, 0)
    rig.rolls(*[3] * 8, *[1] * 8)
    rig.fires(5)
    assert (rig.place(), rig.closed("research")) == ((3, 0), "WW-240")
    assert rig.tells(BattleBegan) == []

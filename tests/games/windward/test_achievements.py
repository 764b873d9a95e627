"""Achievements: the cards in play, points, and what their conditions look at (WW-250 to WW-253; WW-R109, WW-R110)."""

from typing import Any

import pytest

from talewind.games.windward.events import Achieved

from .achieving import with_cards
from .skies import A, B, fresh_table, ship


@pytest.mark.rule("WW-250")
def test_two_random_cards_lie_open_all_game() -> None:
    pairs = [tuple(fresh_table(3, b"%d" % n, achievements=True).state.achievements) for n in range(60)]
    assert {len(set(pair)) for pair in pairs} == {2}
    assert len({card for pair in pairs for card in pair}) == 12
    rig = with_cards("broadside", "full_tanks", captains=(ship(crew="marine", cannons=4), ship()))
    rig.orders("fill_cannon")
    assert list(rig.state.achievements) == ["broadside", "full_tanks"], "a scored card stays"
    assert fresh_table(3).state.achievements == {}


@pytest.mark.rule("WW-R110")
def test_with_the_naturalist_no_card_needs_teeth() -> None:
    for n in range(60):
        assert "matched_set" not in fresh_table(3, b"%d" % n, achievements=True, naturalist=True).state.achievements


@pytest.mark.rule("WW-251", "WW-252", "WW-253", "WW-R108")
@pytest.mark.example("WW-E26")
def test_the_first_gains_the_high_number_each_later_one_the_low_and_nobody_twice() -> None:
    armed: dict[str, Any] = {"crew": "marine", "cannons": 4, "gas": 2}
    rig = with_cards("broadside", captains=(ship(**armed), ship(**armed), ship(**armed)))
    rig.orders("fill_cannon")
    assert (rig.state.scores, rig.tells(Achieved)) == ([2, 0, 0], [Achieved(A, "broadside")])
    rig.state.ships[A].cannons = 4
    rig.arranged()
    rig.buys("fill_cannon")
    assert rig.state.scores == [2, 0, 0], "spent and filled again"
    for scores in ([2, 1, 0], [2, 1, 1]):
        rig.ends()
        rig.orders("fill_cannon")
        assert rig.state.scores == scores
    assert rig.state.achievements == {"broadside": [0, 1, 2]}


@pytest.mark.rule("WW-R109")
def test_a_cannon_is_no_bare_knuckle_and_a_defender_no_buccaneer_but_a_duellist() -> None:
    rig = with_cards("bare_knuckle", captains=(ship(2, 0, cannons=1), ship()), reds=[(3, 0)], wind=3)
    rig.sails(3, 0)
    rig.rolls(3, 3, 3, 1, 1, 1, 1, 1)
    rig.fires(1)
    assert rig.state.scores[A] == 0
    rig = with_cards("buccaneer", captains=(ship(2, 0, morale=4), ship(3, 0)), wind=3)
    rig.rolls(1, 1, 2, 2)
    rig.sails(3, 0)
    assert rig.state.achievements == {"buccaneer": []}
    rig = with_cards("boat_duel", captains=(ship(boats=[(3, 0)], boat_speed=1), ship(boats=[(4, 0)])))
    rig.rolls(1, 3)
    rig.rows((3, 0), 4, 0)
    assert rig.state.achievements == {"boat_duel": [B]}, "Ben's Longboat has won, in Ana's turn"


@pytest.mark.rule("WW-R109")
def test_a_territory_counts_once_a_step_is_settled_and_only_in_one_turn() -> None:
    rig = with_cards("globe_trotter", captains=(ship(1, 0), ship(-1, 0, morale=4)))
    rig.sails(1, -1, 0, -1)
    rig.rolls(1, 1, 1, 1)
    rig.sails(-1, 0)
    assert (rig.place(), rig.state.scores[A]) == ((0, -1), 0), "sent back from the fourth"
    rig = with_cards("globe_trotter", captains=(ship(1, 0, hand="fuel"), ship()), wind=3)
    rig.enters()
    rig.leaves(1, -1)
    rig.sails(2, -1)
    assert rig.course.territories == [3, 2], "port is none"


@pytest.mark.rule("WW-R109")
def test_turn_end_cards_look_at_the_finished_rest() -> None:
    rig = with_cards("high_spirits", captains=(ship(3, 0, morale=4, hand="fuel"), ship(morale=3)))
    rig.ends()
    rig.loses_morale()
    assert rig.state.scores == [1, 0]
    rig.ends()
    assert (rig.ship(B).morale, rig.state.scores) == (4, [1, 0]), "not At Port"
    rig = with_cards("long_haul", captains=(ship(), ship()))
    rig.ship().nights = 3
    rig.ends()
    assert (rig.ship().nights, rig.state.scores) == (0, [0, 0])


@pytest.mark.rule("WW-R109")
def test_the_row_of_nights_is_broken_by_a_lost_ship_only_in_an_own_turn() -> None:
    rig = with_cards("long_haul", captains=(ship(2, 0), ship(3, 0)), reds=[(1, 0)], wind=3)
    rig.ship(A).nights = rig.ship(B).nights = 3
    rig.rolls(3, 3, 1, 1)
    rig.sails(3, 0)
    assert (rig.ship(B).at_port, rig.ship(B).nights) == (True, 3), "sunk in Ana's turn"
    rig = with_cards("long_haul", captains=(ship(2, 0, morale=1), ship()), reds=[(3, 0)], wind=3)
    rig.ship(A).nights = 3
    rig.rolls(1, 1, 3, 3, 3, 3, 3)
    rig.sails(3, 0)
    assert (rig.ship(A).at_port, rig.ship(A).nights) == (True, 0)

"""What the options of a table do, where no other file has it."""

from typing import Any

import pytest

from talewind.games.windward.moves import LeavePort, PlayFuel

from .modes import over, team, ways
from .skies import A, B, C, fresh_table, ship, sky


@pytest.mark.rule("WW-2")
def test_tiles_lie_in_random_or_in_printed_order() -> None:
    assert fresh_table(3, tile_order="printed").state.tiles == (1, 2, 3, 4, 5, 6)
    orders = {fresh_table(3, b"%d" % n).state.tiles for n in range(10)}
    assert len(orders) > 5
    assert {tuple(sorted(order)) for order in orders} == {(1, 2, 3, 4, 5, 6)}


@pytest.mark.rule("WW-R46")
@pytest.mark.parametrize(
    ("options", "seats", "cards"),
    [({}, 3, 60), ({"false_flag": False}, 3, 55), ({"mode": "solo"}, 1, 55), ({"mode": "coop"}, 3, 55)],
)
def test_false_flags_are_in_the_deck_or_not(options: dict[str, Any], seats: int, cards: int) -> None:
    rig = fresh_table(seats, **options)
    deck = list(rig.game.cards(rig.state))
    assert len(deck) == cards
    assert deck.count("false_flag") == (5 if cards == 60 else 0)


@pytest.mark.rule("WW-R46", "WW-113")
@pytest.mark.parametrize("on", [True, False])
def test_without_false_flags_nobody_is_asked_for_one(on: bool) -> None:
    rig = sky(ship(2, 0), ship(3, 0, hand="fuel", morale=4), wind=3, false_flag=on)
    rig.rolls(1, 1, 1, 1)
    rig.sails(3, 0)
    assert rig.in_phase == ("FalseFlagging" if on else "Battle")


@pytest.mark.rule("WW-R54")
@pytest.mark.parametrize(("rebattle", "rule"), [("ties_only", None), ("once", "WW-R54")])
def test_a_battle_that_was_no_tie_may_be_fought_again_or_not(rebattle: str, rule: str | None) -> None:
    rig = sky(ship(2, 0), ship(3, 0, morale=4), wind=3, rebattle=rebattle)
    rig.rolls(2, 1, 1, 1)
    rig.sails(3, 0)
    assert rig.place() == (2, 0)
    assert ((3, 0) in rig.spaces("sail")) == (rule is None)


@pytest.mark.rule("WW-R75")
@pytest.mark.parametrize("ties", ["lowest_direction", "active_player"])
def test_the_active_captain_may_be_asked_where_reds_and_the_white_one_end(ties: str) -> None:
    for pieces in ({"reds": [(3, 3)]}, {"white": (-6, 0)}):
        rig = sky(ship(3, 0, hand="fuel"), ship(), crester_path_ties=ties, **pieces)
        rig.ends()
        rig.discards("fuel")
        assert bool(ways(rig)) == (ties == "lowest_direction")
        assert (rig.in_phase, rig.asked()) == (("Resting", [A]) if ties == "active_player" else ("Turn", [B]))


@pytest.mark.rule("WW-180", "WW-R83")
@pytest.mark.parametrize(("end_game", "turns"), [("final_turns", [B, C, A]), ("finish_round", [B, C])])
def test_who_plays_on_after_15_is_reached(end_game: str, turns: list[int]) -> None:
    rig = sky(ship(), ship(), ship(), scores=[0, 15, 3], turn=B, end_game=end_game)
    played = list[int]()
    while rig.state.winners is None:
        played.append(rig.seat)
        rig.ends()
    assert played == turns


@pytest.mark.rule("WW-R82", "WW-184")
@pytest.mark.parametrize(("limit", "laps"), [(0, 0), (2, 2), ("unlimited", 12)])
def test_tie_laps_are_limited_or_not(limit: int | str, laps: int) -> None:
    rig = sky(ship(), ship(), scores=[15, 15], turn=A, tie_lap_limit=limit)
    for _ in range(2 + 2 * laps):
        assert rig.state.winners is None
        rig.ends()
    assert rig.state.laps == laps + (limit == "unlimited")
    assert (rig.state.winners == (A, B)) == (limit != "unlimited")


@pytest.mark.rule("WW-R82a")
def test_the_round_limit_ends_every_mode() -> None:
    rig = sky(ship(), ship(), scores=[3, 4], turn=B, round=20, round_limit=20)
    rig.ends()
    assert rig.state.winners == (B,)
    rig = team(ship(), ship(), turn=B, round=20, round_limit=20)
    rig.ends()
    assert over(rig) == (False, "WW-R82a")
    rig = sky(ship(), ship(), scores=[3, 4], turn=B, round=20, round_limit=21)
    rig.ends()
    assert rig.state.winners is None


def test_a_seat_that_is_left_goes_to_a_computer_captain_or_out_of_the_game() -> None:
    for on_leave, plays in (("bot", True), ("remove", False)):
        rig = sky(ship(), ship(3, 0), ship(), on_leave=on_leave)
        rig.leave(B)
        assert (rig.state.plays(B), bool(rig.state.chairs[B].bot)) == (plays, plays)
        assert (rig.place(B) == (3, 0)) == plays


@pytest.mark.parametrize("open_hands", [True, False])
def test_a_card_played_from_a_hand_that_all_see_can_be_taken_back(open_hands: bool) -> None:
    rig = team(ship(2, 0, hand="fuel"), ship(), coop_open_hands=open_hands)
    rig.fuels()
    assert rig.undo(A) == open_hands
    assert (rig.ship().hand, rig.course.speed) == ((["fuel"], 4) if open_hands else ([], 5))


def test_a_card_of_a_plan_cannot_be_taken_back_since_onlookers_did_not_know_of_it() -> None:
    rig = team(ship(hand="fuel"), ship())
    rig.do(A, LeavePort(rig.space(1, 0)), PlayFuel())
    assert (rig.place(), rig.ship().hand) == ((1, 0), [])
    assert not rig.undo(A)

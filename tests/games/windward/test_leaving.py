"""Captains who leave (option `on_leave`; section "Undo, time, absence, spectators")."""

from typing import Any

import pytest

from talewind.games.windward.battle_events import BattleOver, Fired, Flagged, MoraleChanged
from talewind.games.windward.events import CresterPlaced, RoundBegan, ShipCleared, TurnBegan, VoyageEnded, WindTurned
from talewind.games.windward.moves import EndTurn, Fire
from talewind.games.windward.night_events import CresterMoved, Rested
from talewind.games.windward.pieces import Cargo
from talewind.kit import HousePlays, Scored

from .modes import alone, over, team
from .rigging import SkyRig
from .skies import A, B, C, ship, sky


def order(rig: SkyRig, *kinds: type) -> list[str]:
    """The events of these kinds in the last row."""
    return [type(event).__name__ for event in rig.told if isinstance(event, kinds)]


def bens_turn(**options: Any) -> SkyRig:
    """Ben's last turn of WW-E35."""
    ben = ship(
        2, -1, hold=Cargo(grey_tooth=1, token=1), hand="fuel bait false_flag", gas=2, cannons=1, crew="purser",
        boats=(), towing=[(5, -3)],
    )  # fmt: skip
    more: dict[str, Any] = {"reds": [(4, -1)], "greys": [(2, 2), (-5, 2)], "round": 4, "on_leave": "remove"} | options
    return sky(ship(), ben, ship(boats=[(1, 2)], boat_speed=4), turn=B, **more)


@pytest.mark.example("WW-E35")
def test_a_turn_of_ones_own_ends_without_rest_and_the_pieces_are_put_away() -> None:
    rig = bens_turn()
    rig.leave(B)
    ben = rig.ship(B)
    assert (rig.seat, rig.asked(), rig.state.remaining()) == (C, [C], [A, C])
    assert order(rig, Rested, MoraleChanged, CresterMoved, Scored) == []
    assert (rig.lies(2, -1), rig.lies(5, -3)) == (Cargo(grey_tooth=1, token=1), Cargo(grey=1))
    assert (ben.at_port, ben.boats, ben.hand, ben.gas, ben.cannons, ben.crew) == (True, [], [], 0, 0, [])
    assert (rig.state.buried, rig.state.discards) == (["bait", "false_flag", "fuel"], [])
    assert rig.state.crew["purser"] == 3, "to be hired again"


@pytest.mark.rule("WW-R64")
@pytest.mark.example("WW-E35")
def test_the_remaining_captains_count_for_new_greys_and_those_alive_stay() -> None:
    rig = bens_turn()
    rig.leave(B)
    assert rig.alive("grey") == [(2, 2), (-5, 2)]
    rig.rolls(3, 1)
    rig.rows((1, 2), 2, 2)
    assert (rig.alive("grey"), rig.tells(CresterPlaced)) == ([(-5, 2)], []), "one is enough for two captains"
    rig.state.ships[C].boats[0].towing = False
    rig.state.of_kind("grey")[0].space = rig.space(1, 2)
    rig.arranged()
    rig.rolls(3, 1, wind=[6])
    rig.rows((2, 2), 1, 2)
    assert rig.alive("grey") == [(-3, -3)]


@pytest.mark.example("WW-E35")
def test_a_defeated_grey_that_was_towed_is_free_for_any_ship() -> None:
    rig = bens_turn()
    rig.leave(B)
    rig.state.ships[C].space = rig.space(5, -3)
    rig.arranged()
    rig.takes("grey")
    assert rig.ship(C).hold == Cargo(grey=1)


@pytest.mark.rule("WW-177")
@pytest.mark.example("WW-E35")
def test_the_seat_is_skipped_and_round_boundaries_keep_their_place() -> None:
    rig = bens_turn()
    rig.leave(B)
    rig.rolls(wind=[3])
    rig.ends()
    assert (rig.seat, rig.tells(RoundBegan), rig.tells(WindTurned)) == (A, [RoundBegan(5)], [WindTurned(1, 3)])
    rig.ends()
    assert order(rig, TurnBegan, WindTurned, ShipCleared) == ["TurnBegan"]
    assert rig.tells(TurnBegan) == [TurnBegan(C)]
    rig = sky(ship(), ship(), ship(), turn=C, on_leave="remove", round=4)
    rig.leave(A)
    assert rig.seat == C
    rig.rolls(wind=[2])
    rig.ends()
    assert (rig.seat, rig.tells(RoundBegan), rig.tells(WindTurned)) == (B, [RoundBegan(5)], [WindTurned(1, 2)])


@pytest.mark.rule("WW-22")
@pytest.mark.example("WW-E35")
def test_the_last_remaining_captain_wins() -> None:
    rig = bens_turn(scores=[0, 12, 14])
    rig.leave(B)
    rig.leave(C)
    assert (rig.tells(VoyageEnded)[0].winners, rig.state.winners) == ((A,), (A,))


def test_in_another_captains_turn_the_pieces_go_at_once_and_the_turn_goes_on() -> None:
    rig = sky(ship(2, 0), ship(3, 0, hold=Cargo(red=1), boats=[(3, 1)]), ship(), on_leave="remove")
    rig.leave(B)
    assert (rig.lies(3, 0), rig.boats(B), rig.seat, rig.asked()) == (Cargo(red=1), [], A, [A])
    rig.sails(3, 0)
    assert rig.in_phase == "Turn", "nobody is there to fight"


def test_a_computer_captain_takes_the_seat_over_by_default_an_open_question_included() -> None:
    rig = bens_turn(on_leave="bot")
    rig.leave(B)
    assert (rig.tells(HousePlays), rig.state.bots(), rig.state.remaining()) == ([HousePlays(B)], (B,), [A, B, C])
    assert (rig.seat, rig.asked(), len(rig.ship(B).hand)) == (B, [B], 3)
    rig.do(B, EndTurn())
    assert rig.in_phase == "Resting", "and its turn goes on as any"


def test_in_a_battle_too() -> None:
    rig = sky(ship(2, 0, morale=4), ship(3, 0, morale=4, cannons=2), ship())
    rig.sails(3, 0)
    rig.leave(B)
    assert (rig.in_phase, rig.asked(), rig.state.bots()) == ("Battle", [B], (B,))
    rig.do(B, Fire(2))
    assert rig.tells(Fired) == [Fired(B, 2)]


def test_who_sits_down_takes_the_seat_from_the_computer_captain() -> None:
    rig = bens_turn(on_leave="bot")
    rig.leave(B)
    rig.sit(B)
    assert (rig.state.bots(), rig.asked(), rig.state.attends(B)) == ((), [B], True)


def test_a_battle_is_first_played_to_its_end_with_the_leavers_answers_of_silence() -> None:
    rig = sky(ship(2, 0, morale=4), ship(3, 0, cannons=2, hold=Cargo(grey_tooth=1, token=2)), ship(), on_leave="remove")
    rig.rolls(2, 2, 1, 2)
    rig.sails(3, 0)
    assert rig.asked() == [B]
    rig.leave(B)
    assert rig.tells(Fired) == [Fired(B, 0)]
    (battle,) = rig.tells(BattleOver)
    assert (battle.winner, battle.hits, battle.against) == ("defender", 4, 5), "one token wins"
    assert order(rig, BattleOver, ShipCleared) == ["BattleOver", "ShipCleared"]
    assert (rig.lies(3, 0), rig.ship(A).morale, rig.place(A)) == (Cargo(grey_tooth=1, token=1), 3, (2, 0))
    assert (rig.seat, rig.asked()) == (A, [A])


def test_the_attacker_who_leaves_fights_to_the_end_and_then_the_turn_is_over() -> None:
    rig = sky(ship(2, 0, morale=4, cannons=3, hold=Cargo(token=1)), ship(), ship(), reds=[(3, 0)], on_leave="remove")
    rig.sails(3, 0)
    rig.rolls(3, 3, 1, 1, 1, 1, 1)
    rig.leave(A)
    assert (rig.tells(BattleOver)[0].winner, rig.tells(Fired)) == ("attacker", [Fired(A, 0)])
    assert rig.tells(CresterPlaced), "the question where to place a Red gets its default"
    assert (rig.lies(3, 0), rig.ship(A).boats, rig.seat) == (Cargo(red=1, token=1), [], B)
    assert (rig.tells(CresterMoved), rig.state.scores) == ([], [0, 0, 0])


def test_the_false_flag_of_a_leaver_is_not_played() -> None:
    rig = sky(ship(2, 0, morale=4), ship(3, 0, hand="false_flag"), ship(), on_leave="remove")
    rig.sails(3, 0)
    assert rig.in_phase == "FalseFlagging"
    rig.rolls(3, 3, 1, 1)
    rig.leave(B)
    assert not rig.tells(BattleOver), "it takes its time all the same"
    rig.wait()
    assert (rig.tells(Flagged), rig.tells(BattleOver)[0].winner) == ([], "attacker")
    assert (rig.state.buried, rig.place(A), rig.asked()) == (["false_flag"], (3, 0), [A])


def test_a_winner_who_leaves_over_the_loot_takes_the_most_valuable_and_leaves_it_on_the_space() -> None:
    rig = sky(ship(2, 0, hold=Cargo(red_tooth=1, token=1)), ship(3, 0), ship(), on_leave="remove")
    rig.rolls(1, 1, 2, 2)
    rig.sails(3, 0)
    rig.unboosted()
    assert (rig.asked(), rig.offered(B)) == ([B], {"loot"})
    rig.leave(B)
    assert (rig.lies(3, 0), rig.ship(A).hold) == (Cargo(red_tooth=1), Cargo(token=2))
    assert rig.seat == C, "Ana's ship was Lost, and Ben is skipped"


@pytest.mark.parametrize(("drawn", "buried"), [((), ["fuel"]), ((2,), ["harpoon"]), ((2, 3), ["coffee", "harpoon"])])
def test_another_question_gets_its_default_first_and_no_card_is_lost(drawn: tuple[int, ...], buried: list[str]) -> None:
    rig = sky(ship(), ship(), ship(), on_leave="remove")
    cards = sorted(rig.game.cards(rig.state))
    rig.orders("take_supplies")
    rig.draws(*drawn)
    rig.leave(A)
    assert (rig.ship(A).hand, rig.state.buried, rig.seat) == ([], buried, B)
    assert sorted(rig.game.cards(rig.state)) == cards


def test_a_leaver_at_rest_moves_no_crester_and_gains_nothing() -> None:
    rig = sky(ship(2, -1, hand="fuel"), ship(), ship(), reds=[(3, -2)], on_leave="remove")
    rig.ends()
    assert rig.in_phase == "Resting"
    rig.leave(A)
    assert (rig.alive("red"), rig.tells(CresterMoved), rig.state.scores, rig.seat) == ([(3, -2)], [], [0, 0, 0], B)
    assert (rig.state.buried, rig.state.discards) == (["fuel"], [])


@pytest.mark.rule("WW-R18")
def test_the_hold_of_a_ship_on_drift_is_left_where_it_last_stood() -> None:
    rig = sky(
        ship(1, -3, hand="deadweight", hold=Cargo(red_tooth=1)), ship(), ship(), wind=4, speed=0, on_leave="remove"
    )
    rig.sails(1, -2)
    assert rig.place() == (1, -2)
    rig.leave(A)
    assert (rig.lies(1, -2), rig.lies(1, -3)) == (Cargo(), Cargo(red_tooth=1))


def test_the_hold_of_a_ship_at_port_goes_to_the_stockpile() -> None:
    rig = sky(ship(hold=Cargo(red_tooth=1, token=3)), ship(), ship(), on_leave="remove")
    rig.leave(A)
    assert (rig.state.lying, rig.ship(A).hold) == ({}, Cargo())


def test_tags_come_off_and_achievement_tokens_stay() -> None:
    rig = sky(ship(), ship(), ship(), greys=[(2, 2)], reds=[(2, 4)], on_leave="remove")
    rig.state.naturalist = B
    rig.state.achievements = {"broadside": [B]}
    for crester in rig.state.cresters:
        crester.tagged = True
    rig.leave(B)
    assert ([c.tagged for c in rig.state.cresters], rig.alive("grey"), rig.alive("red")) == (
        [False, False], [(2, 2)], [(2, 4)],
    )  # fmt: skip
    assert rig.sees(None).view.naturalist is None
    assert rig.state.achievements == {"broadside": [B]}


@pytest.mark.rule("WW-180")
def test_if_the_triggering_captain_leaves_the_game_ends_where_that_turn_would_begin() -> None:
    rig = sky(ship(), ship(), ship(), turn=B, scores=[12, 16, 12], on_leave="remove")
    rig.ends()
    assert rig.state.trigger == B
    rig.leave(B)
    assert rig.seat == C
    rig.state.scores[C] = 13
    rig.ends()
    assert rig.seat == A
    rig.ends()
    assert rig.tells(VoyageEnded)[0].winners == (C,), "of those who remain"


def test_co_op_plays_on_with_the_same_lives_also_with_one_captain() -> None:
    rig = team(ship(), ship(3, 0), ship(), on_leave="remove")
    rig.leave(B)
    rig.leave(C)
    assert (rig.state.lives, rig.state.white_lives, rig.asked(), rig.state.winners) == (3, 3, [A], None)
    rig.ends()
    assert (rig.seat, rig.in_phase, rig.state.round) == (A, "Turn", 3)


def test_co_op_and_solo_are_over_when_the_last_captain_leaves() -> None:
    for rig in (alone(2, 0, on_leave="remove"), team(ship(), ship(), on_leave="remove")):
        for seat in range(rig.state.seats):
            rig.leave(seat)
        assert (over(rig), rig.state.cut_short) == ((False, "WW-22"), True)


@pytest.mark.parametrize("timers", ["live", "async", "none"])
def test_with_computer_captains_alone_the_table_sleeps(timers: str) -> None:
    rig = sky(ship(), ship(), ship(), timers=timers)
    rig.leave(A)
    rig.leave(B)
    assert rig.state.paused is None
    rig.leave(C)
    assert rig.state.paused is not None
    assert rig.state.bots() == (A, B, C)
    rig.wait()
    assert (rig.state.cut_short, rig.sees(None).outcome is not None) == (True, True)


@pytest.mark.parametrize("on_leave", ["bot", "remove"])
def test_who_leaves_after_the_end_is_asked_no_more_and_nobody_takes_the_seat(on_leave: str) -> None:
    rig = sky(ship(), ship(3, 0, hold=Cargo(red=1)), turn=A, scores=[3, 15], on_leave=on_leave)
    rig.state.trigger = B
    rig.ends()
    assert (rig.in_phase, rig.asked()) == ("Ending", [A, B])
    rig.leave(B)
    assert (rig.asked(), rig.state.bots(), rig.state.winners, rig.tells(HousePlays)) == ([A], (), (B,), [])
    assert rig.place(B) == (3, 0), "the sky stays as it was"

"""The False Flag window: who is asked, what nobody can learn from it, standing orders (WW-113; WW-R46)."""

from typing import Any

import pytest

from talewind.games.windward.battle_events import BattleBegan, Fired, Flagged, Rolled
from talewind.games.windward.moves import LeavePort, RaiseFlag, Row, Sail
from talewind.kit import Pass, due

from .rigging import SkyRig
from .skies import A, B, C, at, ship, sky


def attacked(hand: str, **options: Any) -> SkyRig:
    """Ana has just entered Ben's space."""
    rig = sky(
        ship(2, 0, morale=4, cannons=3), ship(3, 0, morale=4, boats=[(3, -2)], hand=hand), ship(hand="fuel"), **options
    )
    rig.sails(3, 0)
    return rig


@pytest.mark.rule("WW-113", "WW-R46")
@pytest.mark.example("WW-E19")
def test_a_false_flag_cancels_the_battle_before_cannons_and_dice() -> None:
    rig = attacked("false_flag fuel", wind=3)
    rig.state.ships[A].boats[0].space, rig.state.ships[A].boat_speed = at(2, -2), 1
    assert (rig.in_phase, rig.asked()) == ("FalseFlagging", [B])
    rig.flies_false()
    rig.wait()
    assert (rig.tells(Flagged), rig.tells(Fired), rig.tells(Rolled)) == ([Flagged(B)], [], [])
    assert (rig.place(A), rig.place(B), rig.ship(A).cannons, rig.asked()) == ((2, 0), (3, 0), 3, [A])
    assert (rig.ship(A).hold.token, rig.ship(B).hold.token) == (0, 0)
    assert (rig.ship(B).hand, rig.state.discards) == (["fuel"], ["false_flag"])
    assert rig.no(Sail(at(3, 0))) == "WW-113"
    assert rig.no(Row(at(2, -2), at(3, -2))) == "WW-113", "nor with a Longboat"


@pytest.mark.rule("WW-113")
def test_an_attacker_who_came_out_of_port_is_sent_back_there_and_may_attack_again_next_turn() -> None:
    rig = sky(ship(), ship(1, 0, hand="false_flag"), turn=A)
    rig.leaves(1, 0)
    rig.flies_false()
    rig.wait()
    assert rig.ship(A).at_port
    assert rig.no(LeavePort(at(1, 0))) == "WW-113"
    rig.ends()
    rig.state.ships[B].morale = 4
    rig.ends()
    assert (rig.seat, at(1, 0) in rig.choices("leave-port")) == (A, True)


@pytest.mark.rule("WW-R46")
def test_it_saves_a_longboat_too_and_is_of_no_use_against_cresters() -> None:
    rig = sky(ship(boats=[(2, 0)], boat_speed=1), ship(boats=[(3, 0)], hand="false_flag"), ship())
    rig.rows((2, 0), 3, 0)
    rig.flies_false()
    rig.wait()
    assert (rig.boats(A), rig.boats(B), rig.ship(A).boat_speed) == ([(2, 0)], [(3, 0)], 0)
    rig = sky(ship(2, 0, morale=4, hand="false_flag"), ship(), ship(), reds=[(3, 0)])
    rig.sails(3, 0)
    assert (rig.in_phase, rig.offered(A)) == ("Battle", {"boost"})
    rig = sky(ship(2, -1, morale=4, hand="false_flag fuel"), ship(), ship(), reds=[(3, -2)])
    rig.ends()
    rig.discards("fuel")
    assert (rig.in_phase, rig.offered(A)) == ("Battle", {"boost"}), "nor when they attack"


@pytest.mark.rule("WW-113")
@pytest.mark.parametrize(("hand", "asked"), [("", False), ("fuel", True), ("false_flag", True)])
def test_the_question_is_put_whenever_the_hand_is_not_empty(hand: str, asked: bool) -> None:
    rig = attacked(hand)
    assert rig.asked() == [B if asked else A]
    assert (rig.in_phase == "FalseFlagging") is asked
    if asked:
        assert rig.offered(B) == {"pass"} | ({"raise-flag"} if hand == "false_flag" else set())


def test_without_the_option_nobody_is_asked() -> None:
    assert attacked("fuel", false_flag=False).in_phase == "Battle"


@pytest.mark.rule("WW-113")
@pytest.mark.parametrize("timers", ["live", "async", "none"])
@pytest.mark.parametrize("answer", [None, "pass"])
def test_neither_the_question_nor_its_time_betrays_a_false_flag(timers: str, answer: str | None) -> None:
    with_it, without = (attacked(hand, timers=timers) for hand in ("false_flag", "fuel"))
    for eyes in (A, C, None):
        assert with_it.sees(eyes) == without.sees(eyes)
    if answer is not None:
        with_it.declines()
        without.declines()
        for rig in (with_it, without):
            assert timers == "async" or not rig.sitting.step.noticed(A)
    for eyes in (A, C, None):
        assert with_it.sees(eyes) == without.sees(eyes)
    assert due(with_it.game, with_it.state) == due(without.game, without.state)
    if due(with_it.game, with_it.state) is not None:
        assert with_it.wait() == without.wait()


def test_an_answer_is_heard_only_after_a_second_and_silence_declines_after_45() -> None:
    rig = attacked("false_flag")
    assert due(rig.game, rig.state) == rig.at + 45_000
    rig.wait()
    assert (rig.in_phase, rig.asked(), rig.ship(B).hand) == ("Battle", [A], ["false_flag"])
    rig = attacked("false_flag")
    asked = rig.at
    rig.declines()
    assert (rig.asked(), due(rig.game, rig.state)) == ([], asked + 1_200)
    rig.wait()
    assert (rig.in_phase, rig.asked()) == ("Battle", [A])


def test_a_table_without_clocks_waits_for_the_answer() -> None:
    rig = attacked("false_flag", timers="none")
    assert due(rig.game, rig.state) is None
    rig.do(B, RaiseFlag(), after=3_600_000)
    assert rig.tells(Flagged) == [Flagged(B)]


@pytest.mark.parametrize("move", [None, Pass()])
def test_always_decline_holds_until_the_own_next_turn_and_takes_its_time_too(move: Pass | None) -> None:
    rig = sky(ship(2, 0, morale=4, hand="bait"), ship(3, 0, morale=4, hand="false_flag fuel"), wind=3)
    rig.stand(B, "false-flag", "turn", move)
    rig.sails(3, 0)
    begun = rig.at
    assert (rig.asked(), rig.tells(BattleBegan)[0].defender, rig.tells(Rolled)) == ([], B, [])
    assert due(rig.game, rig.state) == begun + 1_200, "as long as an answer by hand"
    rig.rolls(2, 2, 1, 1)
    rig.wait()
    assert rig.tells(Rolled)
    rig.boosts()
    rig.boosts()
    rig.ends()
    rig.discards("bait")
    assert (rig.seat, rig.state.chairs[B].orders) == (B, ())
    rig.ends()
    rig.discards("fuel")
    rig.state.wind = 3
    rig.arranged()
    rig.sails(3, 0)
    assert (rig.in_phase, rig.asked()) == ("FalseFlagging", [B])

"""Captains who do not answer (section "Undo, time, absence, spectators")."""

import pytest

from talewind.games.windward.night_events import Rested
from talewind.kit import due

from .modes import alone
from .skies import A, B, C, ship, sky

SECOND = 1_000


def test_a_captain_who_times_out_twice_in_a_row_is_away() -> None:
    rig = sky(ship(2, 0, hand="fuel"), ship(), ship())
    rig.wait()
    assert (rig.in_phase, rig.state.chairs[A].missed) == ("Resting", 1)
    rig.wait()
    assert (rig.state.chairs[A].presence, rig.tells(Rested), rig.seat) == ("away", [Rested(A, "card")], B)


def test_an_answer_between_two_silences_keeps_the_captain() -> None:
    rig = sky(ship(2, 0, hand="fuel fuel"), ship(), ship())
    rig.wait()
    rig.discards("fuel")
    assert (rig.state.chairs[A].missed, rig.state.chairs[A].presence) == (0, "here")


def test_away_turns_take_the_defaults_at_once_until_the_captain_returns() -> None:
    rig = sky(ship(), ship(2, 0, morale=4, hand="bait harpoon"), ship())
    rig.come(B, "away")
    rig.ends()
    assert rig.seat == B
    for phase in ("Resting", "Turn"):
        assert due(rig.game, rig.state) == rig.at + 3 * SECOND
        rig.wait()
        assert rig.in_phase == phase
    assert (rig.seat, rig.ship(B).hand, rig.state.scores[B]) == (C, ["harpoon"], 1)
    rig.come(B, "here")
    rig.ends()
    rig.ends()
    assert (rig.seat, due(rig.game, rig.state)) == (B, rig.at + 541 * SECOND)


def test_an_away_captain_is_attacked_all_the_same_and_answers_by_silence() -> None:
    rig = sky(ship(2, 0, morale=4), ship(3, 0, morale=4, cannons=2, hand="false_flag harpoon"), ship())
    rig.come(B, "away")
    rig.rolls(2, 2, 1, 1)
    rig.sails(3, 0)
    for _ in range(3):
        assert due(rig.game, rig.state) == rig.at + 3 * SECOND
        rig.wait()
    assert (rig.ship(B).hand, rig.ship(B).cannons) == (["false_flag"], 2)
    assert (rig.in_phase, rig.asked()) == ("Turn", [A])


def test_a_turn_that_runs_out_has_used_up_the_reserve() -> None:
    rig = sky(ship(), ship())
    rig.wait()
    assert (rig.seat, rig.ship(A).reserve, rig.ship(B).reserve) == (B, 0, 300 * SECOND)
    rig.ends()
    assert rig.seat == A
    assert rig.ask(A).until == rig.at + 240 * SECOND


@pytest.mark.parametrize("timers", ["live", "none"])
def test_when_nobody_is_present_the_table_is_paused_and_no_defaults_run(timers: str) -> None:
    rig = sky(ship(2, 0, hand="fuel"), ship(), timers=timers)
    rig.come(A, "lost")
    assert rig.state.paused is None
    rig.come(B, "lost")
    assert rig.state.paused is not None
    rig.at += 3_600 * SECOND
    rig.come(A, "here")
    assert (rig.asked(), rig.ship(A).hand, rig.sees(A).paused) == ([A], ["fuel"], None)


def test_by_correspondence_the_table_does_not_wait_for_connections() -> None:
    rig = sky(ship(), ship(), timers="async")
    rig.come(A, "lost")
    rig.come(B, "lost")
    assert rig.state.paused is None
    rig.wait()
    assert rig.seat == B


def test_a_captain_alone_may_take_any_time_and_a_pause() -> None:
    rig = alone(2, 0, hand="fuel")
    assert due(rig.game, rig.state) is None
    rig.come(A, "lost")
    assert rig.state.paused is not None
    rig.come(A, "here", after=86_400 * SECOND // 2)
    assert rig.asked() == [A]
    assert not rig.sees(A).paused

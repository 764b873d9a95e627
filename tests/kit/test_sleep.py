"""Pausing and sleeping: all clocks stand still, and somebody must wake the table or end it."""

import pytest

from talewind.kit import Paused, Refused, Resumed, due, expire
from talewind.kit.state import Pause
from talewind.kit.testing import KEY, Rig

from .toys.relay import Relay, RelayState, Rest, Walk

A, B, C = range(3)
DAY = 24 * 3_600_000


def relay(seats: int = 3) -> Rig[RelayState]:
    return Rig(Relay(), seats)


def asleep() -> Rig[RelayState]:
    """Two seats, one of them lost after four seconds."""
    rig = relay(2)
    assert Paused(None) in rig.come(B, "lost", after=4_000)
    return rig


def test_anybody_may_pause_and_everybody_hears_it() -> None:
    rig = relay()
    assert rig.pause(C) == (Paused(C),)
    assert rig.sees(None).paused == Pause(1, C)


def test_a_pause_stops_all_clocks() -> None:
    rig = relay()
    rig.do(A, Walk(1), after=4_000)
    rig.pause(B)
    assert rig.unpause(C, after=100_000) == (Resumed(C),)
    assert due(rig.game, rig.state) == 4_000 + 100_000 + 11_000
    assert rig.sees(A).waiting[0].until == 4_000 + 100_000 + 10_000


def test_two_pauses_stop_the_clocks_twice() -> None:
    rig = relay()
    for _ in range(2):
        rig.pause(B)
        rig.unpause(B, after=50_000)
    assert due(rig.game, rig.state) == 100_000 + 11_000


def test_the_tables_time_goes_on_where_it_stood() -> None:
    rig = relay()
    rig.pause(B)
    rig.unpause(B, after=100_000)
    rig.do(A, Walk(1), after=500)
    assert rig.state.at == 501


def test_a_pause_makes_no_question_stale() -> None:
    rig = relay()
    number = rig.state.asked[A]
    rig.pause(B)
    rig.unpause(B)
    assert rig.state.asked[A] == number


def test_a_paused_table_is_not_paused_again_and_a_running_one_not_resumed() -> None:
    rig = relay()
    with pytest.raises(Refused, match="kit-not-paused"):
        rig.unpause(B)
    rig.pause(B)
    with pytest.raises(Refused, match="kit-is-paused"):
        rig.pause(C)


def test_a_game_that_is_over_is_not_paused() -> None:
    rig = relay()
    rig.put()
    with pytest.raises(Refused, match="kit-is-paused"):
        rig.pause(A)


def test_a_paused_table_does_not_expire_before_its_patience_is_over() -> None:
    rig = relay()
    rig.pause(B)
    with pytest.raises(Refused, match="kit-too-early"):
        expire(rig.game, rig.state, DAY, KEY)
    assert due(rig.game, rig.state) == DAY + 1


def test_a_table_paused_too_long_ends_by_itself_cut_short() -> None:
    rig = relay()
    rig.pause(B)
    rig.wait()
    assert rig.state.stack == []
    outcome = rig.sees(A).outcome
    assert outcome is not None
    assert outcome.cut_short
    assert rig.sees(A).paused is None


def test_a_seat_may_leave_a_paused_table_and_it_stays_paused() -> None:
    rig = relay()
    rig.pause(B)
    rig.leave(A)
    assert rig.sees(B).paused is not None
    rig.unpause(B)
    assert rig.asked() == [B]


def test_with_one_present_the_table_falls_asleep() -> None:
    rig = asleep()
    assert rig.sees(A).paused == Pause(4_000, None)
    assert rig.refused(A, Rest()) == "kit-is-paused"


@pytest.mark.parametrize("how", ["lost", "away"])
def test_neither_lost_nor_away_is_present(how: str) -> None:
    rig = relay(2)
    rig.come(B, how)  # type: ignore[arg-type]
    assert rig.sees(A).paused is not None


def test_with_two_of_three_present_the_table_is_awake() -> None:
    rig = relay(3)
    rig.come(B, "lost")
    assert rig.sees(A).paused is None


def test_a_table_wakes_when_a_second_seat_is_back_and_no_time_has_passed() -> None:
    rig = asleep()
    assert Resumed(None) in rig.come(B, "here", after=500_000)
    assert due(rig.game, rig.state) == 500_000 + 11_000


def test_a_sleeping_table_is_not_woken_by_hand() -> None:
    with pytest.raises(Refused, match="kit-not-paused"):
        asleep().unpause(A)


def test_the_one_present_may_end_a_sleeping_game() -> None:
    rig = asleep()
    rig.end(A)
    outcome = rig.sees(A).outcome
    assert outcome is not None
    assert outcome.cut_short


def test_an_absent_seat_does_not_end_it() -> None:
    with pytest.raises(Refused, match="kit-not-asked"):
        asleep().end(B)


@pytest.mark.parametrize("paused", [False, True])
def test_nobody_ends_a_game_that_is_not_asleep(paused: bool) -> None:
    rig = relay()
    if paused:
        rig.pause(A)
    with pytest.raises(Refused, match="kit-not-asleep"):
        rig.end(A)


def test_a_table_asleep_for_a_day_ends_by_itself() -> None:
    rig = asleep()
    assert due(rig.game, rig.state) == 4_000 + DAY
    rig.wait()
    assert rig.state.stack == []
    assert rig.state.cut_short


def test_a_table_left_by_all_but_one_falls_asleep() -> None:
    rig = relay(2)
    assert Paused(None) in rig.leave(B)


def test_a_table_that_goes_on_with_too_few_falls_asleep() -> None:
    rig = relay(2)
    rig.pause(A)
    rig.come(B, "lost")
    assert rig.unpause(A) == (Resumed(A), Paused(None))


def test_a_seat_that_was_left_neither_pauses_nor_resumes() -> None:
    rig = Rig(Relay(), 4)
    rig.leave(C)
    with pytest.raises(Refused, match="kit-seat-was-left"):
        rig.pause(C)
    rig.pause(B)
    with pytest.raises(Refused, match="kit-seat-was-left"):
        rig.unpause(C)

"""Presence: connections lost and found, seats left and taken over, and who is waited for how long."""

import pytest

from talewind.kit import Attended, Paused, Refused, due, leave, open_table
from talewind.kit.testing import KEY, Rig

from .toys.relay import Gathering, Leg, Ready, Relay, RelayOptions, RelayState, Rest, Walk, Walked, Walking

A, B, C, D = range(4)
LENIENCE, GRACE, SKIP = 1_000, 60_000, 3_000


def relay(seats: int = 4, keeps: bool = False) -> Rig[RelayState]:
    return Rig(Relay(), seats, RelayOptions(keeps=keeps))


def zero(rig: Rig[RelayState], seat: int) -> int | None:
    """When this seat's clock is at zero, as everybody sees it."""
    return next(waited.until for waited in rig.sees(None).waiting if waited.seat == seat)


def test_a_lost_seats_clock_stands_still_for_its_grace() -> None:
    rig = relay()
    assert rig.come(A, "lost", after=4_000) == (Attended(A, "lost"),)
    assert zero(rig, A) == 10_000 + GRACE
    assert due(rig.game, rig.state) == 10_000 + GRACE + LENIENCE


def test_a_connection_reported_lost_twice_keeps_its_grace() -> None:
    rig = relay()
    rig.come(A, "lost", after=4_000)
    rig.come(A, "lost", after=5_000)
    assert zero(rig, A) == 10_000 + GRACE


def test_a_seat_that_is_back_has_as_much_time_as_it_was_lost() -> None:
    rig = relay()
    rig.come(A, "lost", after=4_000)
    rig.come(A, "here", after=5_000)
    assert zero(rig, A) == 15_000


def test_a_seat_lost_before_it_was_asked_is_given_the_time_since_it_was_asked() -> None:
    rig = relay()
    rig.come(B, "lost", after=1_000)
    rig.do(A, Rest(), after=2_000)
    rig.come(B, "here", after=5_000)
    assert zero(rig, B) == 3_000 + 10_000 + 5_000


def test_grace_is_given_once_a_decision() -> None:
    rig = relay()
    rig.come(A, "lost", after=4_000)
    rig.come(A, "here", after=5_000)
    rig.come(A, "lost")
    assert zero(rig, A) == 15_000


def test_grace_is_given_anew_for_the_next_decision() -> None:
    rig = relay()
    rig.come(A, "lost", after=4_000)
    rig.come(A, "here", after=5_000)
    rig.do(A, Walk(1))
    asked_at = rig.at
    rig.come(A, "lost")
    assert zero(rig, A) == asked_at + 10_000 + GRACE


def test_no_seat_gains_more_than_its_grace() -> None:
    rig = relay()
    rig.come(A, "lost")
    rig.come(A, "here", after=65_000)
    assert zero(rig, A) == 10_000 + GRACE


def test_one_clock_that_runs_out_makes_nobody_away() -> None:
    rig = relay()
    rig.wait()
    assert rig.sees(None).presence[A] == "here"


def test_two_clocks_that_run_out_in_a_row_make_a_seat_away() -> None:
    rig = relay()
    rig.wait()
    rig.put(Walking(A))
    assert Attended(A, "away") in rig.wait()


def test_a_move_in_between_begins_the_count_anew() -> None:
    rig = relay()
    rig.wait()
    rig.put(Walking(A))
    rig.do(A, Walk(1))
    rig.wait()
    assert rig.sees(None).presence[A] == "here"


def test_an_away_seat_is_waited_for_only_a_moment() -> None:
    rig = relay()
    rig.come(B, "away")
    rig.do(A, Rest(), after=5_000)
    put = rig.at
    assert due(rig.game, rig.state) == put + SKIP
    rig.wait()
    assert rig.asked() == [C]


def test_a_seat_called_away_in_its_turn_is_waited_for_from_then_on() -> None:
    rig = relay()
    rig.come(A, "away", after=5_000)
    assert due(rig.game, rig.state) == 5_000 + SKIP + 1_000, "it could still have answered"


def test_an_away_seat_gets_no_more_time_than_its_clock_has_left() -> None:
    rig = relay()
    rig.come(A, "away", after=9_000)
    assert due(rig.game, rig.state) == 10_000 + 1_000


def test_a_clock_that_stood_still_does_not_jump_when_its_seat_is_called_away() -> None:
    rig = relay()
    rig.come(A, "lost", after=4_000)
    rig.come(A, "away", after=30_000)
    assert due(rig.game, rig.state) == 34_000 + SKIP + LENIENCE, "though ten seconds from the question are long over"
    rig.do(A, Rest(), after=1_000)
    assert rig.asked() == [B]


@pytest.mark.parametrize("presence", ["lost", "away"])
def test_any_move_brings_a_seat_back(presence: str) -> None:
    rig = relay()
    rig.come(A, presence)  # type: ignore[arg-type]
    assert rig.do(A, Walk(1)) == (Attended(A, "here"), Walked(A, 1))
    assert rig.sees(None).presence[A] == "here"


def test_who_comes_or_goes_makes_no_question_stale() -> None:
    rig = relay()
    number = rig.state.asked[A]
    rig.come(B, "lost")
    rig.come(B, "here")
    assert rig.state.asked[A] == number


def test_leaving_answers_the_open_question_at_once() -> None:
    rig = relay()
    told = rig.leave(A)
    assert told[:2] == (Attended(A, "left"), Attended(A, "gone"))
    assert rig.asked() == [B]


def test_leaving_in_a_question_to_everybody_leaves_the_others_asked() -> None:
    rig = relay()
    rig.put(Gathering([A, B, C, D]))
    rig.leave(B)
    assert rig.asked() == [A, C, D]


def test_leaving_forgets_plans_and_orders() -> None:
    rig = relay(keeps=True)
    rig.do(A, Rest(), Ready())
    rig.stand(A, "gate", "always")
    rig.leave(A)
    assert rig.sees(A).plan == ()
    assert rig.sees(A).orders == ()


def test_a_seat_that_is_gone_is_silent_for_ever() -> None:
    rig = relay(3)
    rig.leave(A)
    asked = []
    while rig.state.stack:
        asked += rig.asked()
        seat = rig.asked()[0]
        rig.do(seat, Ready() if rig.offered(seat) == {"ready"} else Rest())
    assert set(asked) == {B, C}


@pytest.mark.parametrize("keeps", [False, True])
def test_a_seat_is_left_once(keeps: bool) -> None:
    rig = relay(keeps=keeps)
    rig.leave(B)
    with pytest.raises(Refused, match="kit-seat-was-left"):
        rig.leave(B)
    with pytest.raises(Refused, match="kit-seat-was-left"):
        rig.come(B, "here")


def test_a_kept_seat_is_waited_for_only_a_moment() -> None:
    rig = relay(keeps=True)
    rig.leave(B)
    rig.do(A, Rest())
    assert rig.asked() == [B]
    assert due(rig.game, rig.state) == rig.at + SKIP


def test_a_kept_seat_does_not_answer_before_somebody_sits_there() -> None:
    rig = relay(keeps=True)
    rig.leave(B)
    rig.do(A, Rest())
    assert rig.refused(B, Rest()) == "kit-seat-was-left"


def test_a_kept_seat_is_taken_over_and_plays_on() -> None:
    rig = relay(keeps=True)
    rig.leave(B)
    assert rig.sit(B) == (Attended(B, "here"),)
    rig.do(A, Rest())
    assert rig.do(B, Walk(3)) == (Walked(B, 3),)


def test_who_takes_a_seat_over_in_its_turn_has_the_clock_of_the_question() -> None:
    rig = relay(keeps=True)
    rig.leave(B)
    rig.do(A, Rest())
    put = rig.at
    rig.sit(B)
    assert zero(rig, B) == put + 10_000


@pytest.mark.parametrize("keeps", [True, False])
def test_only_a_seat_that_was_left_and_is_kept_can_be_taken_over(keeps: bool) -> None:
    rig = relay(keeps=keeps)
    if not keeps:
        rig.leave(B)
    with pytest.raises(Refused, match="kit-seat-is-taken"):
        rig.sit(B)


def test_a_game_that_is_over_cannot_be_left_nor_taken_over() -> None:
    rig = relay()
    rig.leave(B)
    rig.put()
    with pytest.raises(Refused):
        rig.leave(A)
    with pytest.raises(Refused):
        rig.sit(B)


def test_leaving_does_not_touch_the_old_state() -> None:
    state = open_table(Relay(), 3).state
    leave(Relay(), state, A, 1, KEY)
    assert state == open_table(Relay(), 3).state


def test_a_leg_of_seats_that_are_all_gone_is_over_at_once() -> None:
    rig = relay(4)
    rig.leave(B)
    rig.put(Leg([B, B, B]))
    assert rig.asked() == [A, C, D]


class Patient(Relay):
    """Relay at a table that waits for somebody to take a seat that was left."""

    def waits(self, state: RelayState) -> bool:
        return state.winners is None and not all(map(state.holds, range(state.seats)))

    def enough(self, state: RelayState) -> bool:
        return not self.waits(state) and super().enough(state)


def test_a_table_may_wait_with_the_open_question_of_the_one_who_left() -> None:
    rig = Rig(Patient(), 3, RelayOptions(keeps=True))
    assert rig.asked() == [A]
    assert rig.leave(A)[-1] == Paused(None)
    rig.sit(A)
    assert (rig.asked(), rig.state.paused) == ([A], None)
    rig.do(A, Walk(1))


def test_whoever_sits_down_where_the_table_has_waited_has_the_whole_clock_and_missed_nothing() -> None:
    rig = Rig(Patient(), 3, RelayOptions(keeps=True))
    rig.come(A, "here", after=8_000)
    rig.leave(A)
    rig.sit(A, after=3_600_000)
    assert zero(rig, A) == rig.at + 10_000


def test_whoever_sits_down_has_missed_no_clock_of_the_one_who_left() -> None:
    rig = relay(3, keeps=True)
    rig.wait()
    assert rig.state.chairs[A].missed == 1
    rig.leave(A)
    assert rig.state.chairs[A].missed == 0

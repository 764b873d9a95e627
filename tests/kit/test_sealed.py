"""Sealed answers: given apart, held back, opened at once, in the order in which they were felt."""

import pytest

from talewind.kit import Refused, expire
from talewind.kit.testing import KEY, Rig

from .toys.bidding import Auction, Bid, Bidding, BiddingState, BidsOpened, Hold, Press, Racing, Sold

A, B, C = range(3)


def auction(seats: int = 3) -> Rig[BiddingState]:
    return Rig(Auction(), seats)


def race(*tied: int) -> Rig[BiddingState]:
    rig = auction()
    rig.put(Racing(list(tied), 1))
    return rig


def test_simultaneous_sealed_answers_are_opened_all_at_once() -> None:
    rig = auction()
    assert rig.asked() == [A, B, C]
    assert rig.do(C, Bid(1), after=2_000) == ()
    assert rig.do(A, Bid(3)) == ()
    assert rig.sees(B).view.bids == ()
    assert rig.do(B, Bid(2)) == (BidsOpened((3, 2, 1)), Sold(A, 3))


@pytest.mark.parametrize("eyes", [A, C, None])
def test_nobody_else_notices_a_sealed_answer(eyes: int | None) -> None:
    rig = auction()
    before = rig.sees(eyes)
    rig.do(B, Bid(2))
    step = rig.sitting.step
    assert not step.noticed(eyes)
    assert step.heard(eyes) == ()
    assert rig.sees(eyes) == before


def test_the_one_who_answered_notices_it() -> None:
    rig = auction()
    rig.do(B, Bid(2))
    assert rig.sitting.step.noticed(B)


def test_the_answer_that_opens_all_is_noticed_by_everybody() -> None:
    rig = auction()
    for seat in (A, B, C):
        rig.do(seat, Bid(seat), after=2_000)
    assert [rig.sitting.step.noticed(eyes) for eyes in (A, B, C, None)] == [True] * 4


def test_a_sealed_answer_is_final() -> None:
    rig = auction()
    rig.do(B, Bid(2))
    assert rig.refused(B, Bid(1)) == "kit-not-asked"
    assert not rig.undo(B)


def test_a_sealed_answer_makes_nobody_else_stale() -> None:
    rig = auction()
    numbers = list(rig.state.asked)
    rig.do(B, Bid(2))
    assert rig.state.asked == numbers


def test_a_full_round_waits_for_its_hush_so_that_speed_tells_nothing() -> None:
    rig = auction()
    for seat in (A, B, C):
        rig.do(seat, Bid(seat), after=100)
    assert rig.asked() == []
    assert not rig.sitting.step.noticed(A)
    with pytest.raises(Refused, match="kit-too-early"):
        expire(rig.game, rig.state, 999, KEY)
    assert rig.wait() == (BidsOpened((0, 1, 2)), Sold(C, 2))
    assert rig.at == 1_000


def test_after_the_hush_the_last_answer_opens_at_once() -> None:
    rig = auction()
    rig.do(A, Bid(0))
    rig.do(B, Bid(1))
    assert rig.do(C, Bid(2), after=998) == (BidsOpened((0, 1, 2)), Sold(C, 2))


def test_the_next_round_has_a_hush_of_its_own() -> None:
    rig = auction()
    for seat in (A, B, C):
        rig.do(seat, Bid(seat), after=2_000)
    for seat in (A, B, C):
        rig.do(seat, Bid(0))
    assert isinstance(rig.state.stack[-1], Bidding)
    assert rig.asked() == []


def test_who_is_silent_is_sealed_with_what_silence_plays() -> None:
    rig = auction()
    rig.do(B, Bid(2))
    assert rig.wait() == (BidsOpened((0, 2, 0)), Sold(B, 2))


def test_a_seat_that_leaves_a_sealed_round_is_silent_and_the_others_are_still_asked() -> None:
    rig = auction()
    rig.leave(A)
    assert rig.asked() == [B, C]
    rig.do(B, Bid(1), after=2_000)
    assert rig.do(C, Bid(3)) == (BidsOpened((0, 1, 3)), Sold(C, 3))


def test_a_seat_that_is_gone_bids_nothing_in_the_next_round_either() -> None:
    rig = auction()
    rig.leave(A)
    rig.do(B, Bid(1), after=2_000)
    rig.do(C, Bid(3))
    assert rig.asked() == [B, C]


def test_an_answer_given_before_leaving_stays() -> None:
    rig = auction()
    rig.do(A, Bid(3))
    rig.leave(A)
    rig.do(B, Bid(1), after=2_000)
    assert rig.do(C, Bid(0)) == (BidsOpened((3, 1, 0)), Sold(A, 3))


def test_an_answer_is_felt_before_it_arrives_by_its_lag() -> None:
    rig = race(A, B)
    rig.do(A, Press(), after=400, lag=150)
    sealed = rig.state.chairs[A].sealed
    assert sealed is not None
    assert sealed.felt == 250


def test_a_race_is_decided_by_when_an_answer_was_felt_though_arrival_would_decide_it_otherwise() -> None:
    rig = race(A, B)
    rig.do(A, Press(), after=400)
    assert rig.do(B, Press(), after=50, lag=200) == (Sold(B, 1),)
    by_arrival = race(A, B)
    by_arrival.do(A, Press(), after=400)
    assert by_arrival.do(B, Press(), after=50, lag=0) == (Sold(A, 1),)


@pytest.mark.parametrize(("first", "second"), [(A, B), (B, A)])
def test_without_lag_a_race_is_decided_by_the_time_of_each_answer(first: int, second: int) -> None:
    rig = race(A, B)
    rig.do(first, Press(), after=400)
    assert rig.do(second, Press(), after=1) == (Sold(first, 1),)


def test_who_holds_back_has_not_raced_however_early() -> None:
    rig = race(A, B)
    rig.do(A, Hold(), after=1)
    assert rig.do(B, Press(), after=4_000) == (Sold(B, 1),)


def test_sealed_answers_are_forgotten_once_opened() -> None:
    rig = race(A, B)
    rig.do(A, Press())
    rig.do(B, Press())
    assert [chair.sealed for chair in rig.state.chairs] == [None, None, None]
    assert rig.asked() == [A, B, C]


def test_silence_sealed_for_one_seat_is_noticed_by_nobody_else() -> None:
    rig = auction()
    rig.come(A, "away")
    before = rig.sees(C)
    rig.wait()
    assert rig.asked() == [B, C]
    assert [rig.sitting.step.noticed(eyes) for eyes in (A, B, C, None)] == [True, False, False, False]
    assert rig.sees(C) == before


def test_who_missed_a_sealed_round_shows_when_it_opens() -> None:
    rig = auction()
    rig.wait()
    assert [chair.missed for chair in rig.state.chairs] == [1, 1, 1]


def test_a_second_round_of_the_same_phase_has_a_hush_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bidding, "unsealed", lambda self, t, answers: None)
    rig = auction(2)
    rig.do(A, Bid(1), after=2_000)
    rig.do(B, Bid(1))
    rig.do(A, Bid(0))
    rig.do(B, Bid(0))
    assert rig.asked() == [], "the second round took two milliseconds"
    rig.wait()
    assert rig.asked() == [A, B]

"""Chairs: a sealed answer wakes its seat only when all are open; a clock keeps the time it stood still."""

import pytest

from talewind.kit import Attended, Paused, due
from talewind.kit.testing import Rig

from .toys.bidding import Auction, Bid, BiddingState, BidsOpened, Racing
from .toys.nested import Camp, March, Marching, Nested
from .toys.relay import Gathering, Leg, Relay, Walking

A, B, C = range(3)


def bidding(presence: str) -> Rig[BiddingState]:
    rig = Rig(Auction(), 4)
    rig.come(B, presence)  # type: ignore[arg-type]
    return rig


@pytest.mark.parametrize("presence", ["lost", "away"])
def test_a_sealed_answer_does_not_show_that_its_seat_is_back(presence: str) -> None:
    rig = bidding(presence)
    rig.do(B, Bid(2))
    assert rig.sitting.step.events == ()
    assert rig.sees(A).presence[B] == presence


@pytest.mark.parametrize("presence", ["lost", "away"])
def test_when_all_answers_are_open_the_seat_that_gave_one_is_back(presence: str) -> None:
    rig = bidding(presence)
    rig.do(B, Bid(2), after=2_000)
    rig.do(A, Bid(0))
    rig.do(C, Bid(0))
    assert rig.do(3, Bid(0))[:2] == (Attended(B, "here"), BidsOpened((0, 2, 0, 0)))


def test_silence_sealed_for_a_seat_does_not_bring_it_back() -> None:
    rig = bidding("away")
    rig.wait()
    for seat in (A, C, 3):
        rig.do(seat, Bid(0), after=1_000)
    assert isinstance(rig.state.stack[-1], Racing)
    assert rig.sees(A).presence[B] == "away"


def test_a_phase_that_comes_between_voids_what_was_sealed() -> None:
    rig = Rig(Auction(), 3)
    rig.do(B, Bid(2))
    rig.put(Racing([A, B], 1))
    assert rig.asked() == [A, B]


def test_a_clock_that_outlives_its_questions_keeps_the_time_it_stood_still() -> None:
    rig = Rig(Nested(), 4)
    rig.come(A, "lost", after=10_000)
    rig.do(A, March(), after=20_000)
    top = rig.state.stack[1]
    assert isinstance(top, Marching)
    assert top.until == 60_000 + 20_000


def test_without_a_lost_connection_such_a_clock_gains_nothing() -> None:
    rig = Rig(Nested(), 4)
    rig.do(A, March(), after=20_000)
    top = rig.state.stack[1]
    assert isinstance(top, Marching)
    assert top.until == 60_000


def test_a_lost_seat_that_moves_has_a_whole_clock_for_its_next_question() -> None:
    rig = Rig(Nested(), 4)
    rig.come(B, "lost")
    rig.do(A, Camp())
    rig.do(B, March(), after=5_000)
    assert rig.sees(None).presence[B] == "here"


def test_a_table_falls_asleep_when_a_clock_makes_the_second_last_seat_away() -> None:
    rig = Rig(Relay(), 2)
    rig.wait()
    rig.put(Leg([B]), Walking(A))
    assert Paused(None) in rig.wait()
    assert due(rig.game, rig.state) == rig.at + 24 * 3_600_000


def test_two_seats_that_miss_together_are_away_together() -> None:
    rig = Rig(Relay(), 4)
    for _ in range(2):
        rig.put(Gathering([A, C]))
        rig.at = rig.state.at + 60_000
        rig.wait()
    assert [rig.sees(None).presence[seat] for seat in (A, C)] == ["away", "away"]

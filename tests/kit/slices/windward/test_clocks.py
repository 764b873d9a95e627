"""A turn's clock, and what makes it stand still."""

import pytest

from talewind.kit import Pass, Refused, due
from talewind.kit.rows import Answered, Expired

from .tables import ANA, BEN, rivals, table, until
from .words import Boost, EndTurn, Fire, Order, Sail

TURN, GRACE, LENIENCE = 240_000, 60_000, 1_000


def test_a_turn_has_one_clock_for_all_its_moves() -> None:
    rig = table()
    assert due(rig.game, rig.state) == TURN + LENIENCE
    rig.do(ANA, Order("cannon"), after=100_000)
    assert due(rig.game, rig.state) == TURN + LENIENCE
    rig.wait()
    assert rig.asked() == [BEN]


def test_nothing_expires_early_and_an_answer_counts_a_moment_after_zero() -> None:
    rig = table()
    with pytest.raises(Refused, match="kit-too-early"):
        rig.take(Expired(TURN + LENIENCE - 1))
    rig.take(Answered(TURN + LENIENCE - 1, ANA, rig.state.asked[ANA], Order("cannon")))
    assert rig.sees(None).view.ships[ANA].cannons == 1


def test_the_turns_clock_stands_still_during_a_battle() -> None:
    rig = rivals("bait")
    rig.do(ANA, Sail("3,0"), after=10_000)
    assert until(rig, BEN) == 10_000 + 45_000
    rig.do(BEN, Pass(), after=30_000)
    for seat, move in [(ANA, Fire(0)), (BEN, Fire(0)), (ANA, Boost(0, 0)), (BEN, Boost(0, 0))]:
        rig.do(seat, move, after=20_000)
    assert until(rig, ANA) == TURN + 30_000 + 4 * 20_000


def test_the_turns_clock_stands_still_while_the_table_is_paused() -> None:
    rig = table()
    before = due(rig.game, rig.state)
    rig.pause(BEN)
    assert due(rig.game, rig.state) == rig.at + 24 * 3_600_000, "only patience runs"
    assert rig.refused(ANA, EndTurn()) == "kit-is-paused"
    rig.unpause(ANA, after=500_000)
    assert before is not None
    assert due(rig.game, rig.state) == before + 500_000
    assert until(rig, ANA) == TURN + 500_000


def test_a_lost_seats_clock_stands_still_until_it_is_back() -> None:
    rig = table(seats=3)
    rig.come(ANA, "lost", after=10_000)
    assert until(rig, ANA) == TURN + GRACE
    rig.come(ANA, "here", after=20_000)
    assert until(rig, ANA) == TURN + 20_000


def test_a_lost_seats_clock_stands_still_for_the_grace_at_most() -> None:
    rig = table(seats=3)
    rig.come(ANA, "lost", after=10_000)
    rig.come(ANA, "here", after=100_000)
    assert until(rig, ANA) == TURN + GRACE


def test_a_lost_seats_clock_stands_still_once_a_decision() -> None:
    rig = table(seats=3)
    rig.come(ANA, "lost", after=10_000)
    rig.come(ANA, "here", after=20_000)
    rig.come(ANA, "lost")
    assert until(rig, ANA) == TURN + 20_000
    rig.come(ANA, "here", after=30_000)
    assert until(rig, ANA) == TURN + 20_000


def test_the_next_decision_has_its_own_grace() -> None:
    rig = table(seats=3)
    rig.come(ANA, "lost", after=10_000)
    rig.come(ANA, "here", after=20_000)
    rig.do(ANA, EndTurn())
    rig.come(BEN, "lost", after=10_000)
    rig.come(BEN, "here", after=30_000)
    assert until(rig, BEN) == 30_001 + TURN + 30_000


def test_a_battle_gives_a_lost_defender_the_grace() -> None:
    rig = rivals("bait")
    rig.come(BEN, "lost")
    rig.do(ANA, Sail("3,0"))
    assert until(rig, BEN) == rig.at + 45_000 + GRACE


def test_time_a_clock_stood_still_is_not_lost_with_the_next_move_of_the_same_turn() -> None:
    rig = table(seats=3)
    rig.come(ANA, "lost", after=230_000)
    rig.come(ANA, "here", after=40_000)
    rig.do(ANA, Order("cannon"))
    assert until(rig, ANA) == TURN + 40_000, "else her turn is over at once"


def test_time_a_clock_stood_still_is_not_lost_with_an_undo() -> None:
    rig = table(seats=3)
    rig.do(ANA, Order("cannon"))
    rig.come(ANA, "lost", after=10_000)
    rig.come(ANA, "here", after=20_000)
    over = until(rig, ANA)
    rig.undo(ANA)
    assert until(rig, ANA) == over

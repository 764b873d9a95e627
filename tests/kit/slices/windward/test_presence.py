"""Who is there: away, back, asleep, ended, left."""

import pytest

from talewind.kit import Attended, Outcome, Refused, due
from talewind.kit.rows import Ended

from .chart import PORT
from .tables import ANA, BEN, CARA, market, rivals, table
from .words import EndTurn, Order, Propose, Rested, Sail


def test_two_clocks_run_out_in_a_row_make_a_seat_away() -> None:
    rig = table(ana="2,0", seats=3)
    rig.wait()
    assert rig.sees(None).presence[ANA] == "here"
    rig.wait()  # the Rest
    assert rig.sees(None).presence[ANA] == "away"
    assert Attended(ANA, "away") in rig.heard[-1]


def test_a_move_between_two_clocks_starts_the_count_again() -> None:
    rig = table(ana="2,0", seats=3)
    rig.wait()
    rig.do(ANA, rig.ask(ANA).otherwise or EndTurn())
    rig.do(BEN, EndTurn())
    rig.do(CARA, EndTurn())
    rig.wait()
    assert rig.sees(None).presence[ANA] == "here"


def test_an_away_seat_is_not_waited_for() -> None:
    rig = table(seats=3)
    rig.come(BEN, "away")
    rig.do(ANA, EndTurn())
    assert due(rig.game, rig.state) == rig.at + 3_000
    rig.wait()
    assert rig.asked() == [CARA]


def test_any_move_brings_an_away_seat_back() -> None:
    rig = table(seats=3)
    rig.come(ANA, "away")
    heard = rig.do(ANA, Order("cannon"))
    assert rig.sees(None).presence[ANA] == "here"
    assert Attended(ANA, "here") in heard


def test_a_proposal_brings_an_away_seat_back() -> None:
    rig = market()
    rig.come(BEN, "away")
    rig.do_aside(BEN, Propose(ANA, "bait", "fuel"))
    assert rig.sees(None).presence[BEN] == "here"


def test_taking_back_brings_an_away_seat_back() -> None:
    rig = table(seats=3)
    rig.do(ANA, Order("cannon"))
    rig.come(ANA, "away")
    rig.undo(ANA)
    assert rig.sees(None).presence[ANA] == "here"


def test_the_table_falls_asleep_with_fewer_than_two_present_and_wakes() -> None:
    rig = table()
    before = due(rig.game, rig.state)
    rig.come(BEN, "lost")
    asleep = rig.sees(ANA).paused
    assert asleep is not None
    assert asleep.by is None
    assert rig.refused(ANA, Order("cannon")) == "kit-is-paused"
    rig.come(BEN, "here", after=100_000)
    assert rig.sees(ANA).paused is None
    assert before is not None
    assert due(rig.game, rig.state) == before + 100_000
    rig.do(ANA, Order("cannon"))


def test_the_table_falls_asleep_when_clocks_have_made_too_many_away() -> None:
    rig = table()
    while "away" not in rig.sees(None).presence:
        rig.wait()
    assert rig.sees(None).paused is not None, "else the table plays itself to the end"


def test_the_one_present_may_end_a_sleeping_table_cut_short() -> None:
    rig = table()
    rig.state.scores[ANA] = 3
    rig.come(BEN, "lost")
    with pytest.raises(Refused, match="kit-not-asked"):
        rig.take(Ended(rig.at + 1, BEN))
    rig.end(ANA)
    assert rig.sees(ANA).outcome == Outcome((ANA,), cut_short=True)


def test_nobody_ends_a_table_that_is_awake() -> None:
    rig = table()
    with pytest.raises(Refused, match="kit-not-asleep"):
        rig.end(ANA)


def test_a_sleeping_table_ends_by_itself_after_a_day() -> None:
    rig = table()
    rig.come(BEN, "lost")
    slept_from = rig.at
    rig.wait()
    assert rig.at == slept_from + 24 * 3_600_000
    outcome = rig.sees(None).outcome
    assert outcome is not None
    assert outcome.cut_short


def test_who_leaves_in_the_own_turn_ends_it_without_a_rest() -> None:
    rig = table(ana="2,0", seats=3)
    rig.leave(ANA)
    assert rig.asked() == [BEN]
    assert not any(isinstance(event, Rested) for event in rig.heard[-1])


def test_a_battle_is_fought_to_its_end_without_a_defender_who_leaves() -> None:
    rig = rivals("false_flag")
    rig.do(ANA, Sail("3,0"))
    rig.leave(BEN)
    assert rig.asked() == [ANA]
    while "end-turn" not in rig.offered(ANA):
        rig.do(ANA, rig.ask(ANA).otherwise or EndTurn())
    assert rig.refused(ANA, Sail("3,0")) is None, "his ship is out of the way"
    assert "end-turn" in rig.offered(ANA)


def test_the_last_one_left_has_won() -> None:
    rig = table()
    rig.state.scores[:] = [0, 9]
    rig.leave(BEN)
    assert rig.sees(ANA).outcome == Outcome((ANA,))
    assert rig.sees(None).view.ships[ANA].space == PORT


def test_a_table_whose_game_is_over_is_not_paused() -> None:
    rig = table()
    rig.pause(ANA)
    rig.leave(BEN)
    assert rig.sees(ANA).outcome == Outcome((ANA,))
    assert rig.sees(ANA).paused is None

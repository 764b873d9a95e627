"""Undo: free down to the floor, and of nothing but the move."""

from typing import Any

import pytest

from talewind.kit import Pass, Refused, Table, Undoable, Undone, clone, play, say, undo
from talewind.kit.rows import TookBack
from talewind.kit.testing import KEY, Rig

from .toys.nested import Lurking, March, Marching, Nested
from .toys.relay import Relay, RelayState, Walk
from .toys.sandbox import Beg, Building, Done, Draw, Give, Place, Roll, Sandbox, SandState

A, B, C = range(3)


def sandbox() -> Rig[SandState]:
    return Rig(Sandbox(), 3)


def test_undo_goes_up_to_the_floor_and_not_past_it() -> None:
    rig = sandbox()
    rig.do(A, Place("a"))
    rig.do(A, Draw())
    drawn = rig.sees(A).view
    for cell in ("b", "c"):
        rig.do(A, Place(cell))
    assert [rig.undo(A) for _ in range(3)] == [True, True, False]
    assert rig.sees(A).view == drawn
    assert drawn.stones == ("a",)


def test_a_roll_that_everybody_saw_is_not_taken_back() -> None:
    rig = sandbox()
    rig.do(A, Place("a"))
    rig.do(A, Roll())
    assert not rig.undo(A)


def test_a_question_to_another_seat_ends_what_can_be_taken_back() -> None:
    rig = sandbox()
    rig.do(A, Place("a"))
    rig.do(A, Beg())
    assert not rig.undo(A)
    rig.do(B, Give(True))
    assert not rig.undo(A)
    assert not rig.undo(B)


def test_the_end_of_the_game_is_not_taken_back() -> None:
    rig = sandbox()
    for seat in (A, B, C):
        rig.do(seat, Done())
    assert rig.state.stack == []
    assert not rig.undo(C)


def test_another_seat_takes_nothing_back() -> None:
    rig = sandbox()
    rig.do(A, Place("a"))
    with pytest.raises(Refused, match="kit-nothing-to-undo"):
        rig.take(TookBack(9, B))
    assert rig.undo(A)


def test_nothing_is_taken_back_at_a_paused_table() -> None:
    rig = sandbox()
    rig.do(A, Place("a"))
    rig.pause(B)
    assert not rig.undo(A)


def test_everybody_hears_of_an_undo_and_the_question_is_put_again() -> None:
    rig = sandbox()
    ask = rig.ask(A)
    rig.do(A, Place("a"))
    assert rig.take(TookBack(9, A)) == (Undone(A),)
    assert rig.ask(A) == ask


def test_neither_the_number_before_nor_the_one_undone_is_good_any_more() -> None:
    rig = sandbox()
    old = rig.state.asked[A]
    rig.do(A, Place("a"))
    undone = rig.state.asked[A]
    rig.undo(A)
    for number in (old, undone):
        with pytest.raises(Refused, match="kit-stale"):
            play(rig.game, rig.state, A, number, Place("b"), 9, KEY)


def test_taking_back_gives_nobody_more_time() -> None:
    rig = sandbox()
    rig.do(A, Place("a"), after=50_000)
    rig.undo(A)
    assert rig.sees(A).waiting[0].until == 60_000


def test_the_clock_of_a_phase_that_replaced_another_of_its_class_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Marching, "answered", lambda self, t, seat, move: t.become(Marching(seat)))
    rig = Rig(Nested(), 3)
    rig.do(A, March(), after=50_000)
    assert rig.sees(A).waiting[0].until == 110_000
    assert rig.undo(A)
    assert rig.sees(A).waiting[0].until == 60_000


def test_of_a_clock_that_was_covered_what_ran_meanwhile_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    lurking = Lurking(A, A)
    monkeypatch.setattr(Marching, "answered", lambda self, t, seat, move: t.push(lurking))
    rig = Rig(Nested(), 3)
    rig.do(A, March(), after=10_000)
    rig.do(A, Pass(), after=5_000)
    assert rig.sees(A).waiting[0].until == 65_000
    assert rig.undo(A, after=20_000)
    rig.do(A, Pass(), after=1_000)
    assert rig.sees(A).waiting[0].until == 66_000, "five seconds and one were covered, twenty were not"


def test_a_line_that_drops_before_each_undo_stops_the_clock_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Marching, "answered", lambda self, t, seat, move: t.push(Lurking(A, A)))
    rig = Rig(Nested(), 3)
    for _ in range(2):
        rig.do(A, March())
        rig.come(A, "lost")
        rig.come(A, "here", after=20_000)
        assert rig.undo(A)
        assert rig.sees(A).waiting[0].until == 80_000


def test_standing_orders_that_the_move_let_lapse_are_there_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Building, "answered", lambda self, t, seat, move: t.lapse("day"))
    rig = sandbox()
    rig.stand(C, "gate", "day")
    rig.do(A, Place("a"))
    rig.stand(B, "gate", "night")
    assert [[o.window for o in chair.orders] for chair in rig.state.chairs] == [[], ["gate"], []]
    assert rig.undo(A)
    assert [[o.window for o in chair.orders] for chair in rig.state.chairs] == [[], ["gate"], ["gate"]]


def test_an_order_that_is_cancelled_meanwhile_stays_cancelled() -> None:
    rig = sandbox()
    rig.stand(C, "gate", "day")
    rig.do(A, Place("a"))
    rig.stand(C, "gate", None)
    assert rig.undo(A)
    assert rig.state.chairs[C].orders == ()


def test_a_seat_that_the_move_put_out_of_play_is_in_play_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Building, "answered", lambda self, t, seat, move: t.eliminate(B))
    rig = sandbox()
    rig.do(A, Place("a"))
    assert rig.state.playing() == [A, C]
    assert rig.undo(A)
    assert rig.state.playing() == [A, B, C]


def walked(*times: int) -> Rig[RelayState]:
    """A has ten seconds for each step, of which the first question began at 0."""
    rig = Rig(Relay(), 2)
    for at in times:
        rig.do(A, Walk(1), after=at - rig.at)
    return rig


def test_a_question_that_is_put_again_can_be_answered() -> None:
    rig = walked(9_000)
    assert rig.undo(A, after=1_900), "a second after zero an answer still counts"
    rig.do(A, Walk(2), after=100)
    assert rig.sees(A).view.far == (2, 0)


def test_nothing_is_taken_back_once_the_time_of_its_question_is_over() -> None:
    rig = walked(9_000)
    assert not rig.undo(A, after=2_001)
    with pytest.raises(Refused, match="kit-too-late"):
        rig.sitting.require_undo(A, 11_001)
    rig.do(A, Walk(1), after=2_001)
    assert rig.sees(A).view.far == (2, 0)


def test_of_two_steps_the_second_is_taken_back_and_the_first_stands() -> None:
    rig = walked(9_000, 15_000)
    assert rig.undo(A, after=1_000)
    assert rig.sitting.undoable(A) == Undoable(A, floor=say("kit-too-late"))
    assert rig.sitting.undoable(B) is None
    assert not rig.undo(A)
    assert rig.sees(A).view.far == (1, 0)


def test_time_that_was_slept_is_no_time_to_take_back_in() -> None:
    rig = walked(9_000)
    rig.pause(B)
    rig.unpause(B, after=60_000)
    assert rig.undo(A, after=1_000)


def test_a_log_in_which_something_was_taken_back_too_late_is_still_played() -> None:
    rig = walked(9_000)
    rig.take(TookBack(12_000, A))
    rig.wait()
    assert rig.asked() == [B]


def test_an_undo_keeps_who_came_and_went_and_the_time_that_was_slept() -> None:
    rig = sandbox()
    rig.do(A, Place("a"))
    rig.come(B, "away")
    rig.stand(C, "gate", "day")
    rig.pause(B)
    rig.unpause(B, after=7_000)
    assert rig.undo(A)
    back = rig.state
    assert back.stones == []
    assert back.chairs[B].presence == "away"
    assert [order.window for order in back.chairs[C].orders] == ["gate"]
    assert back.slept == 7_000


def test_moves_declared_beforehand_are_taken_back_with_the_move_that_declared_them() -> None:
    rig = sandbox()
    rig.do(A, Place("a"), Place("b"), Place("c"))
    assert rig.undo(A)
    assert rig.sees(A).view.stones == ()
    assert rig.sees(A).plan == ()
    assert rig.asked() == [A]


def test_a_step_in_which_another_seats_plan_was_played_is_not_taken_back() -> None:
    rig = sandbox()
    rig.do(A, Done(), Give(True))
    rig.do(B, Place("a"))
    rig.put(Building(C))
    rig.do(C, Beg())
    assert rig.asked() == [C], "A has answered by its plan"
    assert not rig.undo(C)


@pytest.mark.parametrize("presence", ["lost", "away"])
def test_who_comes_or_goes_does_not_end_what_can_be_taken_back(presence: Any) -> None:
    rig = sandbox()
    rig.do(A, Place("a"))
    rig.come(B, presence)
    assert rig.undo(A)
    assert rig.sees(None).presence[B] == presence


def test_a_standing_order_does_not_end_what_can_be_taken_back() -> None:
    rig = sandbox()
    rig.do(A, Place("a"))
    rig.stand(B, "gate", "day")
    assert rig.undo(A)


def test_taking_back_shows_that_somebody_is_there() -> None:
    rig = sandbox()
    rig.do(A, Place("a"))
    rig.come(A, "away")
    assert rig.undo(A)
    assert rig.sees(B).presence[A] == "here"


def test_taking_back_brings_back_the_plan_that_was() -> None:
    rig = sandbox()
    planned = Table(clone(rig.state), KEY, 0)
    planned.amend(A, plan=(Done(),))
    assert undo(rig.game, rig.state, planned.state, A, 1).state.chairs[A].plan == (Done(),)
    assert undo(rig.game, planned.state, rig.state, A, 1).state.chairs[A].plan == ()

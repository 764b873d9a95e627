"""Playing: what is refused, what a step leaves alone, whose number stays, when silence may be played."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from talewind.kit import Ask, Pass, Refused, Runaway, asks, do_aside, expire, open_table, passage, play, snapshot
from talewind.kit.testing import KEY, Rig

from .toys.journal import Journal, Note, Noted
from .toys.relay import Gathering, Ready, Relay, RelayState, Rest, Sprint, Walk, Walking
from .toys.sandbox import Draw, Sandbox

A, B, C = range(3)


def relay(seats: int = 3) -> Rig[RelayState]:
    return Rig(Relay(), seats)


def gathering() -> Rig[RelayState]:
    rig = relay()
    rig.put(Gathering([A, B, C]))
    return rig


@pytest.mark.parametrize("seats", [1, 5])
def test_a_table_of_the_wrong_size_is_refused_by_its_rule(seats: int) -> None:
    with pytest.raises(Refused) as no:
        open_table(Relay(), seats)
    assert no.value.refusal.rule == "RE-0"
    assert no.value.refusal.say.args == {"least": 2, "most": 4, "same": False}


def test_a_table_opens_with_its_first_question_and_below_the_floor() -> None:
    step = open_table(Relay(), 3, at=500)
    assert [ask.seat for ask in step.asks] == [A]
    assert step.floor
    assert step.state.asked_at[A] == 500


def test_a_seat_that_is_not_asked_is_refused() -> None:
    assert relay().refused(B, Rest()) == "kit-not-asked"


@pytest.mark.parametrize("off", [-1, 1])
def test_an_answer_to_another_question_is_stale(off: int) -> None:
    state = relay().state
    with pytest.raises(Refused, match="kit-stale"):
        play(Relay(), state, A, state.asked[A] + off, Rest(), 1, KEY)


def test_the_same_answer_sent_twice_is_taken_once() -> None:
    rig = relay()
    number = rig.state.asked[A]
    rig.do(A, Walk(1))
    with pytest.raises(Refused, match="kit-stale"):
        play(Relay(), rig.state, A, number, Walk(1), 2, KEY)


def test_nothing_is_played_at_a_paused_table() -> None:
    rig = relay()
    rig.pause(B)
    assert rig.refused(A, Rest()) == "kit-is-paused"


def test_a_closed_move_is_refused_by_its_rule() -> None:
    rig = relay()
    rig.do(A, Walk(1))
    assert rig.refused(A, Sprint()) == "RE-2"


def test_a_value_out_of_bounds_is_refused_and_changes_nothing() -> None:
    rig = relay()
    before = snapshot(rig.state)
    assert rig.refused(A, Walk(4)) == "kit-amount"
    assert snapshot(rig.state) == before


def test_a_step_leaves_the_old_state_as_it_was() -> None:
    rig = relay()
    old, before = rig.state, snapshot(rig.state)
    rig.do(A, Walk(2))
    assert snapshot(old) == before
    assert rig.state.far == [2, 0, 0]


def test_a_draw_leaves_the_counters_of_the_old_state_as_they_were() -> None:
    rig = Rig(Sandbox(), 2)
    rig.do(A, Draw())
    old, before = rig.state, snapshot(rig.state)
    rig.do(A, Draw())
    assert snapshot(old) == before
    assert rig.state.draws == {"bag": 2}


def test_rules_that_throw_half_way_leave_the_old_state_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    def half_way(self: Walking, t: Any, steps: int) -> None:
        self.strength, t.state.far[A], t.state.scores[A] = 0, 99, 99
        t.state.stack.clear()
        raise ZeroDivisionError

    monkeypatch.setattr(Walking, "walk", half_way)
    state = relay().state
    before = snapshot(state)
    with pytest.raises(ZeroDivisionError):
        play(Relay(), state, A, state.asked[A], Walk(1), 1, KEY, then=[Rest()])
    assert snapshot(state) == before


def test_rules_that_run_on_and_on_are_stopped_and_leave_the_old_state_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = gathering().state
    state.stack[-1].waiting = [A]  # type: ignore[attr-defined]
    before = snapshot(state)
    monkeypatch.setattr(Gathering, "run", lambda self, t: setattr(t.state, "round", t.state.round + 1))
    with pytest.raises(Runaway, match="relay: more than 200 automatic phases in one step, now in Gathering"):
        play(Relay(), state, A, state.asked[A], Ready(), 1, KEY)
    assert snapshot(state) == before


def test_a_long_chain_within_the_budget_is_run_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(self: Gathering, t: Any) -> None:
        t.state.round += 1
        if t.state.round == 190:
            t.unwind()

    monkeypatch.setattr(Gathering, "run", run)
    rig = relay()
    rig.put(Gathering([A]))
    rig.do(A, Ready())
    assert rig.state.stack == []


def test_seats_asked_together_do_not_make_each_other_stale() -> None:
    rig = gathering()
    numbers = list(rig.state.asked)
    rig.do(B, Ready())
    assert rig.state.asked == numbers
    rig.do(A, Ready())
    rig.do(C, Ready())


def test_the_mover_gets_a_new_number_though_its_question_is_the_same() -> None:
    rig = relay()
    rig.do(A, Walk(1))
    number, ask = rig.state.asked[A], rig.ask(A)
    rig.do(A, Walk(1))
    assert rig.ask(A) == ask
    assert rig.state.asked[A] != number


def test_a_new_question_is_dated_and_an_unchanged_one_keeps_its_date() -> None:
    rig = gathering()
    rig.do(C, Ready(), after=700)
    assert rig.state.asked_at == [0, 0, 0]
    rig.do(B, Ready())
    rig.do(A, Ready(), after=99)
    assert rig.asked() == [A]
    assert rig.state.asked_at[A] == 800


def test_the_table_time_never_runs_backwards() -> None:
    rig = relay()
    rig.do(A, Walk(1), after=5_000)
    step = play(Relay(), rig.state, A, rig.state.asked[A], Walk(1), 1_000, KEY)
    assert step.state.at == 5_000


def test_something_beside_the_question_is_told_and_makes_nobody_stale() -> None:
    rig = Rig(Journal(), 2)
    numbers = list(rig.state.asked)
    assert rig.do_aside(B, Note(passage("Fine."))) == (Noted(B, "Fine."),)
    assert rig.state.asked == numbers
    assert rig.asked() == [A]


@pytest.mark.parametrize("presence", ["lost", "away"])
def test_something_beside_the_question_brings_its_seat_back(presence: Any) -> None:
    rig = Rig(Journal(), 3)
    rig.come(B, presence)
    rig.do_aside(B, Note(passage("Fine.")))
    assert rig.sees(A).presence[B] == "here"


def test_something_beside_the_question_must_be_on_offer() -> None:
    rig = Rig(Journal(), 2)
    assert rig.refused(B, Note(passage("...")), aside=True) == "kit-empty"
    assert rig.refused(B, Pass(), aside=True) == "kit-not-offered"


@pytest.mark.parametrize(("prepare", "key"), [("pause", "kit-is-paused"), ("leave", "kit-not-asked")])
def test_nothing_goes_beside_at_a_paused_table_or_from_a_left_seat(prepare: str, key: str) -> None:
    rig = Rig(Journal(), 3)
    getattr(rig, prepare)(B)
    with pytest.raises(Refused, match=key):
        do_aside(rig.game, rig.state, B, Note(passage("Fine.")), 9, KEY)


@pytest.mark.parametrize("at", [9_999, 10_000, 10_999])
def test_an_answer_on_its_way_still_counts_a_second_after_zero(at: int) -> None:
    state = relay().state
    with pytest.raises(Refused, match="kit-too-early"):
        expire(Relay(), state, at, KEY)
    assert play(Relay(), state, A, state.asked[A], Walk(1), at, KEY).state.far[A] == 1


def test_a_second_after_zero_silence_is_played() -> None:
    step = expire(Relay(), relay().state, 11_000, KEY)
    assert [ask.seat for ask in step.asks] == [B]
    assert step.floor


@pytest.mark.parametrize(("at", "left"), [(11_000, [B, C]), (14_999, [B, C]), (15_000, [C])])
def test_silence_is_played_only_for_those_whose_time_is_over(at: int, left: list[int]) -> None:
    assert [ask.seat for ask in expire(Relay(), gathering().state, at, KEY).asks] == left


def test_a_question_closed_by_another_seats_silence_is_not_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    def first_ends(self: Gathering, t: Any, seat: int, move: Ready) -> None:
        t.state.far[seat] += 1
        self.waiting = []

    monkeypatch.setattr(Gathering, "answered", first_ends)
    assert expire(Relay(), gathering().state, 60_000, KEY).state.far == [1, 0, 0]


def test_no_clock_runs_when_the_game_is_over() -> None:
    rig = relay()
    rig.put()
    with pytest.raises(Refused, match="kit-too-early"):
        expire(Relay(), rig.state, 10**9, KEY)


def test_the_asks_at_hand_are_not_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    rig = relay()
    known, honest, counted = asks(rig.state), Walking.asks, Counter[str]()

    def counting(self: Walking, state: RelayState) -> Iterable[Ask]:
        counted["asks"] += 1
        return honest(self, state)

    monkeypatch.setattr(Walking, "asks", counting)
    play(Relay(), rig.state, A, rig.state.asked[A], Walk(1), 1, KEY, put=known)
    assert counted["asks"] == 1

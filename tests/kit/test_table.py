"""The table: the only hands a rule has."""

from __future__ import annotations

from typing import Any

import pytest

from talewind.kit import Addressed, Attended, Event, Phase, Scored, Seat, Table, fresh
from talewind.kit.state import Order
from talewind.kit.testing import KEY

from .toys.relay import Ready, RelayOptions, RelayState, Rest, Walked


class Frame(Phase):
    """Writes down what happens to it."""

    name: str
    heard: list[str] = []
    result: str = ""

    def began(self, t: Any) -> None:
        self.heard.append(f"began over {len(t.state.stack) - 1}")

    def resumed(self, t: Any, done: Frame) -> None:
        self.heard.append(f"{done.name} returned {done.result}")


def table(*stack: Phase, at: int = 0) -> Table[Any]:
    loose: Any = list(stack)
    return Table(RelayState(**fresh(3), stack=loose, options=RelayOptions(), far=[0, 0, 0]), KEY, at)


def names(t: Table[Any]) -> list[str]:
    return [phase.name for phase in t.state.stack]


def test_a_pushed_phase_runs_on_top_and_hears_that_it_began() -> None:
    t = table(Frame("below"))
    t.push(Frame("above"))
    assert names(t) == ["below", "above"]
    assert t.state.stack[-1].heard == ["began over 1"]
    assert t.state.stack[0].heard == []


def test_a_popped_phase_is_the_result_that_the_one_below_finds() -> None:
    t = table(Frame("below"))
    t.push(Frame("above", result="gold"))
    t.pop()
    assert names(t) == ["below"]
    assert t.state.stack[0].heard == ["above returned gold"]


def test_a_phase_becomes_another_in_its_place_and_only_the_last_returns() -> None:
    t = table(Frame("below"), Frame("first", result="tin"))
    t.become(Frame("second", result="gold"))
    assert names(t) == ["below", "second"]
    assert t.state.stack[-1].heard == ["began over 1"]
    t.pop()
    assert t.state.stack[0].heard == ["second returned gold"]


def test_the_last_pop_leaves_an_empty_stack() -> None:
    t = table(Frame("only"))
    t.pop()
    assert t.state.stack == []


def test_unwinding_gives_up_everything_and_tells_nobody_a_result() -> None:
    below = Frame("below")
    t = table(below, Frame("above"))
    t.unwind(Frame("epilogue"), Frame("encore"))
    assert names(t) == ["epilogue", "encore"]
    assert below.heard == []
    assert [phase.heard for phase in t.state.stack] == [["began over 0"], ["began over 1"]]


def test_unwinding_to_nothing_ends_the_game() -> None:
    t = table(Frame("below"), Frame("above"))
    t.unwind()
    assert t.state.stack == []


@pytest.mark.parametrize("change", ["push", "become", "pop", "unwind"])
def test_what_comes_to_the_top_is_there_since_now(change: str) -> None:
    t = table(Frame("below"), Frame("above"), at=7_000)
    getattr(t, change)(*([] if change == "pop" else [Frame("new")]))
    assert t.state.since == 7_000


HIDDEN, PUBLIC = Walked(0, 3), Walked(0, 0)
AUDIENCES: list[tuple[dict[str, Any], dict[Seat | None, Event | None]]] = [
    ({}, {0: HIDDEN, 1: HIDDEN, 2: HIDDEN, None: HIDDEN}),
    ({"to": 1}, {0: None, 1: HIDDEN, 2: None, None: None}),
    ({"to": 0}, {0: HIDDEN, 1: None, 2: None, None: None}),
    ({"to": [0, 2]}, {0: HIDDEN, 1: None, 2: HIDDEN, None: None}),
    ({"to": 1, "others": PUBLIC}, {0: PUBLIC, 1: HIDDEN, 2: PUBLIC, None: PUBLIC}),
    ({"to": (), "others": PUBLIC}, {0: PUBLIC, 1: PUBLIC, 2: PUBLIC, None: PUBLIC}),
]


@pytest.mark.parametrize(("audience", "hears"), AUDIENCES)
def test_an_event_is_heard_by_its_audience_and_nobody_else(
    audience: dict[str, Any], hears: dict[Seat | None, Event | None]
) -> None:
    t = table()
    t.tell(HIDDEN, **audience)
    assert {seat: t.events[0].heard(seat) for seat in (0, 1, 2, None)} == hears


def test_plain_words_to_everybody_show_nothing_new() -> None:
    t = table()
    t.tell(PUBLIC)
    assert not t.floor


@pytest.mark.parametrize("how", [{"shows": True}, {"to": 1}, {"to": [0, 1, 2]}])
def test_showing_and_private_words_cannot_be_taken_back(how: dict[str, Any]) -> None:
    t = table()
    t.tell(HIDDEN, **how)
    t.tell(PUBLIC)
    assert t.floor


def test_a_commitment_cannot_be_taken_back() -> None:
    t = table()
    t.commit()
    assert t.floor
    assert t.events == []


def test_chance_is_used_only_once_something_is_drawn() -> None:
    t = table()
    assert not t.gambled
    assert t.chance
    assert not t.gambled
    t.chance.roll(6, "die")
    assert t.gambled
    assert t.state.draws == {"die": 1}


@pytest.mark.parametrize(
    ("had", "points", "least", "given"),
    [
        (4, 3, None, 3),
        (4, -3, None, -3),
        (1, -3, None, -3),
        (1, -3, 0, -1),
        (0, -3, 0, 0),
        (5, -3, 0, -3),
        (-2, -1, 0, 0),
        (-5, 2, 0, 2),
    ],
)
def test_a_score_tells_the_points_really_given(had: int, points: int, least: int | None, given: int) -> None:
    t = table()
    t.state.scores[1] = had
    t.score(1, points, "RE-1", least)
    assert t.state.scores == [0, had + given, 0]
    assert t.events == [Addressed(Scored(1, given, "RE-1", had + given))]


def test_orders_lapse_with_their_scope_and_others_stay() -> None:
    t = table()
    day, turn = Order("gate", "day", Rest()), Order("door", "turn", Rest())
    t.amend(0, orders=(day, turn))
    t.amend(2, orders=(turn,))
    t.lapse("turn")
    assert [chair.orders for chair in t.state.chairs] == [(day,), (), ()]


def test_unplanning_forgets_the_moves_of_one_seat() -> None:
    t = table()
    t.amend(0, plan=(Rest(),))
    t.amend(1, plan=(Ready(),))
    t.unplan(0)
    assert [chair.plan for chair in t.state.chairs] == [(), (Ready(),), ()]


def test_a_change_of_presence_is_told_once_and_dated() -> None:
    t = table(at=5_000)
    t.attend(1, "lost")
    t.attend(1, "lost")
    assert t.events == [Addressed(Attended(1, "lost"))]
    assert (t.state.chairs[1].presence, t.state.chairs[1].since) == ("lost", 5_000)


def test_a_removed_seat_is_out_of_the_game() -> None:
    t = table()
    t.remove(1)
    assert not t.state.plays(1)
    assert t.events == [Addressed(Attended(1, "gone"))]

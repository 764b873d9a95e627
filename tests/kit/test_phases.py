"""Phases: misspelt hooks are refused, steps go in order, silence plays what it must, a covered clock stands still."""

from __future__ import annotations

from collections.abc import Iterable
from types import new_class
from typing import Any

import pytest
from msgspec import Struct

from talewind.kit import Ask, Move, Pass, Phase, Steps, Table, Timed, fresh, say
from talewind.kit.testing import KEY

from .toys.relay import RelayOptions, RelayState


def table(*stack: Phase, at: int = 0) -> Table[Any]:
    loose: Any = list(stack)
    return Table(RelayState(**fresh(3), stack=loose, options=RelayOptions(), far=[0, 0, 0]), KEY, at)


def run_to_the_end(t: Table[Any]) -> None:
    while t.state.stack:
        t.state.stack[-1].run(t)


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("ask", "asks"),
        ("answer", "answered"),
        ("resume", "resumed"),
        ("unseal", "unsealed"),
        ("expire", "expired"),
        ("on_expired", "expired"),
        ("begin", "began"),
    ],
)
def test_a_misspelt_hook_is_refused_with_the_name_that_was_meant(name: str, meant: str) -> None:
    def hook(self: Any, t: Any) -> None: ...

    with pytest.raises(TypeError, match=rf"Odd.{name} is never called: did you mean {meant}\?"):
        new_class("Odd", (Phase,), {}, lambda body: body.update({name: hook}))


def test_a_helper_with_a_name_of_its_own_is_no_hook() -> None:
    class Plain(Phase):
        def found(self, t: Any) -> None: ...

    assert Plain()


def test_a_field_may_be_named_like_a_hook() -> None:
    class Asking(Phase):
        asked: list[int]

    assert Asking([1]).asked == [1]


def test_a_step_may_be_named_like_a_hook() -> None:
    class Stage(Steps):
        order = ("answer", "begin")

        def answer(self, t: Any) -> None: ...

        def begin(self, t: Any) -> None: ...

    assert Stage().step == "answer"


def test_a_phase_of_a_game_is_tagged_with_its_name() -> None:
    class LongNight(Phase):
        pass

    assert LongNight.__struct_config__.tag == "long-night"
    assert LongNight.__struct_config__.tag_field == "phase"


class Day(Steps):
    order = ("wake", "work", "sleep")
    done: list[str] = []

    def wake(self, t: Any) -> None:
        self.done.append("wake")

    def sleep(self, t: Any) -> None:
        self.done.append("sleep")


class Detour(Day):
    def wake(self, t: Any) -> None:
        self.done.append("wake")
        self.step = "wake" if len(self.done) < 3 else "sleep"


def test_steps_run_in_order_and_one_without_a_method_is_passed_over() -> None:
    day = Day()
    run_to_the_end(table(day))
    assert day.done == ["wake", "sleep"]
    assert day.step == "over"


def test_a_step_may_jump_back_and_ahead() -> None:
    day = Detour()
    run_to_the_end(table(day))
    assert day.done == ["wake", "wake", "wake", "sleep"]


def test_steps_may_begin_in_the_middle() -> None:
    day = Day(step="work")
    run_to_the_end(table(day))
    assert day.done == ["sleep"]


def test_the_next_step_is_set_before_a_step_runs_so_that_what_it_pushes_returns_to_the_next() -> None:
    class Waiting(Phase):
        def run(self, t: Any) -> None:
            t.pop()

    class Pushing(Steps):
        order = ("first", "second")
        seen: list[str] = []

        def first(self, t: Any) -> None:
            t.push(Waiting())

        def resumed(self, t: Any, done: Phase) -> None:
            self.seen.append(self.step)

    phase = Pushing()
    run_to_the_end(table(phase))
    assert phase.seen == ["second"]


class Asking(Day):
    """Asks in the middle."""

    def ask_work(self, state: Any) -> Iterable[Ask]:
        yield Ask(0, say("work"), ())


@pytest.mark.parametrize(("step", "asked"), [("wake", 0), ("work", 1), ("sleep", 0), ("over", 0)])
def test_a_step_asks_by_the_method_named_after_it(step: str, asked: int) -> None:
    assert len(list(Asking(step=step).asks(None))) == asked


class Clocked(Timed):
    pass


class Cover(Phase):
    pass


def test_a_timed_phase_stands_still_while_another_runs_on_top() -> None:
    clocked = Clocked(until=60_000)
    t = table(clocked, at=10_000)
    t.push(Cover())
    t.at = 35_000
    t.pop()
    assert clocked.until == 85_000


def test_a_timed_phase_stands_still_while_what_covers_it_becomes_something_else() -> None:
    clocked = Clocked(until=60_000)
    t = table(clocked, at=10_000)
    t.push(Cover())
    t.at = 20_000
    t.become(Cover())
    t.at = 35_000
    t.pop()
    assert clocked.until == 85_000


def test_two_timed_phases_each_stand_still_for_as_long_as_they_are_covered() -> None:
    outer, inner = Clocked(until=60_000), Clocked(until=50_000)
    t = table(outer, at=0)
    for phase in (inner, Cover()):
        t.push(phase)
        t.at += 10_000
    for _ in range(2):
        t.pop()
    assert (inner.until, outer.until) == (60_000, 80_000)


class Heard(Phase):
    """Notes which of its hooks are called."""

    moves: list[Any] = []

    def answered(self, t: Any, seat: int, move: Any) -> None:
        self.moves.append(move)


QUESTION = Ask(0, say("x"), (), otherwise=Pass())


@pytest.mark.parametrize("hook", ["skipped", "left"])
def test_an_absent_seat_plays_what_silence_plays(hook: str) -> None:
    phase = Heard()
    getattr(phase, hook)(table(phase), QUESTION)
    assert phase.moves == [Pass()]


class Scrap(Move):
    pass


@pytest.mark.parametrize(("draft", "played"), [(None, Pass()), (Scrap(), Scrap())])
def test_at_zero_a_draft_is_played_before_silence(draft: Move | None, played: Move) -> None:
    phase = Heard()
    phase.expired(table(phase), QUESTION, draft)
    assert phase.moves == [played]


def test_silence_that_means_nothing_is_refused_with_a_sentence() -> None:
    with pytest.raises(NotImplementedError, match=r"Heard: \S+ has no answer for silence; give the ask an `otherwise`"):
        Heard().expired(table(), Ask(0, say("x"), ()), None)


@pytest.mark.parametrize(("hook", "args"), [("run", ()), ("answered", (0, Pass())), ("unsealed", ({},))])
def test_a_hook_that_is_needed_and_missing_names_its_phase(hook: str, args: tuple[Any, ...]) -> None:
    with pytest.raises(NotImplementedError, match="Cover"):
        getattr(Cover(), hook)(table(), *args)


def test_a_phase_is_a_struct_and_holds_what_it_returns() -> None:
    assert issubclass(Phase, Struct)
    assert Clocked(until=3) == Clocked(until=3)

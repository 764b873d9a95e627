"""Asides: what tells nobody else anything makes no frame for them, and is not lost when a move is taken back."""

from collections.abc import Iterable
from typing import Any

import pytest

from talewind.kit import Offer, Seat, Undoable, offer, one_of
from talewind.kit.testing import Fault, Rig, conform

from .toys.sandbox import CELLS, Place, Roll, Sandbox, SandState

A, B, C = range(3)


@pytest.fixture
def wishing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat may mark a cell for itself: a wish among its hidden things."""

    def asides(self: Sandbox, state: SandState, seat: Seat) -> Iterable[Offer]:
        yield offer(Place, cell=one_of(CELLS))

    def did_aside(self: Sandbox, t: Any, seat: Seat, move: Place) -> None:
        t.state.things[seat] = [*t.state.things[seat][:3], f"wish {move.cell}"]

    monkeypatch.setattr(Sandbox, "asides", asides)
    monkeypatch.setattr(Sandbox, "did_aside", did_aside)


def sandbox() -> Rig[SandState]:
    return Rig(Sandbox(), 3)


@pytest.mark.usefixtures("wishing")
def test_an_aside_that_tells_nothing_makes_no_frame_for_others() -> None:
    rig = sandbox()
    rig.do_aside(B, Place("a"))
    assert rig.sitting.step.only == (B,)
    assert rig.state.things[B] == ["wish a"]


def test_an_aside_that_everybody_hears_makes_a_frame_for_everybody(
    wishing: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sandbox, "did_aside", lambda self, t, seat, move: t.score(seat, 1, "SA-1"))
    rig = sandbox()
    rig.do_aside(B, Place("a"))
    assert rig.sitting.step.only is None


@pytest.mark.usefixtures("wishing")
def test_it_neither_ends_what_may_be_taken_back_nor_is_taken_back_with_it() -> None:
    rig = sandbox()
    rig.do(A, Place("a"))
    rig.do_aside(B, Place("c"))
    assert rig.sitting.undoable(B) == Undoable(A)
    assert rig.undo(A)
    assert (rig.state.stones, rig.state.things[B]) == ([], ["wish c"])


def test_one_that_could_not_have_been_done_before_the_move_is_noticed_by_everybody(
    wishing: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def asides(self: Sandbox, state: SandState, seat: Seat) -> Iterable[Offer]:
        if state.stones:
            yield offer(Place, cell=one_of(state.stones))

    monkeypatch.setattr(Sandbox, "asides", asides)
    rig = sandbox()
    rig.do(A, Roll())
    rig.do(A, Place("a"))
    rig.do_aside(B, Place("a"))
    assert rig.sitting.step.only is None
    assert not rig.undo(A)


def test_conform_finds_an_aside_that_tells_nothing_and_shows(wishing: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def did_aside(self: Sandbox, t: Any, seat: Seat, move: Place) -> None:
        t.state.scores[seat] += 1

    monkeypatch.setattr(Sandbox, "did_aside", did_aside)
    with pytest.raises(Fault) as fault:
        conform(Sandbox(), games=20)
    assert fault.value.kind == "leak"
    assert "without an event for it; tell one" in fault.value.says

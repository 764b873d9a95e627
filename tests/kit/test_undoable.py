"""What viewers may know of undo: who may take something back, and why the last mover may not."""

from typing import Any, get_args

import pytest

from talewind.kit import Undoable, say
from talewind.kit.catalogue import messages
from talewind.kit.table import Floor
from talewind.kit.testing import Fault, Rig, conform

from .toys.fox import Den, Fox, Stroll, Turn
from .toys.nested import Lurking, March, Marching, Nested
from .toys.relay import Relay, Walk
from .toys.sandbox import Beg, Done, Draw, Place, Roll, Sandbox, SandState

A, B, C = range(3)


def sandbox() -> Rig[SandState]:
    return Rig(Sandbox(), 3)


def moves(rig: Rig[SandState]) -> tuple[str, ...]:
    found = rig.sitting.undoable(A)
    assert found
    return found.moves


def test_at_first_there_is_nothing_to_take_back() -> None:
    assert sandbox().sitting.undoable(A) is None


def test_the_mover_sees_which_moves_and_others_only_whose() -> None:
    rig = sandbox()
    rig.do(A, Place("a"))
    rig.do(A, Place("b"))
    assert moves(rig) == ("place", "place")
    assert rig.sitting.undoable(B) == rig.sitting.undoable(None) == Undoable(A)
    rig.undo(A)
    assert moves(rig) == ("place",)


def test_the_mover_alone_sees_until_when_the_server_accepts_it() -> None:
    rig = Rig(Relay(), 2)
    rig.do(A, Walk(1), after=9_000 - rig.at)
    found = rig.sitting.undoable(A)
    assert found == Undoable(A, ("walk",), until=11_000)
    assert rig.sitting.undoable(B) == Undoable(A)
    assert [rig.sitting.may_undo(A, at) for at in (11_000, 11_001)] == [True, False]


def test_it_ends_later_by_the_time_that_was_slept() -> None:
    rig = Rig(Relay(), 2)
    rig.do(A, Walk(1), after=9_000 - rig.at)
    rig.pause(B)
    rig.unpause(B, after=60_000)
    assert rig.sitting.undoable(A) == Undoable(A, ("walk",), until=71_000)


def test_a_clock_that_is_covered_runs_on_for_whoever_takes_the_covering_move_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Marching, "answered", lambda self, t, seat, move: t.push(Lurking(seat, seat)))
    rig = Rig(Nested(), 3)
    rig.do(A, March(), after=20_000)
    assert rig.sitting.undoable(A) == Undoable(A, ("march",), until=61_000)
    assert [rig.sitting.may_undo(A, at) for at in (61_000, 61_001)] == [True, False]
    assert rig.undo(A, after=39_000)
    assert rig.sees(A).waiting[0].until == 60_000


@pytest.mark.parametrize(("move", "why"), [(Draw(), "rolled"), (Roll(), "rolled"), (Beg(), "asked"), (Done(), "asked")])
def test_the_reason_of_the_floor_goes_to_the_last_mover_alone(move: Any, why: str) -> None:
    rig = sandbox()
    rig.do(A, Place("a"))
    rig.do(A, move)
    assert rig.sitting.undoable(A) == Undoable(A, floor=say(f"kit-floor-{why}"))
    assert [rig.sitting.undoable(eyes) for eyes in (B, C, None)] == [None, None, None]


def test_taken_back_down_to_the_floor_its_reason_is_seen_again() -> None:
    rig = sandbox()
    rig.do(A, Roll())
    rig.do(A, Place("a"))
    assert rig.undo(A)
    assert rig.sitting.undoable(A) == Undoable(A, floor=say("kit-floor-rolled"))


def test_a_clock_that_ends_the_turn_is_a_reason_too() -> None:
    rig = sandbox()
    rig.do(A, Place("a"))
    rig.wait()
    assert rig.sitting.undoable(A) == Undoable(A, floor=say("kit-floor-went-on"))
    assert rig.sitting.undoable(B) is None


def test_the_end_is_a_reason() -> None:
    rig = sandbox()
    for seat in (A, B, C):
        rig.do(seat, Done())
    assert rig.sitting.undoable(C) == Undoable(C, floor=say("kit-floor-over"))


def test_a_paused_table_offers_no_undo() -> None:
    rig = sandbox()
    rig.do(A, Place("a"))
    rig.pause(B)
    assert rig.sitting.undoable(A) is None


def test_every_reason_has_its_words_in_every_language() -> None:
    for catalogue in messages(Sandbox()).values():
        assert {f"kit-floor-{why}" for why in get_args(Floor.__value__) if why} <= catalogue.keys()


def test_conform_finds_a_floor_that_depends_on_a_hidden_card(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Turn.answered

    def answered(self: Turn, t: Any, seat: int, move: Any) -> None:
        state: Den = t.state
        if isinstance(move, Stroll) and 18 in state.hands[1 - seat]:
            t.commit()
        honest(self, t, seat, move)

    monkeypatch.setattr(Turn, "answered", answered)
    monkeypatch.setattr(Fox, "seats", range(2, 3))
    with pytest.raises(Fault, match="may take") as fault:
        conform(Fox(), games=30)
    assert fault.value.kind == "leak"

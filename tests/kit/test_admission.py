"""New rows: which a server does not write, though a log that holds them replays."""

from typing import Any

import pytest

from talewind.kit import Passage, Refused, Seat, passage, replay, snapshot
from talewind.kit.admission import MOST_ORDERED, admit
from talewind.kit.ready import Tell
from talewind.kit.rows import Came, Stood, Stopped, WentOn
from talewind.kit.testing import Rig

from .toys.window import Doors, Evening, Knock, Knocking, Open, WindowState

A, B, C = range(3)


@pytest.fixture
def rig() -> Rig[WindowState]:
    rig = Rig(Doors(), 3)
    rig.state.hands = ["cup", "key", "key"]
    rig.put(Evening([B, C]), Knocking(A))
    return rig


def written(rig: Rig[WindowState], row: Any) -> bool:
    """Does it need a row? If so it is played."""
    if admit(rig.sitting.fork(), row) is None:
        return False
    rig.take(row)
    return True


def order(seat: Seat, window: str, scope: str | None = "always", move: Any = None) -> Any:
    return Stood(9, seat, window, scope, move)


def test_who_is_here_comes_without_a_row(rig: Rig[WindowState]) -> None:
    assert not written(rig, Came(9, B, "here"))
    assert written(rig, Came(9, B, "lost"))
    assert not written(rig, Came(99, B, "lost")), "time alone is nothing"
    assert written(rig, Came(99, B, "here"))


def test_an_order_given_again_needs_no_row_whichever_was_given_last(rig: Rig[WindowState]) -> None:
    assert written(rig, order(B, "door/red", move=Open()))
    assert written(rig, order(B, "door"))
    for _ in range(2):
        assert not written(rig, order(B, "door/red", move=Open()))
        assert not written(rig, order(B, "door"))
    assert written(rig, order(B, "door", "game")), "for longer"
    assert written(rig, order(B, "door", None))
    assert not written(rig, order(B, "door", None)), "none is there to be taken back"


def test_an_order_that_answers_something_is_a_row(rig: Rig[WindowState]) -> None:
    rig.do(A, Knock("red"))
    assert written(rig, order(B, "door", move=Open()))


def test_a_table_pauses_once(rig: Rig[WindowState]) -> None:
    assert written(rig, Stopped(9, B))
    with pytest.raises(Refused, match="kit-is-paused"):
        written(rig, Stopped(9, B))
    assert written(rig, WentOn(9, B))
    with pytest.raises(Refused, match="kit-not-paused"):
        written(rig, WentOn(9, B))


@pytest.mark.parametrize("window", ["gate", "doors", "", "/door", "doo"])
def test_an_order_for_a_window_that_the_game_does_not_have_is_refused(rig: Rig[WindowState], window: str) -> None:
    with pytest.raises(Refused, match="kit-not-offered"):
        written(rig, order(B, window))
    assert not written(rig, order(B, window, None)), "and there is none to be taken back"


def test_orders_of_a_seat_are_small_together(rig: Rig[WindowState]) -> None:
    tale = Passage(("x" * 3_000,), lang="en")
    for number in range(MOST_ORDERED // 3_200):
        assert written(rig, order(B, f"door/{number}", move=Tell(tale)))
    with pytest.raises(Refused, match="kit-too-many-orders"):
        written(rig, order(B, "door/more", move=Tell(tale)))
    assert written(rig, order(B, "door/0", move=Tell(passage("short")))), "another in its place is counted as that"
    assert len(snapshot(rig.state)) < MOST_ORDERED + 2_000


def test_a_log_that_holds_such_rows_replays() -> None:
    rows = [Came(1, B, "here"), order(B, "gate"), order(B, "gate"), order(B, "gate", None), order(B, "gate", None)]
    sitting = replay(Doors(), 3, None, b"key", 0, rows)
    assert sitting.state.at == 9

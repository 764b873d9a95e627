"""Rows: the log as data, and played again."""

from typing import Any

import msgspec
import pytest

from talewind.kit import (
    Passage,
    Refused,
    Tell,
    Woven,
    open_table,
    play_row,
    replay,
    row_type,
    snapshot,
)
from talewind.kit.game import members
from talewind.kit.rows import (
    Answered,
    AnyRow,
    Came,
    Did,
    Ended,
    Expired,
    Housed,
    Left,
    Row,
    Sat,
    Stood,
    Stopped,
    TookBack,
    WentOn,
    encode_row,
)  # fmt: skip
from talewind.kit.testing import KEY, Rig

from .toys.journal import Journal, Note
from .toys.relay import Ready, Relay, RelayOptions, Rest, Walk

A, B, C = range(3)
TALE = Tell(Passage(("An owl", Woven("owl"), "flew."), lang="en"))

ROWS: list[Row] = [
    Answered(1, A, 1, TALE),
    Answered(2, A, 4, TALE, (TALE, Note(Passage(("x",)))), 120),
    Did(3, B, Note(Passage(("x",)))),
    Expired(4),
    Expired(5, {0: TALE, 2: TALE}),
    Stood(6, A, "door", "day", TALE),
    Stood(7, A, "door", "day"),
    Stood(8, A, "door"),
    Came(9, A, "lost"),
    Left(10, A),
    Sat(11, A),
    Housed(11, A),
    Stopped(12, A),
    WentOn(13, A),
    Ended(14, A),
    TookBack(15, A),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: type(row).__name__)
def test_a_row_comes_back_from_json_as_it_was(row: Row) -> None:
    assert msgspec.json.decode(encode_row(row), type=row_type(Journal())) == row


def test_every_kind_of_row_was_there_and_back() -> None:
    kinds = {getattr(kind, "__origin__", kind) for kind in members(AnyRow.__value__)}
    assert {type(row) for row in ROWS} == kinds


def test_a_row_with_another_games_move_is_not_decoded() -> None:
    with pytest.raises(msgspec.ValidationError, match="walk"):
        msgspec.json.decode(encode_row(Answered(1, A, 1, Walk(1))), type=row_type(Journal()))


def test_what_is_no_row_is_refused_with_a_sentence() -> None:
    with pytest.raises(TypeError, match="not a row"):
        play_row(Relay(), open_table(Relay(), 2).state, "walk", KEY)


def test_replaying_the_log_gives_the_state_of_the_sitting() -> None:
    rig = Rig(Relay(), 3, RelayOptions(keeps=True))
    log: list[Any] = []
    honest = rig.sitting.take

    def keep(row: Any) -> Any:
        log.append(msgspec.json.decode(encode_row(row), type=row_type(rig.game)))
        return honest(row)

    rig.sitting.take = keep  # type: ignore[method-assign]
    rig.do(A, Walk(1), after=1_000)
    rig.do(A, Walk(2))
    rig.undo(A)
    rig.stand(B, "gate", "day", Rest())
    rig.do(A, Rest(), Ready(), lag=20)
    rig.come(C, "lost")
    rig.pause(B)
    rig.unpause(A, after=60_000)
    rig.wait(seat_1=Rest())
    rig.leave(C)
    rig.sit(C)
    rig.do(C, Ready())
    assert len(log) == 12
    again = replay(Relay(), 3, RelayOptions(keeps=True), KEY, 0, log)
    assert snapshot(again.state) == snapshot(rig.state)
    assert again.state.far == [1, 0, 0]


def test_a_refused_row_changes_nothing() -> None:
    rig = Rig(Relay(), 3)
    rig.do(A, Walk(1))
    step, trail = rig.sitting.step, list(rig.sitting.trail)
    refused: list[Row] = [Answered(9, B, 0, Rest()), Expired(9), Sat(9, A), TookBack(9, B)]
    for row in refused:
        with pytest.raises(Refused):
            rig.sitting.take(row)
    assert rig.sitting.step is step
    assert rig.sitting.trail == trail

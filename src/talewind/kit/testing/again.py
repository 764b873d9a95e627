"""Checks that something done again, or undone, has the same result."""

from typing import Any

from msgspec import ValidationError

from talewind.kit.base import Seat, tag_of
from talewind.kit.chance import Key
from talewind.kit.clone import clone
from talewind.kit.game import AnyGame
from talewind.kit.look import Sight, look
from talewind.kit.rows import play_row
from talewind.kit.settle import Step
from talewind.kit.state import State
from talewind.kit.store import restore, snapshot

from .faults import Fault, blaming
from .leaks import difference
from .openings import check_types


def check_again(
    game: AnyGame, before: State[Any], raw: bytes, row: Any, step: Step[Any], after: bytes, key: Key
) -> None:
    """Check that the row has the same effect on the restored state and on a clone. `raw`, `after`: the snapshots of the
    states before and after it."""
    for phase in before.stack:
        if type(phase) not in game.phases:
            raise Fault(
                "phases",
                f"{type(phase).__name__} is on the stack, not in {type(game).__name__}.phases; add it",
            )
    try:
        restored = restore(game, raw)
    except ValidationError as no:
        check_types(before)
        raise Fault("snapshot", f"the stored state cannot be read again: {no}") from no
    if restored != before or clone(before) != before:
        check_types(before)
        raise Fault("snapshot", "snapshot, restore and clone differ: a field is not stored or not copied")
    outcomes = []
    for state in (before, restored):
        with blaming(game, f"{row} once more"):
            again = play_row(game, state, row, key)
        outcomes.append((snapshot(again.state), again.events))
    if outcomes[0] != (after, step.events):
        says = f"{_called(row, before)} gives two states if it is played twice; use only the state and t.chance"
        raise Fault("not deterministic", says)
    if outcomes[1] != outcomes[0]:
        check_types(before)
        raise Fault(
            "snapshot", f"{_called(row, before)} has another result after a snapshot: the state lacks something"
        )


def _called(row: Any, state: State[Any]) -> str:
    """A row by its move or kind, and the phase it comes to."""
    what = tag_of(row.move if getattr(row, "move", None) is not None else row)
    return f"{what!r} in {type(state.stack[-1]).__name__}"


def check_undo(game: AnyGame, state: State[Any], earlier: State[Any], seat: Seat) -> None:
    """Check that undo restores the seat's view and question."""
    now = look(game, state, seat)
    was = look(game, earlier, seat)
    if now.view != was.view or _untimed(now) != _untimed(was):
        raise Fault("undo", f"undo of seat {seat} does not restore {difference(was, now)}; keep it in the state")


def _untimed(sight: Sight[Any]) -> Any:
    """The question without its clock: undo does not turn time back."""
    return sight.question and sight.question.ask

"""Admission of new rows: bounds that only new rows must keep. A server calls `admit`; a reader of a log calls
`Sitting.take`, which does not check them, since logs older than the bounds must still replay and verify."""

from typing import Any

import msgspec
from msgspec import structs

from .asks import obeys
from .game import AnyGame
from .rows import Stood
from .settle import Step, require
from .sitting import Sitting
from .state import Order, State

MOST_ORDERED = 16_000  # bytes of all standing orders of one seat


def admit[S: State[Any]](trial: Sitting[S], row: Any) -> Step[S] | None:
    """Play a new row; None if it changes nothing and tells nothing, so that no row is needed. `trial`: a fork, spent
    afterwards."""
    before = trial.state
    if isinstance(row, Stood):
        _check_order(trial.game, before, row)
    step = trial.take(row)
    return None if not step.events and _same(before, step.state, row) else step


def _check_order(game: AnyGame, state: State[Any], row: Stood[Any]) -> None:
    """Refuse a standing order for a window that the game lacks or cannot open any more, and too many bytes of
    orders."""
    if row.scope is None or not 0 <= row.seat < state.seats:
        return
    require(state.stack and any(obeys(row.window, window) for window in game.windows), "kit-not-offered")
    kept = [order for order in state.chairs[row.seat].orders if order.window != row.window]
    size = len(msgspec.json.encode([*kept, Order(row.window, row.scope, row.move)]))
    require(size <= MOST_ORDERED, "kit-too-many-orders")


def _same(before: State[Any], after: State[Any], row: Any) -> bool:
    """Whether nothing but the time has changed. The order of standing orders has no meaning and is ignored."""
    chairs = list(after.chairs)
    if isinstance(row, Stood):
        was, now = before.chairs[row.seat].orders, chairs[row.seat].orders
        if len(was) == len(now) and all(order in was for order in now):
            chairs[row.seat] = structs.replace(chairs[row.seat], orders=was)
    return structs.replace(after, at=before.at, chairs=tuple(chairs)) == before

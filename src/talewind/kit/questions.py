"""The questions of a state: what the phase on top of its stack asks, and what of it is still open."""

from typing import Any

from .asks import Ask
from .state import State


def questions(state: State[Any]) -> tuple[Ask, ...]:
    """All questions of the phase on top, also those whose answers are sealed. A step has them as `Step.put`."""
    return tuple(state.stack[-1].asks(state)) if state.stack else ()


def pending(state: State[Any], put: tuple[Ask, ...]) -> tuple[Ask, ...]:
    """Those of them that are still open."""
    chairs = state.chairs
    for ask in put:
        if chairs[ask.seat].sealed is not None:
            return tuple([ask for ask in put if chairs[ask.seat].sealed is None])
    return put


def asks(state: State[Any], put: tuple[Ask, ...] | None = None) -> tuple[Ask, ...]:
    """The questions now open. `put`: `Step.put`, if at hand."""
    return pending(state, questions(state) if put is None else put)

"""The questions of a state: those of the top phase, and which of them are open."""

from typing import Any

from .asks import Ask
from .state import State


def questions(state: State[Any]) -> tuple[Ask, ...]:
    """All questions of the top phase, including those with sealed answers. A step has them as `Step.put`."""
    return tuple(state.stack[-1].asks(state)) if state.stack else ()


def pending(state: State[Any], put: tuple[Ask, ...]) -> tuple[Ask, ...]:
    """The questions of `put` that are still open."""
    chairs = state.chairs
    for ask in put:
        if chairs[ask.seat].sealed is not None:
            return tuple([ask for ask in put if chairs[ask.seat].sealed is None])
    return put


def asks(state: State[Any], put: tuple[Ask, ...] | None = None) -> tuple[Ask, ...]:
    """The open questions. `put`: `Step.put`, if available."""
    return pending(state, questions(state) if put is None else put)

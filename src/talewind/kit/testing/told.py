"""Checks of what a step tells: its events, their audience, and the points that they give."""

from typing import Any

from talewind.kit.base import Event, tag_of
from talewind.kit.events import Scored
from talewind.kit.game import AnyGame
from talewind.kit.settle import Step
from talewind.kit.state import State

from .faults import Counts, Fault
from .fitting import misfit
from .messages import Texts


def check_events(game: AnyGame, step: Step[Any], texts: Texts, seen: Counts) -> None:
    """Check that events are declared, have texts and values of their types, and are told to seats of this table."""
    seats = step.state.seats
    for each in step.events:
        name = type(each.event).__name__
        if each.to is not None:
            seen["told in private"] += 1
            if wrong := [seat for seat in each.to if not 0 <= seat < seats]:
                raise Fault("event", f"{name} is told to seat {wrong[0]}, but the seats are 0 to {seats - 1}")
        for event in (each.event, each.others):
            if event is not None:
                _check_event(game, event)
                seen["told " + tag_of(event)] += 1
                texts.event(event)


def _check_event(game: AnyGame, event: Any) -> None:
    name = type(event).__name__
    if not isinstance(event, Event):
        shown = event.__name__ if isinstance(event, type) else repr(event)
        raise Fault("event", f"t.tell({shown}) tells no event; make one, t.tell({shown}(...))")
    if game.events.get(tag_of(event)) is not type(event):
        raise Fault("undeclared", f"{name} is told, but is not in {type(game).__name__}.event_types; add it")
    if says := misfit(event):
        raise Fault("event", says)


def check_scores(before: State[Any], step: Step[Any]) -> None:
    """Check that points are given by `Table.score`, which names their rule. A step that not all may notice is a leak if it
    changes the scores."""
    if step.only is not None:
        return
    given = list(before.scores)
    for each in step.events:
        if isinstance(each.event, Scored):
            given[each.event.seat] += each.event.points
    for seat, (told, has) in enumerate(zip(given, step.state.scores, strict=False)):
        if told != has:
            phase = type(before.stack[-1]).__name__ if before.stack else "the end"
            raise Fault("scores", f"{phase} gave seat {seat} {has - told} points without t.score, which names the rule")

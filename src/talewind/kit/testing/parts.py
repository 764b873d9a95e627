"""Checks of a view's parts: the marks hold at every step for every viewer, and the parts merge to the whole view."""

from typing import Any

from msgspec import structs

from talewind.kit.base import Seat
from talewind.kit.game import AnyGame
from talewind.kit.settle import Step
from talewind.kit.state import State
from talewind.kit.views import lacking, merged, parts_of, shared

from .faults import Counts, Fault, Leak, blaming
from .fitting import misfit
from .leaks import who


class Viewers:
    """The views of all viewers, as merged from their frames."""

    def __init__(self, game: AnyGame, state: State[Any], seen: Counts) -> None:
        self.game, self.seen = game, seen
        with blaming(game, "looking"):
            self.views = game.views(state, (*range(state.seats), None))
            for view in self.views.values():
                check_view(game, view)
            self.known = {seat: structs.asdict(view) for seat, view in self.views.items()}  # as the client has them
        for name in parts_of(game.view_type).growing:
            if any(type(getattr(view, name)) is not tuple for view in self.views.values()):
                raise Fault("growing", f"view.{name} is marked Growing and is no tuple; make it one, or drop the mark")
        for view in self.views.values():
            if says := misfit(view):
                raise Fault("view", says)

    def check(self, step: Step[Any], undone: bool) -> None:
        """Check one step. `undone`: it took something back."""
        earlier = self.views
        with blaming(self.game, "looking"):
            self.views = self.game.views(step.state, earlier)
        for seat, was in earlier.items():
            now = self.views[seat]
            if not step.noticed(seat):
                _check_unnoticed(seat, was, now)
                continue
            for name in parts_of(type(now)).fixed:
                if getattr(was, name) != getattr(now, name):
                    raise Fault("fixed", f"view.{name} of {who(seat)} is marked Fixed and has changed; drop the mark")
            for name in parts_of(type(now)).growing:
                before, after = getattr(was, name), getattr(now, name)
                if not undone and shared(before, after) < len(before):
                    raise Fault(
                        "growing", f"view.{name} of {who(seat)} has a changed entry; move that to a field of its own"
                    )
                self.seen["entries grown"] += max(0, len(after) - len(before))
            lacks = lacking(was, now)
            ends = {name: structs.asdict(grown) for name, grown in lacks.grown.items()}
            self.known[seat] = merged(self.known[seat], lacks.view, ends)
            if self.known[seat] != structs.asdict(now):
                raise Fault("parts", f"the frames of {who(seat)} do not merge to its view")


def check_view(game: AnyGame, view: Any) -> None:
    """Check that a view is of its type."""
    if not isinstance(view, game.view_type):
        given = "nothing" if view is None else f"a {type(view).__name__}"
        raise Fault("view", f"{type(game).__name__}.view returns {given}; return a {game.view_type.__name__}")


def _check_unnoticed(seat: Seat | None, was: Any, now: Any) -> None:
    """Check that a row without a frame for a viewer does not change its view: the next frame is relative to it."""
    for name in now.__struct_fields__:
        if getattr(was, name) != getattr(now, name):
            raise Leak(f"view.{name} of {who(seat)} changes by a row that it may not notice; tell an event")

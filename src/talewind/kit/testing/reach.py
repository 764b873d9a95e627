"""What random play has reached: every phase, move and event, and worlds that differ."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from talewind.kit.base import tag_of
from talewind.kit.game import AnyGame

from .faults import Counts, Fault

ENOUGH = 32  # private events, after which some viewer was dealt another world unless none can be


def check_worlds(seen: Counts, name: str = "Game") -> None:
    """Check that `determinize` changes something if events are private; otherwise the leak test would prove nothing."""
    if seen["told in private"] >= ENOUGH and not seen["other worlds"]:
        raise Fault(
            "determinize",
            f"events are private, but {name}.determinize deals nothing anew; deal what a seat cannot know",
        )


def check_reach(game: AnyGame, seen: Counts) -> None:
    """Check that random play has reached every phase, move and event."""
    if never := never_reached(game, seen):
        says = f"random play of {type(game).__name__} never came to: {', '.join(never)}"
        raise Fault("never reached", says)


def never_reached(game: AnyGame, seen: Counts) -> list[str]:
    """The phases, moves and events of the game that random play has not reached."""
    everywhere = [f"in {tag_of(phase)}" for phase in game.phases] + [f"played {tag}" for tag in game.kinds]
    own = [tag for tag, kind in game.events.items() if not kind.__module__.startswith("talewind.kit.")]
    return [place for place in everywhere + [f"told {tag}" for tag in own] if not seen[place]]


@contextmanager
def watching(game: AnyGame, seen: Counts) -> Iterator[None]:
    """Count phases that only run: they are on no stack between steps."""
    own = {phase: phase.__dict__.get("run") for phase in game.phases}

    def watch(phase: Any) -> None:
        runs = phase.run

        def run(self: Any, t: Any) -> None:
            seen["in " + tag_of(self)] += 1
            runs(self, t)

        phase.run = run

    for phase in game.phases:
        watch(phase)
    try:
        yield
    finally:
        for phase, run in own.items():
            if run is None:
                del phase.run
            else:
                phase.run = run  # type: ignore[method-assign]

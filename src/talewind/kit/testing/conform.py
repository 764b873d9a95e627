"""conform(game): plays random games and checks at every step what every game must keep."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from talewind.kit.game import AnyGame

from .causes import Causes
from .definition import check_definition
from .faults import Counts, Fault, blaming
from .messages import Texts
from .one_game import Arrange, OneGame
from .openings import Openings
from .reach import check_reach, check_worlds, watching
from .rolls import SetUps


def conform(
    game: AnyGame, games: int = 100, first: int = 0, bound: int = 3000, arrange: Arrange | None = None,
    reach: bool = True, thorough: bool = False, each: Callable[[], None] = lambda: None, only: Mapping[str, Any] | None = None,
) -> Counts:  # fmt: skip
    """Play `games` random games, numbered from `first`, over all seats and options. Raises a Fault, or returns how
    often each check applied and how often each phase, move and event was reached.

    `arrange` changes the state after set-up, to reach deep phases that random play rarely reaches. `reach`: fail on a
    phase, move or event never reached. `thorough`: check the sights of every seat at every step, not of one. `only`:
    options of all games, such as `{"mode": "solo"}`; then not everything need be reached."""
    seen: Counts = Counter()
    set_ups, openings, causes = SetUps(), Openings(), Causes(game)
    with blaming(game, "defining the game"):
        check_definition(game)
        Texts(game).static()
    with watching(game, seen):
        for number in range(first, first + games):
            try:
                with blaming(game, "playing"):
                    OneGame(game, number, seen, bound, arrange, thorough, only, set_ups, openings).to_the_end()
            except Fault as fault:
                raise causes.named(fault) from fault
            each()
    check_worlds(seen, type(game).__name__)
    set_ups.check()
    openings.check(game)
    if reach and not only:
        check_reach(game, seen)
    return seen

"""conform(game): plays random games and checks at every step what every game must keep."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from talewind.kit.game import AnyGame

from .faults import Counts
from .messages import Texts
from .one_game import Arrange, OneGame
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
    set_ups = SetUps()
    Texts(game).static()
    with watching(game, seen):
        for number in range(first, first + games):
            OneGame(game, number, seen, bound, arrange, thorough, only, set_ups).to_the_end()
            each()
    check_worlds(seen)
    set_ups.check()
    if reach and not only:
        check_reach(game, seen)
    return seen

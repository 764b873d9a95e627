"""Every game as a PettingZoo environment: `env("windward", seats=2)`. It needs the extra: `pip install "talewind[arena]"`."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from talewind.kit import AnyGame

    from .aec import Arena
    from .rewards import Rewarding

ACTIONS = 512  # of a question at most
LONGEST = 5_000  # answers of a game; the longest of random play, in Windward, have about 1,600
NEEDS = "talewind.arena needs pettingzoo, gymnasium and numpy: pip install 'talewind[arena]'"

__all__ = ["ACTIONS", "LONGEST", "env"]


def env(
    game: "str | AnyGame",
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    tales: str | Sequence[str] = "fixed",
    *,
    rewards: "Rewarding" = "outcome",
    actions: int = ACTIONS,
    silence: bool = False,
    max_cycles: int = LONGEST,
    render_mode: str | None = None,
    lang: str = "en",
) -> "Arena":
    """A game as an AEC environment.

    `game`: the id of an installed game, or a game. `seats`: default: the usual number. `options`: of the table, as plain
    values. `tales`: "fixed", or the texts that agents may tell. `rewards`: by "outcome", or by "scores". `actions`: the size
    of the action space. `silence`: one action more, by which a seat lets its clock run out. `max_cycles`: answers after
    which the game is truncated. `render_mode`: "human" or "ansi". `lang`: of what is rendered."""
    try:
        from .aec import Arena
    except ModuleNotFoundError as missing:
        if missing.name is not None and missing.name.partition(".")[0] in ("pettingzoo", "gymnasium", "numpy"):
            raise ModuleNotFoundError(NEEDS, name=missing.name) from missing
        raise
    return Arena(game, seats, options or {}, tales, rewards, actions, silence, max_cycles, render_mode, lang)

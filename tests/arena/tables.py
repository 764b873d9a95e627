"""The tables of these tests: one of every game, and small games from elsewhere."""

import random
import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import numpy as np
from bench.take_a_card import TakeACard

from talewind import arena
from talewind.arena.aec import Arena
from talewind.kit import AnyGame

LIARSDICE = Path(__file__).parents[1] / "foreign" / "liarsdice" / "src"


@cache
def liars_dice() -> AnyGame:
    """Liar's Dice, which is not installed here."""
    sys.path.insert(0, str(LIARSDICE))
    try:
        from talewind_liarsdice import LiarsDice  # type: ignore[import-not-found,unused-ignore]
    finally:
        sys.path.remove(str(LIARSDICE))
    game: AnyGame = LiarsDice()
    return game


def tables() -> dict[str, Callable[..., Arena]]:
    return {
        "take-a-card": partial(arena.env, TakeACard(), seats=4),
        "liarsdice": partial(arena.env, liars_dice(), seats=3, options={"dice": 2}),
        "windward": partial(arena.env, "windward", seats=2, options={"planet": "small"}),
        "windmill": partial(arena.env, "windmill", seats=3, tales="fixed"),
        "story": partial(arena.env, "story", seats=3, tales="fixed"),
        "end_of_the_story": partial(arena.env, "end_of_the_story", seats=3, tales="fixed"),
        "winter_tales": partial(arena.env, "winter_tales", seats=3, tales="fixed"),
    }


NAMES = tuple(tables())


def played(env: Arena, seed: int, most: int = 100_000) -> Iterator[tuple[str, Any, Any]]:
    """Random play: each agent, what it saw, and its action, before it is played."""
    env.reset(seed=seed)
    dice = random.Random(seed)
    for agent in env.agent_iter(most):
        seen, _reward, terminated, truncated, _info = env.last()
        over = terminated or truncated
        action = None if over else int(dice.choice(np.flatnonzero(seen["action_mask"])))
        yield agent, seen, action
        env.step(action)

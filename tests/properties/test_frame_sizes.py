"""Frames stay small however long a game has gone on; `python bench/frames.py` measures more of them."""

from statistics import median
from typing import Any

import pytest
from bench.frames import MEDIAN, NINETY_FIVE, Sizes, evening

from talewind import games
from talewind.bots import bots_of
from talewind.games.winter_tales.options import WinterOptions

MODULES = {"powers": True, "skills": True, "objectives": True, "alternative_epilogue": True}


def test_frames_of_an_eight_seat_story_are_small() -> None:
    sizes = Sizes()
    evening(games.load("story"), 8, 0, sizes)
    half, most = sizes.figures()
    assert (half <= MEDIAN, most <= NINETY_FIVE) == (True, True), (half, most)


@pytest.mark.parametrize("modules", [{}, MODULES], ids=["core", "modules"])
def test_frames_and_views_of_a_winter_tale_of_seven_are_small(modules: dict[str, Any]) -> None:
    game, sizes = games.load("winter_tales"), Sizes()
    evening(game, 7, 0, sizes, bots_of(game)["teller"], WinterOptions(players=7, **modules))
    assert median(sizes.frames) <= 3_000
    assert median(sizes.views) <= 6_000
    assert max(sizes.views) <= 14_000

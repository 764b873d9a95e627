"""Frames stay small however long a game has gone on; `python bench/frames.py` measures more of them."""

from bench.frames import MEDIAN, NINETY_FIVE, Sizes, evening

from talewind import games


def test_frames_of_an_eight_seat_story_are_small() -> None:
    sizes = Sizes()
    evening(games.load("story"), 8, 0, sizes)
    half, most = sizes.figures()
    assert (half <= MEDIAN, most <= NINETY_FIVE) == (True, True), (half, most)

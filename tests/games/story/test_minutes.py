"""How long a game is said to last, held against simulated ones."""

from statistics import mean

import pytest

from talewind.cli.simulating import one_game
from talewind.games.story import Story, StoryOptions

# Seconds that people take on the whole, well within the clocks of a live table.
STORY, ROUND = 50, 40  # to choose and write one; to open a round, vote and look at the result


def minutes(seats: int) -> float:
    ended = [one_game(Story(), seats, StoryOptions(mode="typed"), number).last.state for number in range(12)]
    return float(mean(STORY * len(state.tales) + ROUND * state.round for state in ended)) / 60


@pytest.mark.parametrize("seats", [3, 8])
def test_the_smallest_and_the_largest_table_take_about_as_long_as_it_says(seats: int) -> None:
    shortest, longest = Story.minutes
    said = shortest if seats == 3 else longest
    assert abs(minutes(seats) - said) < 0.2 * said

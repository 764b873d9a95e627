"""PettingZoo's own tests pass for every game."""

import pytest
from pettingzoo.test import api_test, seed_test

from .tables import NAMES, played, tables

# What its test says of every environment with an action mask that is not its own.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]
CYCLES = {"windward": 12, "winter_tales": 12}  # of all agents; a view of these takes longest


@pytest.mark.parametrize("name", NAMES)
def test_it_passes_pettingzoos_test_of_the_interface(name: str) -> None:
    api_test(tables()[name](), num_cycles=CYCLES.get(name, 40))


@pytest.mark.parametrize("name", NAMES)
def test_equal_seeds_are_equal_games(name: str) -> None:
    seed_test(tables()[name], num_cycles=CYCLES.get(name, 15))


@pytest.mark.nightly
@pytest.mark.parametrize("name", NAMES)
def test_it_passes_them_over_whole_games(name: str) -> None:
    api_test(tables()[name](), num_cycles=1_000)
    seed_test(tables()[name], num_cycles=300)


@pytest.mark.nightly
@pytest.mark.parametrize("name", NAMES)
def test_random_games_come_to_their_end(name: str) -> None:
    env = tables()[name]()
    for seed in range(5):
        for _agent, seen, _action in played(env, seed):
            assert env.observation_space(env.agent_selection).contains(seen)
            assert not any(env.truncations.values()), "the game ended by itself"

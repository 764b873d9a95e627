"""Observations: from the sight of one seat alone, with one length and within bounds."""

import numpy as np
import pytest

from talewind.arena.encoding import Encoder
from talewind.kit import Chance, look, world_of

from .tables import NAMES, played, tables

SIZE = {"winter_tales": 25, "windward": 30}


@pytest.mark.parametrize("name", NAMES)
def test_an_observation_is_the_encoded_sight(name: str) -> None:
    env = tables()[name]()
    encoder = Encoder(env.game, env.seats)
    for agent, seen, action in played(env, seed=1, most=SIZE.get(name, 60)):
        if action is not None:
            assert np.array_equal(seen["observation"], encoder.sight(env.infos[agent]["sight"]))
        for other in env.agents:
            assert env.observation_space(other).contains(env.observe(other))
            if other != agent:
                assert not env.observe(other)["action_mask"].any()


@pytest.mark.parametrize("name", NAMES)
def test_nothing_that_a_seat_cannot_know_is_in_its_observation(name: str) -> None:
    """The hidden part of the state is dealt anew: the seat's vector, mask and moves stay the same."""
    env = tables()[name]()
    encoder, dice = Encoder(env.game, env.seats), Chance(b"leaks")
    for agent, seen, action in played(env, seed=2, most=SIZE.get(name, 60)):
        if action is None:
            break
        seat = env.possible_agents.index(agent)
        other = look(env.game, world_of(env.game, env._table.step.state, seat, dice), seat)
        assert np.array_equal(seen["observation"], encoder.sight(other))
        assert other.question is not None
        offered = env._actions.of(other.question.ask.offers, other.question.ask.otherwise)
        assert np.array_equal(seen["action_mask"], offered.mask)


def test_an_observation_tells_positions_apart() -> None:
    env = tables()["windmill"]()
    seen = {tuple(seen["observation"]) for _agent, seen, action in played(env, seed=1) if action is not None}
    assert len(seen) > 20


def test_what_an_agent_does_to_its_arrays_does_not_matter() -> None:
    env = tables()["take-a-card"]()
    env.reset(seed=1)
    first = env.observe("seat_0")
    first["action_mask"][:] = 7
    first["observation"][:] = 7
    again = env.observe("seat_0")
    assert again["action_mask"].sum() == 1
    assert again["observation"].max() <= 1

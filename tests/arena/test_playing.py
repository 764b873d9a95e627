"""The cycle: who is asked, what silence is, how games end, and what agents are paid."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from bench.take_a_card import Take, TakeACard

from talewind import arena
from talewind.arena.aec import Arena
from talewind.kit import Refused, Sight, outcome
from tests.kit.toys.bidding import Auction

from .tables import liars_dice, played, tables


def actors(env: Arena, seed: int, most: int) -> list[str]:
    return [agent for agent, _seen, action in played(env, seed, most) if action is not None]


def test_seats_that_are_asked_together_are_served_in_turn_from_the_lowest() -> None:
    env = arena.env("story", seats=4)
    turns = list[tuple[str, tuple[int, ...]]]()
    for agent, _seen, action in played(env, seed=1, most=120):
        step = env._table.step
        waited = [ask for ask in step.asks if not ask.settled]
        if action is not None and len({step.state.asked_at[ask.seat] for ask in waited}) == 1:
            turns.append((agent, tuple(ask.seat for ask in waited)))
    assert {len(seats) for _, seats in turns} >= {2, 3, 4}
    assert all(agent == f"seat_{min(seats)}" for agent, seats in turns)


def test_in_a_race_no_seat_answers_twice_before_each_has_answered_once() -> None:
    env = arena.env("end_of_the_story", seats=4)
    raced = list[str]()
    for agent, _seen, action in played(env, seed=1):
        ask = env._table.ask
        if action is not None and ask is not None and ask.opens is not None:
            raced.append(agent)
    assert len(raced) >= 9
    assert len(set(raced[:3])) == len(set(raced[3:6])) == 3


@pytest.mark.parametrize("game", ["story", Auction()])
def test_answers_given_together_are_not_seen_by_those_who_are_served_later(game: Any) -> None:
    """Two different answers of seat 0 to a question that is secret: seat 1 sees the same."""
    seen: list[Any] = []
    for choice in (0, 1):
        env = arena.env(game, seats=3)
        env.reset(seed=5)
        while len(env._table.step.asks) < 3 or len(env.infos["seat_0"]["moves"]) < 2:
            env.step(min(env.infos[env.agent_selection]["moves"]))
        assert env.agent_selection == "seat_0"
        env.step(sorted(env.infos["seat_0"]["moves"])[choice])
        assert env.agent_selection == "seat_1"
        seen.append(env.observe("seat_1"))
    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
    assert np.array_equal(seen[0]["action_mask"], seen[1]["action_mask"])


def test_the_winners_are_paid_at_the_end_and_nobody_before() -> None:
    env = tables()["liarsdice"]()
    paid: dict[str, float] = {}
    for agent, _seen, action in played(env, seed=4):
        if action is None:
            paid[agent] = env._cumulative_rewards[agent]
        else:
            assert not any(env.rewards.values())
    winners = outcome(env.game, env._table.step.state).winners
    assert paid == {agent: 1.0 if seat in winners else -1.0 for seat, agent in enumerate(env.possible_agents)}
    assert len(winners) == 1


def test_the_end_comes_before_the_question_for_another_game() -> None:
    env = tables()["liarsdice"]()
    kinds = {
        type(env.infos[agent]["moves"][action]).__name__ for agent, _, action in played(env, 4) if action is not None
    }
    assert "Challenge" in kinds
    assert not kinds & {"Again", "Enough"}


def test_scores_are_paid_as_they_change() -> None:
    env = arena.env(liars_dice(), seats=3, options={"dice": 2}, rewards="scores")
    total = dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=4)
    while env.agents and not any(env.terminations.values()):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
        for agent, reward in env.rewards.items():
            total[agent] += reward
    assert sum(total.values()) == pytest.approx(0)
    gained = [score - 2 for score in env._table.step.state.scores]
    assert list(total.values()) == pytest.approx([own - (sum(gained) - own) / 2 for own in gained])


def test_a_game_is_truncated_after_so_many_answers() -> None:
    env = arena.env(TakeACard(), seats=4, max_cycles=10)
    assert len(actors(env, 1, 1_000)) == 10
    env.reset()
    for _ in range(10):
        env.step(Take())
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not env.observe(env.agent_selection)["action_mask"].any()


def test_equal_seeds_are_equal_games_and_others_are_not() -> None:
    env = arena.env("windmill", seats=3)
    seen = []
    for seed in (1, 2, 1, None):
        env.reset(seed=seed)
        seen.append(tuple(env.observe("seat_0")["observation"]))
    assert seen[0] == seen[2]
    assert len(set(seen)) == 3, "without a seed, another game follows"


def test_an_action_that_is_not_in_the_mask_is_an_error_that_says_so() -> None:
    env = arena.env(TakeACard(), seats=4)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.observe("seat_0")["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=f"seat_0: {wrong} is no action of this question"):
        env.step(wrong)
    with pytest.raises(ValueError, match="None is no action"):
        env.step(None)


def test_any_legal_move_is_an_action_too() -> None:
    env = arena.env(TakeACard(), seats=4)
    env.reset(seed=1)
    env.step(Take())
    assert env.agent_selection == "seat_1"
    told = arena.env("windmill", seats=3)
    told.reset(seed=1)
    with pytest.raises(Refused):
        told.step(Take())


def test_silence_is_an_action_only_where_it_is_wished_for() -> None:
    usual = arena.env(liars_dice(), seats=2)
    env = arena.env(liars_dice(), seats=2, silence=True)
    usual.reset(seed=1)
    env.reset(seed=1)
    assert env.action_space("seat_0").n == usual.action_space("seat_0").n + 1
    assert env.observe(env.agent_selection)["action_mask"][-1] == 1
    first = env._table.step.state
    env.step(env.action_space("seat_0").n - 1)
    assert env._table.step.state.at >= first.at + 60_000, "its clock ran out"
    assert [chair.presence for chair in env._table.step.state.chairs] == ["here", "here"]
    for _ in range(6):
        env.step(env.action_space("seat_0").n - 1)
    assert env._table.step.state.paused is None


def test_a_question_without_a_clock_has_no_silence() -> None:
    env = arena.env(TakeACard(), seats=4, silence=True)
    env.reset(seed=1)
    assert env.observe("seat_0")["action_mask"][-1] == 0
    with pytest.raises(ValueError, match="no clock"):
        env.step(env.action_space("seat_0").n - 1)


def test_what_is_read_later_is_that_of_its_own_step() -> None:
    one, other = (arena.env(liars_dice(), seats=2) for _ in range(2))
    one.reset(seed=1)
    other.reset(seed=1)
    seen, _, _, _, info = other.last()
    then = dict(seen), dict(info)
    kept, _, _, _, told = one.last()
    for _ in range(3):
        one.step(int(np.flatnonzero(one.last()[0]["action_mask"])[0]))
    assert isinstance(told["sight"], Sight)
    assert told == then[1]
    assert np.array_equal(kept["observation"], then[0]["observation"])
    assert not np.array_equal(kept["observation"], one.observe(other.agent_selection)["observation"])
    assert pickle.loads(pickle.dumps(told)) == told


def test_an_unread_info_is_read_however_it_is_read() -> None:
    env = arena.env(liars_dice(), seats=2)

    def unread() -> Any:
        env.reset(seed=1)
        return env.last()[4]

    ways = (lambda i: {**i}, dict, lambda i: i.copy(), lambda i: dict(i.items()), copy.copy)
    for way in ways:
        assert way(unread())["sight"] is not None
    assert unread().get("sight") is not None
    assert all(value is not None for value in unread().values())


def test_it_prints_what_a_terminal_prints_for_the_seat() -> None:
    env = arena.env(liars_dice(), seats=2, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    hand = env.infos[env.agent_selection]["sight"].view.hand
    assert text is not None
    assert "Under your cup" in text
    faces = ("⚀ one", "⚁ two", "⚂ three", "⚃ four", "⚄ five", "⚅ six")
    assert all(faces[die - 1] in " ".join(text.split()) for die in hand)


def test_seats_and_options_are_those_of_the_game() -> None:
    with pytest.raises(ValueError, match="windmill is for"):
        arena.env("windmill", seats=40)
    with pytest.raises(ValueError, match="rounds"):
        arena.env("windmill", options={"rounds": "many"})
    with pytest.raises(ValueError, match="fixed"):
        arena.env("windmill", tales="true")

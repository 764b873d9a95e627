"""Measures a bot against chance: `python measure_a_bot.py windward --games 16`.

The bot has one seat, which changes with every game; all others answer at random. What is measured is the bot's share of the victory: 1 for
a game that it won alone, 1/2 for one that it shared with another seat. A bot that is no better than chance has a mean of one part per seat.
The interval (Wilson's, which is meant for few games) covers the true mean in 95 of 100 such measurements. Nothing is trained here. Needs `pip install "talewind[arena]"`."""

import argparse
import random
from math import sqrt
from statistics import mean

import numpy as np

from talewind import arena
from talewind.bots import bot_for

GAMES = {
    "windward": {"mode": "head_to_head", "planet": "small", "round_limit": 20},
    "windmill": {},
}  # with the table's options


def by_chance(env, seen, dice):
    """Any action of the mask."""
    return int(dice.choice(np.flatnonzero(seen["action_mask"])))


def by_bot(env, agent, info, number):
    """The answer of the game's bot. It is a move, which need not be among the numbered actions."""
    bot = bot_for(env.game, b"measured %d" % number)
    return bot.answer(info["sight"], env.worlds(agent, seed=number))[0]


def one_game(env, number):
    """The bot's share of the victory in the game of this number."""
    env.reset(seed=number)
    bot, dice = env.possible_agents[number % len(env.possible_agents)], random.Random(number)
    for asked, agent in enumerate(env.agent_iter()):
        seen, _reward, terminated, truncated, info = env.last(observe=agent != bot)
        if terminated or truncated:
            ended = info["sight"].outcome
            return (int(bot[5:]) in ended.winners) / len(ended.winners) if ended and ended.winners else 0.0
        env.step(by_bot(env, agent, info, asked) if agent == bot else by_chance(env, seen, dice))
    raise AssertionError("a game has an end")


def interval(middle, games, z=1.96):
    """Wilson's interval of a share. It is never empty, even if the bot has won every game."""
    centre = (middle + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(middle * (1 - middle) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return centre - half, centre + half


def main():
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game", nargs="?", default="windward", choices=GAMES)
    words.add_argument("--games", type=int, default=16)
    words.add_argument("--seats", type=int, help="default: the usual number")
    chosen = words.parse_args()
    env = arena.env(chosen.game, seats=chosen.seats, options=GAMES[chosen.game])
    middle = mean(one_game(env, number) for number in range(chosen.games))
    low, high = interval(middle, chosen.games)
    chance = 1 / env.seats
    verdict = "better than" if low > chance else "worse than" if high < chance else "not told apart from"
    print(f"{type(bot_for(env.game, b'')).__name__} in {chosen.game}, {env.seats} seats, {chosen.games} games")
    print(f"share of the victory: {middle:.3f}, 95 % interval {low:.3f} to {high:.3f}")
    print(f"by chance: {chance:.3f}; the bot is {verdict} chance")


if __name__ == "__main__":
    main()

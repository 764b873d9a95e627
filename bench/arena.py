"""What the arena costs: `python bench/arena.py [--seconds 1.0] [--all]`.

Random play of take-a-card with the kit alone and through `talewind.arena`, with `last()` and a mask at every move: moves per CPU second of
both, and their ratio; and the ratio for agents that read their vector, too. Five interleaved rounds; the median of each. `--all`: of other
games, too."""

import argparse
import random
import sys
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.take_a_card import TakeACard
from talewind import arena, games
from talewind.arena.aec import Arena
from talewind.kit import AnyGame, Chance, Step, due, expire, open_table, play, sample

LEAST = 0.5  # of the kit's own speed, for take-a-card
ROUNDS = 5


def kit_speed(game: AnyGame, seats: int, seconds: float) -> float:
    """Moves per CPU second of random legal answers, without observations."""
    moves, begun = 0, process_time()
    end = begun + seconds
    while process_time() < end:
        dice, key, at = Chance(b"dice %d" % moves), b"key %d" % moves, 0
        step: Step[Any] = open_table(game, seats, None, key)
        while step.state.stack:
            at += 1
            if not step.asks:
                at = max(at, due(game, step.state, step.put) or at)
                step = expire(game, step.state, at, key, put=step.put)
                continue
            ask = dice.pick(step.asks, "ask")
            at = max(at, ask.opens or 0)
            move = sample(ask.offers, game.kinds, dice)
            step = play(game, step.state, ask.seat, step.state.asked[ask.seat], move, at, key, put=step.put)
            moves += 1
    return moves / (process_time() - begun)


def arena_speed(env: Arena, seconds: float, vectors: bool = False) -> float:
    """Moves per CPU second of agents that pick any action of their mask. `vectors`: they read what they see, too."""
    moves, dice, begun = 0, random.Random(1), process_time()
    end = begun + seconds
    while process_time() < end:
        env.reset(seed=moves)
        for _agent in env.agent_iter():
            seen, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            (legal,) = seen["action_mask"].view(bool).nonzero()  # of bool: the fastest way
            if vectors:
                _ = seen["observation"]
            env.step(legal[int(dice.random() * len(legal))])
            moves += 1
    return moves / (process_time() - begun)


def compare(game: AnyGame, seats: int, seconds: float) -> tuple[float, float, float, float]:
    """The medians of both speeds; the median of the ratios of the rounds, and that of agents that read their vectors."""
    env = arena.env(game, seats=seats)
    rounds = [
        (kit_speed(game, seats, seconds), arena_speed(env, seconds), arena_speed(env, seconds, vectors=True))
        for _ in range(ROUNDS)
    ]
    kit, through, _ = zip(*rounds, strict=True)
    return median(kit), median(through), median(b / a for a, b, _ in rounds), median(c / a for a, _, c in rounds)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--seconds", type=float, default=1.0, help="of each round")
    words.add_argument("--all", action="store_true", help="the installed games, too")
    chosen = words.parse_args()
    tables: list[tuple[AnyGame, int]] = [(TakeACard(), 4)]
    if chosen.all:
        tables += [(game, min(game.seats_for(game.options_type()))) for game in map(games.load, games.names())]
    print(f"{'':28}{'kit, moves/s':>14}{'arena, moves/s':>16}{'ratio':>8}{'with vectors':>14}")
    ratios = []
    for game, seats in tables:
        kit, through, ratio, vectors = compare(game, seats, chosen.seconds)
        ratios.append(ratio)
        print(
            f"{f'{game.id}, {seats} seats':28}{kit:>14,.0f}{through:>16,.0f}{ratio:>8.2f}{vectors:>14.2f}", flush=True
        )
    if ratios[0] < LEAST:
        sys.exit(f"take-a-card through the arena is slower than {LEAST} of the kit")


if __name__ == "__main__":
    main()

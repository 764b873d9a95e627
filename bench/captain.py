"""What a plan of Windward's captain costs: `python bench/captain.py [games]`.

Whole games by captains in each mode; CPU time of each answer to a turn, by `process_time`. A shared core is slower: beside
each answer a fixed loop is timed, and the last columns are the times divided by how much slower it ran than at best."""

import sys
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from talewind.bots.windward import Captain
from talewind.games.windward import Windward
from talewind.games.windward.options import SkyOptions
from talewind.games.windward.turn import Turn
from talewind.kit import Chance, due, expire, look, open_table, play, worlds_of

MODES: dict[str, tuple[int, dict[str, Any]]] = {
    "solo": (1, {}), "co-op for three": (3, {"mode": "coop"}), "head-to-head": (2, {}), "free-for-all of three": (3, {}),
    "free-for-all of five": (5, {}),
}  # fmt: skip

type Timed = tuple[float, float]  # seconds of an answer, and of the loop before it


def loop() -> float:
    begun, total = process_time(), 0
    for number in range(5_000):
        total += number * number
    return process_time() - begun


def voyage(seats: int, options: SkyOptions, number: int) -> list[Timed]:
    """The answers to turns in one game."""
    game, key, dice, found = Windward(), b"bench %d" % number, Chance(b"bench %d" % number), list[Timed]()
    step = open_table(game, seats, options, key)
    while step.state.winners is None:
        if not step.asks:
            step = expire(game, step.state, due(game, step.state, step.put) or 0, key)
            continue
        seat, seed = step.asks[0].seat, b"%d" % dice.roll(1 << 32, "seed")
        sight = look(game, step.state, seat, step.put)
        worlds = worlds_of(game, step.state, seat, Chance(b"worlds " + seed))
        pace, begun = loop(), process_time()
        move, then = Captain(game, seed).answer(sight, worlds)
        if isinstance(step.state.stack[-1], Turn):
            found.append((process_time() - begun, pace))
        step = play(game, step.state, seat, step.state.asked[seat], move, 0, key, then, put=step.put)
    return found


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    quiet = min(loop() for _ in range(400))
    print(f"{'ms of CPU a plan':>24}  plans  median  worst  median and worst on a quiet core")
    for name, (seats, options) in MODES.items():
        timed = [one for n in range(games) for one in voyage(seats, SkyOptions(timers="none", **options), n)]
        raw = [1_000 * spent for spent, _ in timed]
        fair = [1_000 * spent / max(1.0, pace / quiet) for spent, pace in timed]
        print(
            f"{name:>24}  {len(raw):5}  {median(raw):6.1f}  {max(raw):5.0f}  {median(fair):6.1f}  {max(fair):5.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()

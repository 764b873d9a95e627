"""What a step costs here: `python bench/kit.py [--json] [--seconds 1.0]`.

Random play of Windmill, of Windward, of Winter Tales, of take-a-card and of a state of about 10 KB; the parts of a step; and take-a-card by
hand, in the same run, as the limit. Timings wander on a shared machine: trust the ratios, which come from interleaved rounds."""

import argparse
import platform
import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.kit.slices.windward.state import Windward as Slice

from bench import by_hand
from bench.big import Big
from bench.take_a_card import Take, TakeACard
from talewind.games.windmill import Windmill
from talewind.games.windward import Windward
from talewind.games.winter_tales import WinterTales
from talewind.games.winter_tales.options import WinterOptions
from talewind.kit import (
    AnyGame,
    Chance,
    Step,
    asks,
    clone,
    due,
    expire,
    look,
    looks,
    open_table,
    play,
    restore,
    sample,
    snapshot,
)  # fmt: skip

KEY = b"bench"
MODULES: dict[str, Any] = {"powers": True, "skills": True, "objectives": True, "memories": 7}
encode = msgspec.json.Encoder().encode

type Position = tuple[Any, Any, Any, int, tuple[Any, ...]]  # state, ask, move, at, known asks


def kit_game(views: bool, seconds: float) -> float:
    """Take-a-card with the kit: steps per CPU second."""
    game, move, steps = TakeACard(), Take(), 0
    end = process_time() + seconds
    begun = process_time()
    while process_time() < end:
        step = open_table(game, 4, None, KEY)
        while step.asks:
            state, seat = step.state, step.asks[0].seat
            step = play(game, state, seat, state.asked[seat], move, steps, KEY, put=step.put)
            steps += 1
            if views:
                for s in range(4):
                    encode(game.view(step.state, s))
                encode(step.events)
    return steps / (process_time() - begun)


def hand_game(views: bool, seconds: float) -> float:
    """The same by hand."""
    dice, steps = random.Random(1), 0
    end = process_time() + seconds
    begun = process_time()
    while process_time() < end:
        deck = list(range(52))
        dice.shuffle(deck)
        state = by_hand.start(deck)
        while actions := by_hand.legal(state):
            state = by_hand.apply(state, dice.choice(actions), state.turn)
            steps += 1
            if views:
                for s in range(4):
                    encode(by_hand.view(state, s))
                encode(state)
    return steps / (process_time() - begun)


def positions(game: AnyGame, seats: int, games: int, options: Any = None) -> tuple[list[Position], float]:
    """Positions of random games, and steps per CPU second of making them, sampling included."""
    found: list[Position] = []
    begun = process_time()
    for n in range(games):
        dice, key, at = Chance(b"dice %d" % n), b"key %d" % n, 0
        step: Step[Any] = open_table(game, seats, options, key)
        while step.state.stack:
            at += 10
            if not step.asks:
                at = max(at, due(game, step.state) or at)
                step = expire(game, step.state, at, key)
                continue
            ask = dice.pick(step.asks, "ask")
            move = sample(ask.offers, game.kinds, dice)
            found.append((step.state, ask, move, at, step.put))
            step = play(game, step.state, ask.seat, step.state.asked[ask.seat], move, at, key, put=step.put)
    return found, len(found) / (process_time() - begun)


def each(work: Callable[[Any], object], over: list[Any], passes: int = 5) -> float:
    """CPU microseconds per item: the median item of the best pass."""
    best = float("inf")
    for _ in range(passes):
        costs = []
        for start in range(0, len(over), 20):  # timed in groups of twenty: a single one is below the clock's resolution
            some = over[start : start + 20]
            begun = process_time()
            for one in some:
                work(one)
            costs.append((process_time() - begun) / len(some))
        best = min(best, median(costs))
    return round(best * 1e6, 2)


def step_costs(game: AnyGame, seats: int, games: int) -> dict[str, float]:
    found, speed = positions(game, seats, games)
    states = [p[0] for p in found]
    raws = [snapshot(s) for s in states]
    size = sum(map(len, raws)) / len(raws)

    def step(p: Position, known: bool = False) -> Step[Any]:
        state, ask, move, at, asked = p
        return play(game, state, ask.seat, state.asked[ask.seat], move, at, KEY, put=asked if known else None)

    def step_and_views(p: Position) -> None:
        after = step(p, known=True)
        for seat in range(seats):
            encode(game.view(after.state, seat))
        encode(after.asks)

    return {
        "random play, steps per CPU second": round(speed),
        "step: clone, check, rules, asks before and after (us)": each(step, found),
        "the same, asks before at hand (us)": each(lambda p: step(p, known=True), found),
        "step with all views and their JSON (us)": each(step_and_views, found),
        "clone (us)": each(clone, states),
        "asks (us)": each(asks, states),
        "snapshot + restore (us)": each(lambda s: restore(game, snapshot(s)), states),
        "snapshot (bytes)": round(size),
    }


def sight_costs(games: int) -> dict[str, float]:
    """The sights of four seats and an onlooker of the Windward slice, as a server computes them after each row."""
    game, viewers = Slice(), (0, 1, 2, 3, None)
    found, _speed = positions(game, 4, games)
    return {
        "five sights, questions at hand (us)": each(lambda p: looks(game, p[0], viewers, p[4]), found),
        "the same, questions asked for (us)": each(lambda p: looks(game, p[0], viewers), found),
        "one by one (us)": each(lambda p: [look(game, p[0], viewer) for viewer in viewers], found),
    }


def table_costs(
    game: AnyGame, viewers: Sequence[int | None], seats: int, games: int, options: Any = None
) -> dict[str, float]:
    """A step as a server plays it, alone and with the sights of all; what a sight's view weighs."""
    found, speed = positions(game, seats, games, options)

    def step(p: Position) -> Step[Any]:
        state, ask, move, at, asked = p
        return play(game, state, ask.seat, state.asked[ask.seat], move, at, KEY, put=asked)

    def step_and_sights(p: Position) -> None:
        after = step(p)
        looks(game, after.state, viewers, after.put)

    some = found[::7]
    sizes = [len(encode(game.view(p[0], seat))) for p in some for seat in viewers]
    movers = [len(encode(game.view(p[0], p[1].seat))) for p in some]
    return {
        "random play, steps per CPU second": round(speed),
        "step, asks before at hand (us)": each(step, found),
        f"step with {len(viewers)} sights (us)": each(step_and_sights, found),
        f"{len(viewers)} sights, questions at hand (us)": each(lambda p: looks(game, p[0], viewers, p[4]), found),
        "clone (us)": each(clone, [p[0] for p in found]),
        "asks (us)": each(asks, [p[0] for p in found]),
        "view (bytes, median)": median(sizes),
        "the mover's view (bytes, median)": median(movers),
    }


def measure(seconds: float) -> dict[str, Any]:
    rounds: dict[str, list[float]] = {
        "apply": [],
        "views": [],
        "kit": [],
        "hand": [],
        "kit views": [],
        "hand views": [],
    }
    for _ in range(3):
        for name, views in (("apply", False), ("views", True)):
            ours, limit = kit_game(views, seconds), hand_game(views, seconds)
            rounds[name].append(ours / limit)
            rounds["kit views" if views else "kit"].append(ours)
            rounds["hand views" if views else "hand"].append(limit)
    return {
        "machine": f"{platform.machine()}, {platform.python_implementation()} {platform.python_version()}, msgspec {msgspec.__version__}",
        "take a card": {
            "kit: apply, steps per CPU second": round(median(rounds["kit"])),
            "by hand: apply": round(median(rounds["hand"])),
            "kit / by hand": round(median(rounds["apply"]), 3),
            "kit: apply + 4 views + JSON": round(median(rounds["kit views"])),
            "by hand: apply + 4 views + JSON": round(median(rounds["hand views"])),
            "with views, kit / by hand": round(median(rounds["views"]), 3),
        },
        "windmill, 4 seats": step_costs(Windmill(), 4, 12),
        "10 KB toy, 4 seats": step_costs(Big(), 4, 3),
        "windward, 4 seats and an onlooker": table_costs(Windward(), (0, 1, 2, 3, None), 4, 2),
        "winter tales, 7 seats": table_costs(WinterTales(), range(6), 7, 3),
        "winter tales with all modules, 7 seats": table_costs(WinterTales(), range(6), 7, 3, WinterOptions(**MODULES)),
        "windward slice, 4 seats and an onlooker": sight_costs(2),
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--json", action="store_true", help="for machines")
    options.add_argument("--seconds", type=float, default=1.0, help="of each round of take-a-card")
    chosen = options.parse_args()
    found = measure(chosen.seconds)
    if chosen.json:
        print(msgspec.json.format(encode(found)).decode())
        return
    print(found.pop("machine"))
    for name, figures in found.items():
        print(f"\n{name}")
        for what, figure in figures.items():
            print(f"  {what:56}{figure:>12,}")


if __name__ == "__main__":
    main()

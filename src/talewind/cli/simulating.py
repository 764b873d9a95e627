"""`talewind simulate`: many games of random bots, and what came of it."""

from collections import Counter
from statistics import mean
from time import process_time
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from talewind import games
from talewind.kit import Ask, Chance, Frozen, Game, Step, due, expire, open_table, play, sample
from talewind.texts import Speaker

from .choosing import options_of, seats_of
from .turns import is_due


class Figures(Frozen):
    """What `--json` prints. `scores`: by number of seats, the mean score of each seat."""

    game: str
    games: int
    steps: int
    steps_per_game: float
    shortest: int
    longest: int
    cpu_seconds: float
    steps_per_cpu_second: float
    scores: dict[str, list[float]]
    wins: dict[str, list[int]]
    counted: dict[str, tuple[int, int]]


THOUGHT, TOUCH = 1_000, 250  # ms from a question to its answer, and between two moves of a race


def one_game(game: Game[Any, Any, Any], seats: int, options: Any, number: int) -> tuple[Step[Any], int]:
    """To the end by any legal answers; how many steps it took."""
    key, dice, at, steps = b"simulate %d" % number, Chance(b"bots %d" % number), 0, 0
    step = open_table(game, seats, options, key)
    while step.state.stack:
        steps += 1
        ask = dice.pick([a for a in step.asks if is_due(a)] or step.asks, "who") if step.asks else None
        at = at if ask is None else answered_at(step, ask, at)
        when = due(game, step.state)
        if ask is None or (when is not None and at > when):
            at = at if when is None else when
            step = expire(game, step.state, at, key)
        else:
            move = sample(ask.offers, game.kinds, dice)
            step = play(game, step.state, ask.seat, step.state.asked[ask.seat], move, at, key, known=step.asks)
    return step, steps


def answered_at(step: Step[Any], ask: Ask, at: int) -> int:
    """Seats that are asked together think at the same time; in a race they move one after another."""
    if ask.opens is not None:
        return max(at + TOUCH, ask.opens)
    put: int = step.state.asked_at[ask.seat]
    return max(at, put + THOUGHT)


def figures(game: Game[Any, Any, Any], number: int, seats: range, options: Any, quiet: bool) -> Figures:
    lengths: list[int] = []
    scores: dict[int, list[list[int]]] = {n: [] for n in seats}
    wins: dict[int, Counter[int]] = {n: Counter() for n in seats}
    counted: dict[str, tuple[int, int]] = {}
    console = Console(stderr=True, quiet=quiet)
    begun = process_time()
    for n in track(range(number), f"Playing {game.id}", console=console, transient=True):
        at_table = seats[n % len(seats)]
        last, steps = one_game(game, at_table, options, n)
        lengths.append(steps)
        scores[at_table].append(last.state.scores)
        wins[at_table].update(game.outcome(last.state).winners)
        for name, (some, of) in game.figures(last.state).items():
            before = counted.get(name, (0, 0))
            counted[name] = (before[0] + some, before[1] + of)
    spent = process_time() - begun
    return Figures(
        game=game.id,
        games=number,
        steps=sum(lengths),
        steps_per_game=round(mean(lengths), 1),
        shortest=min(lengths),
        longest=max(lengths),
        cpu_seconds=round(spent, 2),
        steps_per_cpu_second=round(sum(lengths) / spent),
        scores={str(n): [round(mean(s), 2) for s in zip(*rows, strict=True)] for n, rows in scores.items() if rows},
        wins={str(n): [wins[n][seat] for seat in range(n)] for n in seats if scores[n]},
        counted=counted,
    )


def simulate_games(name: str, number: int, seats: str, words: list[str], as_json: bool) -> None:
    game = games.load(name)
    found = figures(game, max(1, number), seats_of(game, seats), options_of(game, words), quiet=as_json)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        return
    tell(game, found)


def tell(game: Game[Any, Any, Any], found: Figures) -> None:
    speaker, console = Speaker(game), Console()
    console.print(f"[bold]{speaker.text(game.id + '-name')}[/]: {found.games:,} games of random bots")
    console.print(f"  length: {found.steps_per_game} steps a game ({found.shortest} to {found.longest})")
    grid = Grid("seats", "mean score of each seat", "wins (shared ones count for each)", box=None, padding=(0, 2))
    for seats, means in found.scores.items():
        grid.add_row(seats, "  ".join(f"{m:5.2f}" for m in means), "  ".join(f"{w:4}" for w in found.wins[seats]))
    console.print(grid)
    for name, (some, of) in found.counted.items():
        share = f" ({100 * some / of:.1f} %)" if of else ""
        console.print(f"  {speaker.text(f'{game.id}-figure-{name}')}: {some:,} of {of:,}{share}")
    console.print(f"  speed: {found.steps_per_cpu_second:,} steps a CPU second, bots included")

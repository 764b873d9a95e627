"""`talewind simulate`: plays many games of bots at the pace of people, and prints statistics."""

from collections import Counter
from statistics import mean, median
from time import process_time
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from talewind import games
from talewind.bots import bot_for, times
from talewind.kit import (
    AnyGame,
    Ask,
    Chance,
    Frozen,
    Move,
    Step,
    due,
    expire,
    look,
    open_table,
    outcome,
    play,
    sample,
    tag_of,
    worlds_of,
)
from talewind.kit.clocks import deadline
from talewind.texts import Speaker

from .choosing import options_of, seats_of
from .turns import is_due


class Figures(Frozen):
    """What `--json` prints. `minutes`, `scores`: by number of seats, the median length and the mean score of each seat."""

    game: str
    games: int
    steps: int
    steps_per_game: float
    shortest: int
    longest: int
    minutes: dict[str, float]
    cpu_seconds: float
    steps_per_cpu_second: float
    scores: dict[str, list[float]]
    wins: dict[str, list[int]]
    counted: dict[str, tuple[int, int]]


def one_game(game: AnyGame, seats: int, options: Any, number: int, bots: bool = False) -> tuple[Step[Any], int, int]:
    """Play a game to its end, by random legal answers or by the game's bots; returns the last step, the number of steps and the
    ms it took."""
    key, dice, at, steps = b"simulate %d" % number, Chance(b"bots %d" % number), 0, 0
    step = open_table(game, seats, options, key)
    while step.state.stack:
        steps += 1
        ask = dice.pick([a for a in step.asks if is_due(a)] or step.asks, "who") if step.asks else None
        move, then = (None, ()) if ask is None else _answer(game, step, ask, dice, bots)
        at = at if ask is None or move is None else answered_at(game, step, ask, move, at)
        when = due(game, step.state, step.put)
        if ask is None or move is None or (when is not None and at > when):
            at = at if when is None else when
            step = expire(game, step.state, at, key)
        else:
            asked = step.state.asked[ask.seat]
            step = play(game, step.state, ask.seat, asked, move, at, key, then, put=step.put)
    return step, steps, at


def _answer(game: AnyGame, step: Step[Any], ask: Ask, dice: Chance, bots: bool) -> tuple[Move, tuple[Move, ...]]:
    if not bots:
        return sample(ask.offers, game.kinds, dice), ()
    seed = b"%d" % dice.roll(1 << 32, "seed")
    worlds = worlds_of(game, step.state, ask.seat, Chance(b"worlds " + seed))
    return bot_for(game, seed).answer(look(game, step.state, ask.seat, step.put), worlds)


def answered_at(game: AnyGame, step: Step[Any], ask: Ask, move: Move, at: int) -> int:
    """When a seat answers. Seats that are asked together think at the same time; in a race they move one after another. A seat
    with a clock answers in time."""
    offer = next((offer for offer in ask.offers if offer.move == tag_of(move)), None)
    taken = times.read(step.heard(ask.seat)) + times.choose(ask.offers) + (times.write(offer) if offer else 0)
    if ask.opens is not None:
        return max(at, ask.opens) + taken
    put: int = step.state.asked_at[ask.seat]
    end = deadline(game, step.state, ask)
    return max(at, put + taken if end is None else min(put + taken, end))


def figures(game: AnyGame, number: int, seats: range, options: Any, quiet: bool, bots: bool = False) -> Figures:
    lengths: list[int] = []
    minutes: dict[int, list[float]] = {n: [] for n in seats}
    scores: dict[int, list[list[int]]] = {n: [] for n in seats}
    wins: dict[int, Counter[int]] = {n: Counter() for n in seats}
    counted: dict[str, tuple[int, int]] = {}
    console = Console(stderr=True, quiet=quiet)
    begun = process_time()
    for n in track(range(number), f"Playing {game.id}", console=console, transient=True):
        at_table = seats[n % len(seats)]
        last, steps, ms = one_game(game, at_table, options, n, bots)
        lengths.append(steps)
        minutes[at_table].append(ms / times.MINUTE)
        scores[at_table].append(last.state.scores)
        wins[at_table].update(outcome(game, last.state).winners)
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
        minutes={str(n): round(median(some), 1) for n, some in minutes.items() if some},
        cpu_seconds=round(spent, 2),
        steps_per_cpu_second=round(sum(lengths) / spent),
        scores={str(n): [round(mean(s), 2) for s in zip(*rows, strict=True)] for n, rows in scores.items() if rows},
        wins={str(n): [wins[n][seat] for seat in range(n)] for n in seats if scores[n]},
        counted=counted,
    )


def simulate_games(name: str, number: int, seats: str, words: list[str], as_json: bool, bots: bool) -> None:
    game = games.load(name)
    options = options_of(game, words)
    found = figures(game, max(1, number), seats_of(game, options, seats), options, as_json, bots)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        return
    tell(game, found, "of its bots" if bots else "of random bots")


def tell(game: AnyGame, found: Figures, whose: str) -> None:
    speaker, console = Speaker(game), Console()
    console.print(f"[bold]{speaker.text(game.id + '-name')}[/]: {found.games:,} games {whose}")
    console.print(f"  length: {found.steps_per_game} steps a game ({found.shortest} to {found.longest})")
    grid = Grid(
        "seats", "minutes", "mean score of each seat", "wins (shared ones count for each)", box=None, padding=(0, 2)
    )
    for seats, means in found.scores.items():
        grid.add_row(
            seats,
            f"{found.minutes[seats]:.0f}",
            "  ".join(f"{m:5.2f}" for m in means),
            "  ".join(f"{w:4}" for w in found.wins[seats]),
        )
    console.print(grid)
    for name, (some, of) in found.counted.items():
        share = f" ({100 * some / of:.1f} %)" if of else ""
        console.print(f"  {speaker.text(f'{game.id}-figure-{name}')}: {some:,} of {of:,}{share}")
    console.print(f"  speed: {found.steps_per_cpu_second:,} steps a CPU second, bots included")

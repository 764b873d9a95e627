"""`talewind simulate`: plays many games of bots at the pace of people, and prints statistics."""

import io
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import mean, median
from time import process_time
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from talewind import games
from talewind.bots import MakeBot, bot_for, bots_of, times
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

from .choosing import at_least, options_of, seats_of
from .plotting import Sample, by_seats, check_place, draw, save
from .sheets import Noted, Rows, Sheet, open_sheet
from .turns import is_due

RANDOM, OWN = "random bots", "its bots"


class Simulated(Frozen):
    """One game: its last step, the number of steps and of answers among them, the ms it took, and how often each event occurred,
    by its tag."""

    last: Step[Any]
    steps: int
    answers: int
    ms: int
    events: dict[str, int]


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
    by_bot: dict[str, tuple[int, int]] = {}  # where bots were named: games won, and seats played


def one_game(
    game: AnyGame, seats: int, options: Any, number: int, bots: Sequence[MakeBot] = (), noted: Noted | None = None
) -> Simulated:
    """Play a game to its end, by random legal answers or by these bots, one for each seat. `noted`: called after each step."""
    key, dice, at, steps, answers = b"simulate %d" % number, Chance(b"bots %d" % number), 0, 0, 0
    step, events = open_table(game, seats, options, key), Counter[str]()
    while step.state.stack:
        steps += 1
        ask = dice.pick([a for a in step.asks if is_due(a)] or step.asks, "who") if step.asks else None
        move, then = (None, ()) if ask is None else _answer(game, step, ask, dice, bots)
        at = at if ask is None or move is None else answered_at(game, step, ask, move, at)
        when, before = due(game, step.state, step.put), step
        if ask is None or move is None or (when is not None and at > when):
            at, ask = at if when is None else when, None
            step = expire(game, step.state, at, key)
        else:
            answers += 1
            asked = step.state.asked[ask.seat]
            step = play(game, step.state, ask.seat, asked, move, at, key, then, put=step.put)
        events.update(tag_of(each.event) for each in step.events)
        if noted is not None:
            noted(before, ask, move, at, step)
    return Simulated(step, steps, answers, at, events)


def _answer(
    game: AnyGame, step: Step[Any], ask: Ask, dice: Chance, bots: Sequence[MakeBot]
) -> tuple[Move, tuple[Move, ...]]:
    if not bots:
        return sample(ask.offers, game.kinds, dice), ()
    seed = b"%d" % dice.roll(1 << 32, "seed")
    worlds = worlds_of(game, step.state, ask.seat, Chance(b"worlds " + seed))
    return bots[ask.seat](game, seed, "en").answer(look(game, step.state, ask.seat, step.put), worlds)


def answered_at(game: AnyGame, step: Step[Any], ask: Ask, move: Move, at: int) -> int:
    """When a seat answers. Seats that are asked together think at the same time; in a race they move one after another. A seat
    that is asked alone has answered everything before. A seat with a clock answers in time."""
    offer = next((offer for offer in ask.offers if offer.move == tag_of(move)), None)
    taken = times.read(step.heard(ask.seat)) + times.choose(ask.offers) + (times.write(offer) if offer else 0)
    if ask.opens is not None:
        return max(at, ask.opens) + taken
    put: int = step.state.asked_at[ask.seat] if len(step.put) > 1 else step.state.at
    end = deadline(game, step.state, ask)
    return max(at, put + taken if end is None else min(put + taken, end))


def played(
    game: AnyGame, numbers: range, seats: range, options: Any, quiet: bool, bots: list[str] | None = None,
    sheet: Sheet | None = None,
) -> list[Sample]:  # fmt: skip
    """The games of these numbers, one after another. `bots`: names, of which the seats take the next in turn, shifted by one
    each time that all numbers of seats have been played. `sheet`: where their rows are written."""
    console, found = Console(stderr=True, quiet=quiet), list[Sample]()
    known = bots_of(game)
    for n in track(numbers, f"Playing {game.id}", console=console, transient=True):
        at_table = seats[n % len(seats)]
        names = [bots[(seat + n // len(seats)) % len(bots)] for seat in range(at_table)] if bots else []
        makers = [known[name] for name in names] or [bot_for] * (0 if bots is None else at_table)
        who = names or [name_of(game, bots)] * at_table
        noted = None if sheet is None else sheet.noting(n, options, who, at_table)
        one = one_game(game, at_table, options, n, makers, noted)
        state = one.last.state
        won = outcome(game, state).winners
        if sheet is not None:
            sheet.game_over(n, options, who, state.scores, won, one.answers, one.ms)
        counted = game.figures(state) | {name: (one.events.get(tag, 0), 1) for name, tag in game.tallies.items()}
        found.append(Sample(at_table, one.steps, one.ms, tuple(state.scores), tuple(won), counted, tuple(names)))
    return found


def name_of(game: AnyGame, bots: list[str] | None) -> str:
    """The name of the bot that plays where none is named."""
    return "random" if bots is None else type(bot_for(game, b"")).__name__.lower()


def figures(game: AnyGame, samples: list[Sample], spent: float) -> Figures:
    lengths = [sample.steps for sample in samples]
    counted: dict[str, tuple[int, int]] = {}
    by_bot: dict[str, tuple[int, int]] = {}
    for one in samples:
        for name, (some, of) in one.counted.items():
            before = counted.get(name, (0, 0))
            counted[name] = (before[0] + some, before[1] + of)
        for seat, name in enumerate(one.bots):
            won, seats = by_bot.get(name, (0, 0))
            by_bot[name] = (won + (seat in one.winners), seats + 1)
    tables = {str(n): some for n, some in by_seats(samples).items()}
    return Figures(
        game=game.id,
        games=len(samples),
        steps=sum(lengths),
        steps_per_game=round(mean(lengths), 1),
        shortest=min(lengths),
        longest=max(lengths),
        minutes={n: round(median(s.ms for s in some) / times.MINUTE, 1) for n, some in tables.items()},
        cpu_seconds=round(spent, 2),
        steps_per_cpu_second=round(sum(lengths) / spent),
        scores={
            n: [round(mean(points), 2) for points in zip(*(s.scores for s in some), strict=True)]
            for n, some in tables.items()
        },
        wins={n: [sum(seat in s.winners for s in some) for seat in range(int(n))] for n, some in tables.items()},
        counted=counted,
        by_bot=by_bot,
    )


def simulate_games(
    name: str,
    number: int,
    seats: str,
    words: list[str],
    as_json: bool,
    bots: list[str] | None,
    compared: list[str],
    plot: Path | None,
    first: int = 0,
    out: Path | None = None,
    rows: Rows = "games",
) -> None:
    at_least("--games", number)
    if plot is not None:
        check_place(plot)
    game = games.load(name)
    if unknown := [bot for bot in bots or () if bot not in bots_of(game)]:
        sys.exit(f"{game.id} has no bot named {unknown[0]}; it has: {', '.join(bots_of(game))}")
    options = {more: options_of(game, [*words, *more.split()]) for more in ("", *compared)}
    tables = {more: seats_of(game, chosen, seats) for more, chosen in options.items()}
    found: dict[str, tuple[list[Sample], Figures]] = {}
    with open_sheet(game, out, rows) as sheet:
        for more, chosen in options.items():
            begun = process_time()
            samples = played(game, range(first, first + number), tables[more], chosen, as_json, bots, sheet)
            found[more] = samples, figures(game, samples, process_time() - begun)
    if as_json:
        plain = {more: some for more, (_, some) in found.items()} if compared else found[""][1]
        print(msgspec.json.format(msgspec.json.encode(plain), indent=2).decode())
    console = Console(record=plot is not None, file=io.StringIO() if as_json else None)
    for more, (_, some) in found.items():
        tell(console, game, some, more, "of " + (RANDOM if bots is None else ", ".join(bots) or OWN))
    if plot is not None or compared:
        speaker = Speaker(game)
        named = {more or "as printed": samples for more, (samples, _) in found.items()}
        draw(console, named, lambda figure: speaker.text(f"{game.id}-figure-{figure}"))
    if plot is not None:
        save(console, plot, f"talewind simulate {name}")


def tell(console: Console, game: AnyGame, found: Figures, more: str, whose: str) -> None:
    speaker = Speaker(game)
    title = speaker.text(game.id + "-name") + (f", {more}" if more else "")
    console.print(f"[bold]{title}[/]: {found.games:,} games {whose}")
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
        label = speaker.text(f"{game.id}-figure-{name}")
        if of == found.games and some > of:  # a quantity of each game, not a share
            console.print(f"  {label}: {some / of:.1f} a game")
            continue
        share = f" ({100 * some / of:.1f} %)" if of else ""
        console.print(f"  {label}: {some:,} of {of:,}{share}")
    for name, (won, games_of) in found.by_bot.items():
        console.print(f"  won by {name}: {won:,} of {games_of:,} seats ({100 * won / games_of:.1f} %)")
    console.print(f"  speed: {found.steps_per_cpu_second:,} steps a CPU second, bots included")

"""Drawings of simulated games in the terminal: lengths, points and wins as bars."""

import sys
from collections import Counter
from collections.abc import Callable, Sequence
from math import ceil
from pathlib import Path

from rich.console import Console

from talewind.bots.times import MINUTE
from talewind.kit import Frozen, Seat

WIDE, HIGH = 30, 16  # characters of the longest bar, rows of a histogram
EIGHTHS = " ▏▎▍▌▋▊▉█"


class Sample(Frozen):
    """What is kept of a game."""

    seats: int
    steps: int
    ms: int
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    counted: dict[str, tuple[int, int]]
    bots: tuple[str, ...]


def bar(share: float) -> str:
    """
    >>> bar(1 / 60), bar(0.1)
    ('▌', '███')
    """
    whole, eighths = divmod(round(share * WIDE * 8), 8)
    return "█" * whole + EIGHTHS[eighths].strip()


def histogram(console: Console, title: str, values: Sequence[int]) -> None:
    """How often each value, or each range of values, occurred."""
    if not values:
        return
    low, high = min(values), max(values)
    wide = max(1, ceil((high - low + 1) / HIGH))
    rows = Counter((value - low) // wide for value in values)
    most = max(rows.values())
    console.print(f"[bold]{title}[/]")
    for row in range((high - low) // wide + 1):
        first = low + row * wide
        label = str(first) if wide == 1 else f"{first}-{first + wide - 1}"
        console.print(f"  {label:>9} {bar(rows[row] / most)} {rows[row]}", highlight=False)


def draw(console: Console, played: dict[str, list[Sample]], label_of: Callable[[str], str]) -> None:
    """`played`: the games by the options that they were played with. `label_of`: the name of a figure of the game."""
    for name, samples in played.items():
        console.print(f"\n[bold]{name}[/]")
        histogram(console, "rows a game", [sample.steps for sample in samples])
        histogram(console, "minutes a game", [round(sample.ms / MINUTE) for sample in samples])
        for figure in quantities(samples):
            histogram(console, f"{label_of(figure)} a game", [sample.counted[figure][0] for sample in samples])
        histogram(console, "points of a seat", [score for sample in samples for score in sample.scores])
    console.print("\n[bold]games won, by seat[/]")
    for name, samples in played.items():
        for seats, some in by_seats(samples).items():
            for seat in range(seats):
                share = sum(seat in sample.winners for sample in some) / len(some)
                label = f"{name}, seat {seat + 1} of {seats}"
                console.print(f"  {label:>40} {bar(share)} {100 * share:.0f} %", highlight=False)
    console.print("\n[bold]how often[/]")
    for name, samples in played.items():
        for seats, some in by_seats(samples).items():
            title = name if len(some) == len(samples) else f"{name}, {seats} seats"
            for figure, share in shares(some).items():
                label = f"{title}, {label_of(figure)}"
                console.print(f"  {label:>40} {bar(min(1.0, share))} {100 * share:.0f} %", highlight=False)


def check_place(plot: Path) -> None:
    """Say that no drawing can be written there, and exit."""
    if not plot.parent.is_dir():
        sys.exit(f"--plot: there is no folder {plot.parent}")
    if plot.is_dir():
        sys.exit(f"--plot takes a file, and {plot} is a folder")


def save(console: Console, plot: Path, title: str) -> None:
    """Write what a recording console has printed."""
    if plot.suffix == ".svg":
        console.save_svg(str(plot), title=title)
    else:
        console.save_text(str(plot))


def by_seats(samples: list[Sample]) -> dict[int, list[Sample]]:
    """The games by their number of seats."""
    return {n: [sample for sample in samples if sample.seats == n] for n in sorted({s.seats for s in samples})}


def shares(samples: list[Sample]) -> dict[str, float]:
    """Figures that are a share of a whole, such as the games won by the First Player."""
    counted = quantities(samples)
    names = dict.fromkeys(name for sample in samples for name in sample.counted if name not in counted)
    found = {name: [sample.counted[name] for sample in samples if name in sample.counted] for name in names}
    return {
        name: sum(some for some, _ in each) / of for name, each in found.items() if (of := sum(of for _, of in each))
    }


def quantities(samples: list[Sample]) -> list[str]:
    """Figures that count something of each game, such as its rounds, and are no share of a whole."""
    names = dict.fromkeys(name for sample in samples for name in sample.counted)
    each = {name: [sample.counted.get(name, (0, 0)) for sample in samples] for name in names}
    return [
        name for name, found in each.items() if all(of == 1 for _, of in found) and max(some for some, _ in found) > 1
    ]

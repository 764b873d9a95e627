"""`talewind conform`: runs the checks of kit.testing over thousands of games, on all cores."""

import gc
import multiprocessing
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from typing import Any, NoReturn

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress

from talewind import games
from talewind.kit import AnyGame
from talewind.kit.catalogue import messages
from talewind.kit.testing import Fault, conform, never_reached, what_to_do

from .choosing import at_least, values_of

CHUNK = 20
SHOW_CURSOR = "\x1b[?25h"  # the progress bar hides it
COUNTED = {
    "in": "phases",
    "row": "rows",
    "played": "moves played",
    "told": "events told",
    "left": "somebody left",
    "lost": "a connection was lost",
    "away": "somebody was away",
    "ended": "ends",
}  # what the games have come to, and its words
ENOUGH = 5_000  # games, as `make conform` plays: if none of them reaches a phase, random play proves nothing about it


def _some(
    name: str, first: int, number: int, thorough: bool, only: dict[str, Any], bound: int, last_start: float
) -> Counter[str] | tuple[str, str]:
    """A chunk of games in a process of its own, none after `last_start`; a fault comes back as words."""
    if time.monotonic() > last_start:
        return Counter()
    game = games.load(name)
    gc.freeze()  # modules and catalogues stay; the states of a game are freed without the collector
    gc.set_threshold(50_000, 20, 20)
    try:
        return conform(game, number, first, bound, reach=False, thorough=thorough, only=only)
    except Fault as fault:
        return fault.kind, fault.says


@contextmanager
def _workers(jobs: int | None) -> Iterator[ProcessPoolExecutor]:
    """Processes for chunks of games. Ctrl-C is ours alone and ends all of them at once, without an exception: one that is raised at an
    unlucky moment is lost, or waits for the games that they play."""
    others = set(multiprocessing.active_children())

    def stop(*_: object) -> None:
        for worker in {*multiprocessing.active_children()} - others:
            worker.kill()
        if sys.stderr.isatty():
            sys.stderr.write(SHOW_CURSOR)
            sys.stderr.flush()
        os._exit(130)

    with ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        before = signal.signal(signal.SIGINT, stop)
        try:
            yield pool
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)  # a chunk that has begun is played to its end
            raise
        finally:
            signal.signal(signal.SIGINT, before)


def _only(game: AnyGame, words: list[str]) -> dict[str, Any]:
    """The options that all games have; says which of them the game does not know, and exits."""
    only = values_of(game, words, "--only")
    try:
        msgspec.convert(only, game.options_type)
    except msgspec.ValidationError as wrong:
        sys.exit(f"--only: {wrong}")
    return only


def _does_not_conform(console: Console, game_id: str, kind: str, says: str) -> NoReturn:
    """Print a fault and its cure."""
    console.print(f"[bold red]{game_id} does not conform.[/] {kind}: {escape(says)}", highlight=False)
    console.print(what_to_do(kind), markup=False, highlight=False)
    sys.exit(1)


def conform_games(
    name: str, number: int, first: int, thorough: bool, jobs: int | None, words: list[str], bound: int, minutes: float
) -> None:
    at_least("--games", number)
    at_least("--jobs", 1 if jobs is None else jobs)
    game, console, seen = games.load(name), Console(), Counter[str]()
    only = _only(game, words)
    if not messages(game):
        _does_not_conform(console, game.id, "text missing", f"{game.package or game.id} has no texts/en.ftl; write it")
    last_start = time.monotonic() + minutes * 60
    chunks = [(n, min(CHUNK, first + number - n)) for n in range(first, first + number, CHUNK)]
    with (
        _workers(jobs or os.cpu_count()) as pool,
        Progress(console=Console(stderr=True), transient=True) as bar,
    ):
        task = bar.add_task(f"{game.id} conforms?", total=number)
        waiting = {pool.submit(_some, name, n, some, thorough, only, bound, last_start): some for n, some in chunks}
        for done in as_completed(waiting):
            found = done.result()
            if isinstance(found, tuple):
                _does_not_conform(console, game.id, *found)
            seen += found
            bar.advance(task, waiting[done])
    if not seen["games"]:
        sys.exit(f"No game of {game.id} was played: {minutes:g} minutes were too few.")
    never = "" if only else ", ".join(never_reached(game, seen))
    if never and seen["games"] >= ENOUGH:
        _does_not_conform(console, game.id, "never reached", never)
    console.print(f"[bold green]{game.id} conforms[/] in {seen['games']:,} games, {seen['steps']:,} steps:")
    for what in ("answers tried", "moves refused", "other worlds", "steps in other worlds", "sealed answers"):
        console.print(f"  {what:24}{seen[what]:>12,}")
    for kind, label in COUNTED.items():
        found_here = {k.removeprefix(kind + " "): n for k, n in seen.items() if k.startswith(kind + " ")}
        counted = ", ".join(f"{k} {n:,}" for k, n in sorted(found_here.items())) or "none"
        console.print(f"  [dim]{label}: {counted}[/]", highlight=False)
    if never:
        console.print(
            f"[yellow]Not reached in {seen['games']:,} games: {never}. Play more games; "
            f"what {ENOUGH:,} do not reach is a fault.[/]",
            highlight=False,
        )

"""The suite: seeds one after another, and what they have seen together."""

from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from multiprocessing import get_context
from time import perf_counter, process_time

from talewind.kit import Frozen
from tests.faults.proof import Proved, Tick

from .planted import PLANTED, planted
from .world import MOVES, World

ALONE = 100  # seeds up to which one process is enough
PROCESSES = 2
COUNTED = ("crashes", "stops", "connects to", "statement lost", "statement unacknowledged", "statement hangs", "opens")


class Ran(Frozen):
    """One seed. `seen`: how often what happened."""

    seed: int
    faults: tuple[str, ...]
    rows: int
    seconds: float
    seen: dict[str, int]


def ran(seed: int, moves: int = MOVES, fault: str | None = None) -> Ran:
    """Run one seed, if asked for with a planted fault."""
    began = process_time()
    with nullcontext() if fault is None else planted(PLANTED[fault]):
        world = World(seed, moves).run()
    notes = Counter(what for _, _, what, _ in world.trace)
    seen = {what: notes[what] for what in COUNTED}
    seen["acknowledged"] = sum(sent.taken is not None for client in world.clients for sent in client.moves.values())
    seen["frames"] = sum(len(client.frames) for client in world.clients)
    return Ran(seed, tuple(world.faults), world.store.commits, process_time() - began, seen)


def caught_by(fault: str, seeds: Iterable[int], moves: int = MOVES) -> Ran | None:
    """The first seed that finds a planted fault."""
    return next((found for seed in seeds if (found := ran(seed, moves, fault)).faults), None)


def prove(count: int, tick: Tick, first: int = 0) -> Proved:
    """Run `count` seeds from `first` on."""
    began, faults, rows, seconds, seen = perf_counter(), list[str](), 0, 0.0, Counter[str]()
    tried = 0
    for one in _each(range(first, first + count)):
        tried += 1
        rows, seconds = rows + one.rows, seconds + one.seconds
        seen.update(one.seen)
        if one.faults:
            faults.append(f"seed {one.seed}: {one.faults[0]} (python -m tests.simulation {one.seed})")
        tick(tried)
    took = perf_counter() - began
    figures = (
        f"{rows:,} rows, {seen['acknowledged']:,} acknowledged, {seen['frames']:,} frames compared; {seen['crashes']:,} crashes, "
        f"{seen['connects to']:,} connections, {seen['statement lost'] + seen['statement hangs']:,} statements lost or late, "
        f"{seen['statement unacknowledged']:,} commits without acknowledgement; {tried / took:.1f} seeds a second, "
        f"{rows / took:,.0f} moves a second ({seconds / max(tried, 1):.2f} s of processor time a seed)"
    )
    return Proved(tried, tuple(faults), figures)


def _each(seeds: range) -> Iterator[Ran]:
    if len(seeds) <= ALONE:
        yield from map(ran, seeds)
        return
    with ProcessPoolExecutor(PROCESSES, get_context("spawn")) as pool:
        yield from pool.map(ran, seeds, chunksize=10)

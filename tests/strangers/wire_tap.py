"""Whole games with markers in every hidden text, and a tap on every byte to a seat, an onlooker, a stranger and the log: nobody
receives a marker, a card, a key or a cookie that they may not know yet.

Most games are played against the server in this process; every twentieth, and at least one of each game, goes over real sockets."""

import asyncio
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from talewind import games
from talewind.kit import Frozen
from tests.faults.proof import Proved, Tick, no_tick
from tests.server.conftest import Running, create_databases

from .evenings import Evening
from .household import household
from .over_sockets import play_some
from .quiet_house import opened
from .taps import Tap

A_SOCKET_IN = 20  # games
SOME = 20  # games that one process plays in one go
WORKERS = 2
LONGEST = 300  # rows of a game; then everybody leaves it
FEW = 100  # games: fewer are shorter too, and none of them goes over sockets


class Seen(Frozen):
    games: int
    faults: tuple[str, ...]
    counts: dict[str, int]


def prove(count: int, tick: Tick = no_tick, first: int = 0, sockets: int | None = None) -> Proved:
    """`first`: the number of the first game. `sockets`: how many of the games go over sockets; a twentieth, and four of each game in a
    large run."""
    names = games.names()
    if sockets is None:
        sockets = min(count, max(count // A_SOCKET_IN, 4 * len(names))) if count >= FEW else 0
    inside = count - sockets
    seen: list[Seen] = []
    with household() as (running, dsns):
        for each in _played(range(first, first + inside), LONGEST if count >= FEW else LONGEST // 3, running, dsns):
            seen.append(each)
            tick(sum(one.games for one in seen))
        for at in range(0, sockets, SOME):
            some = [names[number % len(names)] for number in range(at, min(at + SOME, sockets))]
            seen.append(_summed(asyncio.run(play_some(some, first + at, running, dsns)), {"over sockets": len(some)}))
            tick(sum(one.games for one in seen))
    counts = sum((Counter(one.counts) for one in seen), Counter[str]())
    figures = ", ".join(f"{number:,} {name}" for name, number in counts.items())
    return Proved(sum(one.games for one in seen), tuple(fault for one in seen for fault in one.faults), figures)


def _played(numbers: range, longest: int, running: Running, dsns: tuple[str, ...]) -> Iterable[Seen]:
    """The games of this process; of a large run, in several processes."""
    parts = [numbers[at : at + SOME] for at in range(0, len(numbers), SOME)]
    if len(parts) < WORKERS:
        yield from (play(part, longest, running, dsns) for part in parts)
        return
    with ProcessPoolExecutor(WORKERS, get_context("spawn")) as pool:
        for done in as_completed([pool.submit(play, part, longest, running, ()) for part in parts]):
            yield done.result()


def play(numbers: range, longest: int, running: Running, dsns: tuple[str, ...]) -> Seen:
    """Games by number, in fresh databases if none are given."""
    return asyncio.run(_play(numbers, longest, running, dsns))


async def _play(numbers: range, longest: int, running: Running, dsns: tuple[str, ...]) -> Seen:
    names, taps, counts = games.names(), list[Tap](), Counter[str]()
    dsns = dsns or tuple(running.database(name) for name in await create_databases(running))
    async with opened(running, dsns) as house:
        for number in numbers:
            evening = Evening(house, names[number % len(names)], number, longest)
            await evening.begin()
            await evening.to_the_end()
            await evening.end()
            counts.update({"rows": evening.rows, "markers": evening.mint.made, "refusals": evening.refusals})
            taps.append(evening.tap)
    return _summed(taps, counts)


def _summed(taps: list[Tap], counts: dict[str, int]) -> Seen:
    received = {"letters": sum(tap.letters for tap in taps), "bytes": sum(tap.bytes for tap in taps)}
    return Seen(len(taps), tuple(fault for tap in taps for fault in tap.faults), dict(counts) | received)

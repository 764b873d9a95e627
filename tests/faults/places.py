"""Where a suite runs: a household of its own, databases and server processes on it, and tables of every game."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from talewind import games
from talewind.kit import Frozen
from talewind.server.record import shard
from tests.server.conftest import Running, create_databases, household
from tests.server.live.test_alone import SHORT
from tests.server.players import call
from tests.server.serving import Server

GAMES = tuple(SHORT)


class Place(Frozen):
    """`dsns`: of two fresh databases."""

    running: Running
    dsns: tuple[str, ...]

    @contextmanager
    def servers(self, number: int, limits: str = "off", before: str = "") -> Iterator[list[Server]]:
        """So many server processes on the same databases and bus; ended by their process ids."""
        words = {"TALEWIND_DATABASES": ",".join(self.dsns), "TALEWIND_NATS": self.running.nats}
        with ExitStack() as stack:
            found = []
            for _ in range(number):
                found.append(Server(words | {"TALEWIND_LIMITS": limits}, before=f"{PATIENT}\n{before}").start())
                stack.callback(found[-1].end)
            yield found


# A statement may take long: this machine may be busy.
PATIENT = "from talewind.server.record import shard; shard.LEASE, shard.ANSWER = 60.0, 30.0"


@contextmanager
def place() -> Iterator[Place]:
    """A household and two databases, for as long as the block lasts; this process is patient meanwhile."""
    kept = shard.LEASE, shard.ANSWER
    shard.LEASE, shard.ANSWER = 90.0, 60.0
    try:
        with household() as running:
            names = asyncio.run(create_databases(running))
            yield Place(running, tuple(running.database(name) for name in names))
    finally:
        shard.LEASE, shard.ANSWER = kept


def seats_of(game: str) -> int:
    """The fewest people that play a short game of it."""
    return min(games.load(game).seats_for(games.load(game).options_type(**SHORT[game])))


class Opened(Frozen):
    """A begun table: a cookie for each seat, and the key of onlookers."""

    table: str
    game: str
    watch: str
    cookies: tuple[str, ...]


def open_short(address: str, game: str, **options: Any) -> Opened:
    """A short game for people, begun."""
    seats, chosen = seats_of(game), SHORT[game] | options
    opened, host = call(address, "/api/tables", {"game": game, "options": chosen, "chairs": seats})
    path, cookies = f"/api/tables/{opened['table']}", []
    for seat in range(seats):
        body = {"name": f"P{seat}", "key": opened["key"]}
        cookies.append(call(address, f"{path}/seats", body, "" if seat else host)[1])
    call(address, f"{path}/start", {}, host)
    return Opened(opened["table"], game, opened["watch_key"], tuple(cookies))


def hundredth(seconds: list[float]) -> str:
    """The median and the slowest in a hundred, in milliseconds."""
    if not seconds:
        return "none"
    took = sorted(seconds)
    return f"p50 {took[len(took) // 2] * 1_000:.1f} ms, p99 {took[int(len(took) * 0.99)] * 1_000:.1f} ms"

"""Whole games over real sockets: one server, two servers, one of them killed in the middle."""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import asyncpg
import pytest

from tests.server.conftest import Running
from tests.server.players import Player, open_table
from tests.server.serving import Server

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "play_over_sockets.py"


@pytest.fixture
def servers(running: Running, dsns: tuple[str, ...]) -> Iterator[list[Server]]:
    """Two processes on the same two shards."""
    environ = {"TALEWIND_DATABASES": ",".join(dsns), "TALEWIND_NATS": running.nats, "TALEWIND_SECRET": "s" * 32}
    environ["TALEWIND_LIMITS"] = "off"  # a hundred people from one address
    both = [Server(environ).start() for _ in range(2)]
    yield both
    for server in both:
        server.end()


def play_the_example(server: Server) -> None:
    words = [sys.executable, str(EXAMPLE), server.address]
    played = subprocess.run(words, capture_output=True, text=True, timeout=900, check=False)
    assert "and all agree: True" in played.stdout, played.stderr


def test_the_example_for_other_clients_plays_a_game_to_its_end(servers: list[Server]) -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 60
    play_the_example(servers[0])


async def log_of(dsns: tuple[str, ...], table: str) -> list[asyncpg.Record]:
    for dsn in dsns:
        connection = await asyncpg.connect(dsn)
        found = await connection.fetch("select * from moves where table_id = $1 order by seq", table)
        await connection.close()
        if found:
            return found
    return []


async def play_out(
    servers: list[Server], dsns: tuple[str, ...], tables: int, trouble: bool
) -> tuple[list[list[Player]], list[Player]]:
    addresses = [s.address for s in servers]
    games: list[list[Player]] = []
    onlookers = []
    for n in range(tables):
        table, watch, cookies = await asyncio.to_thread(open_table, addresses[n % 2], 4)
        games.append([Player(addresses, table, cookie, seed=n * 10 + i) for i, cookie in enumerate(cookies)])
        onlookers.append(Player(addresses, table, watch=watch, seed=n))
    playing = [asyncio.create_task(p.play()) for game in games for p in game]
    playing += [asyncio.create_task(o.play()) for o in onlookers]
    if trouble:
        while sum(len(player.acknowledged) for game in games for player in game) < 8 * tables:
            await asyncio.sleep(0.05)  # a game has a hundred moves
        await asyncio.to_thread(servers[0].end, signal.SIGKILL)
        await asyncio.sleep(0.5)
        await asyncio.to_thread(servers[0].start)
    await asyncio.wait_for(asyncio.gather(*playing), 400)
    return games, onlookers


async def check(games: list[list[Player]], onlookers: list[Player], dsns: tuple[str, ...]) -> None:
    """Everybody ends with the same, has heard every frame once, and nothing acknowledged is lost or doubled."""
    for game, onlooker in zip(games, onlookers, strict=True):
        rows = await log_of(dsns, game[0].table)
        assert [r["seq"] for r in rows] == list(range(len(rows)))
        written = [r["move_id"] for r in rows if r["move_id"] is not None]
        assert len(set(written)) == len(written)
        for seat, player in enumerate(game):
            assert {f"{seat} {m}" for m in player.acknowledged} <= set(written), "acknowledged is durable"
            assert sorted(player.frames) == list(range(player.first + 1, player.n + 1)), "every frame, once"
        ends = [(p.sight["outcome"], p.sight["scores"], p.sight["view"]["tales"]) for p in (*game, onlooker)]
        assert all(end == ends[0] for end in ends)


async def test_two_servers_play_as_one(servers: list[Server], dsns: tuple[str, ...]) -> None:
    games, onlookers = await play_out(servers, dsns, tables=6, trouble=False)
    await check(games, onlookers, dsns)


async def test_a_server_killed_with_9_in_the_middle_loses_and_doubles_nothing(
    servers: list[Server], dsns: tuple[str, ...]
) -> None:
    tables = int(os.environ.get("TALEWIND_TEST_TABLES", "20"))  # 200 by hand; CI is a small machine
    games, onlookers = await play_out(servers, dsns, tables=tables, trouble=True)
    await check(games, onlookers, dsns)
    assert any(p.cuts > 1 for game in games for p in game), "somebody was cut off"


def start_at_home(how: signal.Signals) -> list[float]:
    """A first and a later start, a game on each, and a stop in order; how long each took to be ready."""
    base = Path(tempfile.mkdtemp(prefix="talewind-"))
    base.chmod(0o755)
    took = []
    for _ in range(2):
        began = monotonic()
        server = Server({"TALEWIND_DATA": str(base / "data")}).start()
        took.append(monotonic() - began)
        play_the_example(server)
        assert server.end(how) == 0
        assert not (base / "data" / "postgres" / "postmaster.pid").exists(), "PostgreSQL was shut down in order"
    shutil.rmtree(base)
    return took


@pytest.mark.nightly
def test_at_home_it_is_ready_in_five_seconds_at_first_and_in_three_later() -> None:
    """The best of three: what is promised is our own time, not that of whatever else the machine does."""
    best = [9.0, 9.0]
    for how in (signal.SIGTERM, signal.SIGINT, signal.SIGTERM):
        best = [min(pair) for pair in zip(best, start_at_home(how), strict=True)]
    assert best[0] < 5
    assert best[1] < 3


def test_it_stops_cleanly_when_asked(running: Running, dsns: tuple[str, ...]) -> None:
    environ = {"TALEWIND_DATABASES": ",".join(dsns), "TALEWIND_NATS": running.nats, "TALEWIND_SECRET": "s" * 32}
    for how in (signal.SIGTERM, signal.SIGINT):
        assert Server(environ).start().end(how) == 0


@pytest.mark.parametrize("secret", [None, "", "x", "s" * 31, " " * 40])
def test_on_given_databases_it_makes_no_secret_up(secret: str | None) -> None:
    environ = os.environ | {"TALEWIND_DATABASES": "postgresql:///nowhere", "TALEWIND_NATS": "nats://127.0.0.1:1"}
    environ.pop("TALEWIND_SECRET", None)
    if secret is not None:
        environ["TALEWIND_SECRET"] = secret
    words = [sys.executable, "-c", "from talewind.cli import main; main()", "serve"]
    ended = subprocess.run(words, env=environ, capture_output=True, text=True, timeout=90, check=False)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.startswith("TALEWIND_SECRET ")
    assert ended.stderr.count("\n") == 1, "one sentence"

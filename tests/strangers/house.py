"""A server at home under fire: tables of every game in play, what its database has of them, and what its log says."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

import asyncpg
from bench.processes import Home
from bench.siege import memory

from talewind.kit import Frozen
from talewind.server.doors.schema import own_games
from tests.server.players import call

SEATS = 3  # fits every game
GAMES = [game.id for game in own_games()]
QUIET = ("info", "debug")  # levels of the log that are no fault
# A database that does not answer in time, as on a busy machine: no request has caused that, and each was answered with "busy".
LATE = ("TimeoutError", "ShardAway", "ConnectionDoesNotExistError")
# What people have done at a table: rows of clocks and of presence have no id of a client.
DONE = """select (select coalesce(max(seq), -1) from moves where table_id = $1 and move_id is not null) as seq,
    (select count(*) from moves where table_id = $1 and move_id is not null) as rows,
    (select count(*) from drafts where table_id = $1) as drafts"""


class Table(Frozen):
    id: str
    game: str
    key: str  # to sit down
    watch: str
    cookies: tuple[str, ...]  # by seat; the first is the host's


class House:
    """`port`, `pid` and `address` of the server; `log` is the file it writes to."""

    def __init__(self, home: Home, log: Path) -> None:
        self.home, self.log = home, log
        self.address, self.port, self.pid = home.address, int(home.address.rpartition(":")[2]), home.process.pid

    def table(self, game: str, start: bool = True) -> Table:
        """A table where everybody sits, and the game has begun."""
        opened, host = call(self.address, "/api/tables", {"game": game, "chairs": SEATS})
        path, cookies = f"/api/tables/{opened['table']}", []
        for seat in range(SEATS):
            body = {"name": f"P{seat}", "key": opened["key"]}
            cookies.append(call(self.address, f"{path}/seats", body, "" if seat else host)[1])
        if start:
            call(self.address, f"{path}/start", {}, host)
        return Table(opened["table"], game, opened["key"], opened["watch_key"], tuple(cookies))

    async def done(self, tables: list[Table]) -> dict[str, tuple[int, ...]]:
        """By table: the last row that somebody has asked for, their number, and that of the drafts."""
        connection = await asyncpg.connect(self.home.dsn)
        try:
            return {table.id: tuple(await connection.fetchrow(DONE, table.id) or ()) for table in tables}
        finally:
            await connection.close()

    @property
    def megabytes(self) -> float:
        return memory(self.pid) / (1 << 20)

    @property
    def late(self) -> str:
        """For the figures."""
        lines = sum(f'"error": "{error}"' in line for line in self.log.read_text().splitlines() for error in LATE)
        return f"{lines} lines about a late database"

    def faults(self) -> list[str]:
        """Has the server gone, does it not answer, or has it logged something that is wrong?"""
        found = [f"the log has {count} times: {line}" for line, count in complaints(self.log.read_text()).items()]
        if self.home.process.poll() is not None:
            return [f"the server has ended with {self.home.process.returncode}", *found]
        ready, _ = call(self.address, "/readyz")
        return found if ready else [*found, "the server is not ready"]


@contextmanager
def house() -> Iterator[House]:
    """A server without limits, with a database and a bus of its own."""
    with NamedTemporaryFile("w", suffix=".log", prefix="talewind-") as log, Home(errors=log.file) as home:  # type: ignore[arg-type]
        yield House(home, Path(log.name))


def complaints(log: str) -> Counter[str]:
    """The lines that are neither plain news nor about a late database, without their times and tables."""
    found: Counter[str] = Counter()
    for line in log.splitlines():
        try:
            said: Any = json.loads(line)
            news = said["level"] in QUIET or said.get("error") in LATE
        except (ValueError, TypeError, KeyError):
            said, news = line, False
        if not news:
            plain = (
                {k: v for k, v in said.items() if k not in ("timestamp", "table")} if isinstance(said, dict) else said
            )
            found[re.sub(r"\s+", " ", str(plain))[:300]] += 1
    return found

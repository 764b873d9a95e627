"""Finds lost and duplicated rows: compares what clients received with the log of their table's shard."""

import asyncio
from collections import Counter
from collections.abc import Iterable
from typing import Any

import asyncpg
import msgspec

from bench.regulars import Person
from talewind.server.tables.past import Past

LOG = "select seq, move_id, told, only_for from moves where table_id = $1 order by seq"
# An expired clock that is not played soon means a stuck table. A sleeping table has a clock for the next day.
OVERDUE = "select table_id from clocks where due < extract(epoch from clock_timestamp()) * 1000 - 5000"
CATCHES_UP = 15.0  # seconds


class Audit(msgspec.Struct):
    acknowledged: int = 0
    rows: int = 0
    frames: int = 0
    faults: list[str] = []

    def __str__(self) -> str:
        found = "; ".join(self.faults[:8]) or "nothing lost or doubled"
        return f"{self.acknowledged} acknowledged moves, {self.rows} rows, {self.frames} frames: {found}"


async def audit(dsn: str, people: Iterable[Person], audited: Audit) -> None:
    """Compare the clients of one shard's tables with its log, with which they must soon be up to date."""
    tables: dict[str, list[Person]] = {}
    for person in people:
        tables.setdefault(person.table, []).append(person)
    connection = await asyncpg.connect(dsn)
    try:
        for table, seated in tables.items():
            await _audit_table(table, seated, await connection.fetch(LOG, table), audited)
        standing = [row["table_id"] for row in await connection.fetch(OVERDUE)]
        audited.faults += [f"{table} stands still" for table in standing]
    finally:
        await connection.close()


async def _audit_table(table: str, seated: list[Person], log: list[asyncpg.Record], audited: Audit) -> None:
    audited.rows += len(log)
    if [row["seq"] for row in log] != list(range(len(log))):
        audited.faults.append(f"{table}: the log has a hole or a row twice")
    ids = Counter(row["move_id"] for row in log)
    for person in seated:
        past = {frame.n: _plain(frame.events) for frame in Past(log, person.seat).frames}
        if not await _has_heard(person, len(past)):
            audited.faults.append(f"{table}: seat {person.seat} heard {person.n} of {len(past)} frames")
        taken = [move_id for move_id, sent in person.moves.items() if sent.taken is not None]
        wrong = [move_id for move_id in taken if ids[f"{person.seat} {move_id}"] != 1]
        heard = {n: events for n, events in person.frames.items() if n <= len(past)}
        missing = [n for n in range(person.first + 1, min(person.n, len(past)) + 1) if n not in heard]
        audited.acknowledged += len(taken)
        audited.frames += len(heard)
        if wrong:
            audited.faults.append(f"{table}: seat {person.seat}: {len(wrong)} acknowledged moves are not there once")
        if person.differs or missing or any(past[n] != events for n, events in heard.items()):
            audited.faults.append(f"{table}: seat {person.seat} was not told what the log says")


async def _has_heard(person: Person, frames: int) -> bool:
    for _ in range(int(CATCHES_UP / 0.1)):
        if person.n >= frames or person.over:
            return True
        await asyncio.sleep(0.1)
    return False


def _plain(events: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(events))

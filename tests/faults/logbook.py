"""What the log of a table must be after any race, repetition or jump: no hole, nothing twice, and every row replays to its hash."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from talewind.kit import Refused, Sitting, fingerprint, open_table, row_type, snapshot
from talewind.server.record import Shard
from talewind.server.tables.header import read_header

ROWS = "select * from moves where table_id = $1 order by seq"


class Logbook:
    """The rows of one table, as stored, and the game that they replay to."""

    def __init__(self, table: str, header: Any, rows: list[Any]) -> None:
        self.table, self.header, self.rows = table, header, rows
        decode = msgspec.json.Decoder(row_type(header.game)).decode
        self.bodies = [None, *(decode(row["body"]) for row in rows[1:])]
        self.sitting: Sitting[Any] | None = None

    @property
    def ids(self) -> Counter[str]:
        """The move ids in the log, each with its number of rows."""
        return Counter(row["move_id"] for row in self.rows if row["move_id"] is not None)

    def faults(self) -> Iterator[str]:
        if [row["seq"] for row in self.rows] != list(range(len(self.rows))):
            yield f"{self.table}: the log has a hole or a row twice"
            return
        yield from (f"{self.table}: the id {one!r} has {times} rows" for one, times in self.ids.items() if times > 1)
        yield from self._replayed()

    def _replayed(self) -> Iterator[str]:
        header, first = self.header, self.rows[0]
        step = open_table(header.game, len(header.seats), header.chosen(), header.key, first["at"], first["rules"])
        self.sitting = Sitting(header.game, header.key, step)
        for row, body in zip(self.rows, self.bodies, strict=True):
            try:
                if body is not None:
                    self.sitting.take(body)
            except Refused as why:
                yield f"{self.table}: row {row['seq']} is refused by the rules: {why}"
                return
            if fingerprint(snapshot(self.sitting.state)) != row["state_hash"]:
                yield f"{self.table}: row {row['seq']} replays to another state"
                return


async def read_logbook(shard: Shard, table: str) -> Logbook:
    header = await read_header(shard, table)
    assert header is not None
    return Logbook(table, header, await shard.fetch(ROWS, table))

"""A database in memory, with the rules that the product relies on: (table_id, seq) and (table_id, move_id) are unique, and a
statement is applied as a whole or not at all. It knows the statements of the table service by their text and no others."""

from collections.abc import Callable
from typing import Any

from talewind.server.books import veil
from talewind.server.live import frames, upkeep
from talewind.server.record import writer
from talewind.server.tables import loaded, sweeper

type Row = dict[str, Any]

COLUMNS = ("table_id", "seq", "move_id", "seat", "at", "body", "told", "only_for", "state_hash", "rules", "due", "over")


class UnknownStatement(AssertionError):
    """The product has a statement that the store does not know: it must be added to `Store.known`."""


class Log:
    """One table's rows: `rows[seq]`, so that a hole cannot be stored unseen, and the ids of moves."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.ids: dict[str, int] = {}


class Store:
    """`time` is noted with each row. `commits` counts rows; `holes` names rows that were written beyond the end of a log."""

    def __init__(self, time: Callable[[], float]) -> None:
        self.time = time
        self.tables: dict[str, Row] = {}
        self.seats: dict[str, list[Row]] = {}
        self.logs: dict[str, Log] = {}
        self.snapshots: dict[str, Row] = {}
        self.clocks: dict[str, int] = {}
        self.drafts: dict[str, dict[int, Row]] = {}
        self.commits = 0
        self.holes: list[str] = []
        self.known: dict[str, Callable[..., list[Row]]] = {
            writer.APPEND: self._append,
            sweeper.CLAIM: self._claim,
            loaded.ROWS_SINCE: self._rows_since,
            frames.NEWEST: self._newest,
            upkeep.DELETED_TABLES: self._deleted_tables,
            upkeep.TAKEN_SEATS: self._taken_seats,
            upkeep.NEWER_ROWS: self._newer_rows,
            "select true from moves where table_id = $1 and move_id = $2": self._known_id,
            "select coalesce(max(seq), -1) from moves where table_id = $1": self._head,
            "select seq, state, numbers from snapshots where table_id = $1 order by seq desc limit 1": self._snapshot,
            "select *, game as game_id from tables where id = $1": self._table,
            "select * from seats where table_id = $1 order by seat": self._seats,
            "select seat, number, body from drafts where table_id = $1": self._drafts,
            "select number, body from drafts where table_id = $1 and seat = $2": self._draft,
            veil.HIDDEN: _nothing,
            "delete from without where table_id = $1 and seat = $2 returning person": _nothing,
            "insert into drafts (table_id, seat, number, body, at) values ($1, $2, $3, $4, $5) on conflict (table_id, seat) "
            "do update set number = excluded.number, body = excluded.body, at = excluded.at": self._store_draft,
            "with new as (insert into snapshots (table_id, seq, state, numbers) select id, $2, $3, $4 from tables where id = $1 "
            "on conflict do nothing) "
            "delete from snapshots where table_id = $1 and seq < $2": self._store_snapshot,
            "update seats s set seen_at = $3 from unnest($1::text[], $2::smallint[]) p(table_id, seat) "
            "where s.table_id = p.table_id and s.seat = p.seat and coalesce(s.seen_at, 0) < $4": self._see,
        }

    def run(self, statement: str, given: tuple[Any, ...]) -> list[Row]:
        """Apply one statement."""
        known = self.known.get(statement)
        if known is None:
            raise UnknownStatement(statement)
        return known(*given)

    def log(self, table: str) -> Log:
        found = self.logs.get(table)
        if found is None:
            found = self.logs[table] = Log()
        return found

    # Writing

    def _append(self, *columns: list[Any]) -> list[Row]:
        written, latest = [], dict[str, Row]()
        for values in zip(*columns[: len(COLUMNS)], strict=True):
            row = dict(zip(COLUMNS, values, strict=True))
            table, seq, log = row["table_id"], row["seq"], self.log(row["table_id"])
            status = self.tables[table]["status"] if table in self.tables else "folded"
            if status == "folded" or seq < len(log.rows) or row["move_id"] in log.ids:
                continue
            if seq > len(log.rows):
                self.holes.append(f"{table}: row {seq} was written after {len(log.rows)} rows")
                continue
            only = row["only_for"]
            row["only_for"] = None if only is None else [int(seat) for seat in only[1:-1].split(",") if seat]
            row["committed"] = self.time()
            log.rows.append(row)
            if row["move_id"] is not None:
                log.ids[row["move_id"]] = seq
            latest[table] = row
            written.append({"table_id": table, "seq": seq})
        for table, row in latest.items():
            if row["over"] and self.tables[table]["status"] == "playing":
                self.tables[table].update(status="over", over_at=row["at"], code=None)
            if row["due"] is None:
                self.clocks.pop(table, None)
            else:
                self.clocks[table] = row["due"]
        self.commits += len(written)
        return written

    def _store_snapshot(self, table: str, seq: int, state: bytes, numbers: bytes) -> list[Row]:
        had = self.snapshots.get(table)
        if table in self.tables and (had is None or had["seq"] < seq):
            self.snapshots[table] = {"seq": seq, "state": state, "numbers": numbers}
        return []

    def _store_draft(self, table: str, seat: int, number: int, body: bytes, at: int) -> list[Row]:
        self.drafts.setdefault(table, {})[seat] = {"seat": seat, "number": number, "body": body, "at": at}
        return []

    def _claim(self, at: int, most: int) -> list[Row]:
        due = sorted((when, table) for table, when in self.clocks.items() if when <= at)[:most]
        for _, table in due:
            self.clocks[table] = at + 2_000
        return [{"table_id": table, "due": when} for when, table in due]

    def _see(self, tables: list[str], seats: list[int], at: int, before: int) -> list[Row]:
        for table, number in zip(tables, seats, strict=True):
            for seat in self.seats.get(table, ()):
                if seat["seat"] == number and (seat["seen_at"] or 0) < before:
                    seat["seen_at"] = at
        return []

    # Reading

    def _rows_since(self, table: str, seq: int) -> list[Row]:
        return self.log(table).rows[seq + 1 :]

    def _newest(self, table: str, seq: int, viewer: int | None, most: int, skipped: int) -> list[Row]:
        found = []
        for row in reversed(self.log(table).rows[: seq + 1]):
            if row["only_for"] is None or viewer in row["only_for"]:
                found.append(row)
                if len(found) == skipped + most:
                    break
        return found[skipped:]

    def _deleted_tables(self, tables: list[str]) -> list[Row]:
        return [{"table_id": table} for table in tables if table not in self.tables]

    def _taken_seats(self, tables: list[str], seats: list[int], persons: list[str | None]) -> list[Row]:
        return [
            {"table_id": table, "seat": number, "person": person}
            for table, number, person in zip(tables, seats, persons, strict=True)
            for seat in self.seats.get(table, ())
            if seat["seat"] == number and seat["person"] != person
        ]

    def _newer_rows(self, tables: list[str], heard: list[int]) -> list[Row]:
        newest = ((table, len(self.log(table).rows) - 1, known) for table, known in zip(tables, heard, strict=True))
        return [{"table_id": table, "seq": seq} for table, seq, known in newest if seq > known]

    def _known_id(self, table: str, move_id: str) -> list[Row]:
        return [{"?column?": True}] if move_id in self.log(table).ids else []

    def _head(self, table: str) -> list[Row]:
        return [{"coalesce": len(self.log(table).rows) - 1}]

    def _snapshot(self, table: str) -> list[Row]:
        return [self.snapshots[table]] if table in self.snapshots else []

    def _table(self, table: str) -> list[Row]:
        return [dict(self.tables[table])] if table in self.tables else []

    def _seats(self, table: str) -> list[Row]:
        return [dict(seat) for seat in self.seats[table]]

    def _drafts(self, table: str) -> list[Row]:
        return list(self.drafts.get(table, {}).values())

    def _draft(self, table: str, seat: int) -> list[Row]:
        found = self.drafts.get(table, {}).get(seat)
        return [] if found is None else [found]


def _nothing(*given: Any) -> list[Row]:
    """Hidden pages and votes: nobody in the simulation has any."""
    return []

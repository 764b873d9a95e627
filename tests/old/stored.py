"""Reads the backups of older versions without a database: rows as PostgreSQL's COPY has written them."""

import io
import json
import struct
import tarfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from talewind import games
from talewind.kit import AnyGame, Frozen, table_key

HERE = Path(__file__).parent
VERSIONS = sorted(path.parent.name for path in HERE.glob("*/tales.tar.gz"))

SIGNATURE = b"PGCOPY\n\xff\r\n\0"
NUMBERS = {"seq", "at", "rules", "chairs", "seat", "number", "n", "opened_at", "started_at", "over_at"}
TEXTS = {"id", "table_id", "game", "status", "host", "person", "name"}


class StoredRow(Frozen):
    """One row of the table `moves`, or of a bound game."""

    seq: int
    at: int
    body: bytes
    told: bytes
    only_for: tuple[int, ...] | None
    state_hash: str
    rules: int


class StoredTable(Frozen):
    version: str
    id: str
    game_id: str
    status: str
    persons: tuple[str | None, ...]  # by seat; None: a bot
    options: bytes
    key: bytes
    rows: tuple[StoredRow, ...]
    snapshot: tuple[int, bytes] | None
    drafts: tuple[bytes, ...]
    folded: bytes | None

    @property
    def seats(self) -> int:
        return len(self.persons)

    @property
    def game(self) -> AnyGame:
        return games.load(self.game_id)

    def chosen(self) -> Any:
        return msgspec.json.decode(self.options, type=self.game.options_type)


def archive(version: str) -> Path:
    return HERE / version / "tales.tar.gz"


def _values(raw: bytes, columns: list[str]) -> Iterator[dict[str, Any]]:
    stream = io.BytesIO(raw)
    assert stream.read(11) == SIGNATURE
    stream.read(8)
    while (count := struct.unpack(">h", stream.read(2))[0]) != -1:
        assert count == len(columns)
        row: dict[str, Any] = {}
        for column in columns:
            (length,) = struct.unpack(">i", stream.read(4))
            row[column] = None if length == -1 else _value(column, stream.read(length))
        yield row


def _value(column: str, raw: bytes) -> Any:
    if column in NUMBERS:
        return int.from_bytes(raw, signed=True)
    if column == "only_for":  # an array: dimensions, flags and type, then length and bound, then the elements
        return tuple(struct.unpack_from(">h", raw, at + 4)[0] for at in range(20, len(raw), 6))
    return raw.decode() if column in TEXTS else raw


@cache
def tables(version: str) -> tuple[StoredTable, ...]:
    """All tables of that version, in the order of their ids."""
    return read(archive(version), version)


def read(path: Path, version: str) -> tuple[StoredTable, ...]:
    with tarfile.open(path) as tar:

        def member(name: str) -> bytes:
            file = tar.extractfile(name)
            assert file is not None
            return file.read()

        manifest = json.loads(member("manifest.json"))
        found = {
            part["table"]: list(_values(member(f"shard-0/{part['table']}.copy"), part["columns"]))
            for part in manifest["parts"]
        }
    return tuple(sorted((_table(version, row, found) for row in found["tables"]), key=lambda table: table.id))


def _table(version: str, row: dict[str, Any], found: dict[str, list[dict[str, Any]]]) -> StoredTable:
    def of_table(name: str) -> list[dict[str, Any]]:
        return [each for each in found[name] if each["table_id"] == row["id"]]

    rows = [
        StoredRow(m["seq"], m["at"], m["body"], m["told"], m["only_for"], m["state_hash"].hex(), m["rules"])
        for m in sorted(of_table("moves"), key=lambda m: int(m["seq"]))
    ]
    seats = sorted(of_table("seats"), key=lambda seat: int(seat["seat"]))
    snapshots = sorted((kept["seq"], kept["state"]) for kept in of_table("snapshots"))
    return StoredTable(
        version=version,
        id=row["id"],
        game_id=row["game"],
        status=row["status"],
        persons=tuple(seat["person"] for seat in seats),
        options=row["options"],
        key=table_key(row["secret"], [seat["nonce"] for seat in seats]),
        rows=tuple(rows),
        snapshot=snapshots[-1] if snapshots else None,
        drafts=tuple(draft["body"] for draft in of_table("drafts")),
        folded=next((each["folded"] for each in of_table("finished")), None),
    )

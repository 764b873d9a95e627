"""Folding finished games, each into one compressed row: the whole log with its events and, since nobody can gain from
them any more, the secret and the nonces, so that anybody can replay the game (`verifying.py`). Reading a folded game
runs no rules. The row has the format of `record/game_file.py`."""

import asyncio
from collections.abc import Sequence
from typing import Any, cast

import asyncpg
import msgspec
from msgspec import Raw

from talewind.kit import Frozen, Seat, Sitting, open_table, restore, row_type, standing
from talewind.server.record.game_file import GameFile, GameRow, pack
from talewind.server.record.shard import LONG_LEASE, Shard
from talewind.server.tables import Gone, Header
from talewind.server.tables.header import read_header
from talewind.server.tables.past import Past
from talewind.server.wire import Heard, Viewer


class _Body(Frozen):
    """The fields that every kit row has, whatever its game."""

    at: int
    seat: Seat | None = None


class NotOver(RuntimeError):
    """Only a finished game is folded: the secret of a running game stays secret."""


_body = msgspec.json.Decoder(_Body).decode


def fold(header: Header, log: Sequence[asyncpg.Record], names: tuple[str, ...] = ()) -> bytes:
    """Fold a table and its rows of `moves`, in order. The players' names are included only if `names` are passed: a
    game outlives its players' wish to be found in it."""
    if not log or [r["seq"] for r in log] != list(range(len(log))):
        raise ValueError(f"table {header.id}: rows are missing in its log; it is not archived")
    rows = tuple(map(_row, log))
    return pack(
        GameFile(
            game=header.game_id,
            rules=rows[0].rules,  # the rules it was begun with; they may be newer than those it was opened with
            options=Raw(header.options),
            seats=len(header.seats),
            commitment=header.commitment.hex(),
            secret=header.secret.hex(),
            nonces=tuple(s.nonce.hex() for s in header.seats),
            opened_at=rows[0].at,
            rows=rows,
            names=names,
        )
    )


def _row(r: asyncpg.Record) -> GameRow:
    body = _body(r["body"])
    only = None if r["only_for"] is None else tuple(r["only_for"])
    return GameRow(
        r["seq"], body.at, Raw(r["body"]), Raw(r["told"]), r["state_hash"].hex(), r["rules"], body.seat, only
    )


def frames(file: GameFile, viewer: Viewer) -> list[Heard]:
    """The events that a viewer has heard, frame by frame. The mask of the log decides, so that there is one place that
    does."""
    rows = [{"seq": r.seq, "told": bytes(r.told), "only_for": r.only_for} for r in file.rows]
    return Past(cast(Any, rows), viewer).frames


async def fold_table(shard: Shard, table_id: str, now: int) -> bool:
    """Fold a finished table; returns False if it was folded before. Raises NotOver without any change.

    One statement reads and deletes the rows, so that what is deleted is folded. After the end nobody writes any."""
    async with shard.acquire(LONG_LEASE) as connection, connection.transaction():
        status = await connection.fetchval("select status from tables where id = $1 for update", table_id)
        header = await read_header(connection, table_id)  # type: ignore[arg-type]
        if header is None:
            raise Gone(table_id)
        if status == "folded":
            return False
        deleted = await connection.fetch("delete from moves where table_id = $1 returning *", table_id)
        kept = await connection.fetchrow(
            "select seq, state from snapshots where table_id = $1 order by seq desc limit 1", table_id
        )
        folded = await asyncio.to_thread(_folded, header, deleted, kept)
        await connection.execute(
            "insert into finished (table_id, folded, ended_at) values ($1, $2, $3)", table_id, folded, now
        )
        for rest in ("snapshots", "clocks", "drafts", "knocks"):
            await connection.execute(f"delete from {rest} where table_id = $1", table_id)
        await connection.execute("update tables set status = 'folded', code = null where id = $1", table_id)
        return True


def _folded(header: Header, rows: Sequence[asyncpg.Record], kept: asyncpg.Record | None) -> bytes:
    """Runs in a separate thread: a long game takes a second, and nobody waits for it."""
    log = sorted(rows, key=lambda r: int(r["seq"]))
    if not log or not _is_over(header, log, kept):
        raise NotOver(f"table {header.id} is still being played")
    return fold(header, log)


def _is_over(header: Header, log: Sequence[asyncpg.Record], kept: asyncpg.Record | None) -> bool:
    """Decide as the keeper does, from the newest snapshot and the rows since. The keeper writes a snapshot at the end
    of a game, so that mostly no rules are run here."""
    game = header.game
    if kept is not None:
        state = restore(game, kept["state"])
        done, step = kept["seq"], standing(state)
    else:
        first = log[0]
        done, step = 0, open_table(game, len(header.seats), header.chosen(), header.key, first["at"], first["rules"])
    sitting = Sitting(game, header.key, step)
    decode = msgspec.json.Decoder(row_type(game)).decode
    for row in log:
        if row["seq"] > done:
            sitting.take(decode(row["body"]))
    return not sitting.state.stack

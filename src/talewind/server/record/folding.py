"""Finished games, each folded into one compressed row: the whole log with what was told, and, now that nobody can gain from
it, the secret and the nonces, so that anybody can play it again (`talewind.server.verifying`). Looking at one runs no rules.

The format: the magic line, then one JSON document (`GameFile`), compressed by zlib. It is a file as it lies in the database."""

import zlib
from collections.abc import Sequence
from typing import Any, cast

import asyncpg
import msgspec
from msgspec import Raw

from talewind.kit import Frozen, Seat, Sitting, Step, asks, open_table, restore, row_type
from talewind.server.frames import Past, Viewer
from talewind.server.tables import Gone, Header
from talewind.server.tables.header import read_header
from talewind.server.wire import Heard

MAGIC = b"talewind1\n"
MOST_BYTES = 64 << 20  # unpacked: a stranger's file must not fill the memory; a long game has about 1 MB


class GameRow(Frozen, omit_defaults=True):
    """One row of the log. `at` and `seat` are those of the body, which the rules saw; they are proved with it."""

    seq: int
    at: int
    body: Raw
    told: Raw
    state_hash: str
    rules: int  # a table may have been played on by newer rules
    seat: Seat | None = None
    only_for: tuple[Seat, ...] | None = None


class GameFile(Frozen, omit_defaults=True):
    """A whole game. Bytes are hexadecimal, as the commitment was shown. Names only where somebody has put them in."""

    game: str
    rules: int
    options: Raw
    seats: int
    commitment: str
    secret: str
    nonces: tuple[str, ...]
    opened_at: int
    rows: tuple[GameRow, ...]
    names: tuple[str, ...] = ()


class _Body(Frozen):
    """What every kit row has, whatever its game."""

    at: int
    seat: Seat | None = None


class NotOver(RuntimeError):
    """Only a game that is over is folded: the secret of a running one stays a secret."""


class NotAGameFile(ValueError):
    """Bytes that `fold` has not made, or that were cut."""


_decode = msgspec.json.Decoder(GameFile).decode
_body = msgspec.json.Decoder(_Body).decode


def fold(header: Header, log: Sequence[asyncpg.Record], names: tuple[str, ...] = ()) -> bytes:
    """A table and its rows of `moves`, in order. Says who played only if `names` are passed: a game outlives its people's
    wish to be found in it."""
    if not log or [r["seq"] for r in log] != list(range(len(log))):
        raise ValueError(f"table {header.id}: rows of its log are missing")
    rows = tuple(map(_row, log))
    return pack(
        GameFile(
            game=header.game,
            rules=rows[0].rules,  # those it was begun with, which may be newer than those it was opened with
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


def pack(file: GameFile) -> bytes:
    return MAGIC + zlib.compress(msgspec.json.encode(file), 9)


def unfold(folded: bytes) -> GameFile:
    """What was folded. Raises NotAGameFile for anything else."""
    if not folded.startswith(MAGIC):
        raise NotAGameFile("It does not begin as a Talewind game does.")
    unpacker = zlib.decompressobj()
    try:
        raw = unpacker.decompress(folded[len(MAGIC) :], MOST_BYTES)
        if not unpacker.eof or unpacker.unused_data:
            raise NotAGameFile("It was cut, or it is too long.")
        return _decode(raw)
    except (zlib.error, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as why:
        raise NotAGameFile(f"It cannot be read: {why}") from why


def frames(file: GameFile, viewer: Viewer) -> list[Heard]:
    """What a viewer heard, frame by frame. The log's own mask is used, so that there is one place that decides it."""
    rows = [{"seq": r.seq, "told": bytes(r.told), "only_for": r.only_for} for r in file.rows]
    return Past(cast(Any, rows), viewer).frames


async def fold_table(pool: asyncpg.Pool, table_id: str, now: int) -> bool:
    """Fold a table whose game is over; False if it was folded before. Raises NotOver, and then nothing has happened.

    The rows folded are the rows deleted, by one statement: one that is written meanwhile is never lost unseen."""
    async with pool.acquire() as connection, connection.transaction():
        status = await connection.fetchval("select status from tables where id = $1 for update", table_id)
        header = await read_header(connection, table_id)  # type: ignore[arg-type]
        if header is None:
            raise Gone(table_id)
        if status == "folded":
            return False
        deleted = await connection.fetch("delete from moves where table_id = $1 returning *", table_id)
        log = sorted(deleted, key=lambda r: int(r["seq"]))
        kept = await connection.fetchrow(
            "select seq, state from snapshots where table_id = $1 order by seq desc limit 1", table_id
        )
        if not log or not _is_over(header, log, kept):
            raise NotOver(f"table {table_id} is still being played")
        await connection.execute(
            "insert into finished (table_id, folded, ended_at) values ($1, $2, $3)", table_id, fold(header, log), now
        )
        for rest in ("snapshots", "clocks", "drafts"):
            await connection.execute(f"delete from {rest} where table_id = $1", table_id)
        await connection.execute("update tables set status = 'folded', code = null where id = $1", table_id)
        return True


def _is_over(header: Header, log: Sequence[asyncpg.Record], kept: asyncpg.Record | None) -> bool:
    """Decided as the keeper would: the newest snapshot and the rows since. It keeps one at the end of a game, so that mostly
    no rule is run here."""
    game = header.rules
    if kept is not None:
        state = restore(game, kept["state"])
        done, step = kept["seq"], Step(state, (), asks(state))
    else:
        done, step = 0, open_table(game, len(header.seats), header.chosen(), header.key, log[0]["at"])
    sitting = Sitting(game, header.key, step)
    decode = msgspec.json.Decoder(row_type(game)).decode
    for row in log:
        if row["seq"] > done:
            sitting.take(decode(row["body"]))
    return not sitting.state.stack

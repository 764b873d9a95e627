"""A table in memory, and how it is read from the record: the newest snapshot and the rows since."""

from typing import Any

import asyncpg
import msgspec

from talewind.kit import Frozen, Seat, Sitting, Step, asks, open_table, restore, row_type, snapshot

from .header import Header, read_header

type Numbers = dict[Seat | None, int]  # of frames, by viewer; None: an onlooker


class Gone(LookupError):
    """There is no such table, or its game has not begun."""


class Played(Frozen):
    """A row that is durable. `again`: it was already, and this is the answer it got then."""

    header: Header
    seq: int
    step: Step[Any]
    numbers: Numbers  # of the frame this row makes
    again: bool = False


def counted(numbers: Numbers, step: Step[Any]) -> Numbers:
    """A row makes a frame for those who may notice it."""
    if step.only is None:
        return {viewer: n + 1 for viewer, n in numbers.items()}
    return {viewer: n + step.noticed(viewer) for viewer, n in numbers.items()}


def nobody_yet(header: Header) -> Numbers:
    return dict.fromkeys([*range(len(header.seats)), None], 0)


class Hot:
    """What a process remembers of a table."""

    def __init__(self, header: Header, sitting: Sitting[Any], seq: int, stored: int, numbers: Numbers) -> None:
        self.header, self.sitting, self.seq, self.numbers = header, sitting, seq, numbers
        self.stored = stored  # the seq of the newest snapshot

    def reach(self, played: Played, sitting: Sitting[Any]) -> None:
        """A row is durable; somebody here may have read it from the log already, and more."""
        if played.seq == self.seq + 1:
            self.sitting, self.seq, self.numbers = sitting, played.seq, played.numbers

    def again(self) -> Played:
        return Played(self.header, self.seq, self.sitting.step, self.numbers, again=True)


async def load(pool: asyncpg.Pool, table_id: str) -> Hot:
    header = await read_header(pool, table_id)
    if header is None or header.started_at is None:
        raise Gone(table_id)
    kept = await pool.fetchrow(
        "select seq, state from snapshots where table_id = $1 order by seq desc limit 1", table_id
    )
    since = kept["seq"] if kept else -1
    rows = await pool.fetch(
        "select seq, at, body from moves where table_id = $1 and seq > $2 order by seq", table_id, since
    )
    if kept is not None:
        state = restore(header.rules, kept["state"])
        step = Step(state, (), asks(state))
    elif rows:
        step = open_table(header.rules, len(header.seats), header.chosen(), header.key, rows[0]["at"])
        since, rows = 0, rows[1:]
    else:
        raise Gone(table_id)
    sitting = Sitting(header.rules, header.key, step)
    decode = msgspec.json.Decoder(row_type(sitting.game)).decode
    for row in rows:
        sitting.take(decode(row["body"]))
    seq = rows[-1]["seq"] if rows else since
    return Hot(header, sitting, seq, kept["seq"] if kept else -1, await _numbers(pool, header, seq))


async def _numbers(pool: asyncpg.Pool, header: Header, seq: int) -> Numbers:
    """How many frames each viewer has had: all rows but those it could not notice."""
    private = await pool.fetch(
        "select only_for from moves where table_id = $1 and seq <= $2 and only_for is not null", header.id, seq
    )
    return {v: seq + 1 - sum(v not in row["only_for"] for row in private) for v in nobody_yet(header)}


async def read_on(pool: asyncpg.Pool, hot: Hot) -> None:
    """What others have written since."""
    rows = await pool.fetch(
        "select seq, body from moves where table_id = $1 and seq > $2 order by seq", hot.header.id, hot.seq
    )
    decode = msgspec.json.Decoder(row_type(hot.sitting.game)).decode
    for row in rows:
        if row["seq"] == hot.seq + 1:  # else somebody here has read on meanwhile
            trial = hot.sitting.fork()
            step = trial.take(decode(row["body"]))
            hot.reach(Played(hot.header, row["seq"], step, counted(hot.numbers, step)), trial)


async def store_snapshot(pool: asyncpg.Pool, hot: Hot) -> None:
    """Only the newest is kept."""
    seq = hot.seq
    await pool.execute(
        "with new as (insert into snapshots (table_id, seq, state) values ($1, $2, $3) on conflict do nothing) "
        "delete from snapshots where table_id = $1 and seq < $2",
        hot.header.id, seq, snapshot(hot.sitting.state),
    )  # fmt: skip
    hot.stored = max(hot.stored, seq)

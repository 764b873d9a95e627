"""A table in memory, and how it is loaded: the newest snapshot and the rows since."""

import asyncio
from collections.abc import Callable, Collection
from functools import cache
from typing import Any

import asyncpg
import msgspec

from talewind.kit import (
    AnyGame,
    Frozen,
    Refused,
    Seat,
    Sitting,
    State,
    Step,
    TooNew,
    open_table,
    restore,
    row_type,
    snapshot,
    standing,
)
from talewind.kit.rows import Sat
from talewind.server.record import Shard

from .header import Header, read_header

type Numbers = dict[Seat | None, int]  # of frames, by viewer; None: onlookers

AT_ONCE = 16  # rows played before other tasks run: in a long game one takes about half a millisecond

ROWS_SINCE = "select seq, at, body, only_for, rules from moves where table_id = $1 and seq > $2 order by seq"
# The number of rows that each seat alone may notice, and (null) of those that every viewer may.
COUNT_FRAMES = """
select null::smallint as viewer, count(*) as frames from moves where table_id = $1 and seq <= $2 and only_for is null
union all
select viewer, count(*) from moves, unnest(only_for) viewer where table_id = $1 and seq <= $2 group by viewer
"""


class Gone(LookupError):
    """There is no such table, or its game has not begun."""


class NotBegun(Gone):
    """The game was started and has no first row: the process that started it has ended, or has lost the database."""

    def __init__(self, header: Header) -> None:
        super().__init__(header.id)
        self.header = header


class Newer(RuntimeError):
    """Newer rules than those of this process have written to the table: a process that has them serves it."""


class Played(Frozen):
    """A committed row. `again`: it was committed before, and this repeats the answer."""

    header: Header
    seq: int
    sitting: Sitting[Any]  # after the row
    numbers: Numbers  # of the frame that the row makes
    before: State[Any] | None = None  # the state before the row; None: it is the first row
    again: bool = False
    row: bytes | None = None  # as committed

    @property
    def step(self) -> Step[Any]:
        return self.sitting.step


class HeardRow(Frozen):
    """A committed row of another process, as told on the bus. `only`: the seats that may notice it. `rules`: their version."""

    seq: int
    body: bytes
    only: tuple[Seat, ...] | None
    rules: int


def counted(numbers: Numbers, only: Collection[Seat] | None) -> Numbers:
    """The numbers after a row that the seats `only` may notice; None: every viewer."""
    return {viewer: n + (only is None or viewer in only) for viewer, n in numbers.items()}


def nobody_yet(header: Header) -> Numbers:
    return dict.fromkeys([*range(len(header.seats)), None], 0)


class Loaded:
    """A table as one process holds it."""

    def __init__(self, header: Header, sitting: Sitting[Any], seq: int, stored: int, numbers: Numbers) -> None:
        self.header, self.sitting, self.seq, self.numbers = header, sitting, seq, numbers
        self.stored = stored  # the seq of the newest snapshot
        self.marks: dict[Seat | None, list[int]] = {}  # by viewer, of `live/marks.py`
        self.ahead: list[HeardRow] = []  # rows after `seq`, without a gap, that are not played yet
        self.outdated = False  # by a row of another process, by which somebody else has a seat than `header` says

    def reach(self, played: Played) -> None:
        """Move on to a committed row, unless another task has read it, or later ones, from the log already."""
        if played.seq == self.seq + 1:
            self.sitting, self.seq, self.numbers = played.sitting, played.seq, played.numbers

    def foresee(self, row: HeardRow) -> None:
        """Keep a row of another process until the state is needed. After a gap, too many of them, or a row of newer rules the log is
        read."""
        if row.rules > self.header.game.version:
            self.ahead.clear()
            return
        if self.ahead and row.seq != self.ahead[-1].seq + 1:
            self.ahead.clear()
        if len(self.ahead) < AT_ONCE:
            self.ahead.append(row)

    def play_ahead(self) -> None:
        """Play the rows that were kept and follow on `seq`. If one cannot be played, the log decides."""
        rows, self.ahead = self.ahead, []
        decode = _rows_of(self.sitting.game)
        for row in rows:
            if row.seq == self.seq + 1:
                trial = self.sitting.fork()
                try:
                    played = decode(row.body)
                    trial.take(played)
                except (Refused, msgspec.MsgspecError):
                    return
                self.reach(Played(self.header, row.seq, trial, counted(self.numbers, row.only)))
                self.outdated |= isinstance(played, Sat)

    def again(self) -> Played:
        return Played(self.header, self.seq, self.sitting, self.numbers, again=True)


def _rows_of(game: AnyGame) -> Callable[[bytes], Any]:
    """The decoder of this game's rows."""
    return _decoder(type(game))  # type: ignore[arg-type]  # mypy: a class hashes like its instances


@cache
def _decoder(game: type[AnyGame]) -> Callable[[bytes], Any]:
    return msgspec.json.Decoder(row_type(game)).decode  # type: ignore[arg-type]  # a class has the moves, too


async def load(shard: Shard, table_id: str) -> Loaded:
    header = await read_header(shard, table_id)
    if header is None or header.started_at is None:
        raise Gone(table_id)
    kept = await shard.fetchrow(
        "select seq, state, numbers from snapshots where table_id = $1 order by seq desc limit 1", table_id
    )
    since = kept["seq"] if kept else -1
    rows = await shard.fetch(ROWS_SINCE, table_id, since)
    if kept is not None:
        try:
            state = restore(header.game, kept["state"])
        except TooNew:
            raise Newer(table_id) from None
        numbers = await _numbers(shard, header, since, kept["numbers"])
        step = standing(state)
    elif rows and header.status != "folded":  # what was written while it was folded is no game
        first = rows[0]
        _check_rules(header, first)
        step = open_table(header.game, len(header.seats), header.chosen(), header.key, first["at"], first["rules"])
        since, numbers, rows = 0, counted(nobody_yet(header), first["only_for"]), rows[1:]
    else:
        raise NotBegun(header) if header.status == "playing" else Gone(table_id)
    loaded = Loaded(header, Sitting(header.game, header.key, step), since, kept["seq"] if kept else -1, numbers)
    await _read(loaded, rows)
    return loaded


async def _numbers(shard: Shard, header: Header, seq: int, kept: bytes | None) -> Numbers:
    """The frame numbers at a snapshot; counted by the database for a snapshot that lacks them."""
    viewers = nobody_yet(header)
    if kept is not None:
        return dict(zip(viewers, msgspec.json.decode(kept, type=list[int]), strict=True))
    found = {row["viewer"]: row["frames"] for row in await shard.fetch(COUNT_FRAMES, header.id, seq)}
    return {v: found.get(None, 0) + (0 if v is None else found.get(v, 0)) for v in viewers}


async def read_on(shard: Shard, loaded: Loaded) -> None:
    """Read and play the rows that other processes have written since."""
    await _read(loaded, await shard.fetch(ROWS_SINCE, loaded.header.id, loaded.seq))


def _check_rules(header: Header, row: asyncpg.Record) -> None:
    """This process would play a row of newer rules otherwise, and write what follows from that."""
    if row["rules"] > header.game.version:
        raise Newer(header.id)


async def _read(loaded: Loaded, rows: list[asyncpg.Record]) -> None:
    """Play stored rows, yielding to other tasks after AT_ONCE of them."""
    decode = _rows_of(loaded.sitting.game)
    for number, row in enumerate(rows):
        if number % AT_ONCE == AT_ONCE - 1:
            await asyncio.sleep(0)
        if row["seq"] == loaded.seq + 1:  # otherwise another task has read on meanwhile
            _check_rules(loaded.header, row)
            trial, played = loaded.sitting.fork(), decode(row["body"])
            trial.take(played)
            loaded.reach(Played(loaded.header, row["seq"], trial, counted(loaded.numbers, row["only_for"])))
            loaded.outdated |= isinstance(played, Sat)


async def read_seats(shard: Shard, loaded: Loaded) -> None:
    """Read the header again: the message that a seat has another holder may be lost, or on its way."""
    loaded.outdated = False  # first: a row may be played meanwhile
    try:
        loaded.header = await read_header(shard, loaded.header.id) or loaded.header
    except BaseException:
        loaded.outdated = True
        raise


async def store_snapshot(shard: Shard, loaded: Loaded) -> None:
    """Store a snapshot in place of the one before."""
    seq = loaded.seq
    await shard.execute(
        "with new as (insert into snapshots (table_id, seq, state, numbers) select id, $2, $3, $4 from tables where id = $1 "
        "on conflict do nothing) "
        "delete from snapshots where table_id = $1 and seq < $2",
        loaded.header.id, seq, snapshot(loaded.sitting.state), msgspec.json.encode([*loaded.numbers.values()]),
    )  # fmt: skip
    loaded.stored = max(loaded.stored, seq)

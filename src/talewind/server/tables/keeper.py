"""The keeper: tables in memory, played by the kit, written to the record, told to the bus. Its memory may be wrong, late or
gone: the key (table, seq) in the database is the only referee."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import asyncpg
import msgspec

from talewind.kit import (
    Frozen,
    Passage,
    Refused,
    Seat,
    Sitting,
    Step,
    asks,
    due,
    fingerprint,
    open_table,
    restore,
    row_type,
    snapshot,
    tag_of,
)
from talewind.kit.rows import encode_row
from talewind.server.clock import now
from talewind.server.operate.metrics import metrics
from talewind.server.record import Logged, Shards, Writer
from talewind.server.record.writer import Passed

from .bots import PAUSE, asked_bot
from .header import Header, read_header

SNAPSHOT_EVERY = 32
TRIES = 32  # lost races before we give up; each one is somebody else's move that came first
MOST_HOT = 20_000

type Numbers = dict[Seat | None, int]
type MakeRow = Callable[[Sitting[Any], int], Any]
type Tell = Callable[["Played"], Awaitable[None]]


class Gone(LookupError):
    """There is no such table, or its game has not begun."""


class Played(Frozen):
    """A row that is durable. `again`: it was already, and this is the answer it got then."""

    header: Header
    seq: int
    step: Step[Any]
    numbers: dict[Seat | None, int]  # of the frame this row makes, by viewer; None: an onlooker
    again: bool = False


class Hot:
    """A table in memory."""

    def __init__(self, header: Header, sitting: Sitting[Any], seq: int, stored: int, numbers: Numbers) -> None:
        self.header, self.sitting, self.seq = header, sitting, seq
        self.stored = stored  # the seq of the newest snapshot
        self.numbers = numbers

    def advance(self, sitting: Sitting[Any]) -> "Played":
        """A row has become durable."""
        self.sitting, self.seq = sitting, self.seq + 1
        step = sitting.step
        self.numbers = {viewer: n + step.noticed(viewer) for viewer, n in self.numbers.items()}
        return Played(self.header, self.seq, step, self.numbers)

    def again(self) -> "Played":
        return Played(self.header, self.seq, self.sitting.step, self.numbers, again=True)


class Keeper:
    """One a process. `tell` is called after the commit, with what everybody is to hear."""

    def __init__(self, shards: Shards, writer: Writer, tell: Tell) -> None:
        self.shards, self.writer, self.tell = shards, writer, tell
        self._hot: OrderedDict[str, Hot] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}
        self._heads: dict[str, int] = {}  # the newest row known to be written, by whomever

    async def begin(self, header: Header) -> Played:
        """The first row: the table is set up and the first question asked."""
        at = now()
        step = open_table(header.rules, len(header.seats), header.chosen(), header.key, at)
        sitting = Sitting(header.rules, header.key, step)
        body = msgspec.json.encode({"row": "opened", "at": at})
        if not await self.writer.append(self._logged(header, sitting, 0, None, None, at, body, step)):
            return (await self.hot(header.id)).again()
        viewers: list[Seat | None] = [*range(len(header.seats)), None]
        hot = self._hot[header.id] = Hot(header, sitting, -1, -1, dict.fromkeys(viewers, 0))
        played = hot.advance(sitting)
        await self.tell(played)
        return played

    async def act(self, table_id: str, make: MakeRow, move_id: str | None = None, seat: Seat | None = None) -> Played:
        """Play one row. `make` gives it, from the table as it is now; it is called again after a lost race. Raises Refused
        where the rules refuse; then nothing has happened."""
        async with self._lock(table_id):
            for _ in range(TRIES):
                hot = await self.hot(table_id)
                at = max(now(), hot.sitting.state.at + hot.sitting.state.slept)
                trial = hot.sitting.fork()
                try:
                    row = make(hot.sitting, at)
                    step = trial.take(row)
                except Refused:
                    if await self._known(table_id, move_id):  # it was taken before; the same answer, no second effect
                        return hot.again()
                    if await self._is_behind(hot):  # nobody is refused by an old memory
                        continue
                    metrics.refusals.inc()
                    raise
                logged = self._logged(hot.header, trial, hot.seq + 1, move_id, seat, at, encode_row(row), step)
                if await self.writer.append(logged):
                    played = hot.advance(trial)
                    metrics.moves.labels(game=hot.header.game).inc()
                    await self._keep(hot)
                    if not step.state.stack:
                        await self._end(hot)
                    await self.tell(played)
                    return played
                metrics.lost_races.inc()
                self.catch_up(table_id, hot.seq + 1)  # somebody else was first: read what they did
                if await self._known(table_id, move_id):
                    return (await self.hot(table_id)).again()
        raise TimeoutError(f"table {table_id} is too busy")

    def _logged(
        self, header: Header, sitting: Sitting[Any], seq: int, move_id: str | None, seat: Seat | None, at: int, body: bytes,
        step: Step[Any],
    ) -> Logged:  # fmt: skip
        return Logged(
            table_id=header.id,
            seq=seq,
            move_id=move_id,
            seat=seat,
            at=at,
            body=body,
            told=msgspec.json.encode(step.told),
            only_for=step.only,
            state_hash=fingerprint(snapshot(step.state)),
            rules=step.state.rules,
            due=_next_look(header, sitting, at),
            passages=tuple(passages_in(step)),
        )

    async def _known(self, table_id: str, move_id: str | None) -> bool:
        if move_id is None:
            return False
        found = "select true from moves where table_id = $1 and move_id = $2"
        return bool(await self.shards.of(table_id).fetchval(found, table_id, move_id))

    async def hot(self, table_id: str) -> Hot:
        """The table in memory, read from the record if it is not there."""
        found = self._hot.get(table_id)
        if found is None:
            found = await self._load(table_id)
            found = self._hot.setdefault(table_id, found)  # somebody here may have loaded it meanwhile
            while len(self._hot) > MOST_HOT:
                self._heads.pop(self._hot.popitem(last=False)[0], None)
        if self._heads.get(table_id, -1) > found.seq:
            await self._read_on(found)
        if table_id in self._hot:
            self._hot.move_to_end(table_id)
        return found

    async def _read_on(self, hot: Hot) -> None:
        """What others have written since."""
        rows = await self.shards.of(hot.header.id).fetch(
            "select seq, body from moves where table_id = $1 and seq > $2 order by seq", hot.header.id, hot.seq
        )
        decode = msgspec.json.Decoder(row_type(hot.sitting.game)).decode
        for row in rows:
            if row["seq"] == hot.seq + 1:  # else somebody here has read on meanwhile
                trial = hot.sitting.fork()
                trial.take(decode(row["body"]))
                hot.advance(trial)

    async def _is_behind(self, hot: Hot) -> bool:
        head = "select max(seq) from moves where table_id = $1"
        self.catch_up(hot.header.id, await self.shards.of(hot.header.id).fetchval(head, hot.header.id))
        return self._heads[hot.header.id] > hot.seq

    async def _load(self, table_id: str) -> Hot:
        """Snapshot and the rows since."""
        pool = self.shards.of(table_id)
        header = await read_header(pool, table_id)
        if header is None or header.started_at is None:
            raise Gone(table_id)
        game = header.rules
        kept = await pool.fetchrow(
            "select seq, state from snapshots where table_id = $1 order by seq desc limit 1", table_id
        )
        rows = await pool.fetch(
            "select seq, at, body from moves where table_id = $1 and seq > $2 order by seq",
            table_id,
            kept["seq"] if kept else -1,
        )
        if kept is not None:
            state = restore(game, kept["state"])
            step = Step(state, (), asks(state))
            seq = kept["seq"]
        elif rows:
            step = open_table(game, len(header.seats), header.chosen(), header.key, rows[0]["at"])
            seq, rows = 0, rows[1:]
        else:
            raise Gone(table_id)
        sitting = Sitting(game, header.key, step)
        decode = msgspec.json.Decoder(row_type(game)).decode
        for row in rows:
            sitting.take(decode(row["body"]))
            seq = row["seq"]
        numbers = await self._numbers(pool, header, seq)
        return Hot(header, sitting, seq, kept["seq"] if kept else -1, numbers)

    async def _numbers(self, pool: asyncpg.Pool, header: Header, seq: int) -> Numbers:
        """How many frames each viewer has had: all rows but those it could not notice."""
        private = await pool.fetch(
            "select only_for from moves where table_id = $1 and seq <= $2 and only_for is not null", header.id, seq
        )
        viewers: list[Seat | None] = [*range(len(header.seats)), None]
        return {v: seq + 1 - sum(v not in row["only_for"] for row in private) for v in viewers}

    async def _keep(self, hot: Hot) -> None:
        """A snapshot now and then: one a move would cost twenty times the log. Never where something can still be taken
        back: a row that does so needs the states before it."""
        if (hot.seq - hot.stored >= SNAPSHOT_EVERY or not hot.sitting.state.stack) and not hot.sitting.trail:
            await store_snapshot(self.shards.of(hot.header.id), hot)

    async def _end(self, hot: Hot) -> None:
        """The game is over; somebody will bind it when it has rested."""
        await self.shards.of(hot.header.id).execute(
            "update tables set status = 'over', over_at = $2, code = null where id = $1 and status = 'playing'",
            hot.header.id, now(),
        )  # fmt: skip

    async def keep_all(self) -> None:
        """At an orderly stop."""
        for hot in self._hot.values():
            if hot.seq > hot.stored and not hot.sitting.trail:
                await store_snapshot(self.shards.of(hot.header.id), hot)

    def forget(self, table_id: str) -> None:
        self._hot.pop(table_id, None)

    def catch_up(self, table_id: str, seq: int) -> None:
        """Another process has written this seq: what we remember is old."""
        self._heads[table_id] = max(seq, self._heads.get(table_id, -1))

    def _lock(self, table_id: str) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            if len(self._locks) > MOST_HOT:
                self._locks = {t: one for t, one in self._locks.items() if one.locked()}
            lock = self._locks[table_id] = asyncio.Lock()
        return lock


def passages_in(step: Step[Any]) -> Iterator[Passed]:
    """What was told to everybody in a step."""
    for told in step.told:
        if told.to is None:
            for name in told.event.__struct_fields__:
                told_here = getattr(told.event, name)
                if isinstance(told_here, Passage):
                    seat, body = getattr(told.event, "seat", None), msgspec.json.encode(told_here)
                    yield Passed(seat, tag_of(told.event), told_here.lang, told_here.aloud, body)


def _next_look(header: Header, sitting: Sitting[Any], at: int) -> int | None:
    """When the sweeper must come: a clock runs out, or a bot has thought long enough."""
    when, bot = due(sitting.game, sitting.state), asked_bot(header, sitting)
    if bot is None or sitting.state.paused is not None:
        return when
    return at + PAUSE if when is None else min(when, at + PAUSE)


async def store_snapshot(pool: asyncpg.Pool, hot: Hot) -> None:
    """Only the newest is kept."""
    await pool.execute(
        "with new as (insert into snapshots (table_id, seq, state) values ($1, $2, $3) on conflict do nothing) "
        "delete from snapshots where table_id = $1 and seq < $2",
        hot.header.id, hot.seq, snapshot(hot.sitting.state),
    )  # fmt: skip
    hot.stored = hot.seq

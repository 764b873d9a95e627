"""The keeper: holds tables in memory, plays their rows with the kit, writes them to the record and passes them on. Its
memory is only a cache: the primary key (table_id, seq) in the database decides races."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from talewind.kit import Passage, Refused, Seat, Sitting, Step, due, fingerprint, open_table, refuse, snapshot, tag_of
from talewind.kit.admission import admit
from talewind.kit.rows import Came, Ended, Housed, Left, encode_row
from talewind.server.base.bounds import Bounds
from talewind.server.base.clock import now
from talewind.server.record import Logged, Shard, Shards, Writer
from talewind.server.record.chores import on_each, once
from talewind.server.record.writer import Handed, Passed
from talewind.server.telemetry.metrics import metrics

from .bots import bot_ready, unhoused
from .hands import handed
from .header import Header
from .loaded import HeardRow, Loaded, NotBegun, Played, counted, load, nobody_yet, read_on, read_seats, store_snapshot

SNAPSHOT_EVERY = 32
FAR_BEHIND = 2 * SNAPSHOT_EVERY  # missing rows above which a table is loaded again instead of read on
TRIES = 32  # lost races before giving up; each is a row of another process that came first
MOST_HOT = 20_000

type MakeRow = Callable[[Sitting[Any], int], Any]
type Tell = Callable[[Played], Awaitable[None]]


class Keeper:
    """One per process. `tell` is called with each row after its commit."""

    def __init__(self, shards: Shards, writer: Writer, tell: Tell, bounds: Bounds | None = None) -> None:
        self.shards, self.writer, self.tell, self.bounds = shards, writer, tell, bounds or Bounds()
        self._loaded: OrderedDict[str, Loaded] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._heads: dict[str, int] = {}  # the newest row known to be committed, by any process

    async def begin(self, header: Header) -> Played:
        """Write the first row, and those by which bots take their seats."""
        played = await self._begin(header)
        while (seat := unhoused(header, (await self.loaded(header.id)).sitting)) is not None:
            with suppress(Refused):  # the sweeper of another process was first
                played = await self.act(header.id, lambda sitting, at, seat=seat: Housed(at, seat))  # type: ignore[misc]
        return played

    async def _begin(self, header: Header) -> Played:
        """Write the first row, unless another task or process has. The lock is another than that of `act`, which may hold it; in one
        batch the writer could not tell two first rows apart."""
        async with self._lock(f"{header.id} begins"):
            return await self._open(header)

    async def _open(self, header: Header) -> Played:
        """Set up the game and ask the first question."""
        at = now()
        step = open_table(header.game, len(header.seats), header.chosen(), header.key, at)
        sitting = Sitting(header.game, header.key, step)
        body = msgspec.json.encode({"row": "opened", "at": at})
        if not await self.writer.append(self.logged(header, sitting, 0, None, None, at, body, step)):
            return (await self.loaded(header.id)).again()
        played = Played(header, 0, sitting, counted(nobody_yet(header), step.only))
        self._loaded.setdefault(header.id, Loaded(header, sitting, 0, -1, played.numbers))
        await self.tell(played)
        return played

    async def act(self, table_id: str, make: MakeRow, move_id: str | None = None, seat: Seat | None = None) -> Played:
        """Play one row. `make` builds it from the current table, again after each lost race. Raises Refused if the
        rules refuse it; then nothing has changed."""
        async with self._lock(table_id):
            for _ in range(TRIES):
                loaded = await self.loaded(table_id)
                at = max(now(), loaded.sitting.state.at + loaded.sitting.state.slept)
                trial, seq, numbers = loaded.sitting.fork(), loaded.seq + 1, loaded.numbers
                before = trial.state
                try:
                    row = make(loaded.sitting, at)
                    if seq >= self.bounds.rows_a_table and _by_people(row, seat):
                        raise refuse("server-long-game")
                    step = admit(trial, row)
                except Refused:
                    if await self._known(table_id, move_id):  # a repeated id: the same answer, no second effect
                        return loaded.again()
                    if await self._is_behind(loaded):  # a move is never refused because of stale memory
                        continue
                    metrics.refusals.inc()
                    raise
                if step is None:  # nothing to change: the table is in that state already
                    if await self._is_behind(loaded):
                        continue
                    return loaded.again()
                body = encode_row(row)
                given = handed(loaded.header, row, before, step.state)
                logged = self.logged(loaded.header, trial, seq, move_id, seat, at, body, step, given)
                if await self.writer.append(logged):
                    played = Played(loaded.header, seq, trial, counted(numbers, step.only), before, row=body)
                    loaded.reach(played)
                    metrics.moves_of(loaded.header.game_id).inc()
                    await self.tell(played)
                    await self._keep(loaded)
                    return played
                metrics.lost_races.inc()
                await self._is_behind(loaded)  # another process wrote this seq, or the id is a repeat
                if await self._known(table_id, move_id):
                    return (await self.loaded(table_id)).again()
        raise TimeoutError(f"table {table_id}: the row lost {TRIES} races to rows of others")

    def logged(
        self, header: Header, sitting: Sitting[Any], seq: int, move_id: str | None, seat: Seat | None, at: int, body: bytes,
        step: Step[Any], given: Handed | None = None,
    ) -> Logged:  # fmt: skip
        """A played row as it is stored."""
        return Logged(
            table_id=header.id,
            seq=seq,
            move_id=move_id,
            seat=seat,
            at=at,
            body=body,
            told=msgspec.json.encode(step.events),
            only_for=step.only,
            state_hash=fingerprint(snapshot(step.state)),
            rules=step.state.rules_version,
            due=next_look(header, sitting, at),
            over=not step.state.stack,
            passages=tuple(passages_in(step)),
            handed=given,
        )

    async def _known(self, table_id: str, move_id: str | None) -> bool:
        if move_id is None:
            return False
        found = "select true from moves where table_id = $1 and move_id = $2"
        return bool(await self.shards.of(table_id).fetchval(found, table_id, move_id))

    async def loaded(self, table_id: str) -> Loaded:
        """The table in memory, loaded from the record if missing."""
        found = self._loaded.get(table_id)
        if found is None:
            loaded = await self._load(table_id)
            found = self._loaded.setdefault(table_id, loaded)  # another task may have loaded it meanwhile
            while len(self._loaded) > MOST_HOT:
                self._heads.pop(self._loaded.popitem(last=False)[0], None)
        behind = self._heads.get(table_id, -1) - found.seq
        if behind > FAR_BEHIND:  # loading from the newest snapshot is cheaper
            loaded = await self._load(table_id)
            found = self._loaded[table_id] = max(
                self._loaded.get(table_id, found), loaded, key=lambda loaded: loaded.seq
            )
        elif behind > 0:
            found.play_ahead()
            if found.seq < self._heads.get(table_id, -1):
                await read_on(self.shards.of(table_id), found)
        if found.outdated:
            await read_seats(self.shards.of(table_id), found)
        if table_id in self._loaded:
            self._loaded.move_to_end(table_id)
        return found

    async def _load(self, table_id: str) -> Loaded:
        try:
            return await load(self.shards.of(table_id), table_id)
        except NotBegun as table:
            await self._begin(table.header)
        return await load(self.shards.of(table_id), table_id)

    async def newest(self, table_id: str) -> Loaded:
        """The table as stored now, even if the bus has lost rows of other processes."""
        await self._is_behind(await self.loaded(table_id))
        return await self.loaded(table_id)

    async def _is_behind(self, loaded: Loaded) -> bool:
        """Read rows that are missing here; whether there were any. If the record has fewer, the game was archived or
        the table deleted: forget it here too."""
        table, seq = loaded.header.id, loaded.seq
        newest = "select coalesce(max(seq), -1) from moves where table_id = $1"
        head = await self.shards.of(table).fetchval(newest, table)
        if head < seq:
            self.forget(table)
            return True
        self.catch_up(table, head)
        return self._heads[table] > loaded.seq

    async def _keep(self, loaded: Loaded) -> None:
        """Store a snapshot now and then: one per move would cost twenty times the log. Not while something can be taken
        back: undoing needs the states before it. The row is committed and told: a snapshot that fails must not turn it
        into a refusal, and the next row tries again."""
        if (
            loaded.seq - loaded.stored >= SNAPSHOT_EVERY or not loaded.sitting.state.stack
        ) and not loaded.sitting.trail:
            await once(self.shards.of(loaded.header.id), partial(store_snapshot, loaded=loaded), "snapshots-failed")

    async def keep_all(self) -> None:
        """Store snapshots of all tables at an orderly stop; a shard that fails does not affect the others."""
        await on_each(self.shards, self._keep_shard, "snapshots-failed")

    async def _keep_shard(self, shard: Shard) -> None:
        for loaded in list(self._loaded.values()):
            if loaded.seq > loaded.stored and not loaded.sitting.trail and self.shards.of(loaded.header.id) is shard:
                await store_snapshot(shard, loaded)

    def forget(self, table_id: str) -> None:
        self._loaded.pop(table_id, None)
        self._heads.pop(table_id, None)

    def catch_up(self, table_id: str, seq: int) -> None:
        """Another process has written this seq: the table here is stale."""
        self._heads[table_id] = max(seq, self._heads.get(table_id, -1))

    def head(self, table_id: str) -> int:
        """The newest row that this process knows of; -1: none."""
        loaded = self._loaded.get(table_id)
        return max(self._heads.get(table_id, -1), -1 if loaded is None else loaded.seq)

    def foresee(self, table_id: str, row: HeardRow) -> None:
        """Another process has written this row: if the table is in memory, the row need not be read from the log."""
        if (loaded := self._loaded.get(table_id)) is not None:
            loaded.foresee(row)

    def _lock(self, table_id: str) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock


def _by_people(row: Any, seat: Seat | None) -> bool:
    """Whether people can repeat this kind of row without limit: not clocks, bots, leaving or ending."""
    return (seat is not None or isinstance(row, Came)) and not isinstance(row, Left | Ended)


def passages_in(step: Step[Any]) -> Iterator[Passed]:
    """The passages of a step that every viewer sees."""
    for addressed in step.events:
        if addressed.to is None:
            for name in addressed.event.__struct_fields__:
                passage = getattr(addressed.event, name)
                if isinstance(passage, Passage):
                    seat, body = getattr(addressed.event, "seat", None), msgspec.json.encode(passage)
                    yield Passed(seat, tag_of(addressed.event), passage.lang, passage.aloud, body)


def next_look(header: Header, sitting: Sitting[Any], at: int) -> int | None:
    """When the sweeper is due next: a clock runs out, or a bot answers."""
    when, ready = due(sitting.game, sitting.state, sitting.step.put), bot_ready(header, sitting, at)
    return min((time for time in (when, ready) if time is not None), default=None)

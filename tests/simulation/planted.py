"""Faults planted into the product for the time of a seed, to see that the simulation finds them."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import msgspec

from talewind.kit import Frozen, Seat, snapshot
from talewind.server.doors import sockets
from talewind.server.live import hub as hubs
from talewind.server.live.bus_messages import News
from talewind.server.live.frames import frames_of
from talewind.server.live.hub import Hub
from talewind.server.live.outlook import read_outlook
from talewind.server.live.upkeep import Upkeep
from talewind.server.record import Shard, Writer
from talewind.server.record.writer import Logged
from talewind.server.tables import Keeper, Loaded, Played
from talewind.server.tables import keeper as keeping
from talewind.server.wire import Viewer


class Planted(Frozen):
    """`where`: the owner of `name`, which `fault` replaces; `fault` is called with what it replaces."""

    what: str
    where: Any
    name: str
    fault: Callable[[Any], Any]


@contextmanager
def planted(one: Planted) -> Iterator[None]:
    sound = getattr(one.where, one.name)
    setattr(one.where, one.name, one.fault(sound))
    try:
        yield
    finally:
        setattr(one.where, one.name, sound)


def _no_gap_repair(sound: Any) -> Any:
    async def deliver(self: Hub, news: News) -> None:
        for listener in list(self.listeners.get(news.table, ())):
            if news.seq > listener.seq and not listener.mending:
                listener.seq = news.seq
                if (frame := news.frames.get(listener.viewer)) is not None:
                    listener.n += 1
                    listener.give(frame)

    return deliver


def _no_repeat_check(sound: Any) -> Any:
    async def deliver(self: Hub, news: News) -> None:
        for listener in list(self.listeners.get(news.table, ())):
            if news.seq <= listener.seq and not listener.mending and (frame := news.frames.get(listener.viewer)):
                listener.give(frame)
        await sound(self, news)

    return deliver


def _before_commit(sound: Any) -> Any:
    async def append(self: Writer, row: Logged) -> bool:
        asyncio.create_task(sound(self, row)).add_done_callback(lambda task: task.cancelled() or task.exception())
        return True

    return append


def _always_won(sound: Any) -> Any:
    async def append(self: Writer, row: Logged) -> bool:
        await sound(self, row)
        return True

    return append


def _ids_ignored(sound: Any) -> Any:
    tries = count()

    async def act(
        self: Keeper, table_id: str, make: keeping.MakeRow, move_id: str | None = None, seat: Seat | None = None
    ) -> Played:
        played: Played = await sound(self, table_id, make, move_id and f"{move_id} try {next(tries)}", seat)
        return played

    return act


def _never_known(sound: Any) -> Any:
    async def known(self: Keeper, table_id: str, move_id: str | None) -> bool:
        return False

    return known


def _one_row_early(sound: Any) -> Any:
    async def store_snapshot(shard: Shard, loaded: Loaded) -> None:
        """The state after a row, stored as that before it."""
        seq, loaded.seq = loaded.seq, loaded.seq - 1
        try:
            state, numbers = snapshot(loaded.sitting.state), msgspec.json.encode([*loaded.numbers.values()])
        finally:
            loaded.seq = seq
        await shard.execute(
            "with new as (insert into snapshots (table_id, seq, state, numbers) select id, $2, $3, $4 from tables where id = $1 "
            "on conflict do nothing) "
            "delete from snapshots where table_id = $1 and seq < $2",
            loaded.header.id, seq - 1, state, numbers,
        )  # fmt: skip
        loaded.stored = seq

    return store_snapshot


def _not_reread(sound: Any) -> Any:
    async def is_behind(self: Keeper, loaded: Loaded) -> bool:
        return False

    return is_behind


def _counted_twice(sound: Any) -> Any:
    def reach(self: Loaded, played: Played) -> None:
        """Without asking whether another task has read the row already."""
        self.sitting, self.seq, self.numbers = played.sitting, self.seq + 1, played.numbers

    return reach


def _wrong_viewer(sound: Any) -> Any:
    def frames(played: Played, viewers: Any, *more: Any) -> dict[Viewer, bytes]:
        """The frame made for one viewer serves all."""
        made = frames_of(played, viewers, *more)
        return dict.fromkeys(made, next(iter(made.values()))) if made else made

    return frames


def _no_clock(sound: Any) -> Any:
    def next_look(header: Any, sitting: Any, at: int) -> None:
        return None

    return next_look


def _never_looked(sound: Any) -> Any:
    async def mend_shard(self: Upkeep, shard: Shard) -> None: ...

    return mend_shard


def _welcomed_late(sound: Any) -> Any:
    async def join(self: Hub, listener: Any, after: int) -> Any:
        """The frames since are read first, and the listener is registered afterwards."""
        listener.mending = False
        seen = await read_outlook(self.keeper, listener, after or hubs.NOTHING, self.bounds)
        await self.bus.follow(listener.table)
        self.listeners.setdefault(listener.table, set()).add(listener)
        listener.seq = (await self.keeper.newest(listener.table)).seq
        return seen.welcome(listener, None, None)

    return join


def _refused_for_good(sound: Callable[..., Awaitable[Any]]) -> Any:
    async def answered(raw: str, listener: Any, services: Any) -> Any:
        """An unknown outcome is reported as a refusal."""
        answer = await sound(raw, listener, services)
        return msgspec.structs.replace(answer, again=False) if getattr(answer, "again", False) else answer

    return answered


PLANTED: dict[str, Planted] = {
    "no-gap-repair": Planted("a gap on the bus is passed over", Hub, "deliver", _no_gap_repair),
    "no-repeat-check": Planted("a row that came before is delivered again", Hub, "deliver", _no_repeat_check),
    "never-looked": Planted("rows that the bus has lost are not looked for", Upkeep, "mend_shard", _never_looked),
    "before-commit": Planted("a move is acknowledged before its row is committed", Writer, "append", _before_commit),
    "always-won": Planted("a lost race counts as won", Writer, "append", _always_won),
    "not-reread": Planted("after a lost race the rows of others are not read", Keeper, "_is_behind", _not_reread),
    "ids-ignored": Planted("a repeated move is another move", Keeper, "act", _ids_ignored),
    "never-known": Planted("a repeated move is refused instead of acknowledged", Keeper, "_known", _never_known),
    "one-row-early": Planted("a snapshot is stored under the row before it", keeping, "store_snapshot", _one_row_early),
    "counted-twice": Planted("a row that another task has read is counted again", Loaded, "reach", _counted_twice),
    "wrong-viewer": Planted("a frame made for one viewer goes to all", hubs, "frames_of", _wrong_viewer),
    "no-clock": Planted("no clock is set", keeping, "next_look", _no_clock),
    "welcomed-late": Planted("a listener is registered after its welcome was read", Hub, "join", _welcomed_late),
    "refused-for-good": Planted("an unknown outcome is told as a refusal", sockets, "answered", _refused_for_good),
}

"""The hub: the listeners of each table in this process. Each has its own bounded mailbox: a slow connection is dropped
and resumes later, and delays no other."""

import asyncio

import msgspec

from talewind.kit import Seat, Undoable, look
from talewind.server import wire
from talewind.server.base.bounds import Bounds
from talewind.server.base.clock import now
from talewind.server.books.masking import Mask
from talewind.server.books.veil import mask_of
from talewind.server.record import Shard
from talewind.server.record.chores import by_shard, on_each, once
from talewind.server.record.drafts import read_draft
from talewind.server.tables import Keeper, Loaded, Played
from talewind.server.tables.host import acting_host
from talewind.server.wire import Viewer

from .bus import Aside, Bus, News, Wanted
from .drafting import Drafting
from .elsewhere import Elsewhere
from .frames import frames_of, frames_since, veiled, whole_sight
from .listener import Listener
from .upkeep import STILL, end_deleted, note_listeners

MEND_EVERY = 2.0  # seconds between two reads of the log for what the bus may have lost
NOTHING = 1 << 53  # above every frame number: a client that asks from there has missed none

# Reads one index entry per table; `max ... group by` would read the whole index.
HEADS = """
select table_id, (select seq from moves where moves.table_id = listed.table_id order by seq desc limit 1)
from unnest($1::text[]) listed (table_id)
"""


class Hub:
    """Constructed first; `keeper` and `bus` are assigned by `app.py` before the first request."""

    def __init__(self, bounds: Bounds | None = None) -> None:
        self.bounds = bounds or Bounds()
        self.listeners: dict[str, set[Listener]] = {}
        self.elsewhere = Elsewhere()
        self.drafting = Drafting(self._say_drafting)
        self._mending: set[asyncio.Task[None]] = set()
        self.keeper: Keeper
        self.bus: Bus

    async def join(self, listener: Listener, after: int) -> wire.Welcome:
        """Register a listener. Its welcome has the frames since `after`."""
        await self.bus.follow(listener.table)
        new = listener.viewer not in self.viewers(listener.table)
        self.listeners.setdefault(listener.table, set()).add(listener)
        listener.mending = True  # no frame is delivered before the welcome
        if new:
            await self.bus.want(Wanted(listener.table, (listener.viewer,), asks=True))
        loaded, mask, (sight, older), missed, undo = await self._now(listener, after or NOTHING)
        listener.mending = False
        if listener.wanted > listener.seq:
            self._mend_soon(listener)
        header = loaded.header
        return wire.Welcome(
            table=header.id,
            game=header.game_id,
            names=tuple("" if mask and s.seat in mask.names else s.name for s in header.seats),
            shapes=tuple(loaded.sitting.game.shapes(loaded.sitting.state)),
            seat=listener.viewer,
            host=listener.plays and acting_host(header, loaded.sitting) == (listener.person or ""),
            now=now(),
            n=listener.n,
            sight=sight,
            older=older,
            missed=missed,
            draft=await self._draft(listener, loaded.sitting.state.asked),
            undo=undo,
            drafting=self.drafting.of(header.id, listener.viewer, loaded.sitting.state.asked),
        )

    async def _draft(self, listener: Listener, asked: list[int]) -> msgspec.Raw | None:
        """The seat's own stored draft, if its question is still open."""
        if listener.viewer is None or not listener.plays:
            return None
        kept = await read_draft(self.keeper.shards.of(listener.table), listener.table, listener.viewer)
        return msgspec.Raw(kept["body"]) if kept and asked[listener.viewer] == kept["number"] else None

    def part(self, listener: Listener) -> None:
        here = self.listeners.get(listener.table, set())
        here.discard(listener)
        if not here:
            self.listeners.pop(listener.table, None)
            self.drafting.newest.pop(listener.table, None)

    def viewers(self, table: str) -> set[Viewer]:
        """Those who listen in this process."""
        return {listener.viewer for listener in self.listeners.get(table, ())}

    async def dismiss(self, table: str, seat: Seat) -> None:
        """A seat is somebody else's now: its old sockets are closed, here and in every process."""
        self.dismiss_here(table, seat)
        await self.bus.dismiss(table, seat)

    def dismiss_here(self, table: str, viewer: Viewer) -> None:
        self.keeper.forget(table)  # its header has the old holder of the seat
        for listener in list(self.listeners.get(table, ())):
            if listener.viewer == viewer:
                listener.drop()

    def sits(self, table: str, seat: Seat) -> bool:
        """Whether the seat has a connection to this process."""
        return any(listener.viewer == seat and listener.plays for listener in self.listeners.get(table, ()))

    async def played(self, played: Played) -> None:
        """Deliver a row of this process here and publish it. Frames are made only for viewers that listen."""
        table, only = played.header.id, played.step.only
        here, others = self.viewers(table), self.elsewhere.viewers(table)
        over, viewers = not played.step.state.stack, here | others
        masks = {viewer: await mask_of(self.keeper, played.header, viewer) for viewer in viewers if over}
        frames = frames_of(played, viewers, self.bounds.entries, masks)
        await self.deliver(News(table, played.seq, only, frames))
        await self.bus.tell(News(table, played.seq, only, {v: frames[v] for v in others if v in frames}))

    async def heard(self, news: News) -> None:
        """Deliver a row of another process."""
        here = self.viewers(news.table)
        if not here:
            return
        self.keeper.catch_up(news.table, news.seq)
        if any(news.lacks(viewer) for viewer in here):  # the other process does not know of them
            await self.bus.want(Wanted(news.table, tuple(here)))
        await self.deliver(news)

    async def wished(self, wanted: Wanted) -> None:
        """Another process has announced its viewers; announce ours if it asks."""
        self.elsewhere.note(wanted.table, wanted.viewers)
        if wanted.asks and (here := self.viewers(wanted.table)):
            await self.bus.want(Wanted(wanted.table, tuple(here)))

    async def _say_drafting(self, table: str, drafting: wire.Drafting) -> None:
        aside = Aside(table, wire.write(drafting), but=drafting.seat, drafting=True)
        self.overheard(aside)
        await self.bus.say_aside(aside)

    async def react(self, table: str, seat: Seat, phrase: wire.Phrase) -> None:
        """Send a set phrase to every viewer that listens now, in all processes."""
        await self._say_aside(table, wire.Reacted(seat, phrase))

    async def call(self, table: str, seat: Seat, voices: int, needed: int) -> None:
        """Send the state of the vote to go on without a seat; the seat's own client asks whether somebody is there."""
        await self._say_aside(table, wire.Called(seat, voices, needed))

    async def carried(self, table: str, seat: Seat) -> None:
        """Tell the seat's other devices that a link has brought it to a new one."""
        await self._say_aside(table, wire.Carried(), seat)

    async def _say_aside(self, table: str, message: wire.ServerMessage, seat: Seat | None = None) -> None:
        aside = Aside(table, wire.write(message), seat)
        self.overheard(aside)
        await self.bus.say_aside(aside)

    def overheard(self, aside: Aside) -> None:
        if aside.drafting and aside.table in self.listeners:
            self.drafting.newest[aside.table] = msgspec.json.decode(aside.frame, type=wire.Drafting)
        for listener in list(self.listeners.get(aside.table, ())):
            if aside.but is not None and listener.viewer == aside.but:
                continue
            if aside.seat is None or (listener.viewer == aside.seat and listener.plays):
                listener.give(aside.frame)

    async def deliver(self, news: News) -> None:
        for listener in list(self.listeners.get(news.table, ())):
            if news.seq <= listener.seq:
                continue
            listener.wanted = max(listener.wanted, news.seq)
            if listener.mending:
                continue
            if news.seq > listener.seq + 1 or news.lacks(listener.viewer):
                self._mend_soon(listener)
                continue
            listener.seq = news.seq
            if (frame := news.frames.get(listener.viewer)) is not None:
                listener.n += 1
                listener.give(frame)

    def _mend_soon(self, listener: Listener) -> None:
        """Mend in a task: it reads the log, and the caller has rows of other shards' tables to deliver."""

        async def mend(shard: Shard) -> None:
            await self.mend(listener)

        task = asyncio.create_task(once(self.keeper.shards.of(listener.table), mend, "mend-failed"))
        self._mending.add(task)
        task.add_done_callback(self._mending.discard)

    async def mend(self, listener: Listener) -> None:
        """Send a listener the frames of the log that it lacks."""
        if listener.mending:
            return
        listener.mending = True
        try:
            while True:
                was = listener.seq, listener.wanted
                _loaded, _mask, (sight, older), missed, undo = await self._now(listener, listener.n)
                if missed:
                    listener.give(wire.write(wire.CaughtUp(now(), missed, listener.n, sight, undo, older)))
                if listener.wanted <= listener.seq or was == (listener.seq, listener.wanted):  # the game was archived
                    return
        finally:
            listener.mending = False

    async def _now(
        self, listener: Listener, after: int
    ) -> tuple[Loaded, Mask | None, tuple[msgspec.Raw, dict[str, int]], tuple[wire.Heard, ...], Undoable | None]:
        """The table as stored, its mask, the viewer's whole sight, its frames since `after`, and what may be taken
        back. Sets the listener's position to that row."""
        table, viewer = listener.table, listener.viewer
        loaded = await self.keeper.newest(table)
        seq, n, sitting = (
            loaded.seq,
            loaded.numbers[viewer],
            loaded.sitting,
        )  # read together: the table may be played on meanwhile
        missed = await frames_since(self.keeper.shards.of(table), table, viewer, seq, n, after, self.bounds.missed)
        mask = None if sitting.state.stack else await mask_of(self.keeper, loaded.header, viewer)
        listener.seq, listener.n = seq, n
        sight = look(sitting.game, sitting.state, viewer, sitting.step.put)
        return (
            loaded,
            mask,
            whole_sight(sight, mask, self.bounds.entries),
            veiled(missed, mask),
            sitting.undoable(viewer),
        )

    async def mend_all(self) -> None:
        """Recover what the bus may have lost, on every shard."""
        await on_each(self.keeper.shards, self.mend_shard, "mend-failed")

    async def mend_for_ever(self) -> None:
        await by_shard(self.keeper.shards, self.mend_shard, MEND_EVERY, "mend-failed")

    async def mend_shard(self, shard: Shard) -> None:
        """Compare the position of each listener of a shard's tables with the newest row in the log."""
        mine = [table for table in self.listeners if self.keeper.shards.of(table) is shard]
        if not mine:
            return
        await note_listeners(shard, [one for table in mine for one in self.listeners.get(table, ())])
        there = await shard.fetch(STILL, mine)
        for table in set(mine) - {held["table_id"] for held in there}:
            self.keeper.forget(table)
            end_deleted(self.listeners.get(table, ()))
        for held in there:
            for listener in list(self.listeners.get(held["table_id"], ())):
                if listener.viewer == held["seat"] and listener.person != held["person"]:
                    listener.drop()  # the seat has a new holder, and the bus has lost the message
        for head in await shard.fetch(HEADS, mine):
            for listener in list(self.listeners.get(head["table_id"], ())):
                if (head["seq"] or 0) > listener.seq:
                    listener.wanted = max(listener.wanted, head["seq"])
                    await self.mend(listener)

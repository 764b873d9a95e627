"""The hub: the listeners of each table in this process. Each has its own bounded mailbox: a slow connection is dropped
and resumes later, and delays no other."""

import asyncio

import msgspec

from talewind.kit import Seat
from talewind.server import wire
from talewind.server.base.bounds import Bounds
from talewind.server.books.veil import mask_of
from talewind.server.record import Shard
from talewind.server.record.chores import once
from talewind.server.tables import HeardRow, Keeper, Newer, Played
from talewind.server.wire import Viewer

from .bus import Bus
from .bus_messages import Ephemeral, News, Wanted
from .drafting import Drafting
from .elsewhere import Elsewhere
from .frames import frames_of
from .listener import Listener
from .outlook import Outlook, own_draft, read_outlook

NOTHING = 1 << 53  # above every frame number: a client that asks from there has missed none


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
        seen = await self._join(listener, after)
        asked = seen.loaded.sitting.state.asked
        draft = await own_draft(self.keeper, listener, asked)
        return seen.welcome(listener, draft, self.drafting.of(listener.table, listener.viewer, asked))

    async def rejoin(self, listener: Listener, after: int) -> wire.CaughtUp:
        """Register a listener of a client that had its welcome and polls: the frames since `after`, or none."""
        return (await self._join(listener, after)).caught_up()

    async def _join(self, listener: Listener, after: int) -> Outlook:
        await self.bus.follow(listener.table)
        new = listener.viewer not in self.viewers(listener.table)
        self.listeners.setdefault(listener.table, set()).add(listener)
        listener.mending = True  # no frame is delivered before the welcome
        if new:
            await self.announce(listener.table, asks=True)
        seen = await read_outlook(self.keeper, listener, after or NOTHING, self.bounds)
        listener.mending = False
        if listener.wanted > listener.seq:
            self._mend_soon(listener)
        return seen

    def part(self, listener: Listener) -> None:
        here = self.listeners.get(listener.table, set())
        here.discard(listener)
        if not here:
            self.listeners.pop(listener.table, None)
            self.drafting.newest.pop(listener.table, None)
            self.elsewhere.left(listener.table)

    async def announce(self, table: str, asks: bool = False) -> None:
        """Tell the other processes who listens here. `asks`: they shall answer who listens there."""
        here, head = self.viewers(table), self.keeper.head(table)
        if here and await self.bus.want(Wanted(table, tuple(here), asks, head)):
            self.elsewhere.announced(table)

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
        """Deliver a row of this process here, and publish it unless nobody listens elsewhere. Frames are made only for viewers that
        listen."""
        table, only = played.header.id, played.step.only
        here, others = self.viewers(table), self.elsewhere.viewers(table)
        over, viewers = not played.step.state.stack, here | others
        masks = {viewer: await mask_of(self.keeper, played.header, viewer) for viewer in viewers if over}
        frames = frames_of(played, viewers, self.bounds.entries, masks)
        await self.deliver(News(table, played.seq, only, frames))
        if here and self.elsewhere.nobody(table):
            return
        rules = played.sitting.state.rules_version
        abroad = {viewer: frames[viewer] for viewer in others if viewer in frames}
        await self.bus.tell(News(table, played.seq, only, abroad, played.row if others else None, rules))

    async def heard(self, news: News) -> None:
        """Deliver a row of another process."""
        here = self.viewers(news.table)
        if not here:
            return
        self.keeper.catch_up(news.table, news.seq)
        if news.row is not None:
            self.keeper.foresee(news.table, HeardRow(news.seq, news.row, news.only, news.rules))
        if self.elsewhere.forgets_us(news.table) or any(news.lacks(viewer) for viewer in here):
            await self.announce(news.table)
        await self.deliver(news)

    async def wished(self, wanted: Wanted) -> None:
        """Another process has announced its viewers; announce ours if it asks. It may know of a row that was not published, since it
        knew of nobody here."""
        self.elsewhere.note(wanted.table, wanted.viewers)
        if wanted.asks:
            await self.announce(wanted.table)
        if wanted.table in self.listeners:
            self.keeper.catch_up(wanted.table, wanted.head)
            await self.deliver(News(wanted.table, wanted.head, None, {}))

    async def _say_drafting(self, table: str, drafting: wire.Drafting) -> None:
        await self._send(Ephemeral(table, wire.write(drafting), but=drafting.seat, drafting=True))

    async def react(self, table: str, seat: Seat, phrase: wire.Phrase) -> None:
        """Send a set phrase to every viewer that listens now, in all processes."""
        await self._send(Ephemeral(table, wire.write(wire.Reacted(seat, phrase))))

    async def call(self, table: str, seat: Seat, voices: int, needed: int) -> None:
        """Send the state of the vote to go on without a seat; the seat's own client asks whether somebody is there."""
        await self._send(Ephemeral(table, wire.write(wire.Called(seat, voices, needed))))

    async def carried(self, table: str, seat: Seat) -> None:
        """Tell the seat's other devices that a link has brought it to a new one."""
        await self._send(Ephemeral(table, wire.write(wire.Carried()), seat))

    async def _send(self, ephemeral: Ephemeral) -> None:
        """Deliver an unlogged frame here, and publish it."""
        self.deliver_ephemeral(ephemeral)
        await self.bus.send_ephemeral(ephemeral)

    def deliver_ephemeral(self, ephemeral: Ephemeral) -> None:
        if ephemeral.drafting and ephemeral.table in self.listeners:
            self.drafting.newest[ephemeral.table] = msgspec.json.decode(ephemeral.frame, type=wire.Drafting)
        for listener in list(self.listeners.get(ephemeral.table, ())):
            if ephemeral.but is not None and listener.viewer == ephemeral.but:
                continue
            if ephemeral.seat is None or (listener.viewer == ephemeral.seat and listener.plays):
                listener.give(ephemeral.frame)

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
                seen = await read_outlook(self.keeper, listener, listener.n, self.bounds)
                if seen.missed:
                    listener.give(wire.write(seen.caught_up()))
                if listener.wanted <= listener.seq or was == (listener.seq, listener.wanted):  # the game was archived
                    return
        except Newer:
            listener.drop()  # it reconnects, to another process in the end
        finally:
            listener.mending = False

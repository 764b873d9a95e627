"""The hub: who listens to which table in this process. Each listener has its own bounded mailbox: a slow one is dropped and
resumes, and stalls nobody."""

import asyncio

import msgspec

from talewind.kit import Seat, Sight, look

from . import wire
from .bus import Aside, Bus, News, Wanted
from .clock import now
from .elsewhere import Elsewhere
from .frames import Past, Viewer, frames_of, past_of
from .mailbox import Mailbox
from .operate.logs import log
from .operate.metrics import metrics
from .pulse import Pulse
from .tables import Keeper, Played
from .tables.host import acting_host

MOST_MAIL = 64  # frames that may wait for one socket
MEND_EVERY = 2.0  # seconds between two looks into the log for what the bus may have lost


class Listener:
    """One socket's side of the hub."""

    def __init__(self, table: str, viewer: Viewer, person: str | None = None, plays: bool = True) -> None:
        self.table, self.viewer = table, viewer
        self.person = person  # who held the seat when it began to listen
        self.plays = plays and viewer is not None  # else it only looks, maybe over a seat's shoulder
        self.mail = Mailbox(MOST_MAIL)
        self.pulse = Pulse()
        self.seq = self.n = 0  # the last row and frame it was given
        self.wanted = 0  # the newest row it is known to lack
        self.mending = False
        self.dropped = False

    def give(self, frame: bytes) -> None:
        if not self.dropped and not self.mail.put(frame):
            metrics.dropped.inc()
            self.drop()

    def drop(self) -> None:
        """It does not read, or is not wanted any more: the one word that ends it takes the place of a frame."""
        if not self.dropped:
            self.dropped = True
            self.mail.end()


class Hub:
    """Built first, since keeper and bus speak to it; they are put in afterwards."""

    def __init__(self) -> None:
        self.listeners: dict[str, set[Listener]] = {}
        self.elsewhere = Elsewhere()
        self.keeper: Keeper
        self.bus: Bus

    async def join(self, listener: Listener, after: int) -> wire.Welcome:
        """Listen from now on; what was missed since frame `after` comes with the welcome."""
        await self.bus.follow(listener.table)
        new = listener.viewer not in self.viewers(listener.table)
        self.listeners.setdefault(listener.table, set()).add(listener)
        listener.mending = True  # nothing is delivered before the welcome
        if new:
            await self.bus.want(Wanted(listener.table, (listener.viewer,), asks=True))
        past, sight = await self._now(listener)
        hot = await self.keeper.hot(listener.table)
        listener.seq, listener.n, listener.mending = past.seq, past.n, False
        if listener.wanted > listener.seq:
            asyncio.get_running_loop().call_soon(lambda: asyncio.ensure_future(self.mend(listener)))
        header = hot.header
        return wire.Welcome(
            table=header.id,
            game=header.game,
            names=tuple(s.name for s in header.seats),
            shapes=tuple(hot.sitting.game.shapes(hot.sitting.state)),
            seat=listener.viewer,
            host=listener.plays and acting_host(header, hot.sitting) == listener.person,
            now=now(),
            n=past.n,
            sight=_raw(sight),
            missed=past.after(after) if after else (),
            draft=await self._draft(listener, hot.sitting.state.asked),
        )

    async def _draft(self, listener: Listener, asked: list[int]) -> msgspec.Raw | None:
        """The seat's own unfinished answer to the question that is still open."""
        if listener.viewer is None or not listener.plays:
            return None
        kept = await self.keeper.shards.of(listener.table).fetchrow(
            "select number, body from drafts where table_id = $1 and seat = $2", listener.table, listener.viewer
        )
        return msgspec.Raw(kept["body"]) if kept and asked[listener.viewer] == kept["number"] else None

    def part(self, listener: Listener) -> None:
        here = self.listeners.get(listener.table, set())
        here.discard(listener)
        if not here:
            self.listeners.pop(listener.table, None)

    def viewers(self, table: str) -> set[Viewer]:
        """Those who listen in this process."""
        return {listener.viewer for listener in self.listeners.get(table, ())}

    async def dismiss(self, table: str, seat: Seat) -> None:
        """A seat is somebody else's now: its old sockets are closed, here and in every process."""
        self.dismiss_here(table, seat)
        await self.bus.dismiss(table, seat)

    def dismiss_here(self, table: str, viewer: Viewer) -> None:
        for listener in list(self.listeners.get(table, ())):
            if listener.viewer == viewer:
                listener.drop()

    def sits(self, table: str, seat: Seat) -> bool:
        """Is there a socket of this seat in this process?"""
        return any(listener.viewer == seat and listener.plays for listener in self.listeners.get(table, ()))

    async def played(self, played: Played) -> None:
        """A row of our own: deliver it here without a detour, and tell the others. Only those who listen get a frame made."""
        table, only = played.header.id, played.step.only
        here, others = self.viewers(table), self.elsewhere.viewers(table)
        frames = frames_of(played, here | others)
        await self.deliver(News(table, played.seq, only, frames))
        await self.bus.tell(News(table, played.seq, only, {v: frames[v] for v in others if v in frames}))

    async def heard(self, news: News) -> None:
        """A row of another process."""
        here = self.viewers(news.table)
        if not here:
            return
        self.keeper.catch_up(news.table, news.seq)
        if any(news.lacks(viewer) for viewer in here):  # it has not heard of them, or has forgotten
            await self.bus.want(Wanted(news.table, tuple(here)))
        await self.deliver(news)

    async def wished(self, wanted: Wanted) -> None:
        """Another process has told whom it has."""
        self.elsewhere.note(wanted.table, wanted.viewers)
        if wanted.asks and (here := self.viewers(wanted.table)):
            await self.bus.want(Wanted(wanted.table, tuple(here)))

    async def react(self, table: str, seat: Seat, phrase: wire.Phrase) -> None:
        """A phrase reaches whoever listens now, in all processes; nobody hears it later."""
        await self._say_aside(table, wire.Reacted(seat, phrase))

    async def call(self, table: str, seat: Seat, voices: int, needed: int) -> None:
        """How many would go on without a seat; its own client asks whether somebody is there."""
        await self._say_aside(table, wire.Called(seat, voices, needed))

    async def _say_aside(self, table: str, message: wire.ServerMessage) -> None:
        aside = Aside(table, wire.write(message))
        self.overheard(aside)
        await self.bus.say_aside(aside)

    def overheard(self, aside: Aside) -> None:
        for listener in list(self.listeners.get(aside.table, ())):
            listener.give(aside.frame)

    async def deliver(self, news: News) -> None:
        for listener in list(self.listeners.get(news.table, ())):
            if news.seq <= listener.seq:
                continue
            listener.wanted = max(listener.wanted, news.seq)
            if listener.mending:
                continue
            if news.seq > listener.seq + 1 or news.lacks(listener.viewer):
                await self.mend(listener)
                continue
            listener.seq = news.seq
            if (frame := news.frames.get(listener.viewer)) is not None:
                listener.n += 1
                listener.give(frame)

    async def mend(self, listener: Listener) -> None:
        """Give a listener what the log has and it has not."""
        if listener.mending:
            return
        listener.mending = True
        try:
            while True:
                past, sight = await self._now(listener)
                missed = past.after(listener.n)
                listener.seq, listener.n = past.seq, past.n
                if missed:
                    listener.give(wire.write(wire.CaughtUp(now(), missed, past.n, _raw(sight))))
                if listener.wanted <= listener.seq:
                    return
        finally:
            listener.mending = False

    async def _now(self, listener: Listener) -> tuple[Past, Sight[object]]:
        """What the log says, and what the viewer sees by it or by something newer."""
        past = await past_of(self.keeper.shards.of(listener.table), listener.table, listener.viewer)
        self.keeper.catch_up(listener.table, past.seq)
        hot = await self.keeper.hot(listener.table)
        return past, look(hot.sitting.game, hot.sitting.state, listener.viewer)

    async def mend_all(self) -> None:
        """Whatever the bus may have lost: compare with the heads in the log."""
        for pool in self.keeper.shards.pools:
            mine = [t for t in self.listeners if self.keeper.shards.of(t) is pool]
            if not mine:
                continue
            for held in await pool.fetch("select table_id, seat, person from seats where table_id = any($1)", mine):
                for listener in list(self.listeners.get(held["table_id"], ())):
                    if listener.viewer == held["seat"] and listener.person != held["person"]:
                        listener.drop()  # the bus did not tell us that the seat has gone to another
            heads = await pool.fetch(
                "select table_id, max(seq) as seq from moves where table_id = any($1) group by table_id", mine
            )
            for head in heads:
                for listener in list(self.listeners.get(head["table_id"], ())):
                    if head["seq"] > listener.seq:
                        listener.wanted = max(listener.wanted, head["seq"])
                        await self.mend(listener)

    async def mend_for_ever(self) -> None:
        while True:
            await asyncio.sleep(MEND_EVERY)
            try:
                await self.mend_all()
            except Exception as why:  # the database may be away; the next look will tell
                log().warning("mend-failed", error=why)


def _raw(sight: Sight[object]) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(sight))

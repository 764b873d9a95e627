"""Attendance: writes to the game who has connected and who is gone, from the connections of all processes together."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Coroutine
from typing import Any

from talewind.kit import Refused, Seat
from talewind.kit.rows import Came
from talewind.server.record import AWAY, Shard
from talewind.server.record.chores import by_shard
from talewind.server.tables import Gone, Header, Keeper, Newer
from talewind.server.wire import Viewer

from .bus import Bus
from .hub import Hub
from .listener import Listener

GRACE = 3.0  # seconds without a connection before the others are told: a phone may be changing networks
EVERY = 5.0  # seconds between two checks of seats marked lost
EXPECTED = 12.0  # seconds from the start of a game until every client should have connected


class Attendance:
    def __init__(self, keeper: Keeper, hub: Hub, bus: Bus) -> None:
        self.keeper, self.hub, self.bus = keeper, hub, bus
        self._tasks: set[asyncio.Task[None]] = set()
        self._fresh: Counter[tuple[str, Seat]] = Counter()  # connections of a seat closed less than GRACE ago

    async def came(self, listener: Listener) -> None:
        """A client has opened a connection: mark its seat here if it was lost or away."""
        if listener.viewer is not None and listener.plays:
            await self.stirs(listener.table, listener.viewer)

    async def stirs(self, table: str, seat: Seat) -> None:
        """A client of the seat has acted: mark the seat here if it was lost or away. After the end no row is written: the log may
        be folded at any time."""
        state = (await self.keeper.loaded(table)).sitting.state
        if state.stack and state.chairs[seat].presence in ("lost", "away"):
            await self._note(table, seat, "here")

    async def run(self) -> None:
        """Run `look_again` on every shard until the process stops."""
        await by_shard(self.keeper.shards, self.look_again, EVERY, "greet-failed")

    async def look_again(self, shard: Shard) -> None:
        """Mark seats here that are marked lost but have a connection in this process: the database was down when they
        connected, or another process's question got no reply. Their people may only be waiting and send nothing."""
        for table, listeners in list(self.hub.listeners.items()):
            if self.keeper.shards.of(table) is shard:
                with contextlib.suppress(Gone, Newer):  # deleted; `Hub.mend_shard` tells its listeners
                    await self._find_again(table, {one.viewer for one in listeners if one.plays})
                await asyncio.sleep(0)  # thousands of tables must not hold up a move

    async def _find_again(self, table: str, viewers: set[Viewer]) -> None:
        state = (await self.keeper.loaded(table)).sitting.state
        for seat in viewers if state.stack else ():
            if seat is not None and state.chairs[seat].presence == "lost":
                await self._note(table, seat, "here")

    def expect(self, header: Header) -> None:
        """A game has started: mark seats lost whose clients have not connected after EXPECTED seconds."""
        for seat in header.seats:
            if seat.person is not None:
                self._do(self._look_later(header.id, seat.seat, EXPECTED))

    def sits(self, table: str, seat: Seat) -> bool:
        """Whether the seat is connected to this process. A long-polling client has no connection between polls; a
        recent close counts as present."""
        return self.hub.sits(table, seat) or self._fresh[table, seat] > 0

    def went(self, listener: Listener) -> None:
        """A connection has closed: mark its seat lost after GRACE seconds unless it has another by then."""
        if listener.viewer is not None and listener.plays:
            self._fresh[listener.table, listener.viewer] += 1
            self._do(self._later(listener.table, listener.viewer))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """The process stops: cancel pending checks, so that no seat is marked lost because of it."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _later(self, table: str, seat: Seat) -> None:
        try:
            await asyncio.sleep(GRACE)
        finally:
            self._fresh[table, seat] -= 1
            if not self._fresh[table, seat]:
                del self._fresh[table, seat]
        await self._look_later(table, seat, 0)

    async def _look_later(self, table: str, seat: Seat, seconds: float) -> None:
        await asyncio.sleep(seconds)
        if self.sits(table, seat) or await self.bus.sits_elsewhere(table, seat):
            return
        with contextlib.suppress(Gone, Newer, *AWAY):
            loaded = await self.keeper.loaded(table)
            if loaded.sitting.state.stack and loaded.sitting.state.attends(seat):
                await self._note(table, seat, "lost")

    async def _note(self, table: str, seat: Seat, presence: str) -> None:
        with contextlib.suppress(Refused, Gone, Newer, *AWAY):
            await self.keeper.act(table, lambda sitting, at: Came(at, seat, presence))  # type: ignore[arg-type]

"""A listener: the hub's end of one connection, with its own bounded mailbox."""

import asyncio
from collections.abc import Callable

from talewind.server import wire
from talewind.server.base.bounds import Bounds
from talewind.server.base.clock import now
from talewind.server.telemetry.metrics import metrics
from talewind.server.wire import Viewer

from .latency import Latency
from .mailbox import BEAT, Mailbox

type Write = Callable[[bytes], bool]  # False: not now; nothing was written


class Listener:
    def __init__(
        self, table: str, viewer: Viewer, person: str | None = None, plays: bool = True, bounds: Bounds | None = None
    ) -> None:
        self.table, self.viewer = table, viewer
        self.person = person  # the holder of the seat when the connection was opened
        self.plays = plays and viewer is not None  # False: it only watches, perhaps with a seat's view
        bounds = bounds or Bounds()
        self.mail = Mailbox(bounds.mail, bounds.mail_bytes)
        self.latency = Latency()
        self.seq = self.n = 0  # the last row and frame delivered
        self.wanted = 0  # the newest row known to be missing
        self.mending = False
        self.seen_at = 0  # when the seat's presence was last stored
        self.dropped = False
        self._gone: asyncio.Future[None] | None = None
        self.last: bytes | None = None  # the frame sent on dropping
        self.answering = asyncio.Lock()  # held while one of its messages is processed
        self.write: Write | None = None  # writes a frame to the connection at once, where there is a way

    @property
    def reader(self) -> Viewer:
        """As whom it reads the book's words after the end: nobody's own lines are shown over a shoulder."""
        return self.viewer if self.plays else None

    def gone(self) -> asyncio.Future[None]:
        """Done when the listener is dropped; for one waiter, once it is connected."""
        self._gone = asyncio.get_running_loop().create_future()
        if self.dropped:
            self._gone.set_result(None)
        return self._gone

    def beat(self) -> None:
        """Send a probe of the latency. Its time is that of its writing: behind other letters, it is stamped when they are sent."""
        if self.write is not None and self.mail.idle:
            self.give(wire.write(self.latency.probe(now())))
        else:
            self.give(BEAT)

    def give(self, frame: bytes) -> None:
        """Send a frame. It takes the way of the mailbox only where something must wait: another frame, or the peer."""
        if self.dropped or (self.write is not None and frame and self.mail.idle and self.write(frame)):
            return
        if not self.mail.put(frame):
            metrics.dropped.inc()
            self.drop()

    def drop(self, last: bytes | None = None) -> None:
        """End a connection that does not read or is unwanted, and discard its mail. `last`: a frame that says why."""
        if not self.dropped:
            self.last, self.dropped = last, True
            if self._gone is not None and not self._gone.done():
                self._gone.set_result(None)
            self.mail.end()

"""A listener: the hub's end of one connection, with its own bounded mailbox."""

import asyncio

from talewind.server.base.bounds import Bounds
from talewind.server.telemetry.metrics import metrics
from talewind.server.wire import Viewer

from .latency import Latency
from .mailbox import Mailbox


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
        self.gone = asyncio.Event()  # set when it is dropped
        self.last: bytes | None = None  # the frame sent on dropping
        self.answering = asyncio.Lock()  # held while one of its messages is processed

    @property
    def dropped(self) -> bool:
        return self.gone.is_set()

    def give(self, frame: bytes) -> None:
        if not self.dropped and not self.mail.put(frame):
            metrics.dropped.inc()
            self.drop()

    def drop(self, last: bytes | None = None) -> None:
        """End a connection that does not read or is unwanted, and discard its mail. `last`: a frame that says why."""
        if not self.dropped:
            self.last = last
            self.gone.set()
            self.mail.end()

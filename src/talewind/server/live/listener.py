"""A listener: one connection's side of the hub, with a bounded mailbox of its own."""

import asyncio

from talewind.server.base.bounds import Bounds
from talewind.server.telemetry.metrics import metrics
from talewind.server.wire import Viewer

from .latency import Latency
from .mailbox import Mailbox


class Listener:
    """One socket's side of the hub."""

    def __init__(
        self, table: str, viewer: Viewer, person: str | None = None, plays: bool = True, bounds: Bounds | None = None
    ) -> None:
        self.table, self.viewer = table, viewer
        self.person = person  # who held the seat when it began to listen
        self.plays = plays and viewer is not None  # else it only looks, maybe over a seat's shoulder
        bounds = bounds or Bounds()
        self.mail = Mailbox(bounds.mail, bounds.mail_bytes)
        self.latency = Latency()
        self.seq = self.n = 0  # the last row and frame it was given
        self.wanted = 0  # the newest row it is known to lack
        self.mending = False
        self.seen_at = 0  # when it was last noted that somebody is here
        self.gone = asyncio.Event()  # set when it is dropped
        self.last: bytes | None = None  # what it is told then
        self.answering = asyncio.Lock()  # held while one of its messages is acted on

    @property
    def dropped(self) -> bool:
        return self.gone.is_set()

    def give(self, frame: bytes) -> None:
        if not self.dropped and not self.mail.put(frame):
            metrics.dropped.inc()
            self.drop()

    def drop(self, last: bytes | None = None) -> None:
        """It does not read, or is not wanted any more: nothing waits for it, and its connection ends. `last`: a frame that says why."""
        if not self.dropped:
            self.last = last
            self.gone.set()
            self.mail.end()

"""The viewers of each table that listen in other processes, as announced on the bus. A process makes frames for them
and for its own listeners, and tells the bus nothing where nobody else listens. Where this is stale, the listener's process reads the
log and announces again."""

from collections.abc import Callable, Iterable
from time import monotonic

from talewind.server.wire import Viewer

LEASE = 3_600.0  # seconds for which an announcement counts; after that the listener's process reads the log once
ANSWERED = 5.0  # seconds after our own announcement until the others have surely announced theirs
MOST = 20_000  # tables


class Elsewhere:
    def __init__(self, clock: Callable[[], float] = monotonic, most: int = MOST) -> None:
        self.clock, self.most = clock, most
        self._until: dict[str, dict[Viewer, float]] = {}  # ordered by the last announcement
        self._ours: dict[str, float] = {}  # when this process last announced its own viewers, by table

    def __len__(self) -> int:
        return len(self._until)

    def note(self, table: str, viewers: Iterable[Viewer]) -> None:
        """Another process has announced these viewers."""
        known = self._until.pop(table, {})
        self._until[table] = known | dict.fromkeys(viewers, self.clock() + LEASE)
        if len(self._until) > self.most:
            del self._until[next(iter(self._until))]

    def viewers(self, table: str) -> set[Viewer]:
        known = self._until.get(table)
        if known is None:
            return set()
        now = self.clock()
        fresh = {viewer: until for viewer, until in known.items() if until > now}
        if len(fresh) < len(known):
            if fresh:
                self._until[table] = fresh
            else:
                del self._until[table]
        return set(fresh)

    def announced(self, table: str) -> None:
        """This process has announced its own viewers."""
        self._ours[table] = self.clock()

    def left(self, table: str) -> None:
        """This process has no viewers of the table any more."""
        self._ours.pop(table, None)

    def nobody(self, table: str) -> bool:
        """Whether no other process has viewers. It can be known only where ours were announced, which asks the others for theirs."""
        at = self._ours.get(table)
        return at is not None and self.clock() >= at + ANSWERED and not self.viewers(table)

    def forgets_us(self, table: str) -> bool:
        """Whether the others will soon no longer believe our announcement."""
        at = self._ours.get(table)
        return at is None or self.clock() >= at + LEASE / 2

"""The viewers of each table that listen in other processes, as announced on the bus. A process makes frames for them
and for its own listeners. Where this is stale, the listener's process reads the log and announces again."""

from collections.abc import Callable, Iterable
from time import monotonic

from talewind.server.wire import Viewer

LEASE = 300.0  # seconds for which an announcement counts; after that the listener's process reads the log once
MOST = 20_000  # tables


class Elsewhere:
    def __init__(self, clock: Callable[[], float] = monotonic, most: int = MOST) -> None:
        self.clock, self.most = clock, most
        self._until: dict[str, dict[Viewer, float]] = {}  # ordered by the last announcement

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

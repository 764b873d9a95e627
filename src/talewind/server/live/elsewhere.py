"""Which viewers of a table listen in other processes, as those have said on the bus. A process makes frames for them and for its
own listeners. Where this memory is wrong or late, the listener's process reads the log and says again what it wants."""

from collections.abc import Callable, Iterable
from time import monotonic

from talewind.server.wire import Viewer

LEASE = 300.0  # seconds for which a word counts; then it costs the listener's process one look into the log
MOST = 20_000  # tables


class Elsewhere:
    def __init__(self, clock: Callable[[], float] = monotonic, most: int = MOST) -> None:
        self.clock, self.most = clock, most
        self._until: dict[str, dict[Viewer, float]] = {}  # the table heard of last is the last

    def __len__(self) -> int:
        return len(self._until)

    def note(self, table: str, viewers: Iterable[Viewer]) -> None:
        """Another process says that these viewers listen there."""
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

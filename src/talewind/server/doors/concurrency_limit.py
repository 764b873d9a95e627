"""Concurrency limits: how many may be open at a time, by key."""

from collections import Counter
from collections.abc import Iterator

from talewind.server.telemetry.metrics import metrics

from .rate_limit import Note, nobody_notes


class Room:
    """At most `most` at a time per key, in all processes together. A key without entries uses no memory."""

    def __init__(self, most: int, bound: str = "sockets_an_address") -> None:
        self.most, self.bound = most, bound
        self._inside: Counter[str] = Counter()
        self._elsewhere: dict[str, dict[str, int]] = {}  # by process
        self._others: Counter[str] = Counter()  # their sum
        self.changed: Note = nobody_notes
        self.share = most  # fewer while NATS is away: what this process may give away alone

    def __len__(self) -> int:
        return len(self._inside)

    def __iter__(self) -> Iterator[str]:
        return iter(list(self._inside))

    def here(self, key: str) -> int:
        """The number inside, in this process."""
        return self._inside.get(key, 0)

    def elsewhere(self, key: str) -> int:
        """The number inside in the other processes, as far as this one knows."""
        return self._others.get(key, 0)

    def enter(self, key: str) -> bool:
        here = self.here(key)
        if here + self.elsewhere(key) >= self.most or here >= self.share:
            metrics.limited_by[self.bound].inc()
            return False
        self._inside[key] += 1
        self.changed(key)
        return True

    def leave(self, key: str) -> None:
        self._inside[key] -= 1
        if not self._inside[key]:
            del self._inside[key]
        self.changed(key)

    def part(self, processes: int) -> None:
        """From now on this process holds to its share as well: it cannot hear the others. Nobody inside has to leave."""
        self.share = max(1, self.most // processes)

    def reunite(self) -> None:
        self.share = self.most

    def note_elsewhere(self, process: str, key: str, count: int) -> None:
        """Record the number inside in another process."""
        theirs = self._elsewhere.setdefault(process, {})
        self._add(key, count - theirs.pop(key, 0))
        if count:
            theirs[key] = count

    def forget(self, process: str) -> None:
        """A process has ended; forget its counts."""
        for key, count in self._elsewhere.pop(process, {}).items():
            self._add(key, -count)

    def _add(self, key: str, count: int) -> None:
        self._others[key] += count
        if not self._others[key]:
            del self._others[key]

"""Lateness: the delay of something periodic, such as an iteration of the event loop or the search for expired clocks."""

import asyncio
from collections import deque
from collections.abc import Callable
from time import monotonic

WINDOW = 60.0  # seconds: longer than a scrape interval, so that no scrape misses the maximum
MOST = 512  # entries; four per second are 240
EVERY = 0.25  # seconds between two checks of the event loop


class Lateness:
    """`seconds` may be read in any thread: the maximum of the last minute or, if the next occurrence is overdue, by how much."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self._came: deque[tuple[float, float]] = deque(maxlen=MOST)  # time and delay
        self._due: float | None = None

    def expect(self, within: float) -> None:
        self._due = self.clock() + within

    def came(self, late: float = 0.0) -> None:
        """Record an occurrence. `late`: the delay of what it handled; at least its own delay is recorded."""
        now = self.clock()
        late = max(late, 0.0 if self._due is None else now - self._due)
        if late > 0:
            self._came.append((now, late))

    @property
    def seconds(self) -> float:
        now = self.clock()
        overdue = 0.0 if self._due is None else now - self._due
        recent = [late for when, late in self._came.copy() if now - when < WINDOW]
        return max(0.0, overdue, *recent)


async def watch_loop(late: Lateness) -> None:
    """Measure the event loop for as long as the process lives."""
    while True:
        late.expect(EVERY)
        await asyncio.sleep(EVERY)
        late.came()

"""The latency of a connection, measured by this process alone; a client's own clock is never used."""

from collections import deque
from math import ceil
from statistics import median

from talewind.server import wire

EVERY, AT_FIRST = 5.0, 1.0  # seconds between two probes; the first three follow quickly
LAST, ENOUGH = 5, 3  # round trips that count; the fewest that give a figure
KEPT = 32  # round trips kept for `lag(by)`: a race lasts two minutes at most


class Latency:
    """Times are the server's milliseconds. A client that delays echoes only appears slower: games cap the lag."""

    def __init__(self) -> None:
        self._sent: dict[int, int] = {}
        self._trips: deque[tuple[int, int]] = deque(maxlen=KEPT)  # when measured, and the round trip
        self._number = 0

    @property
    def pause(self) -> float:
        """Seconds until the next probe."""
        return AT_FIRST if 0 < self._number < ENOUGH else EVERY

    def probe(self, now: int) -> wire.Probe:
        """The next probe, to be sent now."""
        self._number += 1
        self._sent[self._number] = now
        self._sent.pop(self._number - LAST, None)
        return wire.Probe(now, self._number, self.lag())

    def echoed(self, number: int, now: int) -> None:
        sent = self._sent.pop(number, None)
        if sent is not None:
            self._trips.append((now, now - sent))

    def lag(self, by: int | None = None) -> int:
        """Half the median round trip, as known at time `by`; 0 while too few are measured."""
        trips = [trip for at, trip in self._trips if by is None or at <= by][-LAST:]
        return ceil(median(trips) / 2) if len(trips) >= ENOUGH else 0

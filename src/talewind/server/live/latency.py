"""The latency of a socket: how long messages are on their way, as this process measures it. A client's own clock is never asked."""

from collections import deque
from math import ceil
from statistics import median

from talewind.server import wire

EVERY, AT_FIRST = 5.0, 1.0  # seconds between two probes; the first three come in a row, so that soon enough is known
LAST, ENOUGH = 5, 3  # round trips that count, and without which nothing is believed
KEPT = 32  # that may still be asked for: a race lasts two minutes at most


class Latency:
    """Times are the server's milliseconds. Who holds an echo back only seems farther away: games cap what they believe."""

    def __init__(self) -> None:
        self._sent: dict[int, int] = {}
        self._trips: deque[tuple[int, int]] = deque(maxlen=KEPT)  # when it was measured, and how long it took
        self._number = 0

    @property
    def pause(self) -> float:
        """Seconds until the next probe."""
        return AT_FIRST if 0 < self._number < ENOUGH else EVERY

    def probe(self, now: int) -> wire.Probe:
        """To be sent now, and echoed at once."""
        self._number += 1
        self._sent[self._number] = now
        self._sent.pop(self._number - LAST, None)
        return wire.Probe(now, self._number, self.lag())

    def echoed(self, number: int, now: int) -> None:
        sent = self._sent.pop(number, None)
        if sent is not None:
            self._trips.append((now, now - sent))

    def lag(self, by: int | None = None) -> int:
        """How long a message is on its way: half of the median round trip, as it was known at a moment."""
        trips = [trip for at, trip in self._trips if by is None or at <= by][-LAST:]
        return ceil(median(trips) / 2) if len(trips) >= ENOUGH else 0

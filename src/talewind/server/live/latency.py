"""The latency of a connection, measured by this process alone; a client's own clock is never used."""

from array import array
from collections.abc import Sequence
from math import ceil
from statistics import median

from talewind.server import wire

# Seconds until the first probe, the two that follow it, and later ones: thousands of sockets are probed, and moves come first.
FIRST, NEXT, EVERY = 5.0, 1.0, 20.0
LAST, ENOUGH = 5, 3  # round trips that count; the fewest that give a figure
KEPT = 16  # round trips kept for `lag(by)`: a race lasts two minutes at most


class Latency:
    """Times are the server's milliseconds. A client that delays echoes only appears slower: games cap the lag."""

    __slots__ = ("_lag", "_number", "_sent", "_trips")

    def __init__(self) -> None:
        self._sent: tuple[tuple[int, int], ...] = ()  # probes without an echo: number and time
        self._trips = array("q")  # one after another, when it was measured and the round trip
        self._number = self._lag = 0

    @property
    def pause(self) -> float:
        """Seconds until the next probe."""
        return FIRST if self._number == 0 else NEXT if self._number < ENOUGH else EVERY

    def probe(self, now: int) -> wire.Probe:
        """The next probe, to be sent now."""
        self._number += 1
        self._sent = (*self._sent[1 - LAST :], (self._number, now))
        return wire.Probe(now, self._number, self._lag)

    def echoed(self, number: int, now: int) -> None:
        for probe in self._sent:
            if probe[0] == number:
                self._sent = tuple(other for other in self._sent if other is not probe)
                self._trips.extend((now, now - probe[1]))
                del self._trips[: -2 * KEPT]
                self._lag = _half(self._trips[1::2])

    def lag(self, by: int | None = None) -> int:
        """Half the median round trip, as known at time `by`; 0 while too few are measured."""
        if by is None:
            return self._lag
        return _half([trip for at, trip in zip(self._trips[::2], self._trips[1::2], strict=True) if at <= by])


def _half(trips: Sequence[int]) -> int:
    return ceil(median(trips[-LAST:]) / 2) if len(trips) >= ENOUGH else 0

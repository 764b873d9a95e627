"""Rate limit of the log: per process and cause at most one line a minute. The next line that passes carries the number of lines
left out, and the metrics count them too, so that an outage under load is visible and does not fill the disk."""

import threading
from collections.abc import Callable, Mapping, MutableMapping
from time import monotonic
from typing import Any, NamedTuple

import structlog

MOST_CAUSES = 512  # remembered; the one with the oldest line is forgotten first
CAUSE = ("event", "shard", "error", "logger", "game", "child")  # not the table: an outage affects thousands of them

type Event = MutableMapping[str, Any]
type Cause = tuple[Any, ...]


class LineRate(NamedTuple):
    """A token bucket: `most` lines at once, each available again after `seconds`."""

    most: int
    seconds: float


ONCE_A_MINUTE = LineRate(1, 60.0)
CHANGING = LineRate(4, 66.0)  # for states that change back and forth: the first few at once, and at most 60 an hour


class LogLimit:
    """A processor for structlog. `always`: rare events that are never left out. `changes`: events that report a state, such as
    `bus-away` and `bus-back`, by the name of the state; the last one left out is held, and `release` writes it as soon as the
    rate allows if it differs from the last one written."""

    def __init__(
        self, always: frozenset[str], changes: Mapping[str, str], write: Callable[[Event], None],
        clock: Callable[[], float] = monotonic, most: int = MOST_CAUSES,
    ) -> None:  # fmt: skip
        self.always, self.changes, self.write, self.clock, self.most = always, changes, write, clock, most
        self._causes: dict[Cause, tuple[float, int]] = {}  # when the bucket is full again; lines left out
        self._told: dict[Cause, str] = {}  # per state: the newest event written
        self._held: dict[Cause, Event] = {}
        self._lock = threading.RLock()  # reentrant: a destructor that fails in here logs a line too

    def __len__(self) -> int:
        return len(self._causes)

    def __call__(self, logger: object, method: str, event: Event) -> Event:
        if event["event"] in self.always:
            return event
        with self._lock:
            self._held.pop(self._subject(event), None)
            passing = self._pass(event)
            if passing is not None:
                return passing
            cause = _cause(event)
            back, left_out = self._causes[cause]
            self._causes[cause] = back, left_out + 1
            if event["event"] in self.changes:
                self._held[self._subject(event)] = event
            raise structlog.DropEvent

    def release(self) -> None:
        """Write the held lines whose rate allows it. Called about every second."""
        with self._lock:
            for subject, event in list(self._held.items()):
                if self._told.get(subject) == event["event"]:
                    del self._held[subject]
                elif (passing := self._pass(event, held=1)) is not None:
                    del self._held[subject]
                    self.write(passing)

    def _pass(self, event: Event, held: int = 0) -> Event | None:
        """Return the line with the number of lines left out before it, or None if the rate does not allow it now."""
        cause, now = _cause(event), self.clock()
        pace = CHANGING if event["event"] in self.changes else ONCE_A_MINUTE
        back, left_out = self._causes.get(cause, (now, 0))
        if max(back - now, 0.0) + pace.seconds > pace.most * pace.seconds:  # of a new cause exactly `pace.seconds`
            return None
        self._causes.pop(cause, None)  # reinsert at the end: the first entry is the oldest
        if len(self._causes) >= self.most:
            del self._causes[next(iter(self._causes))]
        self._causes[cause] = max(back, now) + pace.seconds, 0
        if event["event"] in self.changes:
            self._told[self._subject(event)] = event["event"]
        return {**event, "count": left_out - held} if left_out > held else event

    def _subject(self, event: Event) -> Cause:
        return self.changes.get(event["event"]), event.get("shard")


def _cause(event: Event) -> Cause:
    return tuple(event.get(key) for key in CAUSE)

"""Rate limits: token buckets by key, and the share of a process while it cannot hear the others."""

from collections.abc import Callable
from itertools import islice
from time import monotonic

from talewind.server.base.bounds import Rate
from talewind.server.telemetry.metrics import metrics

type Clock = Callable[[], float]  # seconds
type Note = Callable[[str], None]  # called with a key

MOST_LEVELS = 20_000  # keys that a process that has just started is told of, per limit


def nobody_notes(key: str) -> None: ...


class Turnstile:
    """A token bucket per key. It stores one number per key: the time at which its bucket is full again. Keys past that time are
    forgotten, and if more than `room` are left, the oldest of them."""

    def __init__(self, rate: Rate, clock: Clock = monotonic, room: int = 100_000, bound: str = "calls") -> None:
        self.rate, self.clock, self.room, self.bound = rate, clock, room, bound
        self._gap, self._spare = rate.gap, rate.seconds - rate.gap  # used for every message
        self._back: dict[str, float] = {}
        self._tidy_at = min(1_024, room)
        self.passed: Note = nobody_notes
        self.share: Turnstile | None = None  # while NATS is away: what this process may give away alone

    def __len__(self) -> int:
        return len(self._back)

    def wait(self, key: str) -> float:
        """Seconds until the key may pass; 0: now."""
        back = self._back.get(key)
        over = 0.0 if back is None else back - self.clock() - self._spare
        own = over if over > self._gap / 2 else 0.0  # half a gap: sums of floats drift
        return own if self.share is None else max(own, self.share.wait(key))

    def is_open(self, key: str) -> bool:
        """Check without passing."""
        if self.wait(key) <= 0:
            return True
        metrics.limited_by[self.bound].inc()
        return False

    def may_pass(self, key: str) -> bool:
        """Check and, if allowed, pass."""
        if not self.is_open(key):
            return False
        self.use(key)
        return True

    def use(self, key: str) -> None:
        """Pass without a check: for uses that are known only afterwards, such as wrong codes. Those beyond the limit, which came
        at the same moment, count too."""
        self.count(key, 1)
        if self.share is not None:
            self.share.count(key, 1)
        self.passed(key)

    def part(self, processes: int) -> None:
        """From now on this process holds to its share as well: it cannot hear the others."""
        self.share = Turnstile(Rate(max(1, self.rate.most // processes), self.rate.seconds), self.clock, self.room)

    def reunite(self) -> None:
        self.share = None

    def level(self, key: str) -> float:
        """The number of uses that have not been refilled yet."""
        return max(0.0, self._back.get(key, 0.0) - self.clock()) / self.rate.gap

    def levels(self) -> dict[str, float]:
        """The levels of keys that have used a quarter or more of the limit; at most MOST_LEVELS."""
        now, gap = self.clock(), self.rate.gap
        least = now + self.rate.seconds / 4
        return dict(islice(((key, (at - now) / gap) for key, at in self._back.items() if at >= least), MOST_LEVELS))

    def reach(self, key: str, level: float) -> None:
        """Record that the key has at least this level, as another process has counted."""
        if (more := level - self.level(key)) > 0:
            self.count(key, more)

    def count(self, key: str, times: float) -> None:
        """Record that the key has passed `times` times, here or in another process."""
        if key not in self._back and len(self._back) >= self._tidy_at:
            self._tidy()
        now, back = self.clock(), self._back.get(key, 0.0)
        self._back[key] = (back if back > now else now) + times * self._gap

    def _tidy(self) -> None:
        now = self.clock()
        self._back = {key: back for key, back in self._back.items() if back > now}
        if len(self._back) >= self.room:  # an eighth at once: removing one for each new key would cost a loop each time
            for key in list(islice(self._back, len(self._back) - self.room * 7 // 8)):
                del self._back[key]
        self._tidy_at = min(max(1_024, 2 * len(self._back)), self.room)  # doubling: the cost per key stays constant


class MessageLimit:
    """A token bucket for the messages of one socket: a turnstile with one key, without what a turnstile shares with others."""

    def __init__(self, rate: Rate, clock: Clock = monotonic, bound: str = "seated") -> None:
        self.clock, self.bound = clock, bound
        self._gap, self._spare = rate.gap, rate.seconds - rate.gap / 2  # half a gap: sums of floats drift
        self._back = 0.0

    def may_pass(self) -> bool:
        now = self.clock()
        back = self._back if self._back > now else now
        if back - now > self._spare:
            metrics.limited_by[self.bound].inc()
            return False
        self._back = back + self._gap
        return True

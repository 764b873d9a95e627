"""Rate limits: token buckets by key."""

from collections.abc import Callable
from itertools import islice
from time import monotonic

from talewind.server.base.bounds import Rate
from talewind.server.telemetry.metrics import metrics

type Clock = Callable[[], float]  # seconds
type Note = Callable[[str], None]  # called with a key


def nobody_notes(key: str) -> None: ...


class Turnstile:
    """A token bucket per key. It stores one number per key: the time at which its bucket is full again. Keys past that time are
    forgotten, and if more than `room` are left, the oldest of them."""

    def __init__(self, rate: Rate, clock: Clock = monotonic, room: int = 100_000, bound: str = "calls") -> None:
        self.rate, self.clock, self.room, self.bound = rate, clock, room, bound
        self._back: dict[str, float] = {}
        self._tidy_at = min(1_024, room)
        self.passed: Note = nobody_notes

    def __len__(self) -> int:
        return len(self._back)

    def wait(self, key: str) -> float:
        """Seconds until the key may pass; 0: now."""
        now = self.clock()
        over = max(self._back.get(key, now), now) + self.rate.gap - now - self.rate.seconds
        return over if over > self.rate.gap / 2 else 0.0  # half a gap: sums of floats drift

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
        self.count(key, 1)
        self.passed(key)
        return True

    def count(self, key: str, times: int) -> None:
        """Record that the key has passed `times` times, here or in another process."""
        if key not in self._back and len(self._back) >= self._tidy_at:
            self._tidy()
        now = self.clock()
        self._back[key] = max(self._back.get(key, now), now) + times * self.rate.gap

    def _tidy(self) -> None:
        now = self.clock()
        self._back = {key: back for key, back in self._back.items() if back > now}
        if len(self._back) >= self.room:  # an eighth at once: removing one for each new key would cost a loop each time
            for key in list(islice(self._back, len(self._back) - self.room * 7 // 8)):
                del self._back[key]
        self._tidy_at = min(max(1_024, 2 * len(self._back)), self.room)  # doubling: the cost per key stays constant


class MessageLimit:
    """A turnstile with a single key: the messages of one socket."""

    def __init__(self, rate: Rate, clock: Clock = monotonic, bound: str = "seated") -> None:
        self._turnstile = Turnstile(rate, clock, bound=bound)

    def may_pass(self) -> bool:
        return self._turnstile.may_pass("")

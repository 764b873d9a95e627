"""The server's clock in milliseconds, the same for all processes: the databases' clock. It advances with the monotonic clock
and is steered towards the databases' by running slightly faster or slower, so that no jump of any machine's clock reaches a
table."""

from time import monotonic_ns, time, time_ns

STEEPEST = 0.025  # maximum change of pace: 1 s of difference is gone after 40 s
MOST_APART = 2.0  # seconds between the clocks of two machines; a question's clock lasts minutes


class Clock:
    """`now()` is continuous and never goes back, except by `set`, which is called before anything is served."""

    def __init__(self) -> None:
        self._from, self._at, self._pace = monotonic_ns(), time_ns(), 1.0

    def now_ns(self) -> int:
        return self._at + int((monotonic_ns() - self._from) * self._pace)

    def set(self, apart: float) -> None:
        """Jump ahead by `apart` seconds."""
        self._at, self._from, self._pace = self.now_ns() + int(apart * 1e9), monotonic_ns(), 1.0

    def steer(self, apart: float, within: float) -> None:
        """Correct a difference of `apart` seconds within `within` seconds, as far as the maximum change of pace allows."""
        self._at, self._from = self.now_ns(), monotonic_ns()
        self._pace = 1.0 + max(-STEEPEST, min(STEEPEST, apart / within))

    def run_freely(self) -> None:
        """Keep the monotonic clock's pace: a pace that nobody corrects any more would lead away, 1.5 s a minute."""
        self.steer(0.0, 1.0)

    def slept(self) -> float:
        """Seconds by which this clock is behind the machine's own: the machine was suspended, or its clock was set."""
        return time() - self.now_ns() / 1e9


clock = Clock()  # of this process


def now() -> int:
    return clock.now_ns() // 1_000_000

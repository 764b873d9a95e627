"""Whether a process has more moves in progress than it can play in time. Further ones are refused as busy, at once, and their
clients repeat them: a queue without an end would make every move late and none would be refused. Each shard is counted by itself, so that one
that does not answer refuses no move of another."""

from time import monotonic
from types import TracebackType

from .rate_limit import Clock

MANY = 64  # moves in progress from which on a process can be busy: fewer only wait for a slow database
LATE = 0.5  # seconds that the oldest of them may take; a move accepted last takes about as long again


class Pressure:
    """`if not pressure.busy(shard): with pressure.move(shard): ...`."""

    def __init__(self, clock: Clock = monotonic) -> None:
        self.clock = clock
        self._begun: dict[int, dict[Moving, float]] = {}  # by shard, the oldest first

    def busy(self, shard: int) -> bool:
        begun = self._begun.get(shard)
        return begun is not None and len(begun) >= MANY and self.clock() - next(iter(begun.values())) > LATE

    def move(self, shard: int) -> "Moving":
        """A move in progress until its block ends."""
        return Moving(self._begun.setdefault(shard, {}), self.clock)


class Moving:
    __slots__ = ("begun", "clock")

    def __init__(self, begun: dict["Moving", float], clock: Clock) -> None:
        self.begun, self.clock = begun, clock

    def __enter__(self) -> None:
        self.begun[self] = self.clock()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        del self.begun[self]

"""The server's milliseconds: wall time at the start, monotonic from there, so that no jump of the clock reaches a table."""

from time import monotonic_ns, time_ns

_OFFSET = time_ns() - monotonic_ns()


def now() -> int:
    return (monotonic_ns() + _OFFSET) // 1_000_000

"""What a suite under fire has seen. Each module in tests/faults, tests/simulation and tests/strangers that proves a promise has a
function `prove(count, tick) -> Proved`: tests call it with a small count, `make faults` with the full one."""

from collections.abc import Callable

from talewind.kit import Frozen

type Tick = Callable[[int], None]  # called with how many have been tried so far


class Proved(Frozen):
    """`faults`: each a sentence that says how to see it again (a seed, a crash point). `figures`: what was measured besides."""

    tried: int
    faults: tuple[str, ...] = ()
    figures: str = ""


def no_tick(tried: int) -> None:
    """For tests, which show no progress."""

"""The tests' own test: faults planted into the server one at a time, each of which the suite named for it must find. A suite that stays
green over its planted fault proves nothing. In `make check` the same tables are tests of the simulation and of the strangers."""

from itertools import islice

from tests.simulation.planted import PLANTED as MISTAKES
from tests.simulation.proving import caught_by
from tests.strangers.finding import found
from tests.strangers.household import household
from tests.strangers.planted import PLANTED as LEAKS

from .proof import Proved, Tick

SEEDS = 60  # of the simulation, until one finds the fault


def prove(count: int, tick: Tick) -> Proved:
    """Plant each fault once, at most `count` of them."""
    missed, tried = list[str](), 0
    with household() as home:
        for name in islice((*MISTAKES, *LEAKS), count):
            caught = caught_by(name, range(SEEDS)) if name in MISTAKES else found(LEAKS[name], home)
            tried += 1
            if not caught:
                missed.append(f"{name}: not found by {'the simulation' if name in MISTAKES else LEAKS[name].suite}")
            tick(tried)
    return Proved(tried, tuple(missed), f"{tried - len(missed)} of {tried} planted faults found")

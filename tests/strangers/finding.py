"""Looks for a planted leak with the suite that must find it."""

import asyncio

from tests.server.conftest import Running

from . import seed_attack, sizes, wire_tap
from .planted import Planted

ROWS = 40  # of a game under the tap


def found(leak: Planted, home: tuple[Running, tuple[str, ...]]) -> list[str]:
    """The faults of the leak's kind in the first of its games in which the suite finds any."""
    with leak.plant():
        for number in leak.games:
            if faults := [fault for fault in _faults(leak.suite, number, home) if leak.says in fault]:
                return faults
    return []


def _faults(suite: str, number: int, home: tuple[Running, tuple[str, ...]]) -> tuple[str, ...]:
    numbers = range(number, number + 1)
    match suite:
        case "sizes":
            return sizes.compare(numbers, 5).faults
        case "wire-tap":
            return wire_tap.play(numbers, ROWS, *home).faults
        case _:
            return seed_attack.judged([asyncio.run(seed_attack.attacked(numbers, *home))]).faults

"""Any seat leaves in any phase: no table is stuck. The clock is ours, so that hours pass in seconds."""

import asyncio
import os
from typing import Any

import pytest

from talewind.kit import Chance, Refused, due
from talewind.kit.rows import Left
from talewind.server.record import Shards
from talewind.server.tables import keeper as keeping
from talewind.server.tables import sweeper as sweeping
from talewind.server.tables.sweeper import Sweeper

from .test_keeper import House

GAMES = int(os.environ.get("TALEWIND_TEST_GAMES", "40"))  # 500 by hand


class Clock:
    def __init__(self) -> None:
        self.at = 1_000_000

    def __call__(self) -> int:
        return self.at


async def play_with_leavers(house: House, number: int, clock: Clock) -> int:
    """To the end; how many left on the way."""
    dice = Chance(b"leaving %d" % number)
    modes = ["typed", "voice", "either"]
    table = await house.table(3 + number % 3, mode=modes[number % len(modes)], never_ending=bool(number % 2))
    left = 0
    for _ in range(3_000):
        loaded = await house.keeper.loaded(table)
        state: Any = loaded.sitting.state
        if not state.stack:
            return left
        held = [s for s in range(state.seats) if state.holds(s)]
        if held and dice.roll(25, "leave") == 0:
            seat = dice.pick(held, "who")
            await house.keeper.act(table, lambda sitting, at, seat=seat: Left(at, seat))  # type: ignore[misc]
            left += 1
        elif dice.roll(4, "silence") == 0 or not any(state.holds(a.seat) for a in loaded.sitting.step.asks):
            clock.at = max(clock.at, due(loaded.sitting.game, state) or clock.at)
            await Sweeper(house.keeper).expire(table)
        else:
            try:
                await house.answer(table, dice)
            except Refused:
                clock.at += 5_000
    raise AssertionError(f"table {table} of game {number} is stuck")


async def test_any_seat_leaves_in_any_phase_and_no_table_is_stuck(
    shards: Shards, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(keeping, "now", clock)
    monkeypatch.setattr(sweeping, "now", clock)
    house = House(shards)
    gone = 0
    for first in range(0, GAMES, 20):
        some = range(first, min(first + 20, GAMES))
        gone += sum(await asyncio.gather(*(play_with_leavers(house, number, clock) for number in some)))
    assert gone > GAMES / 2

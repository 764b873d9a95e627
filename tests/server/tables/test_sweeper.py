"""The clocks of all tables go on, whatever happens at one."""

import asyncio
import contextlib
from typing import Any

import asyncpg
import pytest

from talewind.server.record import Shards
from talewind.server.tables import sweeper as sweeping
from talewind.server.tables.sweeper import Sweeper

from .test_keeper import House


async def test_a_table_that_fails_stops_the_clocks_of_no_other(shards: Shards, monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(shards)
    tables = [await house.table() for _ in range(4)]
    act = house.keeper.act

    async def sometimes(table: str, *more: Any) -> Any:
        if table == tables[1]:
            raise RuntimeError("rules that run on and on")
        return await act(table, *more)

    monkeypatch.setattr(house.keeper, "act", sometimes)
    for pool in shards.pools:
        await pool.execute("update clocks set due = 0")
    monkeypatch.setattr(Sweeper, "drafts", lambda self, table: asyncio.sleep(0, {}))
    tried: list[str] = []
    expire = Sweeper.expire

    async def noted(self: Sweeper, table: str) -> bool:
        tried.append(table)
        return await expire(self, table)

    monkeypatch.setattr(Sweeper, "expire", noted)
    await Sweeper(house.keeper).sweep()
    assert sorted(tried) == sorted(tables)


async def test_the_sweeper_outlives_a_database_that_says_no(shards: Shards, monkeypatch: pytest.MonkeyPatch) -> None:
    sweeps = 0

    async def sweep(self: Sweeper) -> int:
        nonlocal sweeps
        sweeps += 1
        raise asyncpg.CannotConnectNowError("it is starting up")

    monkeypatch.setattr(Sweeper, "sweep", sweep)
    monkeypatch.setattr(sweeping, "PAUSE", 0.01)
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(Sweeper(House(shards).keeper).run(), 0.2)
    assert sweeps > 1

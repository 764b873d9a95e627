"""Tables to back up, and empty places to restore them into."""

from collections.abc import AsyncIterator
from pathlib import Path
from secrets import token_hex

import asyncpg
import pytest

from talewind.kit import Chance
from talewind.server.base.settings import Settings
from talewind.server.record import Shards
from tests.server.conftest import Running
from tests.server.tables.test_keeper import House


def on(dsns: tuple[str, ...]) -> Settings:
    return Settings(data=Path("/nowhere"), databases=dsns, nats="nats://nowhere")


@pytest.fixture
async def fresh(running: Running) -> AsyncIterator[tuple[str, ...]]:
    """Two more empty databases."""
    names = [f"fresh_{token_hex(6)}" for _ in range(2)]
    connection = await asyncpg.connect(running.database("postgres"))
    for name in names:
        await connection.execute(f"create database {name}")
    yield tuple(running.database(name) for name in names)
    for name in names:
        await connection.execute(f"drop database {name} with (force)")
    await connection.close()


@pytest.fixture
async def played(shards: Shards) -> House:
    """Some tables on both shards, in the middle of their games, and something in every table of the record."""
    house, dice = House(shards), Chance(b"dice")
    for n in range(6):
        table = await house.table(3)
        for _ in range(10 + 8 * n):
            if (await house.keeper.loaded(table)).sitting.state.stack:
                await house.answer(table, dice)
        pool = shards.of(table)
        await pool.execute("insert into drafts values ($1, 0, 1, 'a fox')", table)
        await pool.execute("insert into persons values ($1)", f"p{n}")
        await pool.execute("insert into finished values ($1, 'folded', 5)", table)
        await pool.execute("insert into clocks values ($1, 5) on conflict do nothing", table)
    await house.keeper.keep_all()
    return house

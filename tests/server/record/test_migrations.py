"""Numbered SQL, applied once."""

import asyncio

import asyncpg
import pytest

from talewind.server.record import migrate, migrations


async def test_four_starters_at_once_apply_everything_once(dsns: tuple[str, ...]) -> None:
    async def start() -> list[str]:
        connection = await asyncpg.connect(dsns[0])
        try:
            return await migrate(connection)
        finally:
            await connection.close()

    applied = await asyncio.gather(*(start() for _ in range(4)))
    everything = [name for name, _ in migrations.known()]
    assert sorted(applied) == [[], [], [], everything]


async def test_a_migration_changed_afterwards_is_refused(
    dsns: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    connection = await asyncpg.connect(dsns[0])
    await migrate(connection)
    ((name, sql), *rest) = migrations.known()
    monkeypatch.setattr(migrations, "known", lambda: [(name, sql + "-- oops"), *rest])
    with pytest.raises(migrations.ChangedMigration, match=name):
        await migrate(connection)
    await connection.close()


async def test_a_migration_that_fails_leaves_nothing_half_done(
    dsns: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = [*migrations.known(), ("9999_broken.sql", "create table half (a int); select 1 / 0;")]
    monkeypatch.setattr(migrations, "known", lambda: broken)
    connection = await asyncpg.connect(dsns[0])
    with pytest.raises(asyncpg.DivisionByZeroError):
        await migrate(connection)
    assert await connection.fetchval("select to_regclass('half')") is None
    assert await connection.fetchval("select to_regclass('moves')") is not None
    await connection.close()

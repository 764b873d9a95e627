"""Numbered SQL, applied once."""

import asyncio

import asyncpg
import pytest

from talewind.server.books import veil
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


async def test_a_process_of_the_version_before_hides_beside_numbered_holders(dsns: tuple[str, ...]) -> None:
    connection = await asyncpg.connect(dsns[0])
    async with connection.transaction():
        for name, sql in migrations.known():
            if name < "0018":
                await connection.execute(sql)
        await connection.execute(
            "insert into tables (id, game, rules, options, chairs, status, host, join_key, watch_key, secret, commitment, opened_at) "
            "values ('A', 'windmill', 1, '', 3, 'playing', 'p', '', '', '', '', 1)"
        )
        await connection.execute(
            "insert into seats (table_id, seat, person, name, nonce, carry_key) values ('A', 0, 'p', 'P', '', '')"
        )
        await connection.execute("insert into book_hidden values ('A', 0, true, '{4}')")
        await connection.execute(dict(migrations.known())["0018_holders.sql"])
        assert await connection.fetchval("select holder from seats") == 0
        await connection.execute(
            "insert into book_hidden (table_id, seat, name, pages) values ('A', 0, false, '{5}') "
            "on conflict (table_id, seat) do update set name = excluded.name, pages = excluded.pages"
        )
        assert [tuple(found) for found in await connection.fetch(veil.HIDDEN, "A")] == [(0, 0, False, [5])]
    await connection.close()

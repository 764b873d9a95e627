"""Backups made before the tables were what they are now, and tables that count by themselves."""

from pathlib import Path

import asyncpg
import pytest

from talewind.server.operate import schema
from talewind.server.operate.backup import backup
from talewind.server.operate.restore import restore
from talewind.server.record import Shards, migrations
from tests.server.operate.conftest import on
from tests.server.tables.test_keeper import House


def add_migration(monkeypatch: pytest.MonkeyPatch, sql: str) -> None:
    newer = [*migrations.known(), ("9999_later.sql", sql)]
    monkeypatch.setattr("talewind.server.record.migrations.known", lambda: newer)
    monkeypatch.setattr("talewind.server.operate.restore.known", lambda: newer)


async def test_an_older_backup_is_loaded_as_it_was_and_then_brought_up_to_date(
    played: House, dsns: tuple[str, ...], fresh: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = await backup(on(dsns), tmp_path / "tales.tar.gz")
    later = "alter table drafts drop column number"
    add_migration(monkeypatch, later)
    await restore(path, on(fresh))
    connection = await asyncpg.connect(fresh[0])
    assert "9999_later.sql" in await schema.migrations_of(connection)
    assert "number" not in next(r for r in await schema.relations(connection) if r.name == "drafts").columns
    await connection.close()


async def test_numbers_go_on_where_they_were_and_what_is_worked_out_is_worked_out_again(
    dsns: tuple[str, ...], fresh: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    columns = (
        "n int generated always as identity primary key, word text, long int generated always as (length(word)) stored"
    )
    add_migration(monkeypatch, f'create table "Counted" ({columns}, up int references "Counted")')
    async with Shards(dsns) as shards:
        for pool in shards.all:
            await pool.execute("insert into \"Counted\" (word, up) values ('fox', null), ('lamp', 1), (null, 2)")
    await restore(await backup(on(dsns), tmp_path / "tales.tar.gz"), on(fresh))
    connection = await asyncpg.connect(fresh[0])
    await connection.execute("insert into \"Counted\" (word) values ('x')")
    rows = await connection.fetch('select * from "Counted" order by n')
    assert [tuple(r) for r in rows] == [(1, "fox", 3, None), (2, "lamp", 4, 1), (3, None, None, 2), (4, "x", 1, None)]
    await connection.close()

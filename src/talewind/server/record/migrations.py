"""Migrations: numbered SQL files, applied once and in order by the first process that starts."""

from collections.abc import Mapping
from hashlib import sha256
from importlib.resources import files

import asyncpg

LOCK = 0x7461_6C65  # "tale"; any number that no other program locks


class MigrationError(RuntimeError):
    """This program and a database do not fit together; the message is one sentence for the operator."""


class ChangedMigration(MigrationError):
    """An applied migration differs from the one in the code."""


class NewerDatabase(MigrationError):
    """The database has a migration that the code does not have."""


def known() -> list[tuple[str, str]]:
    """(name, SQL) of every migration, in order."""
    folder = files("talewind.server.record") / "sql"
    return sorted((f.name, f.read_text("utf-8")) for f in folder.iterdir() if f.name.endswith(".sql"))


def check(name: str, applied: Mapping[str, str]) -> list[tuple[str, str]]:
    """The migrations still to be applied to the database called `name`, given the names and SHA-256 of those applied; raises
    MigrationError if this program must not use the database."""
    ours = known()
    if newer := sorted(applied.keys() - {migration for migration, _ in ours}):
        raise NewerDatabase(
            f"{name} was used by a newer Talewind ({newer[-1]} is unknown here): install that one again, or restore a backup that "
            "was made before it."
        )
    for migration, sql in ours:
        if applied.get(migration, digest := sha256(sql.encode()).hexdigest()) != digest:
            raise ChangedMigration(
                f"{name} was made with another {migration} than this Talewind has; install the one that made it."
            )
    return [(migration, sql) for migration, sql in ours if migration not in applied]


async def migrate(connection: asyncpg.Connection, name: str = "The database") -> list[str]:
    """Apply the missing migrations and return their names. Processes that start at once apply each migration once. `name`: the
    database's name in errors."""
    await connection.execute("select pg_advisory_lock($1)", LOCK)
    try:
        await connection.execute(
            "create table if not exists migrations "
            "(name text primary key, sha256 bytea not null, applied_at timestamptz not null default now())"
        )
        applied = {r["name"]: r["sha256"].hex() for r in await connection.fetch("select name, sha256 from migrations")}
        new = check(name, applied)
        for migration, sql in new:
            async with connection.transaction():
                await connection.execute(sql)
                digest = sha256(sql.encode()).digest()
                await connection.execute("insert into migrations (name, sha256) values ($1, $2)", migration, digest)
        return [migration for migration, _ in new]
    finally:
        await connection.execute("select pg_advisory_unlock($1)", LOCK)

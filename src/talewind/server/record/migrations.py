"""Plain numbered SQL, applied once, in order, by whoever comes first."""

from hashlib import sha256
from importlib.resources import files

import asyncpg

LOCK = 0x7461_6C65  # "tale"; any number that nobody else locks


class ChangedMigration(RuntimeError):
    """A migration that was applied is not what the code holds now."""


def known() -> list[tuple[str, str]]:
    """(name, SQL) of every migration, in order."""
    folder = files("talewind.server.record") / "sql"
    return sorted((f.name, f.read_text("utf-8")) for f in folder.iterdir() if f.name.endswith(".sql"))


async def migrate(connection: asyncpg.Connection) -> list[str]:
    """Bring a database up to date; the names of what was applied. Several starters at once apply it once."""
    await connection.execute("select pg_advisory_lock($1)", LOCK)
    try:
        await connection.execute(
            "create table if not exists migrations "
            "(name text primary key, sha256 bytea not null, applied_at timestamptz not null default now())"
        )
        applied = {r["name"]: r["sha256"] for r in await connection.fetch("select name, sha256 from migrations")}
        new = []
        for name, sql in known():
            digest = sha256(sql.encode()).digest()
            if name not in applied:
                async with connection.transaction():
                    await connection.execute(sql)
                    await connection.execute("insert into migrations (name, sha256) values ($1, $2)", name, digest)
                new.append(name)
            elif applied[name] != digest:
                raise ChangedMigration(f"{name} was changed after it had been applied; put it back and add a new file.")
        return new
    finally:
        await connection.execute("select pg_advisory_unlock($1)", LOCK)

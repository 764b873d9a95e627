"""Restore: into empty databases only, all or nothing, and compared with the backup before it is committed."""

import asyncio
import os
import tempfile
from contextlib import AsyncExitStack, suppress
from hashlib import sha256
from pathlib import Path

import asyncpg

from talewind.server.base.catalogues import TAG
from talewind.server.base.settings import Settings
from talewind.server.home import HomeError
from talewind.server.home.folder import COOKIE_SECRET
from talewind.server.record.migrations import known, migrate

from .archive import Manifest, text_member, unpack, unpacked
from .reach import alone, connect
from .schema import Relation, is_empty, quoted, stream

SEQUENCES = """
select a.attname as column, pg_get_serial_sequence(quote_ident($1), a.attname) as sequence from pg_attribute a
where a.attrelid = to_regclass(quote_ident($1)) and a.attnum > 0 and not a.attisdropped
    and pg_get_serial_sequence(quote_ident($1), a.attname) is not null
"""


async def restore(path: Path, into: Settings) -> Manifest:
    """Read and check the whole backup before anything is changed; an error at any point leaves every database empty."""
    with tempfile.TemporaryDirectory(prefix="talewind-restore-") as scratch:
        folder = Path(scratch)
        manifest = await asyncio.to_thread(unpack, path, folder)
        _check_migrations(manifest)
        async with alone(into) as dsns:
            if len(dsns) != manifest.shards:
                raise HomeError(
                    f"The backup is of {manifest.shards} databases and {len(dsns)} are given; a table's id says in which "
                    "one it lies, so their number must be the same, and their order too."
                )
            async with AsyncExitStack() as stack:
                for shard, dsn in enumerate(dsns):
                    connection = await connect(dsn, shard)
                    stack.push_async_callback(connection.close)
                    await stack.enter_async_context(connection.transaction())
                    await _fill(connection, shard, manifest, folder)
            if manifest.secret and into.at_home:
                _put_secret(into.data, unpacked(folder, COOKIE_SECRET).read_bytes())
            if into.at_home:
                _put_texts(into.data / "texts", manifest, folder)
        return manifest


def _check_migrations(manifest: Manifest) -> None:
    ours = {name: sha256(sql.encode()).hexdigest() for name, sql in known()}
    for name, digest in manifest.migrations.items():
        if ours.get(name) != digest:
            raise HomeError(
                f"The backup was made by Talewind {manifest.talewind}, which has another {name} than this one. "
                "Install that version or a newer one to restore it."
            )


async def _fill(connection: asyncpg.Connection, shard: int, manifest: Manifest, folder: Path) -> None:
    """Create the tables as they were when the backup was made, load the rows, then apply the newer migrations."""
    if not await is_empty(connection):
        raise HomeError(
            f"Database {shard + 1} already holds tables, and nothing is ever written over. Restore into an empty one: "
            "at home, choose a new folder with TALEWIND_DATA."
        )
    await _migrate_as_then(connection, manifest)
    for part in manifest.parts:
        if part.shard != shard:
            continue
        source = unpacked(folder, part.member)
        await connection.copy_to_table(part.table, source=source, columns=part.columns, format="binary")
        found = await stream(connection, Relation(part.table, part.columns, part.key), lambda data: None)
        if found != (part.rows, part.sha256):
            raise HomeError(f"{part.table} of database {shard + 1} is not what was backed up. Nothing was restored.")
        for row in await connection.fetch(SEQUENCES, part.table):
            highest = f"(select max({quoted((row['column'],))}) from {quoted((part.table,))})"
            await connection.execute(f"select setval('{row['sequence']}', {highest}) where {highest} is not null")
    await migrate(connection)


async def _migrate_as_then(connection: asyncpg.Connection, manifest: Manifest) -> None:
    """Apply only the migrations that had been applied when the backup was made."""
    await connection.execute(
        "create table migrations "
        "(name text primary key, sha256 bytea not null, applied_at timestamptz not null default now())"
    )
    for name, sql in known():
        if name in manifest.migrations:
            await connection.execute(sql)
            digest = bytes.fromhex(manifest.migrations[name])
            await connection.execute("insert into migrations (name, sha256) values ($1, $2)", name, digest)


def _put_secret(data: Path, secret: bytes) -> None:
    """Store the cookie secret, so that everybody's cookie stays valid and they keep their seats."""
    fresh = data / f"{COOKIE_SECRET}.restored"
    fresh.unlink(missing_ok=True)
    fd = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(fd, "wb") as file:
        file.write(secret)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(data / COOKIE_SECRET)


def _put_texts(place: Path, manifest: Manifest, folder: Path) -> None:
    """Store the files of further languages; one that is there already stays."""
    for name in manifest.texts:
        if not TAG.fullmatch(name.removesuffix(".ftl")):
            continue
        place.mkdir(mode=0o755, exist_ok=True)
        with suppress(FileExistsError):
            fd = os.open(place / f"{name.removesuffix('.ftl')}.ftl", os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o644)
            with os.fdopen(fd, "wb") as file:
                file.write(unpacked(folder, text_member(name)).read_bytes())

"""Backing up: every table of every shard by COPY, each shard as it was at one moment, while the server may run.

Not by the wheel's pg_dump: it is built without TLS, and so cannot reach most databases that are given by TALEWIND_DATABASES."""

import asyncio
import tempfile
from datetime import UTC, datetime
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from talewind.server.home import HomeError
from talewind.server.settings import Settings

from .archive import Manifest, Part, pack
from .reach import COOKIE_SECRET, connect, for_reading
from .schema import migrations_of, relations, stream


async def backup(settings: Settings, path: Path | None = None) -> Path:
    """Into `path`, or a file named after the time, here. The cookie secret of a data folder goes with it, so that people
    keep their seats."""
    made_at = datetime.now(UTC)
    path = path or Path(f"talewind-{made_at:%Y%m%d-%H%M%S}.tar.gz")
    if path.exists():
        raise HomeError(f"{path} is there already; give another name.")
    with tempfile.TemporaryDirectory(prefix="talewind-backup-") as scratch:
        folder = Path(scratch)
        async with for_reading(settings) as dsns:
            copied = await asyncio.gather(*(_copy(dsn, shard, folder) for shard, dsn in enumerate(dsns)))
        migrations = copied[0][0]
        if any(other != migrations for other, _ in copied):
            raise HomeError("The databases are not at the same migration; start the server once, then back up again.")
        manifest = Manifest(
            talewind=version("talewind"),
            made_at=made_at.isoformat(timespec="seconds"),
            shards=len(copied),
            migrations=migrations,
            parts=tuple(part for _, parts in copied for part in parts),
            secret=_take_secret(settings, folder),
        )
        await asyncio.to_thread(pack, manifest, folder, path)
    return path


async def _copy(dsn: str, shard: int, folder: Path) -> tuple[dict[str, str], list[Part]]:
    """One shard, in one transaction that sees one moment."""
    connection = await connect(dsn, shard)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            migrations = await migrations_of(connection)
            if not migrations:
                raise HomeError(f"Database {shard + 1} holds nothing of Talewind yet: there is nothing to back up.")
            parts = []
            for relation in await relations(connection):
                target = folder / f"shard-{shard}" / f"{relation.name}.copy"
                target.parent.mkdir(exist_ok=True)
                with target.open("wb") as file:
                    rows, digest = await stream(connection, relation, file.write)
                parts.append(Part(shard, relation.name, relation.columns, relation.key, rows, digest))
            return migrations, parts
    finally:
        await connection.close()


def _take_secret(settings: Settings, folder: Path) -> str:
    """Its SHA-256; "" where there is none: on given databases it is TALEWIND_SECRET, which is not ours to keep."""
    kept = settings.data / COOKIE_SECRET
    if not settings.at_home or not kept.exists():
        return ""
    secret = kept.read_bytes()
    (folder / COOKIE_SECRET).write_bytes(secret)
    return sha256(secret).hexdigest()

"""Backup: every database table of every shard by COPY, each shard from one snapshot, while the server may run.

The wheel's pg_dump is not used: it is built without TLS and cannot reach most databases of TALEWIND_DATABASES."""

import asyncio
import tempfile
from datetime import UTC, datetime
from errno import EDQUOT, ENOSPC
from hashlib import sha256
from pathlib import Path
from threading import Event

from talewind import __version__
from talewind.server.base.catalogues import TAG
from talewind.server.base.settings import Settings
from talewind.server.home import HomeError
from talewind.server.home.folder import COOKIE_SECRET

from .archive import Manifest, Part, pack, text_member
from .reach import connect, for_reading
from .schema import migrations_of, relations, stream

SCRATCH = ".talewind-backup-"


async def backup(settings: Settings, path: Path | None = None) -> Path:
    """Write a backup to `path`, or to a file named after the time in the current folder. It includes the cookie secret of a
    data folder, so that people keep their seats, and its further languages. The databases are copied to a scratch folder beside
    the file first: the system's temporary folder may be small, or in memory."""
    made_at = datetime.now(UTC)
    path = path or Path(f"talewind-{made_at:%Y%m%d-%H%M%S}.tar.gz")
    if path.exists():
        raise HomeError(f"{path} is there already; give another name.")
    try:
        with tempfile.TemporaryDirectory(prefix=SCRATCH, dir=path.absolute().parent) as scratch:
            await _write(settings, path, made_at, Path(scratch))
    except OSError as no:
        need = " The databases are copied there uncompressed first." if no.errno in (ENOSPC, EDQUOT) else ""
        raise HomeError(f"{path} cannot be made: {no.strerror or type(no).__name__}.{need}") from None
    return path


async def _write(settings: Settings, path: Path, made_at: datetime, folder: Path) -> None:
    async with for_reading(settings) as dsns:
        copied = await asyncio.gather(*(_copy(dsn, shard, folder) for shard, dsn in enumerate(dsns)))
    migrations = copied[0][0]
    if any(other != migrations for other, _ in copied):
        raise HomeError("The databases are not at the same migration; start the server once, then back up again.")
    manifest = Manifest(
        talewind=__version__,
        made_at=made_at.isoformat(timespec="seconds"),
        shards=len(copied),
        migrations=migrations,
        parts=tuple(part for _, parts in copied for part in parts),
        secret=_take_secret(settings, folder),
        texts=_take_texts(settings, folder),
    )
    stopped = Event()
    try:
        await asyncio.to_thread(pack, manifest, folder, path, stopped)
    finally:
        stopped.set()


async def _copy(dsn: str, shard: int, folder: Path) -> tuple[dict[str, str], list[Part]]:
    """Copy one shard in one transaction, which sees one snapshot."""
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
    """The SHA-256 of the cookie secret; "" if there is none: with given databases it is TALEWIND_SECRET, which the operator
    keeps."""
    kept = settings.data / COOKIE_SECRET
    if not settings.at_home or not kept.exists():
        return ""
    secret = kept.read_bytes()
    (folder / COOKIE_SECRET).write_bytes(secret)
    return sha256(secret).hexdigest()


def _take_texts(settings: Settings, folder: Path) -> dict[str, str]:
    """The SHA-256 of each further language in a data folder, by the name of its file."""
    found = {}
    for path in sorted((settings.data / "texts").glob("*.ftl")) if settings.at_home else ():
        if TAG.fullmatch(path.stem) and path.is_file():
            target = folder / text_member(path.name)
            target.parent.mkdir(exist_ok=True)
            target.write_bytes(content := path.read_bytes())
            found[path.name] = sha256(content).hexdigest()
    return found

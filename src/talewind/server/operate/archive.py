"""The backup file: a tar.gz with the manifest first, then one member per database table of each shard; of a data folder the cookie
secret too, and the files of further languages.

It contains every secret of the databases, so only its owner may read it."""

import gzip
import io
import os
import shutil
import tarfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import file_digest
from pathlib import Path
from threading import Event

import msgspec

from talewind.kit import Frozen
from talewind.server.home import HomeError
from talewind.server.home.folder import COOKIE_SECRET

FORMAT = 1
MANIFEST = "manifest.json"


class Part(Frozen):
    """One database table of one shard."""

    shard: int
    table: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    rows: int
    sha256: str

    @property
    def member(self) -> str:
        return f"shard-{self.shard}/{self.table}.copy"


class Manifest(Frozen, kw_only=True):
    format: int = FORMAT
    talewind: str  # the version that made it
    made_at: str
    shards: int
    migrations: dict[str, str]
    parts: tuple[Part, ...]  # in loading order
    secret: str = ""  # SHA-256 of the cookie secret; empty: the backup has none
    texts: dict[str, str] = {}  # SHA-256 by file of a further language, such as de.ftl; older backups have none

    @property
    def sums(self) -> dict[str, str]:
        """SHA-256 by member."""
        sums = {part.member: part.sha256 for part in self.parts}
        sums |= {text_member(name): digest for name, digest in self.texts.items()}
        return sums | ({COOKIE_SECRET: self.secret} if self.secret else {})


def text_member(name: str) -> str:
    return f"texts/{name}"


class Stopped(Exception):
    """The backup is not wanted any more."""


class Source(io.FileIO):
    """A file to be packed. Reading it fails once `stopped` is set: a thread cannot be cancelled."""

    def __init__(self, path: Path, stopped: Event | None) -> None:
        super().__init__(path)
        self.stopped = stopped

    def read(self, size: int | None = -1) -> bytes:
        if self.stopped and self.stopped.is_set():
            raise Stopped
        return super().read(-1 if size is None else size)


def pack(manifest: Manifest, folder: Path, path: Path, stopped: Event | None = None) -> None:
    """Write the archive under a temporary name, and give it its name when it is complete."""
    (folder / MANIFEST).write_bytes(msgspec.json.format(msgspec.json.encode(manifest)))
    unfinished = path.with_name(path.name + ".part")
    try:
        fd = os.open(unfinished, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError as no:
        raise HomeError(f"{unfinished} cannot be written: {no.strerror}.") from None
    try:
        with os.fdopen(fd, "wb") as file:
            with tarfile.open(fileobj=file, mode="w:gz", compresslevel=6) as tar:
                for name in (MANIFEST, *manifest.sums):
                    with Source(folder / name, stopped) as source:
                        tar.addfile(_nobodys(tar.gettarinfo(arcname=name, fileobj=source)), source)
            file.flush()
            os.fsync(file.fileno())
        os.link(unfinished, path)  # unlike a rename, a link never replaces another backup
    except FileExistsError:
        raise HomeError(f"{path} is there already; give another name.") from None
    except OSError as no:
        raise HomeError(f"{path} cannot be written: {no.strerror}.") from None
    finally:
        unfinished.unlink()


def _nobodys(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    member.mode = 0o600
    return member


def unpack(path: Path, folder: Path) -> Manifest:
    """Extract only the members that the manifest names, each under a name of ours, and compare each checksum."""
    with _readable(path), tarfile.open(path, "r:gz") as tar:
        file = tar.extractfile(MANIFEST)
        manifest = msgspec.json.decode(file.read() if file else b"", type=Manifest)
        if manifest.format != FORMAT:
            raise HomeError(f"{path} was made by another Talewind ({manifest.talewind}); restore it with that one.")
        for name, expected in manifest.sums.items():
            target = unpacked(folder, name)
            source = tar.extractfile(name)
            if source is None:
                raise KeyError(name)
            with target.open("w+b") as kept:
                shutil.copyfileobj(source, kept)
                kept.seek(0)
                if file_digest(kept, "sha256").hexdigest() != expected:
                    raise HomeError(f"{path} is damaged: {name} is not what was backed up. Nothing was restored.")
        return manifest


def unpacked(folder: Path, member: str) -> Path:
    return folder / member.replace("/", "-")


@contextmanager
def _readable(path: Path) -> Iterator[None]:
    try:
        yield
    except FileNotFoundError:
        raise HomeError(f"There is no file {path}.") from None
    except (tarfile.TarError, gzip.BadGzipFile, zlib.error, EOFError, KeyError, msgspec.MsgspecError) as no:
        raise HomeError(
            f"{path} is damaged, or no backup of Talewind ({type(no).__name__}). Nothing restored."
        ) from None
    except OSError as no:
        raise HomeError(f"{path} cannot be read: {no.strerror}.") from None

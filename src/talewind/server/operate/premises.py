"""The data folder: who owns its files, and who else could read or write them."""

import os
import pwd
import shutil
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

from talewind.server.base.settings import Settings, fingerprint
from talewind.server.home import DataFolder, HomeError
from talewind.server.home.custody import check_above, name_of
from talewind.server.home.folder import COOKIE_SECRET, NATS_TOKEN, fault_of, may_enter

from .finding import Finding, note

ROOM = 1024**3  # bytes that should be free: PostgreSQL's write-ahead log alone may grow to this size (max_wal_size)
FILES = (COOKIE_SECRET, NATS_TOKEN, "lock", "nats.pid", "postgres.pid")
ABOUT = "owners and modes"


def folder(settings: Settings) -> Finding:
    """Can we, and the children's user, use the folder? It is not created here."""
    about, data = "data folder", settings.data.absolute()
    there = _nearest(data)
    if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
        return Finding(about, False, f"{there} cannot be written; choose another folder with TALEWIND_DATA.")
    try:
        child: pwd.struct_passwd | None = DataFolder(data, settings.child_user).child
        if child is not None:
            check_above(there, sticky=there != data)
    except HomeError as no:
        return Finding(about, False, str(no))
    closed = next((p for p in (there, *there.parents) if child and not may_enter(p, child)), None)
    if child and closed:
        return Finding(
            about, False, f"the user {child.pw_name} cannot enter {closed}; choose another folder with TALEWIND_DATA."
        )
    return Finding(about, True, str(data) if there == data else f"{data} (will be made)")


def owners(settings: Settings) -> Iterator[Finding]:
    """Check the owner of everything in the folder; one finding for each entry that differs from what `talewind serve` creates."""
    try:
        data = DataFolder(settings.data, settings.child_user)
    except HomeError:
        return  # `folder` reports it
    if not data.path.is_dir():
        return
    if (owner := data.path.stat().st_uid) != os.geteuid():
        yield Finding(ABOUT, False, f"{data.path} is served by {name_of(owner)}: examine it as that user.")
        return
    ours, children = os.geteuid(), data.child.pw_uid if data.child else os.geteuid()
    if children != ours and data.logs.is_dir() and data.logs.lstat().st_uid == children:
        yield note(ABOUT, f"{data.logs} is still the children's: `talewind serve` takes it back when it starts.")
        return
    folders = [
        (data.path, ours, 0o022), (data.path / "engine", ours, 0o022), (data.logs, ours, 0o077),
        (data.conf, ours, 0o022), (data.postgres, children, 0o077), (data.run, children, 0o077),
    ]  # fmt: skip
    files = [*(data.path / name for name in FILES), *_in(data.logs)]
    wrong = [
        *(no for path, owner, closed in folders for no in _looked_at(path, owner, closed, stat.S_ISDIR)),
        *(no for path in files for no in _looked_at(path, ours, 0o077, stat.S_ISREG)),
    ]
    yield from wrong or [Finding(ABOUT, True, "as they should be")]


def _looked_at(path: Path, owner: int, closed: int, is_kind: Callable[[int], bool]) -> Iterator[Finding]:
    """Check one entry. `closed`: the permission bits that must not be set."""
    try:
        found = path.lstat()
    except FileNotFoundError:
        return
    except OSError as no:
        yield Finding(ABOUT, False, f"{path} cannot be looked at: {no.strerror}.")
        return
    if not is_kind(found.st_mode) or (stat.S_ISREG(found.st_mode) and found.st_nlink != 1):
        yield Finding(ABOUT, False, f"{path} is a link, or not what it should be: move it away.")
    elif found.st_uid != owner:
        yield Finding(ABOUT, False, f"{path} belongs to {name_of(found.st_uid)}: chown {name_of(owner)} {path}")
    elif found.st_mode & closed:
        yield Finding(ABOUT, False, f"others may use {path}: chmod {stat.S_IMODE(found.st_mode) & ~closed:o} {path}")


def _in(place: Path) -> list[Path]:
    try:
        return sorted(place.iterdir())
    except OSError:
        return []


def space(data: Path, wanted: int = ROOM) -> Finding:
    free = shutil.disk_usage(_nearest(data.absolute())).free
    if free >= wanted:
        return Finding("free space", True, f"{free / 1024**3:.1f} GB")
    return Finding("free space", False, f"only {free / 1024**3:.1f} GB; make room, {wanted / 1024**3:.0f} GB is wise.")


def secret(data: Path, name: str = COOKIE_SECRET) -> Finding:
    """Check the cookie secret: whoever can read or guess it can be anybody. Or the token of NATS."""
    about, path = "cookie secret" if name == COOKIE_SECRET else "token of NATS", data / name
    try:
        if path.stat().st_mode & 0o077:
            return Finding(about, False, f"others may read it: chmod 600 {path}")
        if fault := fault_of(path, found := path.read_text()):
            return Finding(about, False, fault)
        mark = f"; fingerprint {fingerprint(found)}" if name == COOKIE_SECRET else ""
        return Finding(about, True, f"only its owner may read it{mark}")
    except FileNotFoundError:
        return Finding(about, True, "will be made")
    except (OSError, ValueError) as no:
        return Finding(about, False, f"{path} cannot be read ({type(no).__name__}).")


def texts(place: Path | None) -> Iterator[Finding]:
    """Check additional languages: everybody sees them, so whoever can write them speaks in our name."""
    if place is None or not place.is_dir():
        return
    about, files = "further languages", sorted(place.glob("*.ftl"))
    shared = [
        path for path in (place, *files) if path.stat().st_mode & 0o022 or path.stat().st_uid not in (0, os.geteuid())
    ]
    for path in shared:
        yield Finding(
            about, False, f"others may write {path}: chown {name_of(os.geteuid())} {path} && chmod go-w {path}"
        )
    if not shared:
        yield Finding(about, True, ", ".join(path.stem for path in files) or "none")


def _nearest(path: Path) -> Path:
    """The path, or the closest existing folder above it."""
    return next(p for p in (path, *path.parents) if os.path.exists(p))

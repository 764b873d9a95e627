"""File ownership. When root serves, the children run as another user. Root never opens, creates or hands over a file by a path
through a folder that this user can write, since a symbolic link there could point anywhere."""

import fcntl
import os
import pwd
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
_NO_LINK = os.O_NOFOLLOW | os.O_CLOEXEC | os.O_NONBLOCK  # O_NONBLOCK: do not wait for the other end of a pipe


class HomeError(Exception):
    """An error that an operator can fix; the message says how."""


def check_above(path: Path, sticky: bool = False) -> None:
    """Called as root: refuse a folder that another user could replace or write into."""
    for place in dict.fromkeys((path, path.resolve(), *path.parents, *path.resolve().parents)):
        found = place.stat()
        kept = found.st_mode & stat.S_ISVTX and (sticky or place != path)  # as in /tmp: entries of root stay root's
        if {found.st_uid, place.lstat().st_uid} != {0} or (found.st_mode & 0o022 and not kept):
            raise HomeError(
                f"Served as root, {place} must belong to root and be writable by root alone: "
                f"chown root {place} && chmod go-w {place}, or choose another folder with TALEWIND_DATA."
            )


def keep(path: Path, mode: int = 0o700, former: pwd.struct_passwd | None = None) -> None:
    """Create or check a folder of our own. Folders and files that an earlier version gave to the user `former` become ours
    again."""
    with _folder(path, former) as fd:
        _own(fd, mode)
        if former is not None:
            for name in os.listdir(fd):
                _take_back(fd, name, former)


def give(path: Path, user: pwd.struct_passwd | None) -> None:
    """Create or check a folder that belongs to the children alone."""
    with _folder(path, user) as fd:
        os.fchmod(fd, 0o700)
        if user is not None:
            os.fchown(fd, user.pw_uid, user.pw_gid)


@contextmanager
def _folder(path: Path, other: pwd.struct_passwd | None) -> Iterator[int]:
    """Open a folder without following a link and check that we or the other user own it. From here on only the descriptor is
    used, never the path."""
    with suppress(FileExistsError):
        path.mkdir(mode=0o700)
    try:
        fd = os.open(path, _FOLDER)
    except OSError as no:
        raise HomeError(f"{path} is no folder that Talewind can use ({no.strerror}); move it away.") from no
    try:
        owner = os.fstat(fd).st_uid
        if owner not in (os.geteuid(), other.pw_uid if other else -1):
            wanted = other.pw_name if other else name_of(os.geteuid())
            raise HomeError(
                f"{path} belongs to {name_of(owner)}, not to {wanted}: serve as the same user as before, "
                "or choose another folder with TALEWIND_DATA."
            )
        yield fd
    finally:
        os.close(fd)


def _take_back(folder: int, name: str, former: pwd.struct_passwd) -> None:
    """Take over an entry of a folder that nobody else can write any more. A link, or a file with a second name, is only
    removed."""
    found = os.stat(name, dir_fd=folder, follow_symlinks=False)
    if stat.S_ISDIR(found.st_mode):
        return
    if not stat.S_ISREG(found.st_mode) or found.st_nlink != 1:
        os.unlink(name, dir_fd=folder)
    elif found.st_uid == former.pw_uid:
        fd = os.open(name, os.O_RDONLY | _NO_LINK, dir_fd=folder)
        try:
            _own(fd, 0o600)
        finally:
            os.close(fd)


def _own(fd: int, mode: int) -> None:
    if os.fstat(fd).st_uid != os.geteuid():
        os.fchown(fd, os.geteuid(), os.getegid())
    os.fchmod(fd, mode)


def open_own(path: Path, flags: int, mode: int = 0o600) -> int:
    """Open a regular file of our own, with exactly one name, in a folder of our own."""
    try:
        fd = os.open(path, flags | _NO_LINK, mode)
    except OSError as no:
        raise HomeError(f"{path} cannot be opened ({no.strerror}); move it away, and give it no other owner.") from no
    found = os.fstat(fd)
    if not stat.S_ISREG(found.st_mode) or found.st_nlink != 1 or found.st_uid != os.geteuid():
        os.close(fd)
        raise HomeError(f"{path} is not a plain file of {name_of(os.geteuid())}; move it away.")
    return fd


def write_own(path: Path, text: str, mode: int = 0o600) -> None:
    """Write a file atomically."""
    fresh = path.with_name(path.name + ".new")
    fresh.unlink(missing_ok=True)
    with os.fdopen(open_own(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL), "w") as file:
        os.fchmod(file.fileno(), mode)
        file.write(text)
    fresh.replace(path)


def write_once(path: Path, text: str) -> None:
    """Write a file that does not exist yet; it gets its name when it is complete on the disk. Of two processes one wins: the
    temporary file is also the lock, and the file of the winner stays."""
    fresh = path.with_name(path.name + ".new")
    with os.fdopen(open_own(fresh, os.O_RDWR | os.O_CREAT), "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        if os.path.lexists(path):
            fresh.unlink(missing_ok=True)
            return
        file.truncate(0)
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
        fresh.replace(path)
    folder = os.open(path.parent, _FOLDER)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def read_own(path: Path, most: int = 4_096) -> str:
    """The last `most` bytes of a file; "" if it does not exist."""
    if not os.path.lexists(path):
        return ""
    with os.fdopen(open_own(path, os.O_RDONLY), "rb") as file:
        file.seek(max(0, os.fstat(file.fileno()).st_size - most))
        return file.read(most).decode(errors="replace")


def name_of(uid: int) -> str:
    """The name of a user; a uid in a container may have none."""
    try:
        return pwd.getpwuid(uid).pw_name
    except KeyError:
        return f"user {uid}"

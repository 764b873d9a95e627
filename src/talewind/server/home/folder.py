"""The data folder: its layout, its owners, and the lock that allows one server at a time."""

import fcntl
import hashlib
import os
import pwd
import secrets
import tempfile
from pathlib import Path
from types import TracebackType

from .custody import HomeError, check_above, give, keep, open_own, read_own, write_once

LONGEST_SOCKET = 90  # bytes; a socket's path has at most about 107, and PostgreSQL appends a name
SHORTEST_SECRET = 32  # characters; a shorter one was not written to its end, or not by us
COOKIE_SECRET, NATS_TOKEN = "cookie.secret", "nats.token"


class DataFolder:
    """`with DataFolder(path, "nobody") as folder:` holds the lock. The permissions of parent folders are never changed."""

    def __init__(self, path: Path, child_user: str = "nobody") -> None:
        self.path = path.absolute()
        self.child: pwd.struct_passwd | None = None  # None: children run as our own user
        if os.geteuid() == 0:
            self.child = _user(child_user)
        self.postgres = self.path / "postgres"  # owned by the children: PostgreSQL's data
        self.run = self._run_folder()  # owned by the children: PostgreSQL's socket
        self.logs = self.path / "logs"  # our own
        self.conf = self.path / "conf"  # our own, readable by the children: it holds no secret
        self._lock = -1

    def __enter__(self) -> "DataFolder":
        try:
            self._make()
            self._lock = open_own(self.path / "lock", os.O_RDWR | os.O_CREAT)
            try:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                self._furnish()
            except BaseException:
                os.close(self._lock)
                raise
        except BlockingIOError:
            raise HomeError(
                f"Talewind already runs on the data folder {self.path}. Stop it first, or choose another with TALEWIND_DATA."
            ) from None
        except OSError as no:
            raise HomeError(
                f"The data folder {self.path} cannot be made: {no.strerror}. Choose another with TALEWIND_DATA."
            ) from no
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        os.close(self._lock)

    def _make(self) -> None:
        """Create the folder. For root, others may pass through it to their own parts; otherwise nobody else has access."""
        if self.child is not None:
            check_above(next(place for place in self.path.parents if place.exists()), sticky=True)
        if not self.path.exists():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.mkdir()
            self.path.chmod(0o755 if self.child else 0o700)
        if self.child is not None:
            check_above(self.path)
            self._check_way(self.child)

    def _furnish(self) -> None:
        keep(self.logs, former=self.child)
        keep(self.conf, 0o755 if self.child else 0o700)
        for folder in (self.postgres, self.run):
            give(folder, self.child)

    def _check_way(self, child: pwd.struct_passwd) -> None:
        for place in (*reversed(self.path.parents), self.path):
            if not may_enter(place, child):
                raise HomeError(
                    f"PostgreSQL does not run as root, and the user {child.pw_name} cannot enter {place}. "
                    "Choose a data folder it can reach with TALEWIND_DATA, such as /var/lib/talewind."
                )

    def _run_folder(self) -> Path:
        """If the path is too long for a socket, or has a comma, which separates several sockets, use a folder of our own below
        the system's temporary one. If somebody else has created that folder, `give` refuses it."""
        inside = os.fsencode(self.path / "run")
        if len(inside) <= LONGEST_SOCKET and b"," not in inside:
            return self.path / "run"
        name = hashlib.sha256(os.fsencode(self.path)).hexdigest()[:16]
        return Path(tempfile.gettempdir()) / f"talewind-{name}"

    def secret(self, name: str) -> str:
        """A random secret, generated once and stored; readable by its owner alone."""
        path = self.path / name
        if not os.path.lexists(path):
            write_once(path, secrets.token_hex(32))
        found = read_own(path)
        if fault := fault_of(path, found):
            raise HomeError(fault)
        return found


def fault_of(path: Path, secret: str) -> str:
    """What is wrong with a stored secret, and what to do; "" if nothing is. An empty token lets everybody into NATS, and with an
    empty cookie secret anybody can be anybody."""
    length = len(secret.strip())
    if length >= SHORTEST_SECRET:
        return ""
    said = f"has {length} characters instead of {SHORTEST_SECRET} or more" if length else "is empty"
    if path.name == COOKIE_SECRET:
        return (
            f"{path} {said}. Put the one of a backup back, so that people keep their seats; or delete it: the next start makes "
            "a new one, and everybody loses their seats."
        )
    return f"{path} {said}. Delete it: the next start makes a new one."


def _user(name: str) -> pwd.struct_passwd:
    try:
        found = pwd.getpwnam(name)
    except KeyError:
        raise HomeError(
            f"There is no user {name!r} for PostgreSQL to run as; name another with TALEWIND_CHILD_USER."
        ) from None
    if found.pw_uid == 0:
        raise HomeError("PostgreSQL does not run as root; name another user with TALEWIND_CHILD_USER.")
    return found


def may_enter(folder: Path, user: pwd.struct_passwd) -> bool:
    found = folder.stat()
    if found.st_uid == user.pw_uid:
        return bool(found.st_mode & 0o100)
    if found.st_gid == user.pw_gid:
        return bool(found.st_mode & 0o010)
    return bool(found.st_mode & 0o001)

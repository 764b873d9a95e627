"""The data folder: what lies where, who owns it, and that only one server uses it at a time."""

import fcntl
import hashlib
import os
import pwd
import secrets
import tempfile
from pathlib import Path
from types import TracebackType

LONGEST_SOCKET = 90  # a socket's path has about 107 characters at most, and PostgreSQL adds its own name


class HomeError(Exception):
    """Something a person can mend; its words say how."""


class DataFolder:
    """`with DataFolder(path, "nobody") as folder:` holds the lock. No parent folder's rights are ever touched."""

    def __init__(self, path: Path, child_user: str = "nobody") -> None:
        self.path = path.absolute()
        self.child: pwd.struct_passwd | None = None  # None: children run as we do
        if os.geteuid() == 0:
            self.child = _user(child_user)
        self.postgres = self.path / "postgres"
        self.logs = self.path / "logs"
        self.run = self._run_folder()
        self._lock = -1

    def __enter__(self) -> "DataFolder":
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            for folder in (self.postgres, self.logs, self.run):
                folder.mkdir(mode=0o700, exist_ok=True)
        except OSError as no:
            raise HomeError(
                f"The data folder {self.path} cannot be made: {no.strerror}. Choose another with TALEWIND_DATA."
            ) from no
        self._lock = os.open(self.path / "lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._lock)
            raise HomeError(
                f"Talewind already runs on the data folder {self.path}. Stop it first, or choose another with TALEWIND_DATA."
            ) from None
        self._own()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        os.close(self._lock)

    def _own(self) -> None:
        """As root, what the children use belongs to them; and they must be able to get there."""
        if self.child is None:
            return
        for folder in (self.postgres, self.logs, self.run):
            os.chown(folder, self.child.pw_uid, self.child.pw_gid)
        closed = next((p for p in reversed(self.path.parents) if not may_enter(p, self.child)), None)
        if not may_enter(self.path, self.child):
            closed = closed or self.path
        if closed is not None:
            raise HomeError(
                f"PostgreSQL does not run as root, and the user {self.child.pw_name} cannot enter {closed}. "
                "Choose a data folder it can reach with TALEWIND_DATA, such as /var/lib/talewind."
            )

    def _run_folder(self) -> Path:
        """Sockets and ports. A long path goes to a folder of our own under the system's temporary one."""
        inside = self.path / "run"
        if len(str(inside)) <= LONGEST_SOCKET:
            return inside
        name = hashlib.sha256(str(self.path).encode()).hexdigest()[:16]
        outside = Path(tempfile.gettempdir()) / f"talewind-{name}"
        if outside.exists() and outside.stat().st_uid not in (
            os.geteuid(),
            *([self.child.pw_uid] if self.child else []),
        ):
            raise HomeError(f"{outside} belongs to somebody else; choose a shorter data folder with TALEWIND_DATA.")
        return outside

    def secret(self, name: str, for_child: bool = False) -> str:
        """A random secret, made once and kept; readable by its user alone."""
        path = self.path / name
        if not path.exists():
            fd = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(fd, "w") as file:
                file.write(secrets.token_hex(32))
        if for_child and self.child is not None:
            os.chown(path, self.child.pw_uid, self.child.pw_gid)
        return path.read_text()


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

"""One child process: started, watched, stopped by its process id, and ended when its parent ends."""

import contextlib
import ctypes
import os
import pwd
import select
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .custody import open_own, read_own, write_own
from .folder import DataFolder

_PR_SET_PDEATHSIG = 1


class Child:
    """A program that runs as long as its parent. It inherits the descriptor of a log that only the parent can open, and
    `papers`, an unnamed file."""

    def __init__(self, command: list[str], folder: DataFolder, name: str, farewell: signal.Signals) -> None:
        self.command, self.user, self.farewell = command, folder.child, farewell
        self.log, self.pid = folder.logs / f"{name}.log", folder.path / f"{name}.pid"
        self.environ = environ() | {"TALEWIND_CHILD_OF": str(folder.path)}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, *papers: int) -> None:
        log = open_own(self.log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        try:
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd="/",
                env=self.environ,
                pass_fds=papers,
                start_new_session=True,  # the parent passes Ctrl-C on
                preexec_fn=_dying_with_us(self.farewell),  # noqa: PLW1509  one system call, made ready before the fork
                **as_user(self.user),
            )
        finally:
            os.close(log)
        write_own(self.pid, str(self.process.pid))

    @property
    def runs(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def stop(self, patience: float = 10.0) -> int | None:
        """Ask the child to stop, and kill it after `patience` seconds; returns its exit code."""
        if self.process is None:
            return None
        if self.runs:
            self.process.send_signal(self.farewell)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(patience)
            if self.runs:
                self.process.kill()
        return self.process.wait()

    def last_words(self) -> str:
        """The end of the child's log, for an error message, without terminal control sequences."""
        lines = read_own(self.log).splitlines()[-3:]
        return "".join(c for c in " / ".join(lines) if c.isprintable()) or "it left no words"

    def end_leftover(self, patience: float = 10.0) -> None:
        """End a child that an earlier, killed run has left, if it is still the same process: its id is the one we noted, and it
        has the children's user, the same program, and this data folder in its environment."""
        noted = read_own(self.pid, 20)
        if not noted.isdecimal() or not hasattr(os, "pidfd_open"):
            return
        try:
            process = os.pidfd_open(int(noted))  # from here on the process id cannot be reused
        except OSError:
            return
        try:
            if self.was(Path(f"/proc/{noted}")):
                signal.pidfd_send_signal(process, signal.SIGINT)
                select.select([process], [], [], patience)
        except OSError:
            return
        finally:
            os.close(process)

    def was(self, process: Path) -> bool:
        program = (process / "cmdline").read_bytes().partition(b"\0")[0].decode(errors="replace")
        uid, mark = (
            self.user.pw_uid if self.user else os.geteuid(),
            f"TALEWIND_CHILD_OF={self.environ['TALEWIND_CHILD_OF']}",
        )
        if process.stat().st_uid != uid or Path(program).name != Path(self.command[0]).name:
            return False
        return mark.encode() in (process / "environ").read_bytes().split(b"\0")


def environ() -> dict[str, str]:
    """The environment of children: no secret that was passed to us in a variable."""
    kept = ("PATH", "LANG", "LC_ALL", "TZ", "LD_LIBRARY_PATH")
    return {name: os.environ[name] for name in kept if name in os.environ}


def as_user(user: pwd.struct_passwd | None) -> dict[str, Any]:
    """Arguments that start a process as another user; empty: as our own."""
    return {} if user is None else {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def _dying_with_us(farewell: signal.Signals) -> Callable[[], None] | None:
    """On Linux the kernel signals a child when its parent has ended, even after kill -9."""
    if sys.platform != "linux":
        return None
    libc = ctypes.CDLL(None, use_errno=True)

    def tell_me() -> None:
        libc.prctl(_PR_SET_PDEATHSIG, farewell)

    return tell_me

"""One child process: started, watched, stopped by its process id, gone when we are."""

import contextlib
import ctypes
import os
import pwd
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

_PR_SET_PDEATHSIG = 1


class Child:
    """A program that runs as long as we do. Its output goes to a log, so that nobody's pipe is kept open."""

    def __init__(self, words: list[str], log: Path, user: pwd.struct_passwd | None, farewell: signal.Signals) -> None:
        self.words, self.log, self.user, self.farewell = words, log, user, farewell
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            if self.user is not None:
                os.chown(self.log, self.user.pw_uid, self.user.pw_gid)
            self.process = subprocess.Popen(
                self.words,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd="/",
                start_new_session=True,  # Ctrl-C is ours to pass on
                preexec_fn=_dying_with_us(self.farewell),  # noqa: PLW1509  one system call, made ready before the fork
                **as_user(self.user),
            )

    @property
    def runs(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def stop(self, patience: float = 10.0) -> int | None:
        """Ask it to go; after a while make it. Its exit code."""
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
        """The end of its log, for a message."""
        lines = self.log.read_text(errors="replace").splitlines() if self.log.exists() else []
        return " / ".join(lines[-3:]) or "it left no words"


def as_user(user: pwd.struct_passwd | None) -> dict[str, Any]:
    """What makes a process somebody else's; nothing: ours."""
    return {} if user is None else {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def _dying_with_us(farewell: signal.Signals) -> Callable[[], None] | None:
    """On Linux the kernel tells a child when its parent is gone, also after kill -9."""
    if sys.platform != "linux":
        return None
    libc = ctypes.CDLL(None, use_errno=True)

    def tell_me() -> None:
        libc.prctl(_PR_SET_PDEATHSIG, farewell)

    return tell_me


def end_leftover(pid: int, program: str, about: str) -> bool:
    """A child of an earlier run that was killed: end it, if it is still what it was. Never anybody else's process."""
    cmdline = Path(f"/proc/{pid}/cmdline")
    try:
        words = cmdline.read_bytes().decode(errors="replace").split("\0")
    except OSError:
        return False
    if Path(words[0]).name != program or about not in words:
        return False
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signal.SIGINT)
    return True

"""Server processes without the cost of importing the program each time: they fork from a process that has imported it.

Half of a server's start is imports. One launcher per test run imports them once and forks for each server; what runs then is the
same `main()`, in a process of its own with its own environment and output. What a fresh interpreter reads from its environment
(PYTHONPATH) and what a shell sets before it need a real start: see `Server.start`."""

import array
import atexit
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping
from typing import Any, TextIO

LAUNCHER = """
import array, gc, json, os, signal, socket, sys

import importlib

import talewind.cli.serving, talewind.server.app  # what takes long
from talewind import games
from talewind.cli import main

for name in games.own():
    importlib.import_module(f"talewind.games.{name}")

wire = socket.socket(fileno=int(sys.argv[1]))

def job():
    "Serve requests; return the request, in a child of its own."
    gc.collect()
    gc.freeze()  # shared with the children
    while True:
        said, controls, _, _ = wire.recvmsg(1 << 20, socket.CMSG_SPACE(8))
        if not said:
            raise SystemExit
        asked = json.loads(said)
        if "wait" in asked:
            wire.send(json.dumps(os.waitstatus_to_exitcode(os.waitpid(asked["wait"], 0)[1])).encode())
            continue
        files = array.array("i", controls[0][2])
        pid = os.fork()
        if not pid:
            for number, file in enumerate(files, 1):
                os.dup2(file, number)
                os.close(file)
            wire.close()
            os.environ.clear()
            os.environ.update(asked["environ"])
            sys.argv = ["-c", *asked["words"]]
            return asked
        for file in files:
            os.close(file)
        wire.send(json.dumps(pid).encode())

exec(job()["before"])
main()
"""


class Launcher:
    """The process that forks, one for each process of the test run; it goes with it."""

    def __init__(self) -> None:
        self.wire, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        words = [sys.executable, "-c", LAUNCHER, str(theirs.fileno())]
        self.process = subprocess.Popen(words, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()])
        theirs.close()
        self.lock = threading.Lock()
        atexit.register(self.end)

    def ask(self, question: Mapping[str, Any], files: tuple[int, ...] = ()) -> int:
        with self.lock:
            controls = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", files))] if files else []
            self.wire.sendmsg([json.dumps(question).encode()], controls)
            answer: int = json.loads(self.wire.recv(1_000))
        return answer

    def end(self) -> None:
        self.wire.close()
        self.process.wait(20)


_launcher: Launcher | None = None


class Forked:
    """As much of `subprocess.Popen` as the tests of servers use."""

    def __init__(self, words: list[str], environ: Mapping[str, str], errors: TextIO | None, before: str) -> None:
        global _launcher  # noqa: PLW0603 one for the whole run
        _launcher = _launcher or Launcher()
        self._launcher = _launcher
        ours, theirs = os.pipe()
        asked = {"words": words, "environ": dict(environ), "before": before}
        self.pid = self._launcher.ask(asked, (theirs, 2 if errors is None else errors.fileno()))
        os.close(theirs)
        self.stdout: TextIO | None = os.fdopen(ours)
        self.returncode: int | None = None
        self._exit = os.pidfd_open(self.pid)

    def poll(self) -> int | None:
        return self._ended(0)

    def _ended(self, seconds: float | None) -> int | None:
        """The exit code; None: it still runs after so many seconds."""
        if self.returncode is None and select.select([self._exit], [], [], seconds)[0]:
            self.returncode = self._launcher.ask({"wait": self.pid})
            os.close(self._exit)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        code = self._ended(timeout)
        if code is None:
            raise subprocess.TimeoutExpired(["talewind"], timeout or 0)
        return code

    def communicate(self, timeout: float | None = None) -> tuple[str, None]:
        assert self.stdout is not None
        self.wait(timeout)
        with self.stdout:
            return self.stdout.read(), None

    def send_signal(self, how: int) -> None:
        if self.poll() is None:
            signal.pidfd_send_signal(self._exit, how)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

"""Real servers for tests: `talewind serve` in processes of their own, on shared databases and one bus."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from typing import TextIO

from .forking import Forked
from .seeded import IN_A_SERVER

LONG = 240  # seconds; whoever is slower than that hangs, also on a busy machine


class Server:
    """One process. `address` is what it printed; a restart keeps the port. `shell`: commands before it, such as `ulimit`; `words`:
    what stands after `serve`; `before`: Python that runs in the process first, such as to make it more patient."""

    def __init__(
        self,
        environ: Mapping[str, str],
        port: int = 0,
        errors: TextIO | None = None,
        shell: str = "",
        words: str = "",
        before: str = "",
    ) -> None:
        self.environ, self.port, self.errors, self.shell = dict(environ), port, errors, shell
        self.words, self.before, self.said = words.split(), f"{IN_A_SERVER}\n{before}\n", ""
        self.process: subprocess.Popen[str] | Forked | None = None

    def start(self) -> "Server":
        given = {"TALEWIND_SECRET": "s" * 32, "TALEWIND_SECURE": "off"}  # tests speak plain HTTP to it
        environ = os.environ | given | self.environ | {"TALEWIND_PORT": str(self.port)}
        if self.shell or self.words or "PYTHONPATH" in self.environ:
            self.process = self._afresh(environ)
        else:
            self.process = Forked(["serve"], environ, self.errors, self.before)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "Talewind is ready" in line, line
        self.said = line
        self.port = int(line.split()[3].rpartition(":")[2])
        return self

    def _afresh(self, environ: Mapping[str, str]) -> subprocess.Popen[str]:
        """In a fresh interpreter."""
        words = [sys.executable, "-c", f"{self.before}from talewind.cli import main; main()", "serve", *self.words]
        if self.shell:
            words = ["sh", "-c", f'{self.shell}; exec "$@"', "sh", *words]
        return subprocess.Popen(words, env=environ, stdout=subprocess.PIPE, stderr=self.errors, text=True)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """By its own process id."""
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(LONG)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

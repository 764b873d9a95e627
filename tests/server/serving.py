"""Real servers for tests: `talewind serve` in processes of their own, on shared databases and one bus."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping


class Server:
    """One process. `address` is what it printed; a restart keeps the port."""

    def __init__(self, environ: Mapping[str, str], port: int = 0) -> None:
        self.environ, self.port = dict(environ), port
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> "Server":
        environ = os.environ | self.environ | {"TALEWIND_PORT": str(self.port)}
        words = [sys.executable, "-c", "from talewind.cli import main; main()", "serve"]
        self.process = subprocess.Popen(words, env=environ, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "Talewind is ready" in line, line
        self.port = int(line.split()[3].rpartition(":")[2])
        return self

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """By its own process id."""
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

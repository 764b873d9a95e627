"""A server at home for a measurement, and the CPU time of its processes by program."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType
from typing import TextIO

TICK = os.sysconf("SC_CLK_TCK")
PROGRAMS = {"postgres": "postgres", "nats-server": "nats"}  # every other process of the tree is the server itself


class Home:
    """`with Home() as home:` runs `talewind serve` with its own PostgreSQL and NATS in a temporary folder. `errors`: the file for
    its log, if not our own standard error."""

    def __init__(self, limits: str = "off", errors: TextIO | None = None) -> None:
        self.limits, self.errors = limits, errors

    def __enter__(self) -> "Home":
        self.folder = Path(tempfile.mkdtemp(prefix="talewind-bench-"))
        self.folder.chmod(0o755)  # as root, PostgreSQL runs as another user
        environ = os.environ | {
            "TALEWIND_DATA": str(self.folder / "data"), "TALEWIND_PORT": "0", "TALEWIND_LIMITS": self.limits,
        }  # fmt: skip
        words = [sys.executable, "-c", "from talewind.cli import main; main()", "serve"]
        self.process = subprocess.Popen(words, env=environ, stdout=subprocess.PIPE, stderr=self.errors, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "Talewind is ready" not in line:
            self.__exit__(None, None, None)
            raise SystemExit(f"the server did not start: {line}")
        self.address = line.split()[3]
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.terminate()
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def dsn(self) -> str:
        return f"postgresql://talewind@/talewind?host={self.folder}/data/run"

    def cpu(self) -> dict[str, float]:
        """Seconds of CPU so far, by program; processes that have ended count for their parent."""
        found = {"server": 0.0, "postgres": 0.0, "nats": 0.0}
        for pid in tree(self.process.pid):
            name, seconds = spent(pid)
            found[PROGRAMS.get(name, "server")] += seconds
        return found


def spent(pid: int) -> tuple[str, float]:
    """The name of a process, and its seconds of CPU with those of its children that have ended; 0 if it has ended itself."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return "", 0.0
    fields = text[text.rindex(")") + 2 :].split()
    return text[text.index("(") + 1 : text.rindex(")")], sum(int(ticks) for ticks in fields[11:15]) / TICK


def tree(root: int) -> list[int]:
    """A process and all its descendants."""
    children: dict[int, list[int]] = {}
    for path in Path("/proc").iterdir():
        if path.name.isdigit():
            try:
                parent = int((path / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
            children.setdefault(parent, []).append(int(path.name))
    found, todo = [], [root]
    while todo:
        found.append(pid := todo.pop())
        todo += children.get(pid, [])
    return found

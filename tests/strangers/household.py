"""A PostgreSQL and a NATS for suites that run outside pytest, and databases on it. They end with the block."""

import asyncio
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.conftest import SERVE, Running, create_databases


@contextmanager
def household() -> Iterator[tuple[Running, tuple[str, ...]]]:
    """The household, and the addresses of two fresh databases. It goes when its standard input closes."""
    base = Path(tempfile.mkdtemp(prefix="talewind-"))
    base.chmod(0o755)
    words = [sys.executable, "-c", SERVE, str(base / "data")]
    try:
        with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as home:
            assert home.stdout is not None
            assert home.stdin is not None
            dsn, nats = home.stdout.readline().split()
            running = Running(dsn, nats)
            try:
                names = asyncio.run(create_databases(running))
                yield running, tuple(running.database(name) for name in names)
            finally:
                home.stdin.close()
                home.wait(90)
    finally:
        shutil.rmtree(base)

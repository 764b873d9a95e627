"""Starts that may fail, or be ended before they are done: `talewind serve` as a person runs it, with what it says."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from .serving import LONG

IN_A_DATA_CENTRE = {"TALEWIND_SECRET": "s" * 32, "TALEWIND_SECURE": "off", "TALEWIND_PORT": "0"}


def start(environ: dict[str, str], *words: str, before: str = "") -> subprocess.Popen[str]:
    """`before`: Python that runs in the process first, such as to make it less patient."""
    command = [sys.executable, "-c", f"{before}\nfrom talewind.cli import main; main()", "serve", *words]
    given = os.environ | IN_A_DATA_CENTRE | environ
    return subprocess.Popen(command, env=given, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def ended(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    """Exit code, standard output and standard error."""
    try:
        out, errors = process.communicate(timeout=LONG)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        raise
    return process.returncode, out, errors


def run(environ: dict[str, str], *words: str, before: str = "") -> tuple[int, str, str]:
    return ended(start(environ, *words, before=before))


@contextmanager
def hang_up_heard() -> Iterator[None]:
    """Tests may run under `nohup`, whose children would inherit that SIGHUP is ignored."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)

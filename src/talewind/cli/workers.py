"""Workers: more processes on the same port. They are restarted when they exit, and they end when their parent ends, even if it
is killed."""

import asyncio
import contextlib
import os
import stat
import sys
from collections.abc import Mapping, Sequence
from time import monotonic

from talewind.server.base.settings import BadSetting
from talewind.server.telemetry.logs import log

LEASH = "TALEWIND_WORKER"  # set for workers: the descriptor of a pipe that nobody writes to; it is closed when the parent ends
SHORTEST, LONGEST = 0.5, 30.0  # seconds before a worker that exited is restarted; doubled each time
STEADY = 60.0  # seconds of life after which the pause is the shortest again


def read_leash(environ: Mapping[str, str] = os.environ) -> int | None:
    """A worker's descriptor; None in the first process."""
    if not (value := environ.get(LEASH, "")):
        return None
    try:
        if stat.S_ISFIFO(os.fstat(leash := int(value)).st_mode):
            return leash
    except (ValueError, OSError):
        pass
    raise BadSetting(f"{LEASH} is set; Talewind sets it by itself, for processes that `--workers` starts.")


class Crew:
    """One worker for each of `environs`, the variables that it gets besides ours."""

    def __init__(self, environs: Sequence[Mapping[str, str]]) -> None:
        self.environs = environs
        self._leaving = asyncio.Event()
        self._read, self._write = os.pipe()
        self._keepers: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._keepers = [asyncio.create_task(self._keep(environ)) for environ in self.environs]

    def let_go(self) -> None:
        """Ask all workers to stop in order, without a signal: a supervisor may have sent one, and a second would end their
        draining."""
        if not self._leaving.is_set():
            self._leaving.set()
            os.close(self._write)

    async def gone(self) -> None:
        """Wait until the last worker has stopped. Cancelling this ends those that are left."""
        self.let_go()
        try:
            if self._keepers:
                await asyncio.wait(self._keepers)
        finally:
            for keeper in self._keepers:
                keeper.cancel()
            await asyncio.gather(*self._keepers, return_exceptions=True)
            os.close(self._read)

    async def _keep(self, environ: Mapping[str, str]) -> None:
        printed, pause = "", SHORTEST
        while not self._leaving.is_set():
            began = monotonic()
            status, why = await self._run(environ)
            if why and why != printed and not self._leaving.is_set():
                print(f"A worker does not start: {why}", flush=True)
            printed = why
            if monotonic() - began >= STEADY:
                pause = SHORTEST
            await self._rest(pause)
            pause = min(2 * pause, LONGEST)
            if not self._leaving.is_set():
                log().warning("worker-restarted", status=status)

    async def _rest(self, pause: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._leaving.wait(), pause)

    async def _run(self, environ: Mapping[str, str]) -> tuple[int, str]:
        """Run a worker once: its exit code and, if it could not start, the sentence that says why."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", "from talewind.cli import main; main()", "serve",
            env=os.environ | environ | {LEASH: str(self._read)}, stdout=asyncio.subprocess.PIPE,
            pass_fds=[self._read], start_new_session=True,  # the parent passes Ctrl-C on
        )  # fmt: skip
        try:
            output, _ = await process.communicate()
        except asyncio.CancelledError:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            raise
        return process.returncode or 0, output.decode(errors="replace").strip()

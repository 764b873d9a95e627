"""Worker processes for bots: a slow bot delays no connection; one that hangs or crashes is replaced."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process

import msgspec

from talewind.bots.thinking import Task
from talewind.bots.worker import LENGTH, READY, Thought, framed
from talewind.games.nearby import NEARBY

WORKERS = 2  # for all tables of this process
DEADLINE = 5.0  # seconds for one answer
STARTING = 30.0  # seconds for a worker to import its games


class BotFailed(Exception):
    """A bot raised, died or gave no legal answer."""


class BotPool:
    """Workers start when they are needed and are reused. One that exceeds its deadline is killed."""

    def __init__(self, workers: int = WORKERS, deadline: float = DEADLINE) -> None:
        self._slots, self._deadline = asyncio.Semaphore(workers), deadline
        self._idle: list[Process] = []

    async def think(self, task: Task) -> bytes:
        """Return the bot's answer. Raises BotFailed or TimeoutError."""
        async with self._slots:
            worker = self._idle.pop() if self._idle else await _start()
            try:
                async with asyncio.timeout(self._deadline):
                    thought = msgspec.msgpack.decode(
                        await _ask(worker, framed(msgspec.msgpack.encode(task))), type=Thought
                    )
            except BaseException as why:
                await _end(worker)
                if isinstance(why, OSError | EOFError) and not isinstance(why, TimeoutError):
                    raise BotFailed("the worker process died") from why
                raise
            self._idle.append(worker)
        if thought.error:
            raise BotFailed(thought.error)
        return thought.answer

    async def close(self) -> None:
        while self._idle:
            await _end(self._idle.pop())


async def _start() -> Process:
    worker = await asyncio.create_subprocess_exec(
        sys.executable, "-c", "from talewind.bots.worker import main; main()",
        stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True, env=_environment(),
    )  # fmt: skip
    try:
        async with asyncio.timeout(STARTING):
            if await _ask(worker, b"") != READY:
                raise BotFailed("the worker process did not start")
    except BaseException as why:
        await _end(worker)
        if isinstance(why, EOFError):
            raise BotFailed("the worker process did not start") from why
        raise
    return worker


def _environment() -> dict[str, str]:
    """The environment without the server's settings: a bot may not know the secret, the databases or the bus. Where games lie
    that are not installed is no secret: `talewind dev` says so."""
    return {name: value for name, value in os.environ.items() if name == NEARBY or not name.startswith("TALEWIND_")}


async def _ask(worker: Process, body: bytes) -> bytes:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(body)
    await worker.stdin.drain()
    return await worker.stdout.readexactly(int.from_bytes(await worker.stdout.readexactly(LENGTH)))


async def _end(worker: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        worker.kill()
    await worker.wait()

"""`conform` in the background after each change: twenty games in a process of their own, of low priority."""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import msgspec

from talewind.kit.testing.cures import cures
from talewind.server.dev.bulletin import Proof

from .blame import blamed

GAMES = 20
LONGEST = 120.0  # seconds
NICE = 10


class Prover:
    """Runs one proof at a time: a new change ends the one before."""

    def __init__(self, game: str, folder: Path, tell: Callable[[Proof], None]) -> None:
        self.words, self.tell = [game, str(folder)], tell
        self._task: asyncio.Task[None] | None = None

    def begin(self, after: Awaitable[object] | None = None) -> None:
        """`after`: what comes first, since it would be slower beside it."""
        self.cancel()
        self._task = asyncio.create_task(self._prove(after))

    def cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _prove(self, after: Awaitable[object] | None) -> None:
        self.tell(Proof("running", GAMES))
        if after is not None:
            await after
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-B", "-c", "from talewind.cli.dev.proving import main; main()", *self.words,
            stdin=DEVNULL, stdout=PIPE, stderr=DEVNULL, start_new_session=True,
        )  # fmt: skip
        try:
            self.tell(await _result(process))
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()


async def _result(process: Process) -> Proof:
    try:
        async with asyncio.timeout(LONGEST):
            output, _ = await process.communicate()
        return msgspec.json.decode(output, type=Proof)
    except TimeoutError:
        says = f"{GAMES} games took more than {LONGEST:g} seconds"
        return Proof("fault", GAMES, kind="endless", says=says)
    except msgspec.MsgspecError:
        return Proof("fault", kind="ended", says=f"conform ended with code {process.returncode}")


def main() -> None:
    """In the process: prints a Proof. What the rules print is dropped."""
    name, folder = sys.argv[1:3]
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    with suppress(OSError):
        os.nice(NICE)
    out.write(msgspec.json.encode(prove(name, Path(folder))))
    out.close()


def prove(name: str, folder: Path) -> Proof:
    from talewind import games
    from talewind.kit.testing import Fault, conform

    try:
        seen = conform(games.load(name), GAMES, reach=False)
    except Fault as fault:
        place, cure = blamed(fault, folder), cure_of(fault.kind)
        return Proof(
            "fault",
            GAMES,
            kind=fault.kind,
            says=fault.says,
            cure=cure,
            file=place.file,
            line=place.line,
        )
    except Exception as wrong:  # the game cannot be imported
        trouble = blamed(wrong, folder)
        return Proof("fault", kind="import", says=trouble.says, file=trouble.file, line=trouble.line)
    return Proof("well", seen["games"], seen["steps"])


def cure_of(kind: str) -> str:
    """What to do about a fault; "": the kit does not say."""
    found = cures().get(kind)
    return found.cure if found else ""

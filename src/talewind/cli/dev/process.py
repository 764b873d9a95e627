"""A child process of `talewind dev` as the supervisor sees it."""

import asyncio
import os
import socket
import sys
from asyncio.subprocess import DEVNULL, Process
from contextlib import suppress

from talewind.server.base.settings import BadSetting

from .orders import AnyReport, Channel, Declined, Order, Prepare, Stop

STOPS = 0.3  # seconds to stop in order; tables survive a kill, and an author waits
LOADS = 30.0  # seconds to import the game and to play the log: rules may never come to an end
COMMAND = "from talewind.cli.dev.child import main; main()"


class Child:
    """Started by `start`; it prepares itself, and waits for an order. What it prints goes to the terminal."""

    def __init__(self, process: Process, channel: Channel) -> None:
        self.process, self.channel = process, channel

    @classmethod
    async def start(cls, prepare: Prepare, leash: int) -> "Child":
        """`leash`: the reading end of a pipe that nobody writes to; it closes when the supervisor ends."""
        ours, theirs = socket.socketpair()
        with theirs:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", COMMAND, str(theirs.fileno()), str(leash),
                stdin=DEVNULL, pass_fds=[theirs.fileno(), leash, prepare.door], start_new_session=True,  # Ctrl-C is ours
            )  # fmt: skip
        child = cls(process, await Channel.over(ours))
        child.send(prepare)
        return child

    def send(self, order: Order) -> None:
        self.channel.send(order)

    async def report(self, seconds: float | None = None) -> AnyReport | None:
        """The next report; None: the process has ended. Raises TimeoutError, and BadSetting if it declines the words of the command."""
        async with asyncio.timeout(seconds):
            report = await self.channel.report()
        if isinstance(report, Declined):
            await self.end(0)
            raise BadSetting(report.says)
        return report

    async def end(self, seconds: float = STOPS) -> None:
        """Stop it, in order if that does not take long."""
        self.send(Stop())
        try:
            async with asyncio.timeout(seconds):
                await self.process.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
        finally:
            if self.process.returncode is None:
                with suppress(ProcessLookupError):
                    self.process.kill()
            self.channel.close()


class Leash:
    """A pipe that closes when this process ends, however it ends."""

    def __init__(self) -> None:
        self.end, self._held = os.pipe()

    def close(self) -> None:
        os.close(self.end)
        os.close(self._held)

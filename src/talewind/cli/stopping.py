"""Signals: SIGTERM, SIGINT and SIGHUP stop a server in order, at any moment of its life."""

import asyncio
import signal
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress

SIGNALS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
APART = 0.5  # seconds; a supervisor may send one signal twice, to the process and to its group
LONGEST = 30.0  # seconds that a stop in order may take; systemd kills after 90


class Stop:
    """The first signal cancels a starting server and drains a serving one. A second signal, or a drain that takes too long,
    cancels the rest; only child processes are still stopped in order. `leash`: a worker's pipe, whose end counts as a signal."""

    def __init__(self, leash: int | None = None) -> None:
        self.leash = leash
        self.drain: Callable[[], None] | None = None  # set while requests are served
        self.asked = self.forced = False
        self._work: asyncio.Task[None] | None = None
        self._first = 0.0  # when the first signal came; 0: none yet

    async def obeyed(self, work: Coroutine[None, None, None]) -> int:
        """Run `work` until it ends or is stopped; returns the exit code."""
        self._work = asyncio.create_task(work)
        with self._listening():
            await asyncio.wait([self._work])
        with suppress(asyncio.CancelledError):
            self._work.result()
        return 1 if self.forced else 0

    @contextmanager
    def _listening(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        heeded = [
            n for n in SIGNALS if n != signal.SIGHUP or signal.getsignal(n) != signal.SIG_IGN
        ]  # as `nohup` sets it
        for number in heeded:
            loop.add_signal_handler(number, self._signalled)
        if self.leash is not None:
            loop.add_reader(self.leash, self._let_go, self.leash)
        try:
            yield
        finally:
            if self.leash is not None:
                loop.remove_reader(self.leash)
            for number in heeded:
                loop.remove_signal_handler(number)

    def _signalled(self) -> None:
        now = asyncio.get_running_loop().time()
        if not self._first:
            self._first = now
            self.ask()
        elif now - self._first > APART:
            self._force()

    def _let_go(self, leash: int) -> None:
        asyncio.get_running_loop().remove_reader(leash)
        self.ask()

    def ask(self) -> None:
        """Stop in order."""
        if self.asked:
            return
        self.asked = True
        asyncio.get_running_loop().call_later(LONGEST, self._force)
        if self.drain is not None:
            self.drain()
        elif self._work is not None:
            self._work.cancel()

    def _force(self) -> None:
        """Cancel repeatedly: cancelled code may clean up, but must not wait there for ever."""
        if self._work is not None and not self._work.done():
            self.forced = self.forced or self.drain is not None
            self._work.cancel()
            asyncio.get_running_loop().call_later(APART, self._force)

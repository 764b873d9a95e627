"""An event loop with virtual time: when nothing is ready, the clock jumps to the next timer. No sockets, no threads, no
waiting; the same callbacks in the same order whenever the same seed runs."""

import asyncio
from collections import deque
from collections.abc import Callable
from contextvars import Context, ContextVar
from heapq import heappop, heappush
from itertools import count
from typing import Any, Protocol


class Owner(Protocol):
    """What owns tasks: a simulated process. `skew`: seconds by which its clock is ahead."""

    skew: float
    tasks: dict[asyncio.Task[Any], None]  # a dict: tasks are cancelled in the order in which they were made


OWNER: ContextVar[Owner | None] = ContextVar("owner", default=None)


class Stuck(Exception):
    """Nothing is ready and no timer runs: everything waits for ever."""


class VirtualLoop(asyncio.BaseEventLoop):
    """Timers of the same instant fire in the order in which they were set. Tasks are noted with the process in whose context
    they were made; unhandled exceptions are kept in `unhandled`."""

    def __init__(self) -> None:
        super().__init__()
        self.unhandled: list[str] = []
        self._now = 0.0
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._numbers = count()
        self.set_task_factory(_noted)
        self.set_exception_handler(self._keep)

    def time(self) -> float:
        return self._now

    def clock(self) -> float:
        """The time as the running process's own clock shows it."""
        owner = OWNER.get()
        return self._now + (0.0 if owner is None else owner.skew)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        heappush(self._timers, (when, next(self._numbers), timer))
        return timer

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def in_order(self, after: float, delay: float, call: Callable[..., object], *given: Any) -> float:
        """Call after `delay`, and not before time `after`, so that messages on one way keep their order; returns that time."""
        when = max(self._now + delay, after)
        self.call_at(when, call, *given)
        return when

    def _run_once(self) -> None:
        """Run what is ready; if nothing is, go on to the next timer."""
        ready: deque[asyncio.Handle] = self._ready  # type: ignore[attr-defined]
        timers = self._timers
        if not ready:
            while timers and timers[0][2]._cancelled:
                heappop(timers)
            if not timers:
                raise Stuck
            self._now = max(self._now, timers[0][0])
            while timers and timers[0][0] <= self._now:
                ready.append(heappop(timers)[2])
        for _ in range(len(ready)):
            handle = ready.popleft()
            if not handle._cancelled:
                handle._run()

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None: ...

    def _process_events(self, events: list[Any]) -> None: ...

    def _write_to_self(self) -> None: ...

    def _keep(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.unhandled.append(f"{context.get('message')}: {context.get('exception')!r}")


def _noted(loop: asyncio.AbstractEventLoop, work: Any, **named: Any) -> asyncio.Task[Any]:
    task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, **named)
    if (owner := OWNER.get()) is not None:
        owner.tasks[task] = None
        task.add_done_callback(lambda task: owner.tasks.pop(task, None))
    return task

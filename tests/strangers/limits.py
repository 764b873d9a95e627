"""Limits hold for a server as a whole: at n and at n + 1, with the uses spread over its processes.

Each case is one limit over one, two or four processes: n uses pass, wherever they go; then no process gives one more, and none
refuses anybody else; after the window, or when somebody has left, one may again. Further cases: NATS away, a process that starts
later, everybody at once, wrong codes at the same moment, and a flood of addresses."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from pathlib import Path

import nats

from talewind.kit import Frozen
from tests.faults.proof import Proved, Tick
from tests.server.conftest import Running, create_databases, household
from tests.server.serving import Server
from tests.server.spread import LIMITS, Spread

from .limit_uses import USES, Use, most_of, uses_of

WINDOW = 3_600.0  # seconds of every rate in LIMITS
# The clock of a server's limits goes ahead by what stands in a file.
CLOCK = """
import os, time
from pathlib import Path
from talewind.server.doors import limits
ahead = Path(os.environ["CLOCK_AHEAD"])
limits.Doorkeeper.__init__.__defaults__ = (None, lambda: time.monotonic() + float(ahead.read_text()))
"""


class House(Frozen):
    """Where the processes of one case run. `nats`: by which way they reach it."""

    running: Running
    dsns: tuple[str, ...]
    clock: Path
    nats: str = ""

    def server(self, **limits: str) -> Server:
        words = {
            "TALEWIND_DATABASES": ",".join(self.dsns), "TALEWIND_NATS": self.nats or self.running.nats, "CLOCK_AHEAD": str(self.clock),
            "TALEWIND_LIMITS": ",".join(f"{name}={figure}" for name, figure in (LIMITS | limits).items()),
        }  # fmt: skip
        return Server(words, before=CLOCK).start()

    def pass_time(self, seconds: float) -> None:
        self.clock.write_text(str(float(self.clock.read_text()) + seconds))

    @asynccontextmanager
    async def processes(self, number: int, **limits: str) -> AsyncIterator[Spread]:
        """So many processes that have heard of each other."""
        bus = await nats.connect(self.running.nats)
        with ExitStack() as stack:
            servers = []
            for _ in range(number):
                servers.append(await asyncio.to_thread(self.server, **limits))
                stack.callback(servers[-1].end)
            spread = Spread(servers, bus)
            await spread.agree()
            yield spread
        await bus.close()


async def holds(name: str, house: House, spread: Spread, use: Use | None = None) -> list[str]:
    """One limit over all processes of the spread; what was otherwise."""
    use, most, faults = use or uses_of(name, spread), most_of(name), []
    async with AsyncExitStack() as stack:
        inside = []
        for number in range(most):
            found = await use(spread.servers[number % len(spread.servers)], False)
            if found is None:
                faults.append(f"{number} of {most} passed")
                break
            inside.append(found)
            if hasattr(found, "close"):
                stack.push_async_callback(found.close)
        await spread.agree()
        faults += await _none_more(spread, use)
        stays = hasattr(inside[0], "close") if inside else False
        if stays:
            await inside[0].close()
        else:
            house.pass_time(WINDOW)
        faults += [] if await _again(spread, use, patient=stays) else ["nobody may again"]
    return faults


async def _none_more(spread: Spread, use: Use) -> list[str]:
    faults = []
    for number, server in enumerate(spread.servers, 1):
        for other in (False, True):
            found = await use(server, other)
            if hasattr(found, "close"):
                await found.close()
            if not other and found is not None:
                faults.append(f"process {number} gave one more")
            elif other and found is None:
                faults.append(f"process {number} refused somebody else")
    return faults


async def _again(spread: Spread, use: Use, patient: bool) -> bool:
    """At the last process. A server notices a close a little later."""
    for _ in range(200 if patient else 1):
        if (found := await use(spread.servers[-1], False)) is not None:
            if hasattr(found, "close"):
                await found.close()
            return True
        await spread.agree()
    return False


def at(processes: int, name: str) -> "Case":
    async def run(house: House) -> tuple[list[str], str]:
        async with house.processes(processes) as spread:
            return await holds(name, house, spread), ""

    return Case(f"{name} over {processes}", run)


class Case(Frozen):
    """`run` returns faults and figures."""

    name: str
    run: Callable[[House], Awaitable[tuple[list[str], str]]]


def cases() -> Sequence[Case]:
    """The first two are those of CI."""
    from .limit_scenes import SCENES

    return [*(at(2, name) for name in USES), *SCENES, *(at(number, name) for number in (4, 1) for name in USES)]


async def _run(case: Case, running: Running) -> tuple[list[str], str]:
    with tempfile.NamedTemporaryFile("w+") as clock:
        clock.write("0")
        clock.flush()
        dsns = tuple(running.database(name) for name in await create_databases(running))
        return await case.run(House(running, dsns, Path(clock.name)))


def prove(count: int, tick: Tick) -> Proved:
    """One case at a time, each on processes of its own."""
    faults, figures, tried = [], [], cases()[:count]
    with household() as running:
        for number, case in enumerate(tried, 1):
            try:
                found, figure = asyncio.run(_run(case, running))
            except Exception as why:  # the other cases are tried all the same
                found, figure = [f"{type(why).__name__}: {why}"], ""
            faults += [f"{case.name}: {fault}" for fault in found]
            figures += [f"{case.name}: {figure}"] if figure else []
            tick(number)
    return Proved(len(tried), tuple(faults), "; ".join(figures))

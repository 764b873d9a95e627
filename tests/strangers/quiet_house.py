"""The server in this process: its doors, keeper, hub and record, without the chores that run by the clock. A suite plays the
clock itself."""

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from typing import Any
from unittest.mock import patch

from talewind.server import app as application
from talewind.server.base.bounds import UNBOUNDED
from talewind.server.base.clock import clock, now
from talewind.server.books.archiver import Archiver
from talewind.server.live import drafting
from talewind.server.record import shard
from talewind.server.tables.sweeper import Sweeper
from talewind.server.telemetry.logs import set_up_logs
from tests.server.conftest import Running
from tests.server.indoors import Indoors, indoors


async def idle(*_: Any) -> None:
    await asyncio.Event().wait()


class House:
    """`lines`: the server's log. `ahead`: seconds by which the clock was put forward."""

    def __init__(self, indoors: Indoors, lines: io.StringIO) -> None:
        self.indoors, self.lines, self.ahead = indoors, lines, 0.0
        self.services = indoors.services
        self.sweeper = Sweeper(self.services.keeper)

    def until(self, at: int) -> None:
        """Put the server's clock forward to this time."""
        if (lack := at - now()) > 0:
            clock.set(lack / 1_000 + 0.001)
            self.ahead += lack / 1_000 + 0.001

    def said(self) -> bytes:
        """The lines of the log since the last call."""
        found = self.lines.getvalue()
        self.lines.seek(0)
        self.lines.truncate()
        return found.encode()


@asynccontextmanager
async def opened(running: Running, dsns: tuple[str, ...]) -> AsyncIterator[House]:
    lines = io.StringIO()
    with ExitStack() as stack:
        for owner, name in ((Sweeper, "run"), (Archiver, "run"), (application, "sweep_for_ever")):
            stack.enter_context(patch.object(owner, name, idle))
        stack.enter_context(patch.object(drafting, "PAUSE", 0))
        stack.enter_context(patch.multiple(shard, LEASE=90.0, ANSWER=60.0))
        set_up_logs(lines)
        async with indoors(running, dsns, UNBOUNDED) as inside:
            house = House(inside, lines)
            try:
                yield house
            finally:
                clock.set(-house.ahead)

"""People play on while others besiege the server; `bench/siege.py` does the same at full size, and for minutes."""

from collections.abc import Iterator

import pytest
from bench.besiegers import Force
from bench.siege import siege

from tests.server.conftest import Running
from tests.server.serving import Server

HASTY = "openings=1000/3600,newcomers=10000/3600,head_seconds=2,unread_seconds=2,closing_seconds=1"


@pytest.fixture
def server(running: Running, dsns: tuple[str, ...]) -> Iterator[Server]:
    environ = {"TALEWIND_DATABASES": ",".join(dsns), "TALEWIND_NATS": running.nats, "TALEWIND_SECRET": "s" * 32}
    server = Server(environ | {"TALEWIND_LIMITS": HASTY}).start()
    yield server
    server.end()


@pytest.mark.nightly
async def test_people_play_on_during_a_siege(server: Server) -> None:
    assert server.process is not None
    force = Force(silent=400, trickling=40, unread=10, floods=4)
    report = await siege(server.address, server.process.pid, force, seconds=4, rest=3, tables=3, say=print)
    assert report.cut == 0
    assert report.during.moves > report.before.moves / 2
    assert report.during.p99 - report.before.p99 < 1, "seconds; a tenth of it on a machine with nothing else to do"
    assert report.memory_after < 1.3 * report.memory_before

"""The listening socket and the event loop of `talewind serve`."""

import asyncio
import socket
import sys

import pytest

from talewind.cli import serving
from talewind.cli.ports import bound
from talewind.cli.serving import event_loop
from talewind.cli.stopping import Stop
from talewind.server.base.settings import Settings, read_settings


@pytest.fixture
def settings(monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setenv("TALEWIND_HOST", "127.0.0.1")
    monkeypatch.setenv("TALEWIND_PORT", "0")
    return read_settings()


async def nodelay_of_an_accepted_connection(settings: Settings) -> int:
    accepted: asyncio.Future[asyncio.StreamWriter] = asyncio.get_running_loop().create_future()
    with bound(settings) as door:
        address = door.getsockname()
        server = await asyncio.start_server(lambda _, writer: accepted.set_result(writer), sock=door)
        _, caller = await asyncio.open_connection(*address)
        writer = await accepted
        found: int = writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        for one in (caller, writer):
            one.close()
            await one.wait_closed()
        server.close()
        await server.wait_closed()
    return found


@pytest.mark.parametrize("factory", [None, event_loop()], ids=["asyncio", "uvloop"])
def test_a_frame_leaves_at_once_and_is_not_held_back_for_the_next(settings: Settings, factory: object) -> None:
    with asyncio.Runner(loop_factory=factory) as runner:  # type: ignore[arg-type]
        assert runner.run(nodelay_of_an_accepted_connection(settings))


@pytest.mark.skipif(sys.platform == "win32", reason="there is no uvloop")
def test_tables_are_served_on_uvloop(monkeypatch: pytest.MonkeyPatch) -> None:
    served_on: list[str] = []

    async def serve(settings: Settings, workers: int, stop: Stop) -> None:
        served_on.append(type(asyncio.get_running_loop()).__module__)

    monkeypatch.setattr(serving, "_serve", serve)
    monkeypatch.setattr(serving, "set_up_logs", lambda: None)
    with pytest.raises(SystemExit):
        serving.serve_tables()
    assert served_on == ["uvloop"]

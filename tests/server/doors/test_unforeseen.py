"""What nobody has foreseen is named in the log, tells nobody anything, and stands in nobody's way."""

from io import StringIO
from typing import Any

import asyncpg
import pytest
from litestar import WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import create_test_client
from uvicorn.protocols.utils import ClientDisconnected

from talewind.kit import Chance
from talewind.server.base.clock import now
from talewind.server.books import archiver
from talewind.server.books.archiver import Archiver
from talewind.server.books.manuscript import bind_manuscript
from talewind.server.doors import sockets
from talewind.server.doors.errors import ANSWERS, note_socket
from talewind.server.doors.limits import Doorkeeper
from talewind.server.live.listener import Listener
from talewind.server.record import Shards
from talewind.server.tables import Header, Keeper
from talewind.server.telemetry.logs import set_up_logs
from tests.server.everywhere import everywhere
from tests.server.tables.test_keeper import House


@pytest.fixture
def logged() -> StringIO:
    to = StringIO()
    set_up_logs(to)
    return to


@pytest.mark.parametrize(
    ("raised", "status", "detail"),
    [
        (KeyError("Ana's secret"), 500, "server-failed"),
        (asyncpg.CannotConnectNowError("Ana's secret"), 503, "server-away"),
        (ConnectionResetError("Ana's secret"), 503, "server-away"),
        (asyncpg.InternalClientError("cannot switch to state 12"), 503, "server-away"),
    ],
)
def test_a_call_that_fails_is_logged_by_the_name_of_its_error(
    logged: StringIO, raised: Exception, status: int, detail: str
) -> None:
    @get("/")
    async def fails() -> None:
        raise raised

    with create_test_client(fails, exception_handlers=ANSWERS) as client:
        answer = client.get("/")
    assert (answer.status_code, answer.json()) == (status, {"detail": detail})
    assert ("retry-after" in answer.headers) == (status == 503)
    assert '"request-failed"' in logged.getvalue()
    assert type(raised).__name__ in logged.getvalue()
    assert "secret" not in logged.getvalue()


@pytest.mark.parametrize(
    ("raised", "code"), [(ZeroDivisionError("Ana's secret"), sockets.BROKEN), (ClientDisconnected("Ana's secret"), 0)]
)
async def test_a_socket_that_fails_is_logged_and_closed_unless_its_peer_has_gone(
    logged: StringIO, monkeypatch: pytest.MonkeyPatch, raised: Exception, code: int
) -> None:
    class Socket:
        code = 0

        async def close(self, code: int) -> None:
            self.code = code

    class Quiet:
        """Hub and attendance, who have nothing to say to it."""

        doorkeeper = Doorkeeper()
        hub = attendance = property(lambda self: self)
        doorkeeper = Doorkeeper()

        def part(self, listener: Listener) -> None: ...

        went = part

    async def let_to(*_: object) -> Listener:
        return Listener("A", None)

    async def converse(*_: object) -> None:
        raise raised

    monkeypatch.setattr(sockets, "let_to", let_to)
    monkeypatch.setattr(sockets, "converse", converse)
    socket = Socket()
    await sockets.sit_at(socket, "A", Quiet())  # type: ignore[arg-type]
    assert socket.code == code
    assert ('"socket-failed"' in logged.getvalue()) == bool(code)
    assert "secret" not in logged.getvalue()


def test_a_socket_that_fails_before_it_is_let_in_is_logged_and_closed_without_its_words(logged: StringIO) -> None:
    @websocket("/")
    async def fails(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        raise asyncpg.CannotConnectNowError("Ana's secret")

    with (
        create_test_client(fails, after_exception=[note_socket]) as client,
        client.websocket_connect("/") as socket,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        socket.receive()
    assert "secret" not in closed.value.detail
    assert '"socket-failed"' in logged.getvalue()
    assert "CannotConnectNowError" in logged.getvalue()
    assert "secret" not in logged.getvalue()


@pytest.mark.parametrize("path", ["/elsewhere", "/page"])
def test_a_socket_that_is_none_leaves_nothing_in_the_log(logged: StringIO, path: str) -> None:
    @get("/page", sync_to_thread=False)
    def page() -> str:
        return ""

    with (
        create_test_client(page, after_exception=[note_socket]) as client,
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(path),
    ):
        pass
    assert logged.getvalue() == ""


async def test_a_table_that_cannot_be_bound_stands_in_nobodys_way(
    shards: Shards, logged: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, dice = House(shards), Chance(b"dice")
    broken, sound = await house.table(), await house.table()
    for table in (broken, sound):
        while (await house.keeper.loaded(table)).sitting.state.stack:
            await house.answer(table, dice)

    async def bind(keeper: Keeper, header: Header) -> None:
        if header.id == broken:
            raise ValueError("Ana's secret")
        await bind_manuscript(keeper, header)

    monkeypatch.setattr(archiver, "bind_manuscript", bind)
    assert await everywhere(shards, lambda shard: Archiver(house.keeper).bind(shard, now() + 1)) == 1
    assert (await house.lobby.header(sound)).status == "folded"
    assert '"bind-failed"' in logged.getvalue()
    assert broken in logged.getvalue()

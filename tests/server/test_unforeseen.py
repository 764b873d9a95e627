"""What nobody has foreseen is named in the log, tells nobody anything, and stands in nobody's way."""

from io import StringIO

import asyncpg
import pytest
from litestar import get
from litestar.testing import create_test_client

from talewind.kit import Chance
from talewind.server import binder
from talewind.server.app import ANSWERS
from talewind.server.binder import Binder
from talewind.server.books.manuscript import bind_manuscript
from talewind.server.clock import now
from talewind.server.doors import sockets
from talewind.server.hub import Listener
from talewind.server.operate.logs import set_up_logs
from talewind.server.record import Shards
from talewind.server.tables import Header, Keeper

from .tables.test_keeper import House


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
    assert '"request-failed"' in logged.getvalue()
    assert type(raised).__name__ in logged.getvalue()
    assert "secret" not in logged.getvalue()


async def test_a_socket_that_fails_is_logged_and_closed(logged: StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    class Socket:
        code = 0

        async def close(self, code: int) -> None:
            self.code = code

    class Quiet:
        """Hub and greeter, who have nothing to say to it."""

        hub = greeter = property(lambda self: self)

        def part(self, listener: Listener) -> None: ...

        went = part

    async def let_to(*_: object) -> Listener:
        return Listener("A", None)

    async def converse(*_: object) -> None:
        raise ZeroDivisionError("Ana's secret")

    monkeypatch.setattr(sockets, "let_to", let_to)
    monkeypatch.setattr(sockets, "converse", converse)
    socket = Socket()
    await sockets.sit_at(socket, "A", Quiet())  # type: ignore[arg-type]
    assert socket.code == sockets.BROKEN
    assert '"socket-failed"' in logged.getvalue()
    assert "secret" not in logged.getvalue()


async def test_a_table_that_cannot_be_bound_stands_in_nobodys_way(
    shards: Shards, logged: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, dice = House(shards), Chance(b"dice")
    broken, sound = await house.table(), await house.table()
    for table in (broken, sound):
        while (await house.keeper.hot(table)).sitting.state.stack:
            await house.answer(table, dice)

    async def bind(keeper: Keeper, header: Header) -> None:
        if header.id == broken:
            raise ValueError("Ana's secret")
        await bind_manuscript(keeper, header)

    monkeypatch.setattr(binder, "bind_manuscript", bind)
    assert await Binder(house.keeper).bind(now() + 1) == 1
    assert (await house.lobby.header(sound)).status == "folded"
    assert '"bind-failed"' in logged.getvalue()
    assert broken in logged.getvalue()

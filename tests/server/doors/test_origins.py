"""Which pages may open a socket or poll: 12 shapes of Origin at every route that streams a table, over real connections."""

import asyncio
from http.client import HTTPConnection

import pytest

from talewind.server.app import make_app
from talewind.server.doors.sockets import FOREIGN
from tests.matrix.rows import routes
from tests.server.players import open_table
from tests.server.serving import Server
from tests.strangers.raw_socket import Closed, RawSocket

pytestmark = [
    pytest.mark.common_server,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]

HERE = "127.0.0.1:{port}"
# By shape: may the page come in? None: the header is missing.
SHAPES = {
    None: True,
    f"http://{HERE}": True,
    f"https://{HERE}": True,
    f"HTTP://{HERE}": True,
    "null": False,
    "": False,
    "http://evil.example": False,
    "http://127.0.0.1": False,
    "http://127.0.0.1:1": False,
    f"http://{HERE}.evil.example": False,
    f"http://{HERE}@evil.example": False,
    f"http://evil.example/{HERE}": False,
    f"http://evil.example#{HERE}": False,
    f"file://{HERE}": False,
    HERE: False,
    "http://[": False,
    f"http://{HERE} http://evil.example": False,
}
type Person = tuple[str, str, str]  # table, cookie, query


@pytest.fixture(scope="module")
def seen() -> dict[int, list[Person]]:
    """The table of this module, by the server's port."""
    return {}


def people(server: Server, seen: dict[int, list[Person]]) -> list[Person]:
    """Somebody with a seat, by cookie, and somebody with the link to look on."""
    if server.port not in seen:
        table, watch, cookies = open_table(server.address, 3)
        seen[server.port] = [(table, cookies[0], "after=0"), (table, "", f"watch={watch}")]
    return seen[server.port]


def test_every_socket_route_is_tried_here() -> None:
    app = make_app(("postgresql://nowhere",), "nats://nowhere", "s" * 32)
    assert {route for route in routes(app) if route.startswith("SOCKET")} == {"SOCKET /ws/{table}"}


@pytest.mark.parametrize("origin", SHAPES)
async def test_a_socket_opens_for_our_pages_alone(
    server: Server, seen: dict[int, list[Person]], origin: str | None
) -> None:
    for table, cookie, query in await asyncio.to_thread(people, server, seen):
        headers = {} if origin is None else {"Origin": origin.format(port=server.port)}
        socket = await RawSocket.opened(server.port, f"/ws/{table}?{query}", headers | {"Cookie": cookie})
        try:
            found = (await socket.hear())[:16].decode()
        except Closed as closed:
            found = f"closed {closed.code}"
        await socket.leave()
        assert found == ('{"say":"welcome"' if SHAPES[origin] else f"closed {FOREIGN}"), (origin, query)


@pytest.mark.parametrize("origin", SHAPES)
def test_a_poll_is_answered_to_our_pages_alone(
    server: Server, seen: dict[int, list[Person]], origin: str | None
) -> None:
    for table, cookie, query in people(server, seen):
        headers = {} if origin is None else {"Origin": origin.format(port=server.port)}
        connection = HTTPConnection("127.0.0.1", server.port, timeout=90)
        connection.request("GET", f"/api/tables/{table}/frames?{query}", headers=headers | {"Cookie": cookie})
        assert connection.getresponse().status == (200 if SHAPES[origin] else 403), (origin, query)
        connection.close()

"""The doors of `talewind dev` exist in no other server, and answer this machine alone."""

from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from litestar import Litestar
from litestar import Request as Asked
from litestar.exceptions import NotFoundException

from talewind.server.app import make_app
from talewind.server.dev.bulletin import Bulletin, News
from talewind.server.dev.doors import Desk, dev_doors, this_machine_only
from talewind.server.dev.pages import HOME
from talewind.server.dev.tables import Wish
from talewind.server.doors.services import GIVEN
from tests.cli.commands import ROOT
from tests.server.serving import Server

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
FILLS = {"{file:str}": "panel.js", "{seat:int}": "1", "{seq:int}": "0", "{viewer:str}": "0"}


def dev_routes() -> list[tuple[str, str]]:
    """Method and path of every door of the room."""
    app = Litestar([dev_doors(Desk(Wish("windmill"), "s" * 32, Bulletin()))], openapi_config=None, dependencies=GIVEN)
    found = [
        (method, route.path_format, route.path) for route in app.routes for method in getattr(route, "methods", ())
    ]
    assert len(found) > 10
    return sorted((method, path) for method, _, path in found if method != "OPTIONS")


def filled(path: str) -> str:
    for name, value in FILLS.items():
        path = path.replace(name, value)
    assert "{" not in path
    return path


def test_no_route_of_a_usual_application_is_one_of_them() -> None:
    usual = {route.path for route in make_app(("postgresql://nowhere",), "nats://nowhere", "s" * 32).routes}
    assert not usual & {path for _, path in dev_routes()}
    assert not [path for path in usual if path.startswith("/dev")]


@pytest.mark.common_server
def test_a_usual_server_answers_404_at_every_one_of_them(server: Server) -> None:
    for method, path in dev_routes():
        body = b'{"seq": 0}' if method == "POST" else None
        request = Request(server.address + filled(path), body, {"Content-Type": "application/json"}, method=method)
        with pytest.raises(HTTPError) as no:
            urlopen(request, timeout=90)
        assert no.value.code == 404, (method, path)
        no.value.close()


@pytest.mark.common_server
def test_a_page_of_a_usual_server_does_not_name_them(server: Server) -> None:
    with urlopen(server.address, timeout=90) as page:
        assert b"/dev/" not in page.read()


def asked(host: str, client: str) -> Any:
    scope: Any = {"type": "http", "headers": [(b"host", host.encode())], "client": (client, 1)}
    return Asked(scope)


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "localhost:8000", "[::1]:8000", "seat2.localhost:8000"])
async def test_this_machine_is_answered(host: str) -> None:
    await this_machine_only(asked(host, "127.0.0.1"), None)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("host", "client"),
    [
        ("127.0.0.1:8000", "192.168.0.7"), ("evil.example:8000", "127.0.0.1"), ("127.0.0.1.evil.example", "127.0.0.1"),
        ("evillocalhost", "127.0.0.1"), ("", "127.0.0.1"), ("0.0.0.0:8000", "127.0.0.1"),
    ],
)  # fmt: skip
async def test_others_and_other_names_are_not_answered(host: str, client: str) -> None:
    with pytest.raises(NotFoundException):
        await this_machine_only(asked(host, client), None)  # type: ignore[arg-type]


async def test_a_page_that_waits_hears_of_a_change_at_once() -> None:
    bulletin = Bulletin()
    first = await bulletin.changed("")
    bulletin.tell(News(texts=1))
    assert (await bulletin.changed(first.seen)).texts == 1


def test_the_panel_has_the_tokens_of_the_client() -> None:
    assert (HOME / "tokens.css").read_text() == (ROOT / "web/src/look/tokens.css").read_text()

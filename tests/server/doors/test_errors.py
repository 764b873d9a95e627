"""Whatever is wrong with a call, at every route there is, the answer is JSON with a key of the texts, and repeats nothing."""

import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from secrets import token_hex
from typing import Any
from urllib.parse import quote

import asyncpg
import msgspec
import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.routes import HTTPRoute, WebSocketRoute
from litestar.testing import TestClient

from talewind.server.app import make_app
from talewind.server.base.bounds import UNBOUNDED, Bounds, Rate
from talewind.server.base.catalogues import COMMON, Catalogues
from talewind.server.doors.limits import Doorkeeper
from talewind.server.doors.openapi import ERROR, ERRORS, REFUSAL
from talewind.server.doors.schema import http_types
from talewind.server.doors.security import HEADERS, LARGEST, SAFE
from talewind.server.doors.services import Services, services_of
from tests.server.conftest import Running

PAYLOAD = "<img src=x onerror=document.title=1>"
TRACE = re.compile("onerror|%3Cimg|/api/|Traceback|Error|valid", re.IGNORECASE)  # of what was sent, or of a library
GIVEN = ("self", "request", "services", "data")  # by Litestar, and what is no part of the address
WRONG: dict[Any, str] = {int: "maybe", int | None: "maybe", bool: "maybe", str: PAYLOAD}  # by type, in the query
BODIES = (b"", b"{", b"[]", b"\xff", b'{"%s":1}' % PAYLOAD.encode(), b"[" * 60_000, b'"%s"' % PAYLOAD.encode())

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

type Client = TestClient[Litestar]
type Call = tuple[str, str, Any]  # method, path, handler


@cache
def keys() -> frozenset[str]:
    texts = Catalogues().bundles[COMMON]["en"]
    return frozenset(re.findall("^(server-[a-z-]+) =", texts, re.MULTILINE))


def calls(app: Litestar, fill: str = PAYLOAD) -> Iterator[Call]:
    """Every route and method, with something in the place of every part of its path."""
    for route in app.routes:
        if isinstance(route, WebSocketRoute) and route.path == "/ws/{table:str}":
            continue  # below
        assert isinstance(route, HTTPRoute), route
        assert all(part.type in (str, Path) for part in route.path_parameters.values()), route.path
        parts = [quote(fill, safe="") if not isinstance(part, str) else part for part in route.path_components]
        for method, (handler, _) in route.route_handler_map.items():
            if method != "OPTIONS":
                yield str(method), "/" + "/".join(parts), handler


def queries(handler: Any, path: str) -> dict[str, str]:
    """Of a handler: its parameters, each with a value of another type where there is one."""
    found = {}
    for name, parameter in handler.parsed_fn_signature.parameters.items():
        if name not in GIVEN and f"{{{name}:" not in "".join(handler.paths) + path:
            found[name] = WRONG[parameter.annotation]  # KeyError: say here what is wrong for this type
    return found


def check(answer: Any, *statuses: int) -> None:
    asked = f"{answer.request.method} {answer.request.url}"
    assert answer.status_code in statuses, (asked, answer.status_code, answer.text)
    if answer.status_code < 400:
        return
    assert answer.headers["content-type"] == "application/json", asked
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS, asked
    said = {k: v for k, v in answer.headers.items() if k not in HEADERS}
    assert not TRACE.search(answer.text + str(said)), (asked, answer.text, said)
    if answer.request.method != "HEAD":
        body = answer.json()
        assert body.keys() == ({"say"} if answer.status_code == 409 else {"detail"}), (asked, body)
        assert answer.status_code == 409 or body["detail"] in keys(), (asked, body)


@pytest.fixture(scope="module")
def dsns(running: Running) -> Iterator[tuple[str, ...]]:
    """One database for all the tests here: nothing is written."""
    name = f"errors_{token_hex(6)}"
    asyncio.run(command(running, f"create database {name}"))
    yield (running.database(name),)
    asyncio.run(command(running, f"drop database {name} with (force)"))


async def command(running: Running, words: str) -> None:
    connection = await asyncpg.connect(running.database("postgres"))
    await connection.execute(words)
    await connection.close()


@pytest.fixture(scope="module")
def app(running: Running, dsns: tuple[str, ...], tmp_path_factory: pytest.TempPathFactory) -> Litestar:
    build = tmp_path_factory.mktemp("build")
    (build / "index.html").write_text('<html lang="en"><!--preview--></html>')
    return make_app(dsns, running.nats, "s" * 32, doorkeeper=Doorkeeper(UNBOUNDED), build=build)


@pytest.fixture(scope="module")
def client(app: Litestar) -> Iterator[Client]:
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


def test_a_call_of_the_wrong_method_or_from_a_foreign_page(client: Client, app: Litestar) -> None:
    for method, path, _ in calls(app):
        check(client.request("PATCH", path), 405)
        check(client.request("BREW", path), 405)
        if method not in SAFE:
            check(client.request(method, path, headers={"Origin": f"http://{PAYLOAD}"}), 403)


def test_an_address_that_is_none(client: Client, app: Litestar) -> None:
    for method, path, handler in calls(app):
        exists = quote(PAYLOAD, safe="") not in path
        page = not path.startswith(("/api/", "/texts/", "/decks/"))
        check(client.request(method, path, json={}), 400, 403, 404, *((200, 201) if exists or page else ()))
        under = f"{path}/{quote(PAYLOAD)}/x/y?{quote(PAYLOAD)}"
        check(client.request(method, under), 404, *((200,) if "rest:path" in "".join(handler.paths) else ()))


def test_a_query_of_the_wrong_type(client: Client, app: Litestar) -> None:
    asked = 0
    for method, path, handler in calls(app):
        for name, value in queries(handler, path).items():
            check(client.request(method, f"{path}?{name}={quote(value)}"), 400 if value != PAYLOAD else 403, 404)
            asked += 1
    assert asked > 5


def test_a_body_of_the_wrong_shape(client: Client, app: Litestar) -> None:
    asked = 0
    for method, path, handler in calls(app):
        data = handler.parsed_fn_signature.parameters.get("data")
        if data is None:
            continue
        fields = [field.encode_name for field in msgspec.structs.fields(data.annotation)]
        wrong = [json.dumps({field: {PAYLOAD: PAYLOAD}}).encode() for field in fields]
        for body in (*BODIES, *wrong):
            answer = client.request(method, path, content=body, headers={"Content-Type": "application/json"})
            check(answer, 400, 404) if body in wrong else check(answer, 400)
            asked += 1
        check(client.request(method, path, content=b"x" * (LARGEST + 1)), 413)
        check(client.request(method, path, content=PAYLOAD, headers={"Content-Type": PAYLOAD}), 400, 415)
    assert asked > 50


def test_a_message_that_is_too_long(client: Client) -> None:
    check(client.post(f"/api/tables/{quote(PAYLOAD)}/messages", content=b"x" * (UNBOUNDED.frame + 1)), 413)


def test_too_many_calls(running: Running, dsns: tuple[str, ...]) -> None:
    app = make_app(
        dsns, running.nats, "s" * 32, doorkeeper=Doorkeeper(Bounds(calls=Rate(1, 600), strangers=Rate(1, 600)))
    )
    limited = 0
    with TestClient(app, raise_server_exceptions=False) as client:
        for method, path, _ in calls(app):
            answer = client.request(method, path)
            if answer.status_code == 429:
                check(answer, 429)
                assert int(answer.headers["retry-after"]) > 0
                limited += 1
    assert limited > 20


class Broken:
    """Whatever is asked of it raises, with words that are nobody's business."""

    def __getattr__(self, name: str) -> Any:
        raise RuntimeError(PAYLOAD)


def test_what_nobody_has_foreseen(client: Client, app: Litestar) -> None:
    whole, broken = services_of(app.state), 0
    anything: Any = Broken()
    app.state.services = Services(**dict.fromkeys((field.name for field in fields(Services)), anything))
    for method, path, _ in calls(app):
        answer = client.request(method, path, json={})
        if answer.status_code >= 500:
            check(answer, 500)
            broken += 1
    app.state.services = whole
    assert broken > 20


def test_a_socket_at_no_table_is_closed_without_a_word(client: Client, app: Litestar) -> None:
    for path in (f"/ws/{quote(PAYLOAD)}", "/ws/A?after=maybe", f"/ws/A?behind={quote(PAYLOAD)}&watch={quote(PAYLOAD)}"):
        with client.websocket_connect(path) as socket, pytest.raises(WebSocketDisconnect) as closed:
            socket.receive()
        assert (closed.value.code, closed.value.detail) == (4404, ""), path


def test_the_schema_describes_errors_as_they_are(client: Client) -> None:
    schema = client.get("/api/schema/openapi.json").json()
    calls = {path: call["responses"] for path, each in schema["paths"].items() for call in each.values()}
    assert all(ERRORS.keys() <= answers.keys() for path, answers in calls.items() if path.startswith("/api/"))
    for answers in calls.values():
        for status, answered in answers.items():
            if status == "409":
                assert answered["content"]["application/json"]["schema"] == {"anyOf": [REFUSAL, ERROR]}
            elif status >= "400":
                assert answered["content"]["application/json"]["schema"] == ERROR
            elif status == "204":
                assert "content" not in answered
    assert "Refusal" in schema["components"]["schemas"]


def test_the_schema_says_where_no_other_field_is_taken(client: Client) -> None:
    parts = client.get("/api/schema/openapi.json").json()["components"]["schemas"]
    bodies = [kind for kind in http_types() if kind.__struct_config__.forbid_unknown_fields]
    assert len(bodies) > 10
    assert all(parts[kind.__name__]["additionalProperties"] is False for kind in bodies)

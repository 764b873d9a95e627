"""Headers on every answer, and who may change something. 12 shapes of Origin, with and without the browser's own word."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar import Litestar, Request, Response, delete, get, post, put
from litestar.params import JSONBody
from litestar.testing import TestClient

from talewind.server.doors.security import HEADERS, LARGEST, Security, from_our_pages

OURS = "http://testserver.local"


@get("/api/look")
async def look_at() -> str:
    return "seen"


@get("/broken")
async def broken() -> str:
    raise RuntimeError("a fault of ours")


@get("/print")
async def printed() -> Response[str]:
    return Response("a page", headers={"Content-Security-Policy": "sandbox", "Cache-Control": "max-age=60"})


@get("/file")
async def file(request: Request[Any, Any, Any]) -> Response[bytes]:
    return Response(b"", media_type=request.query_params["kind"])


@post("/api/change")
async def change(data: JSONBody[dict[str, Any]]) -> str:
    return "changed"


@put("/api/put")
async def put_it() -> None: ...


@delete("/api/delete")
async def delete_it() -> None: ...


def an_app(secure: bool = False) -> Litestar:
    handlers = [look_at, broken, printed, file, change, put_it, delete_it]
    return Litestar(
        handlers,
        plugins=[Security(secure)],
        request_max_body_size=LARGEST,
        openapi_config=None,
        logging_config=None,
    )


@pytest.fixture
def client() -> Iterator[TestClient[Litestar]]:
    with TestClient(an_app(), base_url=OURS, raise_server_exceptions=False) as client:
        yield client


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("GET", "/api/look", 200), ("GET", "/nowhere", 404), ("PATCH", "/api/look", 405), ("GET", "/broken", 500),
     ("POST", "/api/change", 400)],
)  # fmt: skip
def test_every_answer_carries_the_headers(client: TestClient[Litestar], method: str, path: str, status: int) -> None:
    answer = client.request(method, path)
    assert answer.status_code == status
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


@pytest.mark.parametrize(
    "kind", ["text/html", "image/svg+xml", "application/json", "text/plain", "application/pdf", "text/xml", ""]
)
def test_whatever_may_be_a_page_carries_them_all(client: TestClient[Litestar], kind: str) -> None:
    answer = client.get("/file", params={"kind": kind})
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


@pytest.mark.parametrize(
    "kind", ["image/webp", "font/woff2", "text/css; charset=utf-8", "text/javascript; charset=utf-8"]
)
def test_a_file_that_is_no_page_goes_without_those_of_pages(client: TestClient[Litestar], kind: str) -> None:
    """A script keeps a policy, since a worker would obey it."""
    answer = client.get("/file", params={"kind": kind})
    left = {name for name in HEADERS if name in answer.headers}
    assert left - {"content-security-policy"} == {"cross-origin-resource-policy", "x-content-type-options"}
    assert answer.headers.get("content-security-policy") == ("default-src 'self'" if "javascript" in kind else None)


def test_no_script_of_a_stranger_and_none_in_the_page_may_run(client: TestClient[Litestar]) -> None:
    policy = client.get("/api/look").headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "*" not in policy
    for directive in ("default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"):
        assert directive in policy.split("; ")


def test_a_header_that_a_handler_sets_itself_stays_and_is_not_doubled(client: TestClient[Litestar]) -> None:
    answer = client.get("/print")
    assert answer.headers.get_list("content-security-policy") == ["sandbox"]
    assert answer.headers.get_list("cache-control") == ["max-age=60"]


def test_answers_of_the_interface_are_kept_by_no_cache(client: TestClient[Litestar]) -> None:
    assert client.get("/api/look").headers["cache-control"] == "no-store"
    assert "cache-control" not in client.get("/nowhere").headers


@pytest.mark.parametrize("secure", [False, True])
def test_https_is_promised_only_where_people_come_by_it(secure: bool) -> None:
    with TestClient(an_app(secure), base_url=OURS) as client:
        assert ("strict-transport-security" in client.get("/api/look").headers) is secure


FOREIGN = [
    "null", "", "http://evil.example", "https://evil.example", "http://testserver.local.evil.example",
    "http://evil.example/testserver.local", "http://testserver.local:81", "http://testserver.local@evil.example",
    "http://eviltestserver.local", "file://testserver.local", "testserver.local", "http://[",
]  # fmt: skip


@pytest.mark.parametrize("origin", FOREIGN)
@pytest.mark.parametrize(("method", "path"), [("POST", "/api/change"), ("PUT", "/api/put"), ("DELETE", "/api/delete")])
def test_a_foreign_page_changes_nothing(client: TestClient[Litestar], method: str, path: str, origin: str) -> None:
    answer = client.request(method, path, headers={"Origin": origin, "Cookie": "talewind=x"})
    assert (answer.status_code, answer.json()["detail"]) == (403, "server-foreign-origin")


@pytest.mark.parametrize("origin", [OURS, "https://testserver.local", "http://TESTSERVER.local"])
def test_our_own_page_may(client: TestClient[Litestar], origin: str) -> None:
    headers = {"Origin": origin, "Sec-Fetch-Site": "same-origin"}
    assert client.post("/api/change", json={}, headers=headers).status_code == 201


@pytest.mark.parametrize(
    ("name", "ours", "foreign"),
    [(b"origin", b"http://here", b"http://evil.example"), (b"sec-fetch-site", b"none", b"cross-site"),
     (b"host", b"here", b"evil.example")],
)  # fmt: skip
def test_a_header_said_twice_is_not_ours_even_if_one_is(name: bytes, ours: bytes, foreign: bytes) -> None:
    def call(*values: bytes) -> Request[Any, Any, Any]:
        once = [] if name == b"host" else [(b"host", b"here")]
        origin = [] if name == b"origin" else [(b"origin", b"http://here")]
        scope: Any = {"type": "http", "headers": [*once, *origin, *((name, value) for value in values)]}
        return Request(scope)

    assert from_our_pages(call(ours))
    assert not from_our_pages(call(ours, foreign))
    assert not from_our_pages(call(foreign, ours))


@pytest.mark.parametrize(
    ("site", "status"), [("cross-site", 403), ("same-site", 403), ("", 403), ("same-origin", 201), ("none", 201)]
)
def test_without_an_origin_the_browsers_word_counts(client: TestClient[Litestar], site: str, status: int) -> None:
    assert client.post("/api/change", json={}, headers={"Sec-Fetch-Site": site}).status_code == status


def test_a_page_of_our_name_without_https_is_another_site(client: TestClient[Litestar]) -> None:
    headers = {"Origin": OURS, "Sec-Fetch-Site": "cross-site"}
    assert client.post("/api/change", json={}, headers=headers).status_code == 403


def test_a_program_without_a_browser_may(client: TestClient[Litestar]) -> None:
    assert client.post("/api/change", json={}, headers={"Cookie": "talewind=x"}).status_code == 201


def test_anybody_may_look(client: TestClient[Litestar]) -> None:
    headers = {"Origin": "http://evil.example", "Sec-Fetch-Site": "cross-site"}
    answer = client.get("/api/look", headers=headers)
    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers, "but no foreign page may read it"


def body_of(size: int) -> bytes:
    return b'{"a":"' + b"x" * (size - 8) + b'"}'


@pytest.mark.parametrize(("size", "status"), [(65_536, 201), (65_537, 413)])
@pytest.mark.parametrize("in_pieces", [False, True])
def test_a_body_has_64_kilobytes_and_not_one_byte_more(
    client: TestClient[Litestar], size: int, status: int, in_pieces: bool
) -> None:
    body = body_of(size)
    assert len(body) == size
    content = iter([body[:1_000], body[1_000:]]) if in_pieces else body
    answer = client.post("/api/change", content=content, headers={"Content-Type": "application/json"})
    assert answer.status_code == status

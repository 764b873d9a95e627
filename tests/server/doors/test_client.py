"""The built client: one page for every address, previews for those who were sent a link, files kept by browsers."""

import asyncio
import gzip
import json
import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from html import unescape
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from litestar import Litestar
from litestar.datastructures import State
from litestar.testing import TestClient

from talewind.server.base.bounds import Bounds, Rate
from talewind.server.base.catalogues import Catalogues
from talewind.server.doors.client import client_door
from talewind.server.doors.limits import Doorkeeper
from talewind.server.doors.security import Security
from talewind.server.doors.services import GIVEN
from talewind.server.record import UnknownShard
from talewind.server.tables import Gone, Header, Seated
from tests.server.some_services import some_services

type Client = TestClient[Litestar]

PAGE = '<!doctype html><html lang="en" data-theme="day"><head><!--preview--></head><body></body></html>'
FILES = {
    "index.html": PAGE.encode(), "index.html.gz": b"old", "assets/app-1a.js": b"let tale;", "assets/app-1a.js.br": b"BR",
    "assets/app-1a.js.gz": b"GZ", "assets/pen.webp": b"RIFF", "favicon.ico": b"ico", "icon-512.png": b"png",
    "robots.txt": b"User-agent: *", "manifest.webmanifest": b"{}",
}  # fmt: skip


def header(name: str, status: Any = "open") -> Header:
    seats = (Seated(0, "guest", "Bo", b""), Seated(1, "host", name, b"")) if name else ()
    return Header(
        id="T", game_id="windmill", options=b"{}", chairs=4, status=status, host="host", code=None, join_key=b"", watch_key=b"",
        locked=False, secret=b"", commitment=b"", opened_at=0, started_at=None, seats=seats,
    )  # fmt: skip


class Lobby:
    """Tables by their ids, and how often it was asked."""

    def __init__(self) -> None:
        self.tables = {
            "T": header("Ana"), "ALONE": header(""), "OVER": header("Ana", "over"), "EVIL": header('"><script>alert(1)</script>')
        }  # fmt: skip
        self.asked = 0

    async def header(self, table: str) -> Header:
        self.asked += 1
        if table == "shardless":
            raise UnknownShard(table)
        if table == "away":
            raise asyncpg.CannotConnectNowError("it is starting up")
        if table == "hanging":
            await asyncio.sleep(60)
        if table not in self.tables:
            raise Gone(table)
        return self.tables[table]


def client_of(build: Path, lobby: Lobby, limits: Bounds | None = None) -> Client:
    state = State({"services": some_services(lobby=lobby, doorkeeper=Doorkeeper(limits))})
    door = client_door(Catalogues(), build)
    app = Litestar(
        [door], state=state, dependencies=GIVEN, plugins=[Security(False)], openapi_config=None, logging_config=None
    )
    return TestClient(app, "http://tales.example", raise_server_exceptions=False)


@pytest.fixture
def build(tmp_path: Path) -> Path:
    (tmp_path / "web" / "assets").mkdir(parents=True)
    for name, content in FILES.items():
        (tmp_path / "web" / name).write_bytes(content)
    (tmp_path / "secret.txt").write_bytes(b"secret")
    return tmp_path / "web"


@pytest.fixture
def client(build: Path) -> Iterator[Client]:
    with client_of(build, Lobby()) as client:
        yield client


def test_the_page_is_packed_for_browsers_that_understand_it(client: Client) -> None:
    plain = client.get("/t/T", headers={"Accept-Encoding": "identity"})
    with client.stream("GET", "/t/T", headers={"Accept-Encoding": "gzip"}) as packed:
        raw = b"".join(packed.iter_raw())
    assert (packed.headers["content-encoding"], plain.headers.get("content-encoding")) == ("gzip", None)
    assert gzip.decompress(raw) == plain.content


def title(client: Client, path: str, lang: str = "en") -> str:
    found = re.search("<title>(.*)</title>", client.get(path, headers={"Accept-Language": lang}).text)
    assert found is not None
    return found[1]


@pytest.mark.parametrize(
    "path", ["/", "/new", "/t/T", "/t/T/watch/2", "/books", "/book/T", "/author", "/author/rules/windmill"]
)
def test_every_address_of_a_person_is_the_page_which_is_asked_for_each_time(client: Client, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert (answer.headers["cache-control"], answer.headers["vary"]) == ("no-cache", "Accept-Language, Accept-Encoding")
    assert "<!--preview-->" not in answer.text
    assert 'property="og:image" content="http://tales.example/icon-512.png"' in answer.text
    again = client.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.head(path).status_code == 200


def test_a_page_says_ahead_what_the_client_would_ask_for_first(client: Client) -> None:
    page = client.get("/t/T", headers={"Accept-Language": "fr"}).text
    assert '<link rel="preload" as="fetch" crossorigin href="/texts/fr/common.ftl">' in page
    found = re.search('<meta name="languages" content="(.*)">', page)
    assert found is not None
    assert [each["lang"] for each in json.loads(unescape(found[1]))] == ["en", "fr"]


@pytest.mark.parametrize(
    ("said", "lang"),
    [
        ("", "en"),
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("de,fr;q=0.5", "fr"),
        ("fr;q=0,en", "en"),
        ("xx", "en"),
        (",;q", "en"),
    ],
)
def test_the_page_says_the_readers_language(client: Client, said: str, lang: str) -> None:
    assert f'<html lang="{lang}" data-theme="day">' in client.get("/", headers={"Accept-Language": said}).text


def test_an_invitation_says_who_invites_to_which_game_in_the_readers_language(client: Client) -> None:
    assert title(client, "/t/T") == "Ana invites you to Windmill"
    assert title(client, "/t/T", "fr").startswith("Ana vous invite à jouer : ")
    assert title(client, "/t/ALONE") == "You are invited to Windmill", "the host does not sit there"


@pytest.mark.parametrize("path", ["/", "/t/nothing", "/t/shardless", "/t/away", "/t/hanging", "/t/OVER", "/book/T"])
def test_where_there_is_no_invitation_the_preview_is_the_general_one(client: Client, path: str) -> None:
    assert title(client, path) == "Talewind"


def test_a_name_is_no_markup(client: Client) -> None:
    assert "<script>" not in client.get("/t/EVIL").text
    assert "&lt;script&gt;" in title(client, "/t/EVIL")


def test_who_asks_too_often_gets_the_page_without_a_look_at_the_table(build: Path) -> None:
    lobby = Lobby()
    with client_of(build, lobby, Bounds(calls=Rate(2, 60))) as client:
        assert [title(client, "/t/T")[:3] for _ in range(4)] == ["Ana", "Ana", "Tal", "Tal"]
    assert lobby.asked == 2


@pytest.mark.parametrize(
    ("accepted", "content", "encoding"),
    [
        ("gzip, deflate, br", b"BR", "br"),
        ("gzip", b"GZ", "gzip"),
        ("br;q=0, gzip", b"GZ", "gzip"),
        ("identity", b"let tale;", None),
    ],
)
def test_a_file_is_packed_as_the_browser_understands_it(
    client: Client, accepted: str, content: bytes, encoding: str | None
) -> None:
    with client.stream("GET", "/assets/app-1a.js", headers={"Accept-Encoding": accepted}) as answer:
        assert b"".join(answer.iter_raw()) == content
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    again = client.get(
        "/assets/app-1a.js", headers={"Accept-Encoding": accepted, "If-None-Match": answer.headers["etag"]}
    )
    assert again.status_code == 304


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/favicon.ico", "image/"), ("/icon-512.png", "image/png"), ("/robots.txt", "text/plain"),
        ("/manifest.webmanifest", "application/manifest+json"), ("/assets/pen.webp", "image/webp"),
    ],
)  # fmt: skip
def test_other_files_of_the_build_are_there(client: Client, path: str, kind: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.headers["content-type"][: len(kind)]) == (200, kind)


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js", "/none", "/assets/..%2F..%2Fsecret.txt", "/..%2Fsecret.txt", "/assets/../../secret.txt", "/index.html",
        "/assets/app-1a.js.br",
    ],
)  # fmt: skip
def test_nothing_else_is_given_out(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert b"secret" not in answer.content


def test_no_script_runs_that_is_not_a_file_of_ours(client: Client) -> None:
    policy = client.get("/").headers["content-security-policy"]
    assert "unsafe" not in policy
    for what in ("script-src", "style-src", "connect-src"):
        assert f"{what} 'self';" in policy


def test_without_a_build_a_sentence_says_how_to_make_one(tmp_path: Path) -> None:
    with client_of(tmp_path / "none", Lobby()) as client:
        answer = client.get("/t/T")
        assert (answer.status_code, "`make client`" in answer.text, "`pip install talewind`" in answer.text) == (
            503,
            True,
            True,
        )
        assert client.get("/assets/app-1a.js").status_code == 404


def test_a_script_in_the_page_runs_by_its_hash_and_no_other(build: Path) -> None:
    script = "let it = 'be';"
    (build / "index.html").write_text(PAGE.replace("</head>", f"<script>{script}</script></head>"))
    with client_of(build, Lobby()) as client:
        page, file = client.get("/t/T"), client.get("/favicon.ico")
    digest = b64encode(sha256(script.encode()).digest()).decode()
    assert f"script-src 'self' 'sha256-{digest}';" in page.headers["content-security-policy"]
    assert "script-src 'self';" in file.headers["content-security-policy"]

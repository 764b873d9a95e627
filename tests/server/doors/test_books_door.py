"""The book over HTTP: who may read it, who may change it, what the answers say about themselves."""

import json
from io import BytesIO
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen
from zipfile import ZipFile

import pytest
from pypdf import PdfReader

from talewind.server.books.html_book import POLICY
from talewind.server.doors.people import People
from talewind.server.record import Shards
from tests.server.booked import TALES, Bindery
from tests.server.serving import Server

pytestmark = pytest.mark.common_server


FORMS = (".html", ".epub", ".pdf", ".pdf?booklet=true")


def unpacked(content: bytes) -> list[bytes]:
    """The files in an answer: of an EPUB those inside, of a PDF its text, otherwise the answer itself."""
    if content.startswith(b"%PDF"):
        return [" ".join(page.extract_text() for page in PdfReader(BytesIO(content)).pages).encode()]
    if not content.startswith(b"PK"):
        return [content]
    with ZipFile(BytesIO(content)) as packed:
        return [packed.read(name) for name in packed.namelist()]


class Reader:
    """Somebody with a cookie, or without one."""

    def __init__(self, server: Server, table: str, person: str | None) -> None:
        self.place = f"{server.address}/api/tables/{table}/book"
        cookie = People("s" * 32, False).cookie(person) if person else None
        self.headers = {"Cookie": f"{cookie.key}={cookie.value}"} if cookie else {}

    def ask(self, path: str = "", body: Any = None, **headers: str) -> tuple[int, bytes, dict[str, str]]:
        data = None if body is None else json.dumps(body).encode()
        words = (
            {"Content-Type": "application/json"} | self.headers | {k.replace("_", "-"): v for k, v in headers.items()}
        )
        try:
            with urlopen(Request(self.place + path, data, words), timeout=90) as answer:
                return answer.status, answer.read(), {k.lower(): v for k, v in answer.headers.items()}
        except HTTPError as no:
            with no:
                return no.code, no.read(), {}


@pytest.fixture
async def bindery(shards: Shards) -> Bindery:
    return Bindery(shards)


async def test_only_those_who_sat_there_read_it_or_change_it(server: Server, bindery: Bindery) -> None:
    table = await bindery.told(*TALES)
    for stranger in (Reader(server, table, None), Reader(server, table, "person 7"), Reader(server, table, "removed")):
        for path, body in (
            ("", None),
            *((form, None) for form in FORMS),
            ("/title", {"title": "x"}),
            ("/hide", {"name": True}),
        ):
            assert stranger.ask(path, body)[0] == 403, path
    status, book, _ = Reader(server, table, "person 1").ask()
    assert status == 200
    assert json.loads(book)["names"] == ["Ana", "Bo", "Leo"]


async def test_a_table_that_is_not_there_or_has_not_begun_has_no_book(server: Server, bindery: Bindery) -> None:
    opened = await bindery.lobby.open("person 0", "windmill", {"players": 3})
    await bindery.lobby.sit(opened.table, "person 0", "Ana", b"")
    for table in (opened.table, "A" * 17, "nonsense"):
        assert Reader(server, table, "person 0").ask()[0] == 404


async def test_title_and_hiding_hold_in_the_json_and_in_the_file_and_end_when_it_is_bound(
    server: Server, bindery: Bindery
) -> None:
    table = await bindery.told(*TALES, names=("Anastasia", "Bo", "Leo"))
    ana, bo = (Reader(server, table, f"person {n}") for n in range(2))
    assert bo.ask("/title", {"title": "L’été <b>de Bo</b>"})[0] == 204
    assert ana.ask("/hide", {"name": True, "pages": [1]})[0] == 204
    assert bo.ask("/hide", {"pages": [1]})[0] == 409, "not Bo's"
    assert bo.ask("/hide", {"seat": 0, "name": True})[0] == 400, "nobody speaks for another seat"
    await bindery.bind(table)
    for path in ("", *FORMS, ".html?lang=fr&inline=true"):
        status, content, headers = bo.ask(path)
        assert status == 200
        for file in unpacked(content):
            assert b"Anastasia" not in file
            assert b"Tale 1" not in file
        assert headers["cache-control"] == "no-store"
    assert b"L\xe2\x80\x99\xc3\xa9t\xc3\xa9 &lt;b&gt;de Bo&lt;/b&gt;</h1>" in content
    for path, body in (("/title", {"title": "Other"}), ("/hide", {"name": False}), ("/hide", {"pages": [2]})):
        status, content, _ = bo.ask(path, body)
        assert status == 409
        assert json.loads(content)["say"]["key"] == "book-bound"


async def test_the_file_says_its_name_its_policy_and_its_language(server: Server, bindery: Bindery) -> None:
    table = await bindery.told(*TALES)
    ana = Reader(server, table, "person 0")
    ana.ask("/title", {"title": "L’été d’Ana: 12 contes"})
    status, content, headers = ana.ask(".html", Accept_Language="de, fr-CA;q=0.8, en;q=0.5")
    assert status == 200
    assert headers["content-disposition"] == 'attachment; filename="l-ete-d-ana-12-contes.html"'
    assert headers["content-security-policy"] == POLICY
    assert headers["content-type"] == "text/html; charset=utf-8"
    assert b'<html lang="fr">' in content
    assert b'<html lang="en">' in ana.ask(".html?lang=en", Accept_Language="fr")[1]
    assert ana.ask(".html?inline=true")[2]["content-disposition"].startswith("inline;")


async def test_the_epub_says_its_name_its_kind_and_its_language(server: Server, bindery: Bindery) -> None:
    table = await bindery.told(*TALES)
    ana = Reader(server, table, "person 0")
    ana.ask("/title", {"title": "L’été d’Ana"})
    status, content, headers = ana.ask(".epub?lang=fr")
    assert (status, headers["content-type"]) == (200, "application/epub+zip")
    assert headers["content-disposition"] == 'attachment; filename="l-ete-d-ana.epub"'
    assert (headers["content-language"], headers["cache-control"]) == ("fr", "no-store")
    assert b"<dc:language>fr</dc:language>" in b"".join(unpacked(content))


async def test_a_pdf_and_a_picture_say_their_names(server: Server, bindery: Bindery) -> None:
    table = await bindery.told(*TALES)
    ana = Reader(server, table, "person 0")
    ana.ask("/title", {"title": "L’été d’Ana"})
    for path, kind, name in (
        (".pdf", "application/pdf", "l-ete-d-ana.pdf"),
        (".png?page=1", "image/png", "l-ete-d-ana-1.png"),
    ):
        status, _, headers = ana.ask(path)
        assert (status, headers["content-type"]) == (200, kind)
        assert headers["content-disposition"] == f'attachment; filename="{name}"'
    for page in (-1, 4, 1 << 40):
        status, content, _ = ana.ask(f".png?page={page}")
        assert (status, json.loads(content)["say"]["key"]) == (409, "book-no-page")

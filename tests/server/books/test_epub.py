"""The EPUB by the rules of its format, of every game: a reading system opens it, and nothing in it is hidden, remote or active."""

import re
from io import BytesIO
from pathlib import PurePosixPath
from typing import Any
from xml.etree import ElementTree
from zipfile import ZIP_STORED, ZipFile

import pytest

from talewind.server.books import pictures
from talewind.server.books.epub_book import epub_file
from talewind.server.books.volume import Volume

from .every import ALL, volume
from .test_books_file import HOSTILE

OPF, DC, XHTML = (
    "{http://www.idpf.org/2007/opf}",
    "{http://purl.org/dc/elements/1.1/}",
    "{http://www.w3.org/1999/xhtml}",
)
TYPE = "{http://www.idpf.org/2007/ops}type"
KINDS = {".xhtml": "application/xhtml+xml", ".css": "text/css", ".webp": "image/webp", ".woff2": "font/woff2"}


class Unpacked:
    def __init__(self, made: Volume) -> None:
        self.bytes = epub_file(made)
        with ZipFile(BytesIO(self.bytes)) as packed:
            self.infos = packed.infolist()
            self.files = {info.filename: packed.read(info) for info in self.infos}
        self.opf = ElementTree.fromstring(self.files["book/package.opf"])
        self.items = {item.get("id", ""): item for item in self.opf.iter(f"{OPF}item")}

    def item(self, name: str) -> bytes:
        return self.files[f"book/{name}"]

    @property
    def pages(self) -> dict[str, ElementTree.Element]:
        names = [name for name in self.files if name.endswith(".xhtml")]
        return {name.removeprefix("book/"): ElementTree.fromstring(self.files[name]) for name in names}

    def meta(self, name: str) -> list[str | None]:
        return [each.text for each in self.opf.iter(f"{OPF}meta") if each.get("property") == name]

    def said(self, name: str) -> list[str | None]:
        return [each.text for each in self.opf.iter(DC + name)]


@pytest.fixture(params=ALL)
def book(request: pytest.FixtureRequest) -> Unpacked:
    return Unpacked(volume(request.param, nameless=(1,)))


def test_it_is_an_epub_and_says_which_files_it_has(book: Unpacked) -> None:
    first = book.infos[0]
    assert (first.filename, first.compress_type, first.extra) == ("mimetype", ZIP_STORED, b"")
    assert book.files["mimetype"] == b"application/epub+zip"
    assert b'full-path="book/package.opf"' in book.files["META-INF/container.xml"]
    assert len(book.infos) == len(book.files), "no name twice"
    listed = {f"book/{item.get('href')}" for item in book.items.values()}
    assert listed == book.files.keys() - {"mimetype", "META-INF/container.xml", "book/package.opf"}
    assert len(book.items) == len(listed), "ids are unique"
    for item in book.items.values():
        assert item.get("media-type") == KINDS[PurePosixPath(item.get("href", "")).suffix]


def test_every_page_is_in_the_spine_and_in_the_contents(book: Unpacked) -> None:
    spine = [book.items[ref.get("idref", "")].get("href") for ref in book.opf.iter(f"{OPF}itemref")]
    pages = {name for name in book.pages if name != "nav.xhtml"}
    assert set(spine) == pages
    assert len(spine) == len(pages)
    (nav,) = [item.get("href") for item in book.items.values() if item.get("properties") == "nav"]
    assert nav == "nav.xhtml"
    (toc,) = [each for each in book.pages["nav.xhtml"].iter(f"{XHTML}nav") if each.get(TYPE) == "toc"]
    links = list(toc.iter(f"{XHTML}a"))
    assert [link.get("href") for link in links] == spine
    assert all(link.text for link in links)


def test_its_pages_are_whole_described_and_need_nothing(book: Unpacked) -> None:
    for name, page in book.pages.items():
        ids = [each.get("id") for each in page.iter() if each.get("id")]
        assert len(ids) == len(set(ids)), name
        assert page.find(f"{XHTML}head/{XHTML}title").text, name  # type: ignore[union-attr]
        tags = {str(each.tag).rpartition("}")[2] for each in page.iter()}
        assert not tags & {"script", "iframe", "object", "form", "video", "audio"}, name
        assert ("svg" in tags) == (
            any(i.get("href") == name and "svg" in (i.get("properties") or "") for i in book.items.values())
        )
        for each in page.iter():
            kind = str(each.tag).rpartition("}")[2]
            if kind == "img":
                assert each.get("alt"), name
            if kind == "svg" and each.get("class"):  # a sticker is a part of its scene
                assert (
                    each.get("aria-hidden") == "true" or each.get("aria-label") or "crest" in str(each.get("class"))
                ), name
            for attribute in ("src", "href"):
                _exists(book, name, each.get(attribute), ids)
    for source in re.findall(rb"url\(([^)]*)\)", book.item("book.css")):
        assert f"book/{source.decode()}" in book.files
    assert b"var(" not in book.item("book.css")


def _exists(book: Unpacked, page: str, address: str | None, ids: list[Any]) -> None:
    if address is not None:
        assert address.removeprefix("#") in ids if address.startswith("#") else f"book/{address}" in book.files, (
            page,
            address,
        )


def test_it_says_who_told_it_and_how_it_can_be_read(book: Unpacked) -> None:
    assert book.said("language") == ["en"]
    assert book.said("title")[0]
    assert "Bo" not in book.said("creator")
    assert book.said("creator"), "those who want to be named are"
    assert book.said("date") == ["2026-09-21"]
    (identifier,) = book.said("identifier")
    assert str(identifier).startswith("urn:uuid:")
    assert book.opf.get("unique-identifier") == next(book.opf.iter(f"{DC}identifier")).get("id")
    assert book.meta("dcterms:modified") == ["2026-09-21T15:20:00Z"]
    assert {"alternativeText", "tableOfContents"} <= set(book.meta("schema:accessibilityFeature"))
    for name in ("accessMode", "accessibilityHazard", "accessibilitySummary", "accessModeSufficient"):
        assert book.meta(f"schema:{name}"), name


def test_what_was_hidden_is_not_in_it(book: Unpacked) -> None:
    everything = b"".join(content for name, content in book.files.items() if name.endswith((".xhtml", ".opf")))
    assert b"SECRETWORD" not in everything
    assert not re.search(rb"\bBo\b", everything)
    assert b"TABLE" not in everything, "a copy is passed on; the table's id is not"


def test_what_players_write_is_never_markup() -> None:
    plain, hostile = (
        Unpacked(volume("windmill", title="A title")),
        Unpacked(volume("windmill", title=HOSTILE + "\ufffe\ud800")),
    )
    for (name, page), other in zip(plain.pages.items(), hostile.pages.values(), strict=True):
        assert [each.tag for each in page.iter()] == [each.tag for each in other.iter()], name
    assert "<script>alert(1)</script>" in str(hostile.said("title"))


def test_the_same_book_is_the_same_bytes_and_each_picture_is_in_it_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert epub_file(volume("story")) == epub_file(volume("story"))
    monkeypatch.setattr(pictures, "_read", lambda plate, width: b"x" * 2_000_000)
    names = [name for name in Unpacked(volume("windmill")).files if "pictures/" in name]
    assert len(names) == 4
    assert any("-400" in name for name in names), "beyond six megabytes they are small"


def test_a_page_of_several_spreads_is_one_file() -> None:
    made = volume("winter_tales")
    pages = [page for page in made.parts[0].book.pages if not page.goes_on]
    names = [name for name in Unpacked(made).pages if name.startswith("page")]
    assert len(names) == len(pages)


def test_a_book_without_a_tale_is_a_book() -> None:
    made = volume("windmill")
    part = made.parts[0]
    from msgspec import structs

    empty = made._replace(parts=(part._replace(book=structs.replace(part.book, pages=())),))
    assert list(Unpacked(empty).pages) == ["cover.xhtml", "colophon.xhtml", "nav.xhtml"]

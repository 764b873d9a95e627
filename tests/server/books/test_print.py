"""The printed book of every game: text that can be read and searched, fonts inside, and nobody named who is hidden."""

import re
import struct
from io import BytesIO
from typing import Any

import pytest
from pypdf import PdfReader

from talewind.kit import passage
from talewind.server.books.press import Job, Print, press
from talewind.server.books.typesetting import typeset
from talewind.server.books.volume import Volume

from . import every
from .every import ALL, volume
from .test_books_file import HOSTILE


def printed(made: Volume, form: Print = "pdf", page: int | None = None) -> bytes:
    found = typeset(made, page)
    return press(Job(form, made.title, made.changed // 1_000, found.data, found.files))


def text_of(content: bytes) -> str:
    return re.sub(r"\s+", " ", " ".join(page.extract_text() for page in PdfReader(BytesIO(content)).pages))


def root_of(content: bytes) -> Any:
    return PdfReader(BytesIO(content)).trailer["/Root"]


@pytest.mark.parametrize("game", ALL)
def test_it_is_tagged_titled_and_in_its_language_with_its_fonts_inside(game: str) -> None:
    made = volume(game, "fr", nameless=(1,))
    content = printed(made)
    read, root = PdfReader(BytesIO(content)), root_of(content)
    assert root["/MarkInfo"]["/Marked"]
    assert "/StructTreeRoot" in root
    assert root["/Lang"] == "fr"
    assert b"pdfuaid" in root["/Metadata"].get_data(), "PDF/UA, which wants a description of every picture"
    assert read.metadata is not None
    assert read.metadata.title == made.title
    resources: list[Any] = [page["/Resources"] for page in read.pages]
    fonts = {font.get_object()["/BaseFont"] for each in resources for font in each.get("/Font", {}).values()}
    assert any("YoungSerif" in font for font in fonts)
    assert any("Literata" in font for font in fonts)
    assert all(re.match(r"/[A-Z]{6}\+", font) for font in fonts), "embedded, as subsets"
    assert {(round(float(page.mediabox.width)), round(float(page.mediabox.height))) for page in read.pages} == {
        (420, 595)
    }


@pytest.mark.parametrize("game", ALL)
def test_what_was_hidden_is_not_in_it(game: str) -> None:
    content = printed(volume(game, nameless=(1,)))
    text = text_of(content)
    assert "Oma Ruth" in text or "Cy" in text
    assert not re.search(r"\bBo\b", text)
    assert "SECRETWORD" not in text
    assert "SECRETWORD" in text_of(printed(every.volume(game, hidden=False))) or game != "windmill"


def test_every_tale_is_in_it_and_its_first_letter_belongs_to_its_word() -> None:
    text = text_of(printed(volume("windmill")))
    assert "Nobody had asked the umbrella where it wanted to go" in text
    assert "They shared it for forty years." in text
    assert "Et puis plus." in text


def test_what_players_write_is_never_markup() -> None:
    wild = '#read("book.json") *bold* $x$ @ref <end> #panic() \\ // /* `raw` = not a heading'
    made = volume("windmill", title=wild + HOSTILE, more=passage(wild, "en"))
    text = text_of(printed(made))
    assert text.count('#read("book.json") *bold* $x$ @ref <end> #panic()') >= 2, "on the cover and as a tale"


def test_letters_that_no_font_has_are_no_reason_for_no_book() -> None:
    made = volume("windmill", more=passage("\U0001f3e0 \u4f60\u597d \u05e9\u05dc\u05d5\u05dd", "zh-Hant"))
    assert root_of(printed(made))["/MarkInfo"]["/Marked"]


@pytest.mark.parametrize("game", ALL)
def test_a_booklet_has_four_pages_on_each_sheet_of_a4(game: str) -> None:
    made = volume(game, nameless=(1,))
    content = printed(made, "booklet")
    read, pages = PdfReader(BytesIO(content)), len(PdfReader(BytesIO(printed(made))).pages)
    with_back = pages + 1
    assert 2 * len(read.pages) == with_back + -with_back % 4, "no page is lost, and the back cover is the last of four"
    assert {(round(float(page.mediabox.width)), round(float(page.mediabox.height))) for page in read.pages} == {
        (842, 595)
    }
    assert not re.search(r"\bBo\b", text_of(content))


@pytest.mark.parametrize("page", [0, 1])
def test_a_picture_shows_a_spread(page: int) -> None:
    content = printed(volume("windmill"), "spread" if page else "cover", page)
    assert content.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", content[16:24])
    assert (width > height) is bool(page), "two pages lie open, the cover stands"

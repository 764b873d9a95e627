"""Tales from right to left in every form, names of that script in sentences of ours, and other texts that were torn or cut."""

import re
from typing import Any

import pytest
from msgspec import structs

from talewind.kit import passage
from talewind.kit.ready.honours import quoted
from talewind.server.books import epub_book
from talewind.server.books.html import escaped
from talewind.server.books.html_book import html_file
from talewind.server.books.pictures import FiledPictures
from talewind.server.books.pieces import Pieces
from talewind.server.books.speaking import BookSpeaker, first_words, plain
from talewind.server.books.typesetting import typeset
from talewind.server.books.volume import Part, Volume

from .every import TEXTS, volume
from .test_print import printed

HEBREW = "\u05d1\u05d9\u05d5\u05dd \u05d0\u05d7\u05d3 \u05d4\u05d1\u05d9\u05ea \u05e7\u05dd. " * 8
SARA = "\u05e9\u05e8\u05d4"


def nodes(node: Any) -> list[dict[str, Any]]:
    if isinstance(node, dict):
        return [node, *(each for value in node.values() for each in nodes(value))]
    return [each for value in node for each in nodes(value)] if isinstance(node, list) else []


def named(made: Volume, *names: str) -> Volume:
    """The same book with other names."""
    part = made.parts[0]
    book = structs.replace(part.book, names=(*names, *part.book.names[len(names) :]))
    return made._replace(parts=(Part(BookSpeaker(part.speaker.game, "en", book.names, TEXTS), book),))


def test_a_tale_from_right_to_left_is_printed_so_and_without_a_high_letter() -> None:
    made = volume("windmill", title=SARA, more=passage(HEBREW, "he"))
    found = nodes(typeset(made).data)
    tale = next(node for node in found if "tale" in node.get("c", ()) and HEBREW[:6] in str(node))
    assert tale["rtl"]
    assert tale["c"] == ["tale"]
    assert next(node for node in found if node.get("t") == "h1")["rtl"]
    assert any("three" in node.get("c", ()) and "rtl" not in node for node in found), "of the other tales"
    assert printed(made).startswith(b"%PDF")


def test_a_sentence_of_ours_keeps_its_direction_around_a_name() -> None:
    text = html_file(named(volume("windmill"), "Ana", SARA)).decode()
    assert f"\u2068{SARA}\u2069 told it." in text
    assert not re.search(r'dir="auto">[^<]*told (it|by)', text)


def test_joiners_stay_between_letters_and_a_tab_between_words() -> None:
    assert plain("\u0645\u06cc\u200c\u0631\u0648\u0645") == "\u0645\u06cc\u200c\u0631\u0648\u0645"
    assert plain(" \u200d\u202e ") == ""
    assert escaped("one\ttwo\rthree\x00") == "one two three"


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("Mr. Fox left. He ran.", "Mr. Fox left"),
        ("M. Renard est parti ! Il court.", "M. Renard est parti"),
        ("Dr. Li slept. Then not.", "Dr. Li slept"),
        ("1. The house left. It flew.", "1. The house left"),
        ("A house left? Yes.", "A house left"),
    ],
)
def test_an_abbreviation_is_no_title(text: str, title: str) -> None:
    assert first_words(text) == title


def test_a_long_line_without_spaces_is_quoted() -> None:
    line = quoted(0, passage("\u6614\u3005" * 120, "ja"))
    assert line is not None
    assert len(line.passage.text) > 100


def test_the_cover_of_an_epub_is_its_picture_when_the_others_use_up_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    made = volume("windmill")
    first = made.parts[0].book.cover
    assert first is not None
    whole = FiledPictures()
    whole.source(first)
    (content,) = whole.files.values()
    monkeypatch.setattr(epub_book, "FiledPictures", lambda: FiledPictures(len(content) * 4 // 3 + 1))
    assert b'properties="cover-image"' in b"".join(_files(epub_book.epub_file(made)))


def _files(packed: bytes) -> list[bytes]:
    from io import BytesIO
    from zipfile import ZipFile

    with ZipFile(BytesIO(packed)) as file:
        return [file.read(name) for name in file.namelist()]


def test_a_part_of_a_page_is_found_by_its_id_whatever_others_have_hidden() -> None:
    book = volume("windmill").parts[0].book
    assert [page.id for page in book.pages] == [1, 2, 4, 5], "page 3 is hidden"
    assert [book.number_of(page, 1) for page in (1, 3, 4)] == [1, None, 3]
    assert [book.number_of(4, part) for part in (-1, 0, 2)] == [None, None, None]


def test_a_finished_book_without_a_tale_does_not_wait_for_one_and_days_are_not_minutes() -> None:
    part = volume("windmill").parts[0]
    bare = structs.replace(part.book, pages=())
    said = {over: Pieces(Part(part.speaker, structs.replace(bare, over_at=over)), FiledPictures()).colophon()
            for over in (None, bare.started_at + 3_000_000, bare.started_at + 864_000_000)}  # fmt: skip
    assert ["Nothing has been told yet." in each for each in said.values()] == [True, False, False]
    assert ["minutes" in each for each in said.values()] == [False, True, False]

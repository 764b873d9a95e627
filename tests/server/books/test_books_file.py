"""The file people keep: whole, without a script, readable aloud, and never made of what players typed."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from talewind.games.windmill import Windmill
from talewind.kit import SHAPES, Line, Page, Passage, Plate, Say, Woven, passage, say
from talewind.server.base.catalogues import Catalogues
from talewind.server.books import pictures
from talewind.server.books.book import Book
from talewind.server.books.hiding import NOTHING, shown
from talewind.server.books.html_book import POLICY, html_file
from talewind.server.books.speaking import BookSpeaker
from talewind.server.books.volume import single

HOSTILE = '</title></style><script>alert(1)</script><img src=x onerror="alert(2)">\'"&amp;&#60;\x00{ $seat }'
TEXTS = Catalogues()


class Read(HTMLParser):
    """What a browser would make of it."""

    def __init__(self, file: bytes) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(file.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data

    def named(self, tag: str) -> list[dict[str, str | None]]:
        return [attrs for name, attrs in self.tags if name == tag]


def tale(number: int, words: Passage, teller: int = 0) -> Page:
    facts: tuple[Say, ...] = (say("windmill-page-told", seat=teller), say("windmill-page-unfound"))
    plates = (Plate("windmill", f"wm{number:02}"),)
    return Page(number, say("windmill-page", number=number), (Line(teller, words),), plates, (), facts)


def bound(
    *pages: Page, title: str = "A title", names: tuple[str | None, ...] = ("Ana", "Bo"), lang: str = "en"
) -> bytes:
    book = Book(
        table="t", game="windmill", title=title, title_lang="", titled=True, names=names, shapes=SHAPES[: len(names)],
        pages=shown(pages, {}), you=None, hidden=NOTHING, started_at=0, over_at=3_600_000, binds_at=None, bound_at=None,
    )  # fmt: skip
    return html_file(single(BookSpeaker(Windmill(), lang, names, TEXTS), book))


def test_what_players_write_is_never_markup() -> None:
    plain = Read(bound(tale(1, passage("A tale that is long enough to be read.", "en"))))
    hostile = Read(bound(tale(1, Passage((HOSTILE,), lang=HOSTILE)), title=HOSTILE, names=(HOSTILE, "Bo")))
    assert [tag for tag, _ in hostile.tags] == [tag for tag, _ in plain.tags]
    assert hostile.text.count("<script>alert(1)</script>") >= 4, (
        "title, cover, tale, fact and cast show it as it was typed"
    )
    assert [attrs["lang"] for attrs in hostile.named("div") if "lang" in attrs] == [""]
    assert not [name for _, attrs in hostile.tags for name in attrs if name.startswith("on")]


def test_there_is_no_script_and_nothing_comes_from_elsewhere() -> None:
    file = bound(tale(1, passage("Once.", "en")))
    read = Read(file)
    assert not {"script", "link", "iframe", "a", "form", "object"} & {tag for tag, _ in read.tags}
    addresses = re.findall(r"""(?:src=|href=|url\()["']?([^"')\s>]+)""", file.decode())
    assert all(address.startswith("data:") for address in addresses)
    assert read.named("meta")[1] == {"http-equiv": "Content-Security-Policy", "content": POLICY}


def test_it_has_headings_the_language_of_each_tale_and_pictures_in_words() -> None:
    pages = (
        tale(1, passage("Il était une fois.", "fr")),
        tale(2, passage("Was war das?", "de-AT")),
        tale(3, passage("?", "")),
    )
    read = Read(bound(*pages))
    assert read.named("html") == [{"lang": "en"}]
    assert [attrs["lang"] for attrs in read.named("div") if "lang" in attrs] == ["fr", "de-AT", ""]
    assert [len(read.named(tag)) for tag in ("h1", "h2")] == [1, 4]
    assert "The second tale" in read.text


def test_each_picture_is_told_in_words_in_the_readers_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "_read", lambda plate, width: b"webp")
    (_, alt) = [attrs["alt"] for attrs in Read(bound(tale(2, passage("Once.", "en")), lang="fr")).named("img")]
    assert alt == BookSpeaker(Windmill(), "fr", (), TEXTS).text("wm02.shows")
    monkeypatch.setattr(pictures, "_read", lambda plate, width: b"")
    assert alt in Read(bound(tale(2, passage("Once.", "en")), lang="fr")).text, "one that is not painted is words alone"


def test_a_tale_told_aloud_says_so_and_woven_cards_have_their_place() -> None:
    woven = Passage(("Then", Woven("wm03"), "fell."), lang="en")
    read = Read(bound(tale(1, Passage(aloud=True)), tale(2, woven)))
    assert "Told aloud." in read.text
    assert "The Teapot Lighthouse" in read.text + str(read.named("img"))


def test_nobody_is_recognised_by_a_sign() -> None:
    file = bound(tale(1, passage("Once.")), names=(None, "Bo")).decode()
    assert file.count('class="sign"') == 1, "Bo's, in the colophon"


def test_twelve_tales_with_large_pictures_and_letters_weigh_less_than_two_megabytes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    weights = {800: 120_000, 400: 25_000}
    monkeypatch.setattr(pictures, "_read", lambda plate, width: b"x" * weights[width])
    letters = 140_000 * 4 // 3
    assert len(bound(*(tale(n, passage("Word " * 120, "en")) for n in range(1, 13)))) + letters < 2_000_000


def test_letters_are_taken_from_the_build_of_the_client(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assets = tmp_path / "web" / "assets"
    assets.mkdir(parents=True)
    for name in (
        "young-serif-latin-400-normal-a1",
        "young-serif-latin-ext-400-normal-b2",
        "literata-latin-wght-italic-c3",
    ):
        (assets / f"{name}.woff2").write_bytes(name.encode())
    monkeypatch.setattr(pictures, "files", lambda package: tmp_path)
    for found in (pictures.fonts, pictures.faces):
        found.cache_clear()
    rules = pictures.faces()
    for found in (pictures.fonts, pictures.faces):
        found.cache_clear()
    assert rules.count("@font-face") == 2
    assert pictures.data_uri("font/woff2", b"young-serif-latin-400-normal-a1") in rules

"""The book of an evening of Winter Tales, without a database; `python -m tests.server.books.woven` writes the client's copy."""

from pathlib import Path

import msgspec

from talewind import games
from talewind.server.base.catalogues import Catalogues
from talewind.server.books.book import Book, BookHidden
from talewind.server.books.hiding import NOTHING, shown
from talewind.server.books.html_book import html_file
from talewind.server.books.speaking import BookSpeaker
from talewind.server.books.spreading import spreads
from talewind.server.books.volume import single
from tests.games.winter_tales.told import evening

CLIENT = Path(__file__).parents[3] / "web" / "tests" / "book" / "winter_tales.json"
AT = 1_790_000_000_000
NAMES = ("Ana", "Bo", "Cy", "Dora", "Oma Ruth")


def book(
    lang: str = "en", nameless: tuple[int, ...] = (), hidden: dict[int, tuple[int, ...]] | None = None
) -> tuple[BookSpeaker, Book]:
    """`hidden`: by seat, the pages on which it has hidden its lines."""
    game, state = games.load("winter_tales"), evening()
    names = tuple(None if seat in nameless else name for seat, name in enumerate(NAMES))
    speaker = BookSpeaker(game, lang, names, Catalogues())
    away = {seat: BookHidden(seat in nameless, pages) for seat, pages in (hidden or {}).items()}
    pages = tuple(part for page in shown(tuple(game.pages(state)), away) for part in spreads(page))
    title, title_lang = speaker.default_title(pages, AT)
    return speaker, Book(
        "t", game.id, title, title_lang, False, names, game.shapes(state), pages, None, NOTHING, AT, AT + 3_000_000,
        None, AT + 4_000_000, game.colophon(state),
    )  # fmt: skip


def copy(lang: str = "en", nameless: tuple[int, ...] = ()) -> str:
    return html_file(single(*book(lang, nameless))).decode()


def recorded() -> bytes:
    return msgspec.json.encode(book()[1]) + b"\n"


if __name__ == "__main__":
    CLIENT.write_bytes(recorded())

"""The book of a recorded voyage, without a database; `python -m tests.server.books.charted` writes the client's copy of one."""

from pathlib import Path

import msgspec

from talewind import games
from talewind.server.base.catalogues import Catalogues
from talewind.server.books.book import Book
from talewind.server.books.hiding import NOTHING, shown
from talewind.server.books.html_book import html_file
from talewind.server.books.speaking import BookSpeaker
from talewind.server.books.volume import single
from tests.games.windward.recorded import NAMES, ended

CLIENT = Path(__file__).parents[3] / "web" / "tests" / "book" / "windward.json"
AT = 1_790_000_000_000


def book(number: str, hidden: tuple[int, ...] = (), lang: str = "en") -> tuple[BookSpeaker, Book]:
    game, state = games.load("windward"), ended(number)
    names = tuple(None if seat in hidden else NAMES[seat] for seat in range(state.seats))
    speaker = BookSpeaker(game, lang, names, Catalogues())
    pages = shown(tuple(game.pages(state)), {})
    title, title_lang = speaker.default_title(pages, AT)
    return speaker, Book(
        "t", "windward", title, title_lang, False, names, game.shapes(state), pages, None, NOTHING, AT, AT + 3_000_000,
        None, AT + 4_000_000,
    )  # fmt: skip


def copy(number: str, hidden: tuple[int, ...] = (), lang: str = "en") -> str:
    return html_file(single(*book(number, hidden, lang))).decode()


def recorded() -> bytes:
    return msgspec.json.format(msgspec.json.encode(book("14")[1]), indent=1) + b"\n"


if __name__ == "__main__":
    CLIENT.write_bytes(recorded())

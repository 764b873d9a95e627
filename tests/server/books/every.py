"""A book of every game without a database, with some names and lines hidden, for the tests of what holds in every form."""

from collections.abc import Callable
from typing import Any

from msgspec import structs

from talewind import games
from talewind.kit import SHAPES, Colophon, Line, Page, Passage, Plate, passage, say
from talewind.server.base.catalogues import Catalogues
from talewind.server.books.book import Book, BookHidden
from talewind.server.books.hiding import NOTHING, shown
from talewind.server.books.showing import described
from talewind.server.books.speaking import BookSpeaker
from talewind.server.books.spreading import spreads
from talewind.server.books.volume import Volume, single
from tests.games.windward.recorded import ended
from tests.games.winter_tales.told import evening
from tests.server.shelf import LONG, SHORT, end_pages, story_pages

AT = 1_790_000_000_000
NAMES = ("Anastasia", "Bo", "Cy", "Oma Ruth", "Dora")
HIDDEN_LINE = passage("SECRETWORD was never meant for the book. It left by night.", "en")
ALL = ("windmill", "story", "end_of_the_story", "windward", "winter_tales")
TEXTS = Catalogues()


def windmill_pages() -> tuple[Page, ...]:
    tales = (LONG, SHORT, HIDDEN_LINE, Passage(aloud=True), passage("Il était une fois.\n\nEt puis plus.", "fr"))
    return tuple(
        Page(
            n, say("windmill-page", number=n), (Line(n % 3, tale),), (Plate("windmill", f"wm{n:02}"),), (),
            (say("windmill-page-told", seat=n % 3), say("windmill-page-unfound")),
        )
        for n, tale in enumerate(tales, 1)
    )  # fmt: skip


PAGES: dict[str, Callable[[], tuple[Page, ...]]] = {
    "windmill": windmill_pages,
    "story": story_pages,
    "end_of_the_story": end_pages,
    "windward": lambda: tuple(games.load("windward").pages(ended("14"))),
    "winter_tales": lambda: tuple(games.load("winter_tales").pages(evening())),
}


def volume(
    game_id: str, lang: str = "en", nameless: tuple[int, ...] = (), title: str = "", hidden: bool = True, more: Passage | None = None
) -> Volume:  # fmt: skip
    """The lines of seat 0 on page 3 are hidden, if there are any; the names of `nameless`, too. `more`: another tale of Windmill."""
    game, pages = games.load(game_id), PAGES[game_id]()
    if more:
        pages = (*pages, structs.replace(pages[-1], id=9, lines=(Line(1, more),)))
    seats = 5 if game_id in ("windward", "winter_tales") else 4
    away = {seat: BookHidden(seat in nameless, (3,) if seat == 0 and hidden else ()) for seat in {0, *nameless}}
    names = tuple(None if seat in nameless else name for seat, name in enumerate(NAMES[:seats]))
    speaker = BookSpeaker(game, lang, names, TEXTS)
    left = tuple(part for page in shown(pages, away) for part in spreads(described(page, speaker)))
    first, title_lang = speaker.default_title(left, AT)
    states: dict[str, Callable[[], Any]] = {"winter_tales": evening, "windward": lambda: ended("14")}
    colophon = game.colophon(states[game_id]()) if game_id in states else Colophon()
    return single(speaker, Book(
        f"TABLE{game_id}", game_id, title or first, "" if title else title_lang, bool(title), names, SHAPES[:seats], left, None,
        NOTHING, AT, AT + 3_000_000, None, AT + 4_000_000, colophon,
    ))  # fmt: skip

"""What people have hidden is left out: from here on nobody can come upon it by mistake."""

from collections.abc import Mapping

from talewind.kit import Chapter, Page, Seat

from .book import BookChapter, BookHidden, BookLine, BookPage
from .layout import layout_of

type Hidden = Mapping[Seat, BookHidden]

NOTHING = BookHidden(name=False, pages=())


def shown(pages: tuple[Page, ...], hidden: Hidden, reader: Seat | None) -> tuple[BookPage, ...]:
    """The pages a reader may see: the own hidden lines too, marked as such. A page that has lost all its lines is gone."""
    untitled = {
        page.chapter.number for page in pages if page.chapter and _hides(hidden, page.chapter.titled_by, page.id)
    }
    found = (_page(page, hidden, reader, untitled) for page in pages)
    return tuple(page for page in found if page.lines)


def _hides(hidden: Hidden, seat: Seat | None, page: int) -> bool:
    return seat is not None and page in hidden.get(seat, NOTHING).pages


def _page(page: Page, hidden: Hidden, reader: Seat | None, untitled: set[int]) -> BookPage:
    lines = [
        BookLine(line.seat, line.passage, away, line.over)
        for line in page.lines
        if not (away := _hides(hidden, line.seat, page.id)) or line.seat == reader
    ]
    chapter = _chapter(page.chapter, untitled) if page.chapter else None
    layout = layout_of(page.lines, page.plates)
    return BookPage(page.id, page.heading, tuple(lines), page.plates, page.finders, page.facts, chapter, layout)


def _chapter(chapter: Chapter, untitled: set[int]) -> BookChapter:
    """Who hides lines of a chapter hides the title given to it as well."""
    return BookChapter(chapter.number, chapter.heading, "" if chapter.number in untitled else chapter.title)

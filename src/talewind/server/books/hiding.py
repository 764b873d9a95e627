"""Removes what players have hidden. Code that uses the result cannot show it by mistake."""

from collections.abc import Collection, Iterable, Mapping

from msgspec import structs

from talewind.kit import Chapter, Happening, Page, Seat

from .book import BookChapter, BookHidden, BookLine, BookPage
from .layout import layout_of

type Hidden = Mapping[Seat, BookHidden]  # by seat, or by voice where seats have changed hands

NOTHING = BookHidden(name=False, pages=())


def shown(pages: tuple[Page, ...], hidden: Hidden, own: Collection[Seat] = ()) -> tuple[BookPage, ...]:
    """The pages that a reader may see, including the hidden lines of their `own` seats, marked. A page that had lines and has nothing left
    is dropped."""
    bare = untitled(pages, hidden)
    found = ((page, _page(page, hidden, own, bare)) for page in pages)
    return tuple(left for page, left in found if left.lines or left.happenings or not page.lines)


def together(parts: Iterable[BookHidden]) -> BookHidden:
    """What one reader hides in all."""
    some = list(parts)
    return BookHidden(any(part.name for part in some), tuple(sorted({page for part in some for page in part.pages})))


def untitled(pages: tuple[Page, ...], hidden: Hidden) -> set[int]:
    """The chapters that have lost their title. A player who hides lines of a chapter also hides the title they gave it."""
    return {page.chapter.number for page in pages if page.chapter and hides(hidden, page.chapter.titled_by, page.id)}


def hides(hidden: Hidden, seat: Seat | None, page: int) -> bool:
    """Has the seat hidden its lines on this page?"""
    return seat is not None and page in hidden.get(seat, NOTHING).pages


def _page(page: Page, hidden: Hidden, own: Collection[Seat], bare: set[int]) -> BookPage:
    away = [hides(hidden, line.seat, page.id) for line in page.lines]
    kept = [not gone or line.seat in own for gone, line in zip(away, page.lines, strict=True)]
    lines = [
        BookLine(line.seat, line.passage, gone, line.over, ink=line.ink, by=line.by)
        for line, gone, stays in zip(page.lines, away, kept, strict=True)
        if stays
    ]
    chapter = _chapter(page.chapter, bare) if page.chapter else None
    layout = layout_of(page)
    return BookPage(
        page.id, page.heading, tuple(lines), page.plates, page.finders, page.facts, chapter, layout, page.best,
        page.accounts, page.chart, tuple(_moved(each, kept) for each in page.happenings),
    )  # fmt: skip


def _moved(happening: Happening, kept: list[bool]) -> Happening:
    """Its place among the lines that are left."""
    return structs.replace(happening, at=sum(kept[: happening.at]))


def _chapter(chapter: Chapter, bare: set[int]) -> BookChapter:
    return BookChapter(chapter.number, chapter.heading, "" if chapter.number in bare else chapter.title)

"""The book: a prologue, a chapter for each of the game's with a page for each turn, the epilogue."""

from collections.abc import Iterator
from itertools import groupby

from talewind.kit import Chapter, Line, Page, Say, say

from .cards import Tale
from .state import Winter

LAST = ("epilogue", "epilogue_end")


def pages(state: Winter) -> Iterator[Page]:
    """The passages in the order of telling, those of one turn on a page; what was left untold is left out."""
    told = [tale for tale in state.tales if tale.tale.parts or tale.tale.aloud]
    for (last, _), tales in groupby(told, key=lambda tale: (tale.kind in LAST, tale.kind not in LAST and tale.turn)):
        page = list(tales)
        yield Page(
            id=page[0].id,
            heading=_heading(page[0], last),
            lines=tuple(Line(tale.seat, tale.tale) for tale in page),
            facts=tuple(_facts(state, page)),
            chapter=_chapter(page[0], last),
        )


def _heading(first: Tale, last: bool) -> Say:
    if last:
        return say("winter_tales-page-epilogue")
    return say("winter_tales-page", number=first.turn) if first.turn else say("winter_tales-page-opening")


def _chapter(first: Tale, last: bool) -> Chapter | None:
    if last or not first.turn:
        return None
    return Chapter(first.chapter, say("winter_tales-chapter", chapter=first.chapter))


def _facts(state: Winter, page: list[Tale]) -> Iterator[Say]:
    """The memories whose endings were told on the page, and what was overwritten later."""
    for tale in page:
        for space, memory in sorted(state.track.items()):
            if memory.tale == tale.id:
                yield say("winter_tales-page-memory", space=space, card=memory.card, side=memory.side)
        if tale.fate == "overwritten":
            yield say("winter_tales-page-overwritten", seat=tale.seat)

"""Windmill's book: a page per tale with picture, teller and finder; in Never-ending mode each round is a chapter."""

from collections.abc import Iterator

from talewind.kit import Chapter, Line, Page, Plate, Say, say

from .state import Mill, Tale

PAWN_SHAPES: dict[str, str] = {"amber": "sun", "teal": "drop", "plum": "star", "moss": "leaf", "slate": "stone"}


def pages(state: Mill) -> Iterator[Page]:
    """The pages of the book, without pictures that were not shown; the end of the game shows them all (WM-R11)."""
    for tale in state.tales:
        yield Page(
            id=tale.id,
            heading=_heading(state, tale),
            lines=(Line(tale.teller, tale.tale),),
            plates=(Plate("windmill", tale.picture),) if tale.picture else (),
            finders=() if tale.finder is None else (tale.finder,),
            facts=tuple(_facts(tale)),
            chapter=_chapter(state, tale) if state.options.never_ending else None,
        )


def _heading(state: Mill, tale: Tale) -> Say:
    if not state.options.never_ending:
        return say("windmill-page", number=tale.id)
    return say("windmill-page-part", number=1 + tale.id - _first(state, tale.round).id)


def _facts(tale: Tale) -> Iterator[Say]:
    yield say("windmill-page-told", seat=tale.teller)
    yield say("windmill-page-unfound") if tale.finder is None else say("windmill-page-found", seat=tale.finder)
    if tale.picture is None:
        yield say("windmill-page-unshown")


def _chapter(state: Mill, tale: Tale) -> Chapter:
    """The chapter of a round; the teller of its first tale may have given it a title."""
    number, title = tale.round, state.titles.get(tale.round, "")
    by = _first(state, number).teller if title else None
    return Chapter(number, say("windmill-chapter", round=number), title, by)


def _first(state: Mill, number: int) -> Tale:
    return next(tale for tale in state.tales if tale.round == number)

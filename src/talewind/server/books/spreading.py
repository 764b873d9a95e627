"""Divides long pages without pictures into spreads that fit an open book. The parts keep their page's id: whoever hides lines
on a page hides them on all its spreads."""

from collections.abc import Iterator
from math import ceil

from msgspec import structs

from .book import BookPage
from .layout import length

SPREAD = 1_450  # characters on two facing pages


def spreads(page: BookPage) -> Iterator[BookPage]:
    """What happened before a line stays with it, and what happened after the last one with that."""
    rooms = [_room(page, at) for at in range(len(page.lines))]
    parts = ceil(sum(rooms) / SPREAD)
    if page.layout != "flow" or parts < 2:
        yield page
        return
    starts = _starts(rooms, sum(rooms) / parts)
    for start, end in zip(starts, [*starts[1:], len(rooms)], strict=True):
        last = end == len(rooms)
        here = [each for each in page.happenings if start <= each.at < end or (last and each.at >= end)]
        yield structs.replace(
            page,
            lines=page.lines[start:end],
            happenings=tuple(structs.replace(each, at=each.at - start) for each in here),
            goes_on=start > 0,
        )


def _room(page: BookPage, at: int) -> int:
    before = [each for each in page.happenings if each.at == at or (at == len(page.lines) - 1 and each.at > at)]
    return length([page.lines[at].passage], before)


def _starts(rooms: list[int], each: float) -> list[int]:
    """The first lines of the parts: a line goes to the part in which most of it lies."""
    starts, said = [0], 0
    for at, room in enumerate(rooms):
        if at and said + room / 2 > each * len(starts):
            starts.append(at)
        said += room
    return starts

"""Helps a game say what is remembered of an evening: who did most of something, and the line of the evening."""

from collections import Counter
from collections.abc import Iterable, Iterator

from talewind.kit.base import Seat
from talewind.kit.book import Line, Plate
from talewind.kit.passage import MARK, Passage, Woven
from talewind.kit.sentences import first_sentences, has_words

LONGEST = 180  # characters of a quoted line


def by_most(counted: Iterable[Seat], least: int = 1) -> Iterator[tuple[Seat, int]]:
    """Each seat with how often it is counted, most first, from `least` on.

    >>> list(by_most([1, 0, 1, 2, 1, 0], least=2))
    [(1, 3), (0, 2)]
    """
    yield from ((seat, times) for seat, times in Counter(counted).most_common() if times >= least)


def by_words(told: Iterable[tuple[Seat, Passage, Plate | None]]) -> Iterator[tuple[Seat, int, Plate | None]]:
    """Each seat that told in writing, with the number of its words and the picture of its longest tale; most words first."""
    tales = sorted(told, key=lambda tale: len(tale[1].text))
    plates = {seat: plate for seat, _, plate in tales}
    for seat, words in by_most(seat for seat, tale, _ in tales for _ in tale.text.split()):
        yield seat, words, plates[seat]


def first_quoted(told: Iterable[tuple[Seat, Passage]]) -> Line | None:
    """The first of these tales, the finest first, of which a sentence can be quoted."""
    return next((line for seat, tale in told if (line := quoted(seat, tale))), None)


def quoted(seat: Seat, told: Passage, ink: str = "") -> Line | None:
    """The first sentence of a passage, with the cards woven into it; None: nothing of it is written.

    >>> quoted(0, Passage(("One", Woven("key"), "fell. Two."))).passage.parts
    ('One', Woven(card='key'), 'fell.')
    """
    text = first_sentences(told.marked, 1).strip()
    if not has_words(text):
        return None
    if len(text) > LONGEST:
        head = text[:LONGEST]
        text = (head.rpartition(" ")[0] or head).rstrip(",;:") + "\u2026"  # some scripts have no spaces
    cards = iter(told.cards)
    parts: list[str | Woven] = []
    for number, piece in enumerate(text.split(MARK)):
        parts += [Woven(next(cards))] if number else []
        parts += [piece.strip()] if piece.strip() else []
    return Line(seat, Passage(tuple(parts), lang=told.lang), ink=ink)

"""Counts and cuts sentences by the rulings of the story games (WM-R15, ES-R18)."""

import re
from collections.abc import Iterable, Iterator
from unicodedata import category

_END = re.compile(r"(?<![.!?…])[.!?…]+(?=\s|$)")  # before white space or the end
_SPARED = re.compile(
    r"(?:^|[^\w.])(?:mrs?|ms|dr|prof|st|e\.g|i\.e|sra?|sig|bzw|t\.ex|bl\.a|(?:[^\W\d_]\.)*[^\W\d_])$", re.IGNORECASE
)
_LONGEST = 12  # characters to check before a full stop: an abbreviation and the character before it
_NEXT = re.compile(r"\s*(\S)")
_OPENED_BY = {"»": "«", "›": "‹", "”": "“", "«": "»", "‹": "›"}  # closing mark: opening mark
_WORD = re.compile(r"[^\W_]")
_LETTERS = re.compile(r"[^\W_]+")


def has_words(text: str) -> bool:
    """Whether the text contains a letter or a digit.

    >>> has_words("?!"), has_words("7!")
    (False, True)
    """
    return _WORD.search(text) is not None


def has_signs(text: str) -> bool:
    """Whether the text contains an emoji or another sign that is not punctuation.

    >>> has_signs("🐘 → 🌊"), has_signs("?! …")
    (True, False)
    """
    return any(category(c) in ("So", "Sm", "Sc") for c in text)


def _ends(text: str) -> Iterator[int]:
    """The ends of the sentences; pieces without a letter or digit do not count."""
    start = 0
    for mark in _END.finditer(text):
        if _closes_quotation(text, mark.end()):
            continue  # « Viens ! » dit-elle
        if mark.group() == "." and _SPARED.search(text[max(0, mark.start() - _LONGEST) : mark.start()]):
            continue
        if has_words(text[start : mark.end()]):
            yield mark.end()
        start = mark.end()
    if has_words(text[start:]):
        yield len(text)


def _closes_quotation(text: str, end: int) -> bool:
    """Whether the next character is a closing quotation mark."""
    following = _NEXT.match(text, end)
    mark = following[1] if following else ""
    if mark == '"':
        return text.count('"', 0, end) % 2 == 1
    opened = _OPENED_BY.get(mark)
    return opened is not None and text.count(opened, 0, end) > text.count(mark, 0, end)


def without_coda(text: str, calls: Iterable[str]) -> str:
    """The text without its closing call, if that is a sentence of its own.

    >>> without_coda("He slept. « The end ! »", ("The end",)), without_coda("It was not the end.", ("The end",))
    ('He slept.', 'It was not the end.')
    """
    ends = [0, *_ends(text)]
    start = ends[-2] if len(ends) > 1 else 0
    closes = any(_LETTERS.findall(text[start:].lower()) == _LETTERS.findall(call.lower()) for call in calls)
    return text[:start] if closes else text


def sentences(text: str) -> int:
    """The number of sentences; abbreviations, quotations and repeated marks do not count twice.

    >>> sentences("Mr. Fox ran. He fell!! So?")
    3
    >>> sentences("« Viens ! » dit-elle. Il partit")
    2
    """
    return sum(1 for _ in _ends(text))


def first_sentences(text: str, most: int) -> str:
    """The text up to the end of its first `most` sentences.

    >>> first_sentences("One. Two! Three?", 2)
    'One. Two!'
    """
    if most < 1:
        return ""
    return next((text[:end] for number, end in enumerate(_ends(text), 1) if number == most), text)

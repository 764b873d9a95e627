"""The texts of a book besides its tales: its language, names and title."""

import re
import unicodedata
from collections.abc import Iterable
from datetime import UTC, date, datetime
from typing import Any

from fluent.runtime.types import fluent_date

from talewind.kit import AnyGame, Say, Seat, first_sentences
from talewind.server.base.catalogues import COMMON, ENGLISH, Catalogues
from talewind.texts import Speaker, parsed

from .book import BookPage

LONGEST_TITLE = 80
FIRST_WORDS = 48  # characters of a tale that make a title

JOINERS = "\u200c\u200d"
RIGHT = ("R", "AL")  # directions of letters written from right to left

_TAG = re.compile(r"[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*", re.ASCII)


def language_tag(lang: str) -> str:
    """A tale's language as an HTML language tag; "": unknown.

    >>> language_tag("pt-BR"), language_tag('en" onload="')
    ('pt-BR', '')
    """
    return lang if _TAG.fullmatch(lang) else ""


def plain(text: str) -> str:
    """One line without control characters or marks that change the text direction. The joiners that Persian, Indic scripts and
    emoji are written with stay between their letters.

    >>> plain("  A house\\n left\\u202e "), plain("\\u200d")
    ('A house left', '')
    """
    kept = (c if c in JOINERS or unicodedata.category(c)[0] != "C" else " " for c in text)
    return " ".join(word for found in "".join(kept).split() if (word := found.strip(JOINERS)))


def from_right(text: str) -> bool:
    """Whether the first letter with a direction is written from right to left.

    >>> from_right("1. \\u05d1\\u05d9\\u05ea"), from_right("Bo and \\u05e9\\u05e8\\u05d4")
    (True, False)
    """
    sides = map(unicodedata.bidirectional, text)
    return next((side != "L" for side in sides if side in ("L", *RIGHT)), False)


def isolated(name: str) -> str:
    """A name for a sentence of ours: letters from right to left do not turn the words beside it round.

    >>> isolated("Bo"), isolated("\\u05e9\\u05e8\\u05d4") == "\\u2068\\u05e9\\u05e8\\u05d4\\u2069"
    ('Bo', True)
    """
    return f"\u2068{name}\u2069" if any(unicodedata.bidirectional(c) in RIGHT for c in name) else name


def day(at: int) -> date:
    """The date of the server's milliseconds, in UTC: the reader's time zone is unknown here."""
    return datetime.fromtimestamp(at / 1_000, UTC).date()


class BookSpeaker(Speaker):
    """A speaker that also has the server's messages. A seat with a hidden name is "somebody". `names`: of seats, or of voices where
    seats have changed hands."""

    def __init__(self, game: AnyGame, lang: str, names: Iterable[str | None], texts: Catalogues) -> None:
        super().__init__(game, lang)
        for bundle in (texts.bundles[COMMON], texts.bundles.get(game.id, {})):
            for each in (ENGLISH, lang):  # messages missing in `lang` fall back to English
                self.bundle.add_resource(parsed(bundle.get(each, "")), allow_overrides=True)
        self.somebody, self.house = self.text("book-somebody"), self.text("book-house")
        self.names = [self.somebody if name is None else isolated(name) for name in names]

    def spoken(self, value: Any) -> Any:
        return fluent_date(value, dateStyle="long") if isinstance(value, date) else super().spoken(value)

    def sentence(self, say: Say) -> str:
        """Capitalise "somebody" and "the house" at the beginning of a sentence; a name stays as it is written."""
        said = self.say(say)
        return said[:1].upper() + said[1:] if said.startswith((self.somebody, self.house)) else said

    def side(self, ink: str) -> str:
        """The side whose ink it is."""
        return self.text(f"{self.game.id}-side-{ink}")

    def ours(self, key: str, **args: Any) -> str:
        """A message of the book, in the game's own words if it has them: `windward-book-by` for `book-by`."""
        own = f"{self.game.id}-{key}"
        return self.text(own if self.bundle.has_message(own) else key, **args)

    def listed(self, names: list[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self.text("kit-and", some=", ".join(names[:-1]), last=names[-1])

    def tellers(self, pages: Iterable[BookPage]) -> list[Seat]:
        """The seats that told something in these pages."""
        return sorted({line.seat for page in pages for line in page.lines})

    def default_title(self, pages: tuple[BookPage, ...], at: int) -> tuple[str, str]:
        """The first words of the first tale and their language; without a tale, the game and the date."""
        for passage in (line.passage for page in pages for line in page.lines if not line.hidden):
            if words := first_words(plain(passage.text)):
                return words, language_tag(passage.lang)
        game = self.text(f"{self.game.id}-name")
        return self.text("book-default-title", game=game, date=day(at)), self.lang


def first_words(text: str) -> str:
    """
    >>> first_words("A house left. It flew."), first_words("Nobody had asked the house where it really wanted to go.")
    ('A house left', 'Nobody had asked the house where it really…')
    >>> first_words("Mr. Fox left. He ran."), first_words("1. The house left. It flew.")
    ('Mr. Fox left', '1. The house left')
    """
    found = first_sentences(text, 1)
    if not any(map(str.isalpha, found)):  # only the number before it
        found = first_sentences(text, 2)
    opening = found.rstrip(" \u00a0\u202f.!?…") or found
    if len(opening) <= FIRST_WORDS:
        return opening
    cut = opening[:FIRST_WORDS]
    return (cut.rpartition(" ")[0] or cut).rstrip(" ,;:–—-") + "…"


def slug(title: str) -> str:
    """The file name of a book.

    >>> slug("L’été d'Ana: 2!"), slug("…")
    ('l-ete-d-ana-2', 'talewind-book')
    """
    ascii_only = unicodedata.normalize("NFKD", title.replace("’", "-")).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", ascii_only).strip("-")[:60].strip("-") or "talewind-book"

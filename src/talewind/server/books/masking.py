"""Masks in all other forms what players have hidden in the book: in JSON that is about to leave the server, words become
neutral words and drawings become neutral drawings. Rules that count words or sentences count the same."""

import re
from collections.abc import Collection, Iterable, Sequence
from typing import Any
from unicodedata import category

from msgspec import structs

from talewind.kit import Outcome, Page, Passage, Seat, sentences

from .hiding import Hidden, hides, untitled

TELLERS = ("seat", "teller", "narrator")  # keys that name the seat whose words are beside them
WORD = re.compile(r"[^\W_]+")
SPARED = re.compile(r"(?i)mrs?|ms|dr|prof|st|sra?|sig|bzw|\D")  # before a full stop they do not end a sentence
SIGN, STICKER = "☆", "sticker-star"


def neutral(text: str) -> str:
    """Replace each word by a neutral word and each sign by a neutral sign.

    >>> neutral("My aunt's house, Mr. Li! 🐘 7."), neutral("?!")
    ("xx xx'x xx, x. xx! ☆ 0.", '?!')
    """

    def other(match: re.Match[str]) -> str:
        word = match.group()
        return "0" if len(word) == 1 and word.isdigit() else "x" if SPARED.fullmatch(word) else "xx"

    seen = "".join(c for c in text if c.isspace() or category(c)[0] not in "CM")
    masked = "".join(SIGN if category(c)[0] == "S" else c for c in WORD.sub(other, seen))
    same = sentences(masked) == sentences(text)
    return masked if same else " ".join(["xx."] * sentences(text))


class Mask:
    """A mask for the reader with these `own` seats; none: for everybody. Words of a seat that hides something pass only if they
    are on a page that everybody may read: a tale that was taken back or never told is in no book either. `seats`: of the voices in
    the pages, where seats have changed hands; what one holder of a seat hides is hidden from the next."""

    def __init__(
        self, pages: tuple[Page, ...], hidden: Hidden, own: Collection[Seat] = (), seats: Sequence[Seat] = ()
    ) -> None:
        others = {voice: what for voice, what in hidden.items() if what.pages and voice not in own}
        seat_of = dict(enumerate(seats))
        self.hiding = {seat_of.get(voice, voice) for voice in others}
        self.names = {voice for voice, what in hidden.items() if what.name and voice not in own}
        self.passed_on = {seat for seat in seats if seats.count(seat) > 1}
        bare = untitled(pages, others)
        self.open: set[tuple[Seat | None, Any]] = set()
        self.secret: set[Any] = set()
        for page in pages:
            for line in page.lines:
                units = set(_units(line.passage))
                if hides(others, line.seat, page.id):
                    self.secret |= units
                else:
                    self.open |= {(seat_of.get(line.seat, line.seat), unit) for unit in units}
            if (chapter := page.chapter) and chapter.number in bare:
                self.secret.add(chapter.title)
            elif chapter:
                by = chapter.titled_by
                self.open.add((None if by is None else seat_of.get(by, by), chapter.title))
        texts = [unit for unit in self.secret if isinstance(unit, str)]
        self.words = {word.lower() for text in texts for word in WORD.findall(text)}

    def quotable(self, ended: Outcome | None) -> Outcome | None:
        """The result without a line of somebody who hides some: masked words would be no line of the evening. And without one of a
        seat that has changed hands: it would be shown with the name of its holder now."""
        if ended is None or ended.quote is None or ended.quote.seat not in self.hiding | self.passed_on:
            return ended
        return structs.replace(ended, quote=None)

    def covers(self, unit: Any, seat: Seat | None) -> bool:
        """Must this be masked? Words that belong to no seat are masked if they are hidden ones."""
        return (seat, unit) not in self.open if seat in self.hiding else seat is None and unit in self.secret

    def masked(self, value: Any, seat: Seat | None = None) -> Any:
        """A copy of a JSON value with the hidden parts masked. `seat`: whose value it is, as far as known."""
        if isinstance(value, list):
            return [self.masked(each, seat) for each in value]
        if not isinstance(value, dict):
            return value
        if "parts" in value and "aloud" in value:
            return self._passage(value, seat)
        if value.keys() == {"tool", "points"}:
            return self._gesture(value, seat)
        teller = next((value[key] for key in TELLERS if isinstance(value.get(key), int)), seat)
        return {key: self._field(key, each, teller) for key, each in value.items()}

    def _field(self, key: str, value: Any, seat: Seat | None) -> Any:
        if key == "drafts":
            return {whose: self.masked(draft, int(whose)) for whose, draft in value.items()}
        if key == "titles":
            return {number: self._field("title", title, None) for number, title in value.items()}
        if key == "title" and isinstance(value, str):
            return neutral(value) if self.covers(value, seat) or value in self.secret else value
        if key == "word" and isinstance(value, str):  # quoted from a tale
            return neutral(value) if self.words.intersection(WORD.findall(value.lower())) else value
        return self.masked(value, seat)

    def _passage(self, passage: dict[str, Any], seat: Seat | None) -> dict[str, Any]:
        parts = [
            neutral(part) if isinstance(part, str) and self.covers(part, seat) else part for part in passage["parts"]
        ]
        sketch = [self._gesture(gesture, seat) for gesture in passage.get("sketch", ())]
        return passage | {"parts": parts} | ({"sketch": sketch} if "sketch" in passage else {})

    def _gesture(self, gesture: dict[str, Any], seat: Seat | None) -> dict[str, Any]:
        tool, points = gesture["tool"], gesture["points"]
        if not self.covers((tool, tuple(points)), seat):
            return gesture
        return {"tool": STICKER if tool.startswith("sticker-") else tool, "points": [0] * len(points)}


def _units(passage: Passage) -> Iterable[Any]:
    """The units that are shown or hidden as a whole: a run of words, a gesture."""
    yield from (part for part in passage.parts if isinstance(part, str))
    yield from ((gesture.tool, gesture.points) for gesture in passage.sketch)

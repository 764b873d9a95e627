"""What a file that people keep is made of: one book, or the books of an evening bound in one."""

from typing import NamedTuple

from .book import Book
from .speaking import BookSpeaker


class Part(NamedTuple):
    """A book as everybody may see it, and the speaker with its names."""

    speaker: BookSpeaker
    book: Book


class Volume(NamedTuple):
    """`title_lang`: "" if unknown; `lang`: the language of everything but the tales."""

    title: str
    title_lang: str
    lang: str
    parts: tuple[Part, ...]

    @property
    def names(self) -> list[str]:
        """Each teller once, if their name is shown in one of the parts; of a book without lines, each player."""
        return list(dict.fromkeys(name for part in self.parts for name in _named(part)))

    @property
    def began(self) -> int:
        return min(part.book.started_at for part in self.parts)

    @property
    def changed(self) -> int:
        """When it took its present form, as far as its books tell, in the server's milliseconds."""
        return max(part.book.bound_at or part.book.over_at or part.book.started_at for part in self.parts)


def single(speaker: BookSpeaker, book: Book) -> Volume:
    return Volume(book.title, book.title_lang, speaker.lang, (Part(speaker, book),))


def _named(part: Part) -> list[str]:
    told = part.speaker.tellers(part.book.pages) or range(len(part.book.names))
    return [name for seat in told if (name := part.book.names[seat]) is not None]

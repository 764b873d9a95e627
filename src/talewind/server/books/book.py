"""The book as those who sat at its table get it over HTTP."""

from talewind.kit import Frozen, Passage, Plate, Say, Seat

from .layout import Layout


class BookLine(Frozen):
    """`hidden`: the reader's own, and nobody else gets it. `over`: how many of the page's plates its sketch was drawn over (0:
    all of them); `shown`: the sketch in words, in the reader's language."""

    seat: Seat
    passage: Passage
    hidden: bool
    over: int = 0
    shown: tuple[str, ...] = ()


class BookChapter(Frozen):
    """`title`: given by a player; empty: the heading stands."""

    number: int
    heading: Say
    title: str


class BookPage(Frozen):
    """One page. Without plates: its picture was not shown."""

    id: int
    heading: Say
    lines: tuple[BookLine, ...]
    plates: tuple[Plate, ...]
    finders: tuple[Seat, ...]
    facts: tuple[Say, ...]
    chapter: BookChapter | None
    layout: Layout


class BookHidden(Frozen):
    """What the reader has hidden: the own name, and the own lines on these pages."""

    name: bool
    pages: tuple[int, ...]


class Book(Frozen):
    """All times are the server's milliseconds. `names`: null where somebody wants none. `titled`: somebody has given the
    title; else it is the first words of the first tale, in the language `title_lang` ("": unknown). `binds_at`: when it will
    be bound, known once the game is over; `bound_at`: nothing changes any more."""

    table: str
    game: str
    title: str
    title_lang: str
    titled: bool
    names: tuple[str | None, ...]
    shapes: tuple[str, ...]
    pages: tuple[BookPage, ...]
    you: Seat | None
    hidden: BookHidden
    started_at: int
    over_at: int | None
    binds_at: int | None
    bound_at: int | None


class Entitling(Frozen, forbid_unknown_fields=True):
    """An empty title takes the given one back."""

    title: str


class Hiding(Frozen, forbid_unknown_fields=True):
    """All that the sender wants hidden; what is not in it is shown again."""

    name: bool = False
    pages: tuple[int, ...] = ()

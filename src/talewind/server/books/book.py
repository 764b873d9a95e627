"""The book as HTTP sends it to the people who sat at its table."""

from typing import Literal

from talewind.kit import Account, Chart, Colophon, Frozen, Happening, Passage, Plate, Say, Seat

from .layout import Layout

type Form = Literal["html", "epub", "pdf", "booklet", "png"]


class BookLine(Frozen):
    """`hidden`: a hidden line of the reader's own; nobody else receives it. `over`: the number of the page's plates that its
    sketch was drawn over (0: all of them); `shown`: the sketch in words, in the reader's language. `ink`: of its woven cards;
    `by`: as whom it is told."""

    seat: Seat
    passage: Passage
    hidden: bool
    over: int = 0
    shown: tuple[str, ...] = ()
    ink: str = ""
    by: Say | None = None


class BookChapter(Frozen):
    """`title`: given by a player; empty: the heading is used."""

    number: int
    heading: Say
    title: str


class BookPage(Frozen):
    """One page, or a part of one that is too long for a spread; `goes_on`: not its first part. Without plates if its picture was
    not shown."""

    id: int
    heading: Say
    lines: tuple[BookLine, ...]
    plates: tuple[Plate, ...]
    finders: tuple[Seat, ...]
    facts: tuple[Say, ...]
    chapter: BookChapter | None
    layout: Layout
    best: tuple[Say, ...] = ()
    accounts: tuple[Account, ...] = ()
    chart: Chart | None = None
    happenings: tuple[Happening, ...] = ()
    goes_on: bool = False


class BookHidden(Frozen):
    """What the reader has hidden: their own name, and their own lines on these pages."""

    name: bool
    pages: tuple[int, ...]


class Book(Frozen):
    """All times are the server's milliseconds. `names`: null where a player wants no name. Where seats have changed hands, everything
    in the book that would name a seat names a voice instead: a number in `names`, `joint` after them, and `shapes`. The first are the
    holders of the seats now, then come earlier ones; a name in `joint` is of all holders of one seat together. `seats`: the seat of
    each voice; `you`: the seat that the reader holds now; `yours`: the reader's voices. `titled`: a player has given the
    title; otherwise it is the first words of the first tale, in the language `title_lang` ("": unknown). `binds_at`: when the
    book will be bound, known once the game is over; `bound_at`: when it was bound, after which nothing changes. `forms`: the files
    that this server makes of it; `evening`: how many finished games of this evening the reader sat at."""

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
    colophon: Colophon = Colophon()
    forms: tuple[Form, ...] = ()
    evening: int = 0
    joint: tuple[str | None, ...] = ()
    seats: tuple[Seat, ...] = ()
    yours: tuple[int, ...] = ()

    @property
    def cover(self) -> Plate | None:
        """The picture of the cover."""
        return next((plate for page in self.pages for plate in page.plates), None)

    def name_of(self, voice: int) -> str | None:
        """None: hidden, or no voice."""
        names = (*self.names, *self.joint)
        return names[voice] if voice < len(names) else None

    def seat_of(self, voice: int) -> Seat:
        return self.seats[voice] if voice < len(self.seats) else voice

    def number_of(self, page: int, part: int) -> int | None:
        """The place in this book, from 1, of a part of a page, also counted from 1; None: the book lacks it."""
        numbers = [number for number, each in enumerate(self.pages, 1) if each.id == page]
        return numbers[part - 1] if 1 <= part <= len(numbers) else None


class Entitling(Frozen, forbid_unknown_fields=True):
    """An empty title removes the given one."""

    title: str


class Hiding(Frozen, forbid_unknown_fields=True):
    """Everything that the sender wants hidden; what is not listed is shown again."""

    name: bool = False
    pages: tuple[int, ...] = ()

"""The book of a table: what was told, page by page. A page holds only what every viewer may see."""

from .base import Frozen, Picture, Say, Seat
from .chart import Chart
from .passage import Passage

# Shapes that mark a seat, beside its name, in the book and at the table; each has its own colour.
SHAPES = ("sun", "drop", "star", "leaf", "stone", "kite", "shell", "acorn", "moon")
# Inks of woven cards and of what happened between lines; each has its own colour and form. "": plain.
INKS = ("spring", "winter", "neutral", "writer")


class Plate(Frozen, omit_defaults=True):
    """A picture of a page, and its deck. `named`: the title is shown with it."""

    deck: str
    picture: Picture
    named: bool = False


class Line(Frozen, omit_defaults=True):
    """What one seat told on a page. `over`: the number of the page's plates that a sketch covers; 0: all. `ink`: of the cards
    woven in, among INKS. `by`: as whom it is told."""

    seat: Seat
    passage: Passage
    over: int = 0
    ink: str = ""
    by: Say | None = None


class Happening(Frozen, omit_defaults=True):
    """What happened between two lines, in few words. `at`: the number of the page's lines before it. `card`: what came
    of it, shown by its name, with the sentences below."""

    at: int
    facts: tuple[Say, ...]
    ink: str = ""
    card: str = ""
    name: Say | None = None


class Account(Frozen, omit_defaults=True):
    """What one seat did, in sentences."""

    seat: Seat
    facts: tuple[Say, ...]
    ink: str = ""


class Colophon(Frozen, omit_defaults=True):
    """What a game adds to the last page: how it ended, and what each seat did."""

    facts: tuple[Say, ...] = ()
    accounts: tuple[Account, ...] = ()


class Chapter(Frozen, omit_defaults=True):
    """Groups pages by number. `title`: given by a seat; without one the heading is used."""

    number: int
    heading: Say
    title: str = ""
    titled_by: Seat | None = None


class Page(Frozen, omit_defaults=True):
    """A page of the book: `Page(1, say("windmill-page", number=1), lines=(Line(0, passage("Once.")),))`. The id does not change during the
    game. `facts`: sentences about the page. `best`: its best moment, set large."""

    id: int
    heading: Say
    lines: tuple[Line, ...] = ()
    plates: tuple[Plate, ...] = ()
    finders: tuple[Seat, ...] = ()
    facts: tuple[Say, ...] = ()
    chapter: Chapter | None = None
    best: tuple[Say, ...] = ()
    accounts: tuple[Account, ...] = ()
    chart: Chart | None = None
    happenings: tuple[Happening, ...] = ()

    def told_by(self, seat: Seat) -> bool:
        """Whether the seat told a line of this page.

        >>> Page(1, Say("a-page"), lines=(Line(2, Passage()),)).told_by(2)
        True
        """
        return any(line.seat == seat for line in self.lines)

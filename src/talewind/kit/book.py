"""The book of a table: what was told, page by page. A page holds only what every viewer may see."""

from .base import Frozen, Picture, Say, Seat
from .chart import Chart
from .passage import Passage

# Shapes that mark a seat, beside its name, in the book and at the table; each has its own colour.
SHAPES = ("sun", "drop", "star", "leaf", "stone", "kite", "shell", "acorn", "moon")


class Plate(Frozen, omit_defaults=True):
    """A picture of a page, and its deck. `named`: the title is shown with it."""

    deck: str
    picture: Picture
    named: bool = False


class Line(Frozen, omit_defaults=True):
    """What one seat told on a page. `over`: the number of the page's plates that a sketch covers; 0: all."""

    seat: Seat
    passage: Passage
    over: int = 0


class Account(Frozen):
    """What one seat did on a page, in sentences."""

    seat: Seat
    facts: tuple[Say, ...]


class Chapter(Frozen, omit_defaults=True):
    """Groups pages by number. `title`: given by a seat; without one the heading is used."""

    number: int
    heading: Say
    title: str = ""
    titled_by: Seat | None = None


class Page(Frozen, omit_defaults=True):
    """`Page(1, say("windmill-page", number=1), lines=(Line(0, passage("Once.")),))`. The id does not change during the
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

    def told_by(self, seat: Seat) -> bool:
        """
        >>> Page(1, Say("a-page"), lines=(Line(2, Passage()),)).told_by(2)
        True
        """
        return any(line.seat == seat for line in self.lines)

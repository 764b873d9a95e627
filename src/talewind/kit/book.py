"""The book of a table: what was told there, page by page. A page holds only what everybody may see."""

from .base import Frozen, Picture, Say, Seat
from .passage import Passage

# A seat's sign in the book and at the table, beside its name; each has its own colour.
SHAPES = ("sun", "drop", "star", "leaf", "stone", "kite", "shell", "acorn", "moon")


class Plate(Frozen, omit_defaults=True):
    """A picture of a page, and the deck it lies in. `named`: its title stands beside it."""

    deck: str
    picture: Picture
    named: bool = False


class Line(Frozen, omit_defaults=True):
    """What one seat told on a page. `over`: how many of the page's plates a sketch was drawn over; 0: all of them."""

    seat: Seat
    passage: Passage
    over: int = 0


class Chapter(Frozen, omit_defaults=True):
    """Pages with the same number belong together. `title`: words of a seat's own; without them the heading stands."""

    number: int
    heading: Say
    title: str = ""
    titled_by: Seat | None = None


class Page(Frozen, omit_defaults=True):
    """`Page(1, say("windmill-page", number=1), lines=(Line(0, told("Once.")),))`. The id stays the same while the game goes
    on. `facts`: sentences about it."""

    id: int
    heading: Say
    lines: tuple[Line, ...] = ()
    plates: tuple[Plate, ...] = ()
    finders: tuple[Seat, ...] = ()
    facts: tuple[Say, ...] = ()
    chapter: Chapter | None = None

    def told_by(self, seat: Seat) -> bool:
        """
        >>> Page(1, Say("a-page"), lines=(Line(2, Passage()),)).told_by(2)
        True
        """
        return any(line.seat == seat for line in self.lines)

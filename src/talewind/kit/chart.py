"""A chart of the book. The game draws it once, as SVG paths in units of its own; the client and the copy only ink it."""

from typing import Literal

from .base import Frozen, Say, Seat

type Look = Literal["line", "hollow", "solid"]


class Sign(Frozen):
    """A small shape around (0, 0), and what it means, for the legend."""

    id: str
    path: str
    look: Look
    means: Say


class Spot(Frozen):
    """A sign at its place."""

    sign: str
    x: int
    y: int


class Lettering(Frozen):
    """A name, written along a path."""

    path: str
    says: Say


class Stop(Frozen, omit_defaults=True):
    """Where a track ends. `label`: a few figures; without one it is a dot."""

    x: int
    y: int
    label: str = ""


class Track(Frozen, omit_defaults=True):
    """The way of one seat. `leaps`: the parts between places that do not touch."""

    seat: Seat
    line: str
    leaps: str = ""
    stops: tuple[Stop, ...] = ()


class Rose(Frozen):
    """A small compass rose. `turn`: degrees clockwise from north."""

    number: int
    turn: int
    says: Say


class Ground(Frozen):
    """What all charts of a book have in common. `shade`: areas in a light tint. `signs`: those of all charts, in the order of
    the legend; `spots`: those that belong to the ground. `note`: what the figures on tracks mean."""

    title: Say
    note: Say
    seams: str
    borders: str
    shade: str
    names: tuple[Lettering, ...]
    signs: tuple[Sign, ...]
    spots: tuple[Spot, ...]


class Chart(Frozen, omit_defaults=True):
    """A drawn map of a page. `reach`: from the middle to each side. Without `ground` it has that of the book's first chart."""

    reach: int
    ground: Ground | None = None
    tracks: tuple[Track, ...] = ()
    spots: tuple[Spot, ...] = ()
    roses: tuple[Rose, ...] = ()

"""Messages of the server to a client. Only these types are ever encoded to a socket: a state, a secret or a row has no way out."""

from typing import Any

from msgspec import Raw

from talewind.kit import Event, Frozen, Refusal, Seat, Sight, Undoable
from talewind.kit.base import kebab
from talewind.kit.views import Grown

from .phrases import Phrase

type Viewer = Seat | None  # None: somebody who only watches


# `now` is the server's time in ms: clocks are shown by it.


class ToClient(Frozen, tag_field="say", tag=kebab, omit_defaults=True): ...


class Heard(Frozen):
    """One numbered frame without its sight: what was told in it."""

    n: int
    events: tuple[Any, ...]


class Drafting(ToClient):
    """What a seat is writing just now, in a game that lets others read along: the words of its tale so far; "": nothing any more."""

    seat: Seat
    number: int  # of its question
    text: str


class Welcome(ToClient):
    """The first frame: who sits where, what the seat sees now, and what it has missed since frame `after`. `host`: the host's
    duties are this seat's at the moment. `undo`: who may take back what; to the last mover, why not. `names`: "" where the game is
    over and somebody keeps the name out of the book. `older`: the index where a growing field of the view begins here, if its oldest
    entries are left out."""

    table: str
    game: str
    names: tuple[str, ...]
    shapes: tuple[str, ...]  # each seat's sign
    seat: Seat | None
    host: bool
    now: int
    n: int
    sight: Raw
    missed: tuple[Heard, ...] = ()
    draft: Raw | None = None
    undo: Undoable | None = None
    older: dict[str, int] = {}
    drafting: Drafting | None = None


class Told(ToClient):
    """What happened, and what the seat sees after it: of the view only fields that have changed, and in `grown` the ends of its
    lists."""

    now: int
    n: int
    events: tuple[Event, ...]
    sight: Sight[Any]
    undo: Undoable | None = None
    grown: dict[str, Grown] = {}


class CaughtUp(ToClient):
    """Several frames at once, after a gap. `sight` is whole, and `older` as in the welcome."""

    now: int
    frames: tuple[Heard, ...]
    n: int
    sight: Raw
    undo: Undoable | None = None
    older: dict[str, int] = {}


class Taken(ToClient):
    """The move is durable."""

    id: str


class NotTaken(ToClient):
    """`again`: the server could not look at it just now; the client sends the same message again."""

    id: str
    refusal: Refusal
    again: bool = False


class Reacted(ToClient):
    """Somebody says a set phrase, just now."""

    seat: Seat
    phrase: Phrase


class Called(ToClient):
    """So many of the others would go on without a seat, and so many must; 0: it has said that it is here."""

    seat: Seat
    voices: int
    needed: int


class Carried(ToClient):
    """To a seat alone: a link has just brought it to another device."""


class Pong(ToClient):
    now: int


class Probe(ToClient):
    """To be echoed at once, so that the server knows how long messages are on their way: `lag` ms, 0 while that is not known.
    When it arrives, the server's time is `now` and `lag` more."""

    now: int
    number: int
    lag: int


type ServerMessage = Welcome | Told | CaughtUp | Taken | NotTaken | Reacted | Drafting | Called | Carried | Pong | Probe

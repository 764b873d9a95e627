"""Messages from the server to the client. Only these types are ever encoded to a connection: a state, a secret or a row
cannot leave the server."""

from operator import attrgetter
from typing import Any, Self

from msgspec import Raw

from talewind.kit import Event, Frozen, Refusal, Seat, Sight, Undoable
from talewind.kit.base import kebab
from talewind.kit.views import Grown

from .phrases import Phrase

type Viewer = Seat | None  # None: an onlooker


# `now` is the server's time in ms; the client displays clocks by it.


class ToClient(Frozen, tag_field="say", tag=kebab, omit_defaults=True): ...


class Heard(Frozen):
    """The events of one numbered frame, without its sight."""

    n: int
    events: tuple[Any, ...]


class Drafting(ToClient):
    """The unfinished tale of a seat, in a game that lets others read along; `text` "": no longer."""

    seat: Seat
    number: int  # of the seat's question
    text: str


class Welcome(ToClient):
    """The first frame: the seats, what the viewer sees now, and what it has missed since frame `after`. `host`: this
    seat has the host's rights now. `undo`: who may take back what; for the last mover, why not. `names`: "" for a name
    that is hidden in the book of a finished game. `older`: by growing field of the view, the index of the first entry
    sent, where older ones are left out. `company`: the seats that members of the house's company have, by member."""

    table: str
    game: str
    names: tuple[str, ...]
    shapes: tuple[str, ...]  # of each seat's piece
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
    company: dict[Seat, str] = {}


class Seating(Frozen):
    """Who sits at a table in play. `names` and `company` as in `Welcome`. `host`: the seat that has the host's rights now."""

    names: tuple[str, ...]
    host: Seat | None
    company: dict[Seat, str]


class PartialSight(Sight[dict[str, Any]]):
    """A sight whose view has only the fields that changed since the viewer's last frame, and none of its tuples: their ends
    are in `Told.grown`. All other fields are whole."""

    @classmethod
    def of(cls, sight: Sight[Any], view: dict[str, Any]) -> Self:
        seat, _, *others = _FIELDS(sight)
        return cls(seat, view, *others)


_FIELDS = attrgetter(*Sight.__struct_fields__)  # the view is the second of them


class Told(ToClient):
    """The events of one row and the viewer's sight after it. `grown`: the ends of the view's tuples that changed. `seating`: if
    somebody else sits in a seat now, or another seat has the host's rights."""

    now: int
    n: int
    events: tuple[Event, ...]
    sight: PartialSight
    undo: Undoable | None = None
    grown: dict[str, Grown] = {}
    seating: Seating | None = None


class CaughtUp(ToClient):
    """Several frames at once, after a gap. `sight` has the whole view; `older` as in `Welcome`."""

    now: int
    frames: tuple[Heard, ...]
    n: int
    sight: Raw
    undo: Undoable | None = None
    older: dict[str, int] = {}
    seating: Seating | None = None


class Taken(ToClient):
    """The client's message took effect: its row is committed."""

    id: str


class NotTaken(ToClient):
    """The client's message had no effect. `again`: the server could not process it now; the client repeats it."""

    id: str
    refusal: Refusal
    again: bool = False


class Reacted(ToClient):
    """A seat says a set phrase now."""

    seat: Seat
    phrase: Phrase


class Called(ToClient):
    """The state of a vote to go on without a seat: votes so far and votes needed. 0 votes: it is here."""

    seat: Seat
    voices: int
    needed: int


class Carried(ToClient):
    """Sent to one seat: another device has taken it over by a link."""


class Pong(ToClient):
    now: int


class Probe(ToClient):
    """The client echoes a probe at once, so that the server can measure latency. `lag`: ms one way, 0 while unknown. On
    arrival the server's time is `now` plus `lag`."""

    now: int
    number: int
    lag: int


type ServerMessage = Welcome | Told | CaughtUp | Taken | NotTaken | Reacted | Drafting | Called | Carried | Pong | Probe

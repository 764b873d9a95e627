"""Messages from the client to the server."""

import msgspec
from msgspec import Raw

from talewind.kit import Frozen
from talewind.kit.base import kebab

from .phrases import Phrase

# The client makes `id`; a repeated id has no second effect.


class FromClient(Frozen, tag_field="do", tag=kebab, forbid_unknown_fields=True): ...


class Answer(FromClient):
    id: str
    number: int
    move: Raw
    then: tuple[Raw, ...] = ()


class Beside(FromClient):
    id: str
    move: Raw


class Order(FromClient):
    """A standing order; without a scope the message cancels it."""

    id: str
    window: str
    scope: str | None = None
    move: Raw = msgspec.field(default_factory=lambda: Raw(b"null"))  # msgspec decodes `Raw | None` only as null


class Draft(FromClient):
    """An unfinished answer, stored for the clock and for a reload. Not acknowledged. `alone`: nobody reads along."""

    number: int
    move: Raw
    alone: bool = False


class Undo(FromClient):
    id: str


class Pause(FromClient):
    id: str


class GoOn(FromClient):
    id: str


class EndHere(FromClient):
    id: str


class Leave(FromClient):
    id: str


class Back(FromClient):
    """The seat ends its absence."""

    id: str


class React(FromClient):
    """A set phrase to every viewer; the log does not store it."""

    id: str
    phrase: Phrase


class Ping(FromClient): ...


class Echo(FromClient):
    """The reply to a probe, sent at once."""

    number: int


type ClientMessage = (
    Answer | Beside | Order | Draft | Undo | Pause | GoOn | EndHere | Leave | Back | React | Ping | Echo
)

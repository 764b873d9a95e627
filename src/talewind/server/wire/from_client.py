"""Messages of a client to the server."""

import msgspec
from msgspec import Raw

from talewind.kit import Frozen
from talewind.kit.base import kebab

from .phrases import Phrase

# `id` is made by the client: the same one again has no second effect.


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
    """A standing order; without a scope it is taken back."""

    id: str
    window: str
    scope: str | None = None
    move: Raw = msgspec.field(default_factory=lambda: Raw(b"null"))  # msgspec reads `Raw | None` as null alone


class Draft(FromClient):
    """An unfinished answer, kept for the clock and for a reload. Not acknowledged. `alone`: others shall not read along."""

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
    """I am back."""

    id: str


class React(FromClient):
    """A set phrase to everybody; it is not in the log."""

    id: str
    phrase: Phrase


class Ping(FromClient): ...


class Echo(FromClient):
    """The answer to a probe, at once."""

    number: int


type ClientMessage = (
    Answer | Beside | Order | Draft | Undo | Pause | GoOn | EndHere | Leave | Back | React | Ping | Echo
)

"""What goes over a socket, both ways. Only these types are ever encoded to one: a state, a secret or a log row has no way out."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Literal

import msgspec
from msgspec import Raw

from talewind.kit import Event, Frozen, Game, Refusal, Seat, Sight
from talewind.kit.words import kebab

type Phrase = Literal[
    "well-told", "lovely", "laughing", "surprised", "thinking", "take-your-time", "sorry", "thanks"
]  # fmt: skip

# From the client. `id` is made by the client: the same one again has no second effect.


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
    """An unfinished answer, kept for the clock and for a reload. Not acknowledged."""

    number: int
    move: Raw


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


# To the client. `now` is the server's time in ms: clocks are shown by it.


class ToClient(Frozen, tag_field="say", tag=kebab, omit_defaults=True): ...


class Heard(Frozen):
    """One numbered frame without its sight: what was told in it."""

    n: int
    events: tuple[Any, ...]


class Welcome(ToClient):
    """The first frame: who sits where, what the seat sees now, and what it has missed since frame `after`. `host`: the host's
    duties are this seat's at the moment."""

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


class Told(ToClient):
    """What happened, and what the seat sees after it."""

    now: int
    n: int
    events: tuple[Event, ...]
    sight: Sight[Any]


class CaughtUp(ToClient):
    """Several frames at once, after a gap."""

    now: int
    frames: tuple[Heard, ...]
    n: int
    sight: Raw


class Taken(ToClient):
    """The move is durable."""

    id: str


class NotTaken(ToClient):
    id: str
    refusal: Refusal


class Reacted(ToClient):
    """Somebody says a set phrase, just now."""

    seat: Seat
    phrase: Phrase


class Called(ToClient):
    """So many of the others would go on without a seat, and so many must; 0: it has said that it is here."""

    seat: Seat
    voices: int
    needed: int


class Pong(ToClient):
    now: int


class Probe(ToClient):
    """To be echoed at once, so that the server knows how long messages are on their way: `lag` ms, 0 while that is not known.
    When it arrives, the server's time is `now` and `lag` more."""

    now: int
    number: int
    lag: int


type ServerMessage = Welcome | Told | CaughtUp | Taken | NotTaken | Reacted | Called | Pong | Probe

_decode: Callable[[bytes | str], ClientMessage] = msgspec.json.Decoder(ClientMessage).decode
_encode = msgspec.json.Encoder().encode


NUL = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")  # the one character that PostgreSQL takes in no text


def read(raw: bytes | str) -> ClientMessage:
    """Raises MsgspecError for whatever is none of them."""
    text = raw if isinstance(raw, str) else raw.decode(errors="replace")
    if "\\u0000" in text and NUL.search(text):
        raise msgspec.DecodeError("a character that nobody types")
    try:
        return _decode(raw)
    except RecursionError:
        raise msgspec.DecodeError("too deep") from None


@cache
def _moves_of(game: type[Game[Any, Any, Any]]) -> Callable[[bytes | Raw], Any]:
    return msgspec.json.Decoder(game.moves).decode


def read_move(game: Game[Any, Any, Any], raw: bytes | Raw) -> Any:
    """A move of this game. Raises MsgspecError, or RecursionError."""
    return _moves_of(type(game))(raw)  # type: ignore[arg-type]  # mypy: a class hashes like its instances


def write(message: ServerMessage) -> bytes:
    """The only encoder of the socket's path."""
    if not isinstance(message, ToClient):
        raise TypeError(f"{type(message).__name__} does not go over a socket")
    return _encode(message)

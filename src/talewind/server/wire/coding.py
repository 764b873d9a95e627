"""Codec of the table's connection: its only decoder and its only encoder."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from msgspec import Raw

from talewind.kit import AnyGame

from .from_client import ClientMessage
from .to_client import ServerMessage, ToClient

_decode: Callable[[bytes | str], ClientMessage] = msgspec.json.Decoder(ClientMessage).decode
_encode = msgspec.json.Encoder().encode


NUL = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")  # the one character that PostgreSQL stores in no text


def read(raw: bytes | str) -> ClientMessage:
    """Decode a client's message. Raises MsgspecError for anything else."""
    text = raw if isinstance(raw, str) else raw.decode(errors="replace")
    if "\\u0000" in text and NUL.search(text):
        raise msgspec.DecodeError("the message has a NUL character")
    try:
        return _decode(raw)
    except RecursionError:
        raise msgspec.DecodeError("the message is nested too deeply") from None


@cache
def _moves_of(game: type[AnyGame]) -> Callable[[bytes | Raw], Any]:
    return msgspec.json.Decoder(game.moves).decode


def read_move(game: AnyGame, raw: bytes | Raw) -> Any:
    """Decode a move of this game. Raises MsgspecError or RecursionError. A number beyond 64 bits can be decoded, but no state
    that holds it can be stored: a planned move and a standing order are kept before a rule looks at their values."""
    move = _moves_of(type(game))(raw)  # type: ignore[arg-type]  # mypy: a class hashes like its instances
    try:
        msgspec.msgpack.encode(move)  # as a state is stored
    except OverflowError:
        raise msgspec.ValidationError("a number of the move is too large") from None
    return move


def write(message: ServerMessage) -> bytes:
    """Encode a message for the client; any other type is a TypeError."""
    if not isinstance(message, ToClient):
        raise TypeError(f"{type(message).__name__} must not leave the server; only messages of wire/to_client.py may")
    return _encode(message)

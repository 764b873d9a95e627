"""Storing a state: its bytes, its fingerprint, and upgrades of older versions."""

from functools import reduce
from hashlib import blake2b
from operator import or_
from typing import Any

import msgspec

from .game import Game
from .state import PLAIN, State

_encode = msgspec.msgpack.Encoder().encode
_stored: dict[type, type] = {}
_decoders: dict[type, msgspec.msgpack.Decoder[Any]] = {}


class TooNew(ValueError):
    """A newer version of the game has written the stored state."""


def snapshot(state: State[Any]) -> bytes:
    """The whole state as bytes."""
    return _encode(state)


def fingerprint(raw: bytes) -> bytes:
    """The hash of a snapshot. Each row of the log carries it, so that a replay can be checked."""
    return blake2b(raw, digest_size=16).digest()


def restore[S: State[Any]](game: Game[S, Any, Any], raw: bytes) -> S:
    """Decode a state. One of an older version goes through `Game.upgrade`."""
    kind = type(game)
    if kind not in _decoders:
        _decoders[kind] = msgspec.msgpack.Decoder(stored_type(game))
    try:
        state = _opened(game, _decoders[kind].decode(raw))
    except msgspec.ValidationError:
        state = _upgraded(game, raw)
    else:
        if state.rules_version != game.version:
            state = _upgraded(game, raw)
    state.chairs = tuple([PLAIN if chair == PLAIN else chair for chair in state.chairs])
    return state


def _upgraded[S: State[Any]](game: Game[S, Any, Any], raw: bytes) -> S:
    plain = msgspec.msgpack.decode(raw)
    was = int(plain.get("rules", 1))
    if was > game.version:
        raise TooNew(f"{game.id}: the state is of rules version {was}, this is {game.version}; install a newer one")
    if was == game.version:
        upgraded = plain  # `convert` reports the place of the error
    else:
        upgraded = game.upgrade(plain, was) | {"rules": game.version}
    return _opened(game, msgspec.convert(upgraded, stored_type(game)))


def stored_type(game: Game[Any, Any, Any]) -> type:
    """The type for decoding stored states: the state's, with the game's phases as its stack."""
    kind = type(game)
    if kind not in _stored:
        phases: Any = reduce(or_, game.phases)
        _stored[kind] = msgspec.defstruct(
            game.state_type.__name__, [("stack", list[phases])], bases=(game.state_type,), module=__name__, kw_only=True
        )
    return _stored[kind]


def _opened[S: State[Any]](game: Game[S, Any, Any], stored: Any) -> S:
    return game.state_type(**msgspec.structs.asdict(stored))

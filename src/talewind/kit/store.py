"""Storing a state: its bytes, its fingerprint, and upgrades of older versions."""

from hashlib import blake2b
from typing import Any

import msgspec

from .game import Game
from .state import PLAIN, State

_encode = msgspec.msgpack.Encoder().encode
_decoders: dict[type, msgspec.msgpack.Decoder[Any]] = {}


class TooNew(ValueError):
    """A newer version of the game has written the stored state."""


def snapshot(state: State[Any, Any]) -> bytes:
    """The whole state as bytes."""
    return _encode(state)


def fingerprint(raw: bytes) -> bytes:
    """The hash of a snapshot. Each row of the log carries it, so that a replay can be checked."""
    return blake2b(raw, digest_size=16).digest()


def restore[S: State[Any, Any]](game: Game[S, Any, Any], raw: bytes) -> S:
    """Decode a state. One of an older version goes through `Game.upgrade`."""
    decoder = _decoders.get(game.state_type)
    if decoder is None:
        decoder = _decoders[game.state_type] = msgspec.msgpack.Decoder(game.state_type)
    try:
        state: S = decoder.decode(raw)
    except msgspec.ValidationError:
        state = _upgraded(game, raw)
    else:
        if state.rules != game.version:
            state = _upgraded(game, raw)
    state.chairs = tuple([PLAIN if chair == PLAIN else chair for chair in state.chairs])
    return state


def _upgraded[S: State[Any, Any]](game: Game[S, Any, Any], raw: bytes) -> S:
    plain = msgspec.msgpack.decode(raw)
    was = int(plain.get("rules", 1))
    if was > game.version:
        raise TooNew(f"{game.id}: written by rules version {was}, this is {game.version}")
    if was == game.version:
        upgraded = plain  # convert reports where the bytes are wrong
    else:
        upgraded = game.upgrade(plain, was) | {"rules": game.version}
    state: S = msgspec.convert(upgraded, game.state_type)
    return state

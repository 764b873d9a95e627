"""A finished game as a file: the magic line, then one JSON document (`GameFile`), compressed by zlib."""

import zlib

import msgspec
from msgspec import Raw

from talewind.kit import Frozen, Seat

MAGIC = b"talewind1\n"
MOST_BYTES = 64 << 20  # decompressed: a stranger's file must not exhaust the memory; a long game has about 1 MB


class GameRow(Frozen, omit_defaults=True):
    """One row of the log. `at` and `seat` repeat those of the body, which the rules have used and verification checks."""

    seq: int
    at: int
    body: Raw
    told: Raw
    state_hash: str
    rules: int  # newer rules may have continued an older table
    seat: Seat | None = None
    only_for: tuple[Seat, ...] | None = None


class GameFile(Frozen, omit_defaults=True):
    """A whole game. Bytes are hexadecimal, as the commitment was shown. Names are included only if a caller has added them.
    `masked`: the rows in which hidden words were replaced; from the first of them on, the states differ from the game's."""

    game: str
    rules: int
    options: Raw
    seats: int
    commitment: str
    secret: str
    nonces: tuple[str, ...]
    opened_at: int
    rows: tuple[GameRow, ...]
    names: tuple[str, ...] = ()
    masked: tuple[int, ...] = ()


class NotAGameFile(ValueError):
    """The bytes are no game file, or an incomplete one."""


_decode = msgspec.json.Decoder(GameFile).decode


def pack(file: GameFile) -> bytes:
    return MAGIC + zlib.compress(msgspec.json.encode(file), 9)


def unfold(folded: bytes) -> GameFile:
    """Decompress and decode a game file. Raises NotAGameFile for anything else."""
    if not folded.startswith(MAGIC):
        raise NotAGameFile("It does not begin as a Talewind game does.")
    unpacker = zlib.decompressobj()
    try:
        raw = unpacker.decompress(folded[len(MAGIC) :], MOST_BYTES)
        if not unpacker.eof or unpacker.unused_data:
            raise NotAGameFile("It was cut, or it is too long.")
        return _decode(raw)
    except (zlib.error, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as why:
        raise NotAGameFile(f"It cannot be read: {why}") from why

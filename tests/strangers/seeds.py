"""Where an attacker looks for the seed of a table: secrets that might be its own, from what he has."""

import re
from base64 import urlsafe_b64decode
from collections.abc import Callable, Iterator
from hashlib import blake2b, sha256
from random import Random

from talewind.kit import Frozen, commitment

BEFORE = 500  # ms before the time that the table shows: so long its secret may have been made earlier
LONG_WORDS = re.compile(rb"[0-9A-Za-z_-]{8,128}")


class Public(Frozen):
    """What the attacker has. `raw`: everything that he and an onlooker received; `former`: the secret of the game before."""

    table: str
    raw: bytes
    commitment: bytes
    nonces: tuple[bytes, ...]
    at: int
    former: bytes


def from_the_bytes(public: Public) -> Iterator[bytes]:
    """As with boardgame.io: the seed itself is in a message."""
    for word in dict.fromkeys(LONG_WORDS.findall(public.raw)):
        if len(word) in (32, 64, 128) and re.fullmatch(rb"[0-9a-f]+", word):
            yield bytes.fromhex(word.decode())
        elif len(word) == 43:
            yield urlsafe_b64decode(word + b"=")


def from_the_time(public: Public) -> Iterator[bytes]:
    for at in range(public.at - BEFORE, public.at + 2):
        yield from (str(at).encode(), at.to_bytes(8), Random(at).randbytes(32))
    yield Random(public.at // 1_000).randbytes(32)


def from_the_table(public: Public) -> Iterator[bytes]:
    name = public.table.encode()
    yield from (name, sha256(name).digest(), blake2b(name, digest_size=32).digest(), Random(public.table).randbytes(32))


def from_the_game_before(public: Public) -> Iterator[bytes]:
    was = public.former
    following = (int.from_bytes(was) + 1) % (1 << 256)
    yield from (was, commitment(was), sha256(was).digest(), following.to_bytes(32), Random(was).randbytes(32))


def from_the_nonces(public: Public) -> Iterator[bytes]:
    yield from (b"", bytes(32), public.commitment, *public.nonces)


ATTACKS: dict[str, Callable[[Public], Iterator[bytes]]] = {
    "bytes": from_the_bytes, "time": from_the_time, "table": from_the_table, "game before": from_the_game_before,
    "nonces": from_the_nonces,
}  # fmt: skip

"""Chance: a keyed hash of (key, label, counter). The key is never in the state, so a clone holds no future."""

from collections.abc import Iterable, Sequence
from hashlib import blake2b, shake_128
from typing import NamedTuple

SPAN = 1 << 64


class Twist(NamedTuple):
    """For proofs: one draw in the open that comes out by another key."""

    label: str
    number: int
    key: bytes


# A pair: what is rolled in the open, and what is dealt hidden.
type Key = bytes | tuple[bytes, bytes] | tuple[bytes, bytes, Twist]


class Chance:
    """Rolls are seen by all; deals and hidden rolls are not, until told. The leak test keeps the first and changes the second, so a
    die under a cup is `roll(6, "die", hidden=True)`: rolled in the open it would leak unnoticed, and `conform` says so.

    >>> dice = Chance(b"key")
    >>> [dice.roll(6, "die") for _ in range(5)] == [Chance(b"key", {"die": n}).roll(6, "die") for n in range(5)]
    True
    """

    __slots__ = ("_deals", "_draws", "_key", "_twist", "used")

    def __init__(self, key: Key, draws: dict[str, int] | None = None) -> None:
        self._key, self._deals, *twist = key if isinstance(key, tuple) else (key, key)
        self._twist: Twist | None = twist[0] if twist else None
        self._draws = {} if draws is None else draws
        self.used = False

    def _next(self, label: str) -> bytes:
        self.used = True
        n = self._draws.get(label, 0)
        self._draws[label] = n + 1
        return b"%s:%d" % (label.encode(), n)

    def _key_of(self, label: str, hidden: bool) -> bytes:
        if hidden:
            return self._deals
        if self._twist is not None and self._twist[:2] == (label, self._draws.get(label, 0)):
            return self._twist.key
        return self._key

    def _below(self, n: int, label: str, hidden: bool) -> int:
        key, name = self._key_of(label, hidden), self._next(label)
        fair, tries = SPAN - SPAN % n, 0
        while True:
            x = int.from_bytes(blake2b(name + b"/%d" % tries, key=key, digest_size=8).digest())
            if x < fair:
                return x % n
            tries += 1

    def roll(self, n: int, label: str, hidden: bool = False) -> int:
        """A number from 0 to n - 1: everybody may see it, unless it is `hidden`."""
        return self._below(n, label, hidden)

    def pick[T](self, items: Sequence[T], label: str, hidden: bool = False) -> T:
        """One of them: everybody may see which, unless it is `hidden`."""
        return items[self._below(len(items), label, hidden)]

    def deal[T](self, bag: list[T], label: str) -> T:
        """Draw without replacement. A deck is a bag: its order does not exist before the draw.
        Sort a bag after putting something back, or its order remembers."""
        return bag.pop(self._below(len(bag), label, hidden=True))

    def shuffled[T](self, items: Iterable[T], label: str, hidden: bool = False) -> list[T]:
        """One squeeze for the whole shuffle; 16 bytes a card make the modulo bias less than 2**-120."""
        out = list(items)
        key = self._key_of(label, hidden)
        stream = shake_128(key + self._next(label)).digest(16 * len(out))
        for i in range(len(out) - 1, 0, -1):
            j = int.from_bytes(stream[16 * i : 16 * i + 16]) % (i + 1)
            out[i], out[j] = out[j], out[i]
        return out


def commitment(secret: bytes) -> bytes:
    """What the table publishes before the first draw."""
    return blake2b(secret, digest_size=32, person=b"talewind commit").digest()


def table_key(secret: bytes, nonces: Iterable[bytes]) -> bytes:
    """The key of chance: the server's secret and a nonce from each seat, so that neither chose it alone.

    >>> table_key(b"s" * 32, [b"a", b"bc"]) == table_key(b"s" * 32, [b"ab", b"c"])
    False
    """
    digest = blake2b(secret, digest_size=32, person=b"talewind key")
    for nonce in nonces:
        digest.update(len(nonce).to_bytes(4))
        digest.update(nonce)
    return digest.digest()

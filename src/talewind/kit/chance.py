"""Chance: a keyed hash of (key, label, counter). The key is never in the state, which so reveals no future draws."""

from collections.abc import Iterable, Sequence
from hashlib import blake2b, shake_128
from typing import NamedTuple

SPAN = 1 << 64


class Twist(NamedTuple):
    """For tests: one public draw that uses another key."""

    label: str
    number: int
    key: bytes


# A pair: one key for public rolls, one for hidden deals.
type Key = bytes | tuple[bytes, bytes] | tuple[bytes, bytes, Twist]


class Chance:
    """Rolls are public; deals and hidden rolls are secret until told. The leak test keeps the first and changes the
    second, so a die under a cup is `roll(6, "die", hidden=True)`: `conform` reports a hidden value from a public roll.

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
        """A number from 0 to n - 1, public unless `hidden`."""
        return self._below(n, label, hidden)

    def pick[T](self, items: Sequence[T], label: str, hidden: bool = False) -> T:
        """One of the items, public unless `hidden`."""
        return items[self._below(len(items), label, hidden)]

    def deal[T](self, bag: list[T], label: str) -> T:
        """Draw from `bag` without replacement, secretly. A deck has no order before the draw: sort it after putting
        something back, or its order reveals what."""
        return bag.pop(self._below(len(bag), label, hidden=True))

    def shuffled[T](self, items: Iterable[T], label: str, hidden: bool = False) -> list[T]:
        """The items in random order, from one hash; 16 bytes per item keep the modulo bias below 2**-120."""
        out = list(items)
        key = self._key_of(label, hidden)
        stream = shake_128(key + self._next(label)).digest(16 * len(out))
        for i in range(len(out) - 1, 0, -1):
            j = int.from_bytes(stream[16 * i : 16 * i + 16]) % (i + 1)
            out[i], out[j] = out[j], out[i]
        return out


def commitment(secret: bytes) -> bytes:
    """The hash of the secret, published before the first draw."""
    return blake2b(secret, digest_size=32, person=b"talewind commit").digest()


def table_key(secret: bytes, nonces: Iterable[bytes]) -> bytes:
    """The key of chance, from the server's secret and a nonce of each seat, so that nobody chooses it alone.

    >>> table_key(b"s" * 32, [b"a", b"bc"]) == table_key(b"s" * 32, [b"ab", b"c"])
    False
    """
    digest = blake2b(secret, digest_size=32, person=b"talewind key")
    for nonce in nonces:
        digest.update(len(nonce).to_bytes(4))
        digest.update(nonce)
    return digest.digest()

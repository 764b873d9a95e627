"""Chance: a keyed hash of (key, label, counter). The key is never in the state, so a clone holds no future."""

from collections.abc import Iterable, Sequence
from hashlib import blake2b, shake_128

SPAN = 1 << 64

type Key = bytes | tuple[bytes, bytes]  # a pair: what is rolled in the open, and what is dealt hidden


class Chance:
    """Rolls are seen by all; deals are not, until told. The leak test keeps the first and changes the second.

    >>> dice = Chance(b"key")
    >>> [dice.roll(6, "die") for _ in range(5)] == [Chance(b"key", {"die": n}).roll(6, "die") for n in range(5)]
    True
    """

    __slots__ = ("_deals", "_draws", "_key", "used")

    def __init__(self, key: Key, draws: dict[str, int] | None = None) -> None:
        self._key, self._deals = key if isinstance(key, tuple) else (key, key)
        self._draws = {} if draws is None else draws
        self.used = False

    def _next(self, label: str) -> bytes:
        self.used = True
        n = self._draws.get(label, 0)
        self._draws[label] = n + 1
        return b"%s:%d" % (label.encode(), n)

    def _below(self, n: int, label: str, key: bytes) -> int:
        name = self._next(label)
        fair, tries = SPAN - SPAN % n, 0
        while True:
            x = int.from_bytes(blake2b(name + b"/%d" % tries, key=key, digest_size=8).digest())
            if x < fair:
                return x % n
            tries += 1

    def roll(self, n: int, label: str) -> int:
        """A number from 0 to n - 1 that everybody may see."""
        return self._below(n, label, self._key)

    def pick[T](self, items: Sequence[T], label: str) -> T:
        """One of them, in the open."""
        return items[self._below(len(items), label, self._key)]

    def deal[T](self, bag: list[T], label: str) -> T:
        """Draw without replacement. A deck is a bag: its order does not exist before the draw.
        Sort a bag after putting something back, or its order remembers."""
        return bag.pop(self._below(len(bag), label, self._deals))

    def shuffled[T](self, items: Iterable[T], label: str, hidden: bool = False) -> list[T]:
        """One squeeze for the whole shuffle; 16 bytes a card make the modulo bias less than 2**-120."""
        out = list(items)
        key = self._deals if hidden else self._key
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

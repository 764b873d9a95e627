"""The keys in links. A table's keys are derived from the server's secret, so that its people can get them again on any
device; the database has only their hashes, so a stolen copy of it opens no table."""

from hashlib import blake2b

from talewind.server.base.ids import LETTERS

LENGTH = 20  # 24**20 is about 2**91


class Keyring:
    """`secret`: that of the cookies; all processes share it."""

    def __init__(self, secret: str) -> None:
        self._secret = blake2b(secret.encode(), digest_size=32, person=b"talewind keys").digest()

    def join(self, table: str) -> str:
        """The key that lets its bearer sit down or watch."""
        return self._derived("join", table)

    def watch(self, table: str) -> str:
        """The key that lets its bearer watch."""
        return self._derived("watch", table)

    def address(self, table: str, address: str) -> bytes:
        """A digest that tells the addresses at one table apart without storing them."""
        return blake2b(f"address {table} {address}".encode(), key=self._secret, digest_size=16).digest()

    def _derived(self, kind: str, table: str) -> str:
        number = int.from_bytes(blake2b(f"{kind} {table}".encode(), key=self._secret, digest_size=32).digest())
        found = []
        for _ in range(LENGTH):
            number, rest = divmod(number, len(LETTERS))
            found.append(LETTERS[rest])
        return "".join(found)

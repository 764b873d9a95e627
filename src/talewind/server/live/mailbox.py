"""A mailbox: the frames waiting for one connection. Bounded and read in one go: a queue wakes its reader for each."""

import asyncio

BEAT = b""  # stands for a probe, stamped when it is sent


class Mailbox:
    """A last letter None ends the connection. An empty mailbox accepts one letter of any size."""

    def __init__(self, most: int, most_bytes: int) -> None:
        self.most, self.most_bytes = most, most_bytes
        self._bytes = 0
        self._letters: list[bytes | None] = []
        self._reader: asyncio.Future[None] | None = None

    def put(self, letter: bytes) -> bool:
        """Add a letter; False if the mailbox is full."""
        if len(self._letters) >= self.most or (self._letters and self._bytes + len(letter) > self.most_bytes):
            return False
        self._letters.append(letter)
        self._bytes += len(letter)
        self._wake()
        return True

    @property
    def idle(self) -> bool:
        """Whether its reader has taken and sent every letter, and waits for the next."""
        return self._reader is not None and not self._reader.done() and not self._letters

    def end(self) -> None:
        """Replace all waiting letters with the end of the connection."""
        self._letters, self._bytes = [None], 0
        self._wake()

    def empty(self) -> list[bytes | None]:
        """Take all letters without waiting."""
        found, self._letters, self._bytes = self._letters, [], 0
        return found

    async def take(self) -> list[bytes | None]:
        """Wait for letters and take them all. One reader at a time; a cancelled reader loses nothing."""
        while not self._letters:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self.empty()

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

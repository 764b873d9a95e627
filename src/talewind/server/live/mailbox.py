"""A mailbox: frames that wait for one connection. Bounded, and emptied in one go: a queue would wake its reader for each."""

import asyncio

BEAT = b""  # in the place of a frame: a probe, stamped when it is sent


class Mailbox:
    """None, as the last of its letters, ends the connection. One letter is taken however large it is."""

    def __init__(self, most: int, most_bytes: int) -> None:
        self.most, self.most_bytes = most, most_bytes
        self._bytes = 0
        self._letters: list[bytes | None] = []
        self._reader: asyncio.Future[None] | None = None

    def put(self, letter: bytes) -> bool:
        """False: it is full."""
        if len(self._letters) >= self.most or (self._letters and self._bytes + len(letter) > self.most_bytes):
            return False
        self._letters.append(letter)
        self._bytes += len(letter)
        self._wake()
        return True

    def end(self) -> None:
        """The last word takes the place of all that waits."""
        self._letters, self._bytes = [None], 0
        self._wake()

    def empty(self) -> list[bytes | None]:
        """All that waits now."""
        found, self._letters, self._bytes = self._letters, [], 0
        return found

    async def take(self) -> list[bytes | None]:
        """All that waits, as soon as something does. One reader at a time; one that is cancelled loses nothing."""
        while not self._letters:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self.empty()

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

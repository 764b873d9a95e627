"""A mailbox: frames that wait for one connection. Bounded, and emptied in one go: a queue would wake its reader for each."""

import asyncio

BEAT = b""  # in the place of a frame: a probe, stamped when it is sent


class Mailbox:
    """None, as the last of its letters, ends the connection."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._letters: list[bytes | None] = []
        self._reader: asyncio.Future[None] | None = None

    def put(self, letter: bytes) -> bool:
        """False: it is full."""
        if len(self._letters) >= self.most:
            return False
        self._letters.append(letter)
        self._wake()
        return True

    def end(self) -> None:
        """The last word; in a full box it takes the place of a frame."""
        del self._letters[self.most - 1 :]
        self._letters.append(None)
        self._wake()

    def empty(self) -> list[bytes | None]:
        """All that waits now."""
        found, self._letters = self._letters, []
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

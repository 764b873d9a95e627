"""The bus between processes: core NATS, one subject per bucket of tables. It stores nothing; lost messages are
recovered from the log."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from zlib import crc32

import msgspec
import nats.errors
from nats.aio.client import Client
from nats.aio.msg import Msg

from .bus_messages import Ephemeral, News, Wanted
from .counted import Counted
from .nats_connection import NatsConnection

BUCKETS = 256
EPHEMERAL = "aside"  # the subject, named as in 0.2.0: during an upgrade processes of two versions share the bus

type Hear = Callable[[News], Awaitable[None]]
type HearEphemeral = Callable[[Ephemeral], None]
type Wish = Callable[[Wanted], Awaitable[None]]

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(News).decode
_decode_ephemeral = msgspec.msgpack.Decoder(Ephemeral).decode
_decode_counted = msgspec.msgpack.Decoder(Counted).decode
_decode_wanted = msgspec.msgpack.Decoder(Wanted).decode


def bucket(table: str) -> int:
    return crc32(table.encode()) % BUCKETS


class Bus(NatsConnection):
    """One NATS connection per process. `hear` receives rows of other processes; the hub delivers our own."""

    def __init__(
        self,
        url: str,
        hear: Hear,
        hear_ephemeral: HearEphemeral,
        wish: Wish,
        came_back: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(url, came_back)
        self.hear, self.hear_ephemeral, self.wish = hear, hear_ephemeral, wish
        self._followed: dict[int, asyncio.Task[None]] = {}

    async def follow(self, table: str) -> None:
        """Subscribe to the table's bucket. Two flushes: after one, the server may not have it yet."""
        number = bucket(table)
        if self.client is None:
            return
        if number not in self._followed:
            self._followed[number] = asyncio.create_task(self._follow(self.client, number))
        await asyncio.shield(self._followed[number])  # several may wait for it, and one of them be cancelled

    async def _follow(self, client: Client, number: int) -> None:
        try:
            await client.subscribe(f"*.{number}", cb=self._came)  # one: each has a queue and a task of its own
            with contextlib.suppress(nats.errors.Error):  # it hangs: rows are found in the log until it is back
                if self.up:
                    await self.flushed()
                    await self.flushed()
        except BaseException:
            del self._followed[number]
            raise

    async def answer(self, sits: Callable[[str, int], bool]) -> None:
        """Reply to other processes that ask whether a seat is connected here."""

        async def reply(message: Msg) -> None:
            table, seat = msgspec.msgpack.decode(message.data, type=tuple[str, int])
            if sits(table, seat):
                await message.respond(b"yes")

        assert self.client is not None
        await self.client.subscribe("sits", cb=reply)

    async def obey(self, dismiss: Callable[[str, int], None]) -> None:
        """Close a seat's connections when another process says that the seat has a new holder."""

        async def heard(message: Msg) -> None:
            dismiss(*msgspec.msgpack.decode(message.data, type=tuple[str, int]))

        assert self.client is not None
        await self.client.subscribe("dismiss", cb=heard)

    async def share(self, hear: Callable[[Counted], Awaitable[None]]) -> None:
        """Subscribe to the limits' counts of the other processes."""

        async def heard(message: Msg) -> None:
            await hear(_decode_counted(message.data))

        assert self.client is not None
        await self.client.subscribe("counted", cb=heard)

    async def count(self, counted: Counted) -> None:
        """Publish this process's counts. Without the bus each process counts for itself."""
        if self.client is not None and self.takes:
            await self.client.publish("counted", _encode(counted))

    async def dismiss(self, table: str, seat: int) -> None:
        if self.client is not None and self.up:
            with contextlib.suppress(
                nats.errors.Error
            ):  # it hangs: the other processes find the new holder by themselves
                await self.client.publish("dismiss", _encode((table, seat)))
                await self.flushed()

    async def sits_elsewhere(self, table: str, seat: int) -> bool:
        """Whether another process has a connection of this seat."""
        if self.client is None or not self.up:
            return False
        try:
            await self.client.request("sits", _encode((table, seat)), timeout=0.3)
        except nats.errors.Error:
            return False
        return True

    async def _came(self, message: Msg) -> None:
        """A message of a bucket, by the kind in its subject; a newer version may send others."""
        kind, _, _ = message.subject.partition(".")
        if kind == "row":
            await self._heard(message)
        elif kind == "wanted":
            await self.wish(_decode_wanted(message.data))
        elif kind == EPHEMERAL:
            self.hear_ephemeral(_decode_ephemeral(message.data))

    async def _heard(self, message: Msg) -> None:
        await self.hear(_decode(message.data))

    async def want(self, wanted: Wanted) -> bool:
        """Announce viewers of this process; False: not now."""
        if self.client is None or not self.takes:
            return False
        await self.client.publish(f"wanted.{bucket(wanted.table)}", _encode(wanted))
        return True

    async def send_ephemeral(self, ephemeral: Ephemeral) -> None:
        if self.client is not None and self.takes:
            await self.client.publish(f"{EPHEMERAL}.{bucket(ephemeral.table)}", _encode(ephemeral))

    async def tell(self, news: News) -> None:
        """Publish a row that others may wait for. Without the bus the other processes find it in the log."""
        if self.client is not None and self.takes:
            await self.client.publish(f"row.{bucket(news.table)}", _encode(news))

"""The bus between processes: core NATS, one subject per bucket of tables. It stores nothing; lost messages are
recovered from the log."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from zlib import crc32

import msgspec
import nats
import nats.errors
from nats.aio.client import Client
from nats.aio.msg import Msg

from talewind.kit import Frozen, Seat
from talewind.server.base.settings import BadSetting, Unavailable
from talewind.server.telemetry.logs import log
from talewind.server.wire import Viewer

from .counted import Counted

BUCKETS = 256
PATIENCE = 10.0  # seconds for the first connection: NATS may still be starting


class News(Frozen):
    """One row of one table, with an already masked frame for each viewer known to listen. `only`: the seats that may
    notice the row; None: every viewer. A listener that may notice it and finds no frame reads the log."""

    table: str
    seq: int
    only: tuple[Seat, ...] | None
    frames: dict[Viewer, bytes]

    def lacks(self, viewer: Viewer) -> bool:
        """Whether the row makes a frame for this viewer that this message does not carry."""
        return viewer not in self.frames and (self.only is None or viewer in self.only)


class Wanted(Frozen):
    """A process announces its viewers of a table. `asks`: the other processes shall announce theirs."""

    table: str
    viewers: tuple[Viewer, ...]
    asks: bool = False


class Aside(Frozen):
    """A frame for every viewer of a table, or for one seat, that is not in the log; offline viewers miss it."""

    table: str
    frame: bytes
    seat: Seat | None = None  # None: every viewer
    but: Seat | None = None  # the seat that does not receive it
    drafting: bool = False  # the newest of these is sent with the welcome


type Hear = Callable[[News], Awaitable[None]]
type Overhear = Callable[[Aside], None]
type Wish = Callable[[Wanted], Awaitable[None]]

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(News).decode
_decode_aside = msgspec.msgpack.Decoder(Aside).decode
_decode_counted = msgspec.msgpack.Decoder(Counted).decode
_decode_wanted = msgspec.msgpack.Decoder(Wanted).decode


def bucket(table: str) -> int:
    return crc32(table.encode()) % BUCKETS


class Bus:
    """One NATS connection per process. `hear` receives rows of other processes; the hub delivers our own."""

    def __init__(
        self, url: str, hear: Hear, overhear: Overhear, wish: Wish, came_back: Callable[[], Awaitable[None]]
    ) -> None:
        self.url, self.hear, self.overhear, self.wish, self.came_back = url, hear, overhear, wish, came_back
        self.client: Client | None = None
        self._followed: dict[int, asyncio.Task[None]] = {}
        self._away = False  # so that an outage is logged once, however often the client reconnects
        self._closing = False
        self._reason: Exception | None = None  # why the first connection has failed so far

    async def open(self, patience: float | None = None) -> None:
        """Connect, at most for `patience` seconds; once connected, the client reconnects without limit. The URL may
        hold a token: no message or log line repeats it."""
        client = Client()
        try:
            async with asyncio.timeout(PATIENCE if patience is None else patience):
                await client.connect(
                    self.url, no_echo=True, max_reconnect_attempts=-1, reconnect_time_wait=0.1,  # type: ignore[arg-type]
                    error_cb=self._failed, disconnected_cb=self._lost, reconnected_cb=self._back,
                )  # fmt: skip
            self.client = client
        except TimeoutError:
            reason = f" ({type(self._reason).__name__})" if self._reason else ""
            raise Unavailable(f"NATS does not answer{reason}. Is it running, and is TALEWIND_NATS right?") from None
        except (nats.errors.Error, ValueError) as no:
            if isinstance(no, BadSetting):
                raise
            raise BadSetting("TALEWIND_NATS cannot be read; it must look like nats://token@host:4222.") from None
        finally:
            if self.client is None:
                with contextlib.suppress(Exception):
                    await asyncio.wait_for(client.close(), 1)

    async def _failed(self, error: Exception) -> None:
        """Handle an error of the NATS client. It still counts as connected when it reports a broken connection. An
        exception raised here ends the first attempt to connect."""
        if self.client is None:
            self._reason = error
            if "authorization violation" in str(error).lower():
                raise BadSetting(
                    "NATS refuses the token of TALEWIND_NATS, or asks for one; it must be nats://token@host:4222."
                )
        elif self.up and not isinstance(error, OSError | nats.errors.StaleConnectionError):
            log().warning("library", logger="nats", error=error)
        else:
            await self._lost(error)

    async def _lost(self, error: Exception | None = None) -> None:
        if self.client is not None and not self._away and not self._closing:
            self._away = True
            log().warning("bus-away", error=error)

    async def _back(self) -> None:
        self._away = False
        log().info("bus-back")
        await self.came_back()

    async def close(self) -> None:
        self._closing = True
        if self.client is not None:
            await self.client.close()

    @property
    def up(self) -> bool:
        return self.client is not None and self.client.is_connected

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
            await client.subscribe(f"row.{number}", cb=self._heard)
            await client.subscribe(f"aside.{number}", cb=self._overheard)
            await client.subscribe(f"wanted.{number}", cb=self._wished)
            if self.up:
                await client.flush()
                await client.flush()
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
        if self.client is not None and self.up:
            await self.client.publish("counted", _encode(counted))

    async def dismiss(self, table: str, seat: int) -> None:
        if self.client is not None and self.up:
            await self.client.publish("dismiss", _encode((table, seat)))
            await self.client.flush()

    async def sits_elsewhere(self, table: str, seat: int) -> bool:
        """Whether another process has a connection of this seat."""
        if self.client is None or not self.up:
            return False
        try:
            await self.client.request("sits", _encode((table, seat)), timeout=0.3)
        except nats.errors.Error:
            return False
        return True

    async def _heard(self, message: Msg) -> None:
        await self.hear(_decode(message.data))

    async def _overheard(self, message: Msg) -> None:
        self.overhear(_decode_aside(message.data))

    async def _wished(self, message: Msg) -> None:
        await self.wish(_decode_wanted(message.data))

    async def want(self, wanted: Wanted) -> None:
        """Announce viewers of this process."""
        if self.client is not None and self.up:
            await self.client.publish(f"wanted.{bucket(wanted.table)}", _encode(wanted))

    async def say_aside(self, aside: Aside) -> None:
        if self.client is not None and self.up:
            await self.client.publish(f"aside.{bucket(aside.table)}", _encode(aside))

    async def tell(self, news: News) -> None:
        """Publish a row. Without the bus the other processes find it in the log."""
        if self.client is not None and self.up:
            await self.client.publish(f"row.{bucket(news.table)}", _encode(news))

"""The connection of a process to NATS: opening it, outages in the log, and the return."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import nats.errors
from nats.aio.client import Client

from talewind.server.base.settings import BadSetting, Unavailable
from talewind.server.telemetry.logs import log

PATIENCE = 10.0  # seconds for the first connection: NATS may still be starting
ANSWER = 4.0  # seconds that NATS may take to answer
PING = 5  # seconds between two pings; after two without an answer the connection is opened anew
MOST_PENDING = 1 << 20  # bytes that wait to be sent: NATS hangs, and at twice as many the client would wait without end
FLUSH = 10.0  # seconds for everything to arrive there
FLUSH_ENDS = 900  # seconds; by then the client has noticed that its connection leads nowhere, and forgotten the flush


class NatsConnection:
    """`went_away` is called at the start of every outage, `came_back` after it."""

    def __init__(self, url: str, came_back: Callable[[], Awaitable[None]]) -> None:
        self.url, self.came_back = url, came_back
        self.went_away: Callable[[], None] = lambda: None
        self.client: Client | None = None
        self._away = False  # so that an outage is logged once, however often the client reconnects
        self._closing = False
        self._flushes: set[asyncio.Task[None]] = set()
        self._reason: Exception | None = None  # why the first connection has failed so far

    async def open(self, patience: float | None = None) -> None:
        """Connect, at most for `patience` seconds; once connected, the client reconnects without limit. The URL may
        hold a token: no message or log line repeats it."""
        client = Client()
        try:
            async with asyncio.timeout(PATIENCE if patience is None else patience):
                await client.connect(
                    self.url, no_echo=True, max_reconnect_attempts=-1, reconnect_time_wait=0.1, ping_interval=PING,  # type: ignore[arg-type]
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
            self.went_away()

    async def _back(self) -> None:
        self._away = False
        log().info("bus-back")
        await self.came_back()

    async def close(self) -> None:
        self._closing = True
        if self.client is not None:
            await self.client.close()
        for flush in list(self._flushes):
            flush.cancel()

    async def answers(self) -> bool:
        """Whether NATS answers now: a connection that leads nowhere counts as up for minutes."""
        if self.client is None or not self.up:
            return False
        try:
            await self.flushed(ANSWER)
        except nats.errors.Error:
            return False
        return True

    async def flushed(self, seconds: float = FLUSH) -> None:
        """Wait until NATS has received all that was sent. The client's own flush must not end before its answer comes: nats-py
        stops reading when an answer finds nobody who waits for it, and the process would be deaf for minutes."""
        if self.client is not None:
            flush = asyncio.create_task(self.client.flush(FLUSH_ENDS))
            self._flushes.add(flush)
            flush.add_done_callback(self._flushes.discard)
            done, _ = await asyncio.wait({flush}, timeout=seconds)
            if not done:
                raise nats.errors.FlushTimeoutError
            await flush

    @property
    def up(self) -> bool:
        return self.client is not None and self.client.is_connected

    @property
    def takes(self) -> bool:
        """Whether something can be published without waiting: a move must not wait for NATS."""
        return self.client is not None and self.up and self.client.pending_data_size < MOST_PENDING

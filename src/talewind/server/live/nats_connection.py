"""The connection of a process to NATS: opening it, outages in the log, and the return."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import nats.errors
from nats.aio.client import Client

from talewind.server.base.settings import BadSetting, Unavailable
from talewind.server.telemetry.logs import log

PATIENCE = 10.0  # seconds for the first connection: NATS may still be starting


class NatsConnection:
    """`came_back` is called after every outage."""

    def __init__(self, url: str, came_back: Callable[[], Awaitable[None]]) -> None:
        self.url, self.came_back = url, came_back
        self.client: Client | None = None
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

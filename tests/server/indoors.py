"""The application in the test's own process: no server to start, and a caller comes from any address."""

import asyncio
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from litestar import Litestar
from litestar.exceptions import LitestarDeprecationWarning

from talewind.server.app import make_app
from talewind.server.base.bounds import Bounds
from talewind.server.doors.limits import Doorkeeper
from talewind.server.doors.services import Services, services_of

from .conftest import Running


class Caller:
    """A browser with its own cookies, at an address."""

    def __init__(self, app: Litestar, address: str) -> None:
        transport = httpx.ASGITransport(app, client=(address, 1))  # type: ignore[arg-type]
        self.http = httpx.AsyncClient(transport=transport, base_url="http://talewind.test")

    async def call(self, path: str, body: Any = None, method: str = "") -> tuple[int, Any]:
        """The status, and the answer or what was refused."""
        method = method or ("GET" if body is None else "POST")
        answer = await self.http.request(method, path, json=body)
        return answer.status_code, answer.json() if answer.content else None

    async def __call__(self, path: str, body: Any = None, method: str = "") -> Any:
        """Only the answer: it must be taken."""
        status, found = await self.call(path, body, method)
        assert status < 400, found
        return found

    async def refused(self, path: str, body: Any = None, method: str = "") -> tuple[int, str]:
        status, found = await self.call(path, body, method)
        assert status >= 400, found
        return status, found.get("detail") or found["say"]["key"]


async def renewed(person: Caller) -> None:
    """Send the person's other devices away: a promise, and its keeping."""
    await person("/api/me/promise", {})
    await person("/api/me/renew", {})


class Indoors:
    def __init__(self, app: Litestar) -> None:
        self.app = app

    @property
    def services(self) -> Services:
        return services_of(self.app.state)

    def caller(self, address: str = "192.0.2.1") -> Caller:
        return Caller(self.app, address)


@asynccontextmanager
async def indoors(running: Running, dsns: tuple[str, ...], bounds: Bounds | None = None) -> AsyncIterator[Indoors]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        app = make_app(dsns, running.nats, "s" * 32, doorkeeper=Doorkeeper(bounds))
    async with alive(app):
        yield Indoors(app)


@asynccontextmanager
async def alive(app: Litestar) -> AsyncIterator[None]:
    """Opened and closed by one task, as anyio wants it; pytest enters and leaves a fixture in two different ones."""
    ready, done = asyncio.Event(), asyncio.Event()

    async def live() -> None:
        async with app.lifespan():
            ready.set()
            await done.wait()

    task = asyncio.create_task(live())
    waiting = asyncio.create_task(ready.wait())
    await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    try:
        yield
    finally:
        done.set()
        await task

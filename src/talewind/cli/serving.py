"""`talewind serve`: starts the server, prints its address, and stops it in order."""

import asyncio
import contextlib
import gc
import os
import socket
import sys
from asyncio import AbstractEventLoop
from collections.abc import AsyncIterator, Callable
from functools import partial
from time import monotonic
from typing import NoReturn, cast

import uvicorn
from litestar import Litestar

from talewind import __version__
from talewind.decks import DeckError
from talewind.server.app import make_app
from talewind.server.base.settings import BadSetting, Settings, Unavailable, read_secret, read_settings
from talewind.server.base.variables import check_names
from talewind.server.doors.doorstep import Doorstep
from talewind.server.doors.gate import Gate, raise_descriptors
from talewind.server.doors.limits import Doorkeeper
from talewind.server.home import DataFolder, HomeError, Household
from talewind.server.record.migrations import MigrationError
from talewind.server.telemetry.logs import log, set_up_logs
from talewind.server.telemetry.metrics import for_worker, serve_metrics

from .ports import bound, in_network, refused, share, web_address
from .stopping import Stop
from .workers import LEASH, Crew, read_leash

TRY_LATER = 75  # exit code (EX_TEMPFAIL): a service does not answer; the settings may be right
DEFAULT_METRICS = ""  # off; "127.0.0.1:9100" lets Prometheus on this machine read them
PATIENCE = 3  # seconds that a stop waits for requests in progress: a long poll would take twenty
BACKLOG = 128  # connections that wait to be accepted; asyncio accepts so many before it runs anything else
PROXYS_REST = 75  # seconds that an idle connection of a proxy is kept; nginx closes it after 60


def serve_tables(workers: int = 1) -> None:
    """Unexpected errors go to `sys.excepthook`, which `set_up_logs` has set: a line in the log, and exit code 1."""
    set_up_logs()
    try:
        if workers < 1:
            raise BadSetting(f"--workers is {workers}; it must be the number of processes, 1 or more.")
        check_names(os.environ)
        stop = Stop(read_leash())
        code = asyncio.run(stop.obeyed(_serve(read_settings(), workers, stop)), loop_factory=event_loop())
    except (BadSetting, DeckError, HomeError, MigrationError) as why:
        _fail(why, 1)
    except Unavailable as why:
        _fail(why, TRY_LATER)
    sys.exit(code)


def _fail(why: Exception, code: int) -> NoReturn:
    """Print an error and exit; a worker passes it to its parent, which prints it once."""
    print(why, file=sys.stdout if os.environ.get(LEASH) else sys.stderr)
    sys.exit(code)


def event_loop() -> Callable[[], AbstractEventLoop] | None:
    """uvloop's event loop, where it is available (not on Windows); None: asyncio's own."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(settings: Settings, workers: int, stop: Stop) -> None:
    if not settings.at_home:
        await _listen(settings, settings.databases, settings.nats, read_secret(), workers, stop)
        return
    with DataFolder(settings.data, settings.child_user) as folder:
        async with Household(folder, lambda event, child, _: log().warning(event, child=child)) as home:
            secret = folder.secret("cookie.secret")
            await _listen(settings, (home.postgres.dsn(),), home.nats.url, secret, workers, stop)


async def _listen(
    settings: Settings, databases: tuple[str, ...], nats: str, secret: str, workers: int, stop: Stop
) -> None:
    """Serve until stopped. The application's lifespan is entered here, not by uvicorn: its errors are raised, and a signal
    cancels it."""
    doorkeeper = Doorkeeper(settings.bounds)
    app = make_app(
        databases, nats, secret, settings.secure, doorkeeper, settings.texts,
        keep=settings.keep, closed=settings.closed, offered=settings.games,
    )  # fmt: skip
    config = configured(app, doorkeeper, settings)
    with bound(settings, shared=stop.leash is not None) as door:
        environ = for_workers(settings, databases, nats, secret, door.getsockname()[1])
        words = os.environ.get("TALEWIND_METRICS", DEFAULT_METRICS)
        crew = Crew([environ | {"TALEWIND_METRICS": for_worker(words, n)} for n in range(1, workers)])
        _, stop_metrics = serve_metrics(words)
        try:
            server = Friendly(config, stop, crew, settings, len(databases))
            async with lifespan(app):
                await server.serve([door])
        finally:
            stop_metrics()
            await crew.gone()
        log().info("stopped", duration=round(monotonic() - server.stopping_at, 3))


def configured(app: Litestar, doorkeeper: Doorkeeper, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves the application."""
    gate = Gate(doorkeeper, settings.proxies, raise_descriptors())
    return uvicorn.Config(
        app,
        http=cast(type[asyncio.Protocol], partial(Doorstep, gate)),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=64 * 1024,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_keep_alive=PROXYS_REST if settings.proxies else settings.bounds.idle_seconds,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=[str(network) for network in settings.proxies],  # uvicorn's environment variable is ignored
        backlog=BACKLOG,
        lifespan="off",
        timeout_graceful_shutdown=PATIENCE,
    )


@contextlib.asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    """The application's lifespan, with an error taken out of the exception group in which Litestar wraps it."""
    try:
        async with app.lifespan():
            yield
    except BaseExceptionGroup as group:
        error: BaseException = group
        while isinstance(error, BaseExceptionGroup) and len(error.exceptions) == 1:
            error = error.exceptions[0]
        raise error from None


def for_workers(settings: Settings, databases: tuple[str, ...], nats: str, secret: str, port: int) -> dict[str, str]:
    """The environment of a worker. Because it gets databases, it would take itself for one in a data centre, even at home."""
    return {
        "TALEWIND_DATABASES": ",".join(databases), "TALEWIND_NATS": nats, "TALEWIND_SECRET": secret,
        "TALEWIND_SECURE": "on" if settings.secure else "off",
        "TALEWIND_HOST": settings.host, "TALEWIND_PORT": str(port),
    }  # fmt: skip


class Friendly(uvicorn.Server):
    """A uvicorn server that prints when it is ready, and logs when it starts and stops. `Stop` handles signals."""

    def __init__(self, config: uvicorn.Config, stop: Stop, crew: Crew, settings: Settings, shards: int) -> None:
        super().__init__(config)
        self.stop, self.crew, self.settings, self.shards = stop, crew, settings, shards
        self.stopping_at = monotonic()

    def drain(self) -> None:
        self.should_exit = True

    def capture_signals(self) -> contextlib.AbstractContextManager[None]:  # type: ignore[override]
        return contextlib.nullcontext()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        for door in sockets or []:
            try:
                door.listen(BACKLOG)  # here, since uvloop ignores a failure
            except OSError as why:  # another program was bound there too, and listened first
                raise refused(self.settings, why) from None
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # modules and routes live as long as the process: no collection need walk them again
        self.stop.drain = self.drain
        if not self.started or self.stop.asked or not sockets:
            return
        host, port = sockets[0].getsockname()[:2]
        workers = len(self.crew.environs) + 1
        log().info("started", version=__version__, port=port, shards=self.shards, workers=workers)
        if self.stop.leash is None:
            print(f"Talewind is ready: {web_address(in_network(host), port)}  (Ctrl-C stops it)", flush=True)
        if workers > 1:
            share(sockets[0])
            self.crew.start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log().info("stopping")
        self.stopping_at = monotonic()
        self.crew.let_go()
        await super().shutdown(sockets)

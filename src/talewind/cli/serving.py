"""`talewind serve`: one command, one friendly line, a clean stop."""

import asyncio
import contextlib
import gc
import os
import secrets
import signal
import socket
import sys
from asyncio import AbstractEventLoop
from collections.abc import Callable, Iterator, Mapping

import uvicorn

from talewind.server.app import make_app
from talewind.server.doors.limits import UNLIMITED
from talewind.server.home import DataFolder, HomeError, Household
from talewind.server.operate.logs import set_up_logs
from talewind.server.operate.metrics import for_worker, serve_metrics
from talewind.server.settings import BadSetting, Settings, read_settings

DEFAULT_METRICS = ""  # off; "127.0.0.1:9100" lets Prometheus on this machine look
PATIENCE = 3  # seconds a stop waits for calls under way: a long poll would take twenty
QUIET = "TALEWIND_WORKER"  # set for workers: only the first process speaks


def serve_tables(workers: int = 1) -> None:
    set_up_logs()
    try:
        asyncio.run(_serve(read_settings(), workers), loop_factory=event_loop())
    except (BadSetting, HomeError) as why:
        sys.exit(str(why))


def event_loop() -> Callable[[], AbstractEventLoop] | None:
    """uvloop's, where there is one (not on Windows); None: asyncio's own."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(settings: Settings, workers: int) -> None:
    if not settings.at_home:
        secret = os.environ.get("TALEWIND_SECRET") or secrets.token_hex(32)
        await _listen(settings, settings.databases, settings.nats, secret, workers)
        return
    with DataFolder(settings.data, settings.child_user) as folder:
        async with Household(folder, lambda words: print(words, file=sys.stderr)) as home:
            secret = folder.secret("cookie.secret")
            await _listen(settings, (home.postgres.dsn(),), home.nats.url, secret, workers)


async def _listen(settings: Settings, databases: tuple[str, ...], nats: str, secret: str, workers: int) -> None:
    config = uvicorn.Config(
        make_app(databases, nats, secret, limits=UNLIMITED if settings.unlimited else None, texts=settings.texts),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=64 * 1024,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )
    with _bound(settings) as door:
        port = door.getsockname()[1]
        environ = {
            "TALEWIND_DATABASES": ",".join(databases), "TALEWIND_NATS": nats, "TALEWIND_SECRET": secret,
            "TALEWIND_HOST": settings.host, "TALEWIND_PORT": str(port), QUIET: "1",
        }  # fmt: skip
        words = os.environ.get("TALEWIND_METRICS", DEFAULT_METRICS)
        crew = [
            asyncio.create_task(_worker(environ | {"TALEWIND_METRICS": for_worker(words, n)}))
            for n in range(1, workers)
        ]
        _, stop_metrics = serve_metrics(words)
        try:
            await Friendly(config).serve([door])
        finally:
            stop_metrics()
            for worker in crew:
                worker.cancel()
            await asyncio.gather(*crew, return_exceptions=True)


def _bound(settings: Settings) -> socket.socket:
    """Several processes may listen on one port; the kernel shares the callers out among them."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # The protocol is named: asyncio sets TCP_NODELAY on an accepted connection only if its listener says that it is TCP.
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if os.environ.get(QUIET) or hasattr(socket, "SO_REUSEPORT"):
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        door.bind((settings.host, settings.port))
    except OSError as why:
        door.close()
        raise BadSetting(
            f"Port {settings.port} of {settings.host} cannot be opened ({why.strerror}); choose another with TALEWIND_PORT."
        ) from why
    return door


async def _worker(environ: Mapping[str, str]) -> None:
    """One more process on the same port; started again when it dies, stopped with us."""
    while True:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", "from talewind.cli import main; main()", "serve", env=os.environ | environ
        )
        try:
            await process.wait()
            await asyncio.sleep(0.5)
        except asyncio.CancelledError:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
            await process.wait()
            raise


class Friendly(uvicorn.Server):
    """Says when it is ready. A signal ends the serving, not the process: the household is still to be put to bed."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop, wanted = asyncio.get_running_loop(), (signal.SIGINT, signal.SIGTERM)
        for number in wanted:
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in wanted:
                loop.remove_signal_handler(number)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # modules and routes live as long as the process: no collection need walk them again
        if self.started and sockets and not os.environ.get(QUIET):
            host, port = sockets[0].getsockname()[:2]
            print(f"Talewind is ready: http://{host}:{port}  (Ctrl-C stops it)", flush=True)

"""`talewind serve`: one command, one friendly line, a clean stop."""

import asyncio
import contextlib
import os
import secrets
import signal
import sys
from collections.abc import Iterator

import uvicorn

from talewind.server.app import make_app
from talewind.server.home import DataFolder, HomeError, Household
from talewind.server.settings import BadSetting, Settings, read_settings


def serve_tables() -> None:
    try:
        asyncio.run(_serve(read_settings()))
    except (BadSetting, HomeError) as why:
        sys.exit(str(why))


async def _serve(settings: Settings) -> None:
    if not settings.at_home:
        secret = os.environ.get("TALEWIND_SECRET") or secrets.token_hex(32)
        await _listen(settings, settings.databases, settings.nats, secret)
        return
    with DataFolder(settings.data, settings.child_user) as folder:
        async with Household(folder, lambda words: print(words, file=sys.stderr)) as home:
            await _listen(settings, (home.postgres.dsn(),), home.nats.url, folder.secret("cookie.secret"))


async def _listen(settings: Settings, databases: tuple[str, ...], nats: str, secret: str) -> None:
    app = make_app(databases, nats, secret)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=64 * 1024,
        log_level="warning",
        access_log=False,
        server_header=False,
    )
    server = Friendly(config)
    await server.serve()


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

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            print(f"Talewind is ready: http://{host}:{port}  (Ctrl-C stops it)", flush=True)

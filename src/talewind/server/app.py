"""The application: everything a process needs, opened in order and closed in reverse."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from talewind.games import NoSuchGame
from talewind.kit import Refused

from .binder import Binder
from .books.books import Books
from .bus import Bus
from .catalogues import Catalogues
from .doors.again import PlayAgain
from .doors.books import BookDoor
from .doors.client import BUILD, client_door
from .doors.games import games_door
from .doors.http import Doorbell, Tables
from .doors.limits import Doorkeeper, Limits
from .doors.mine import me_door
from .doors.people import People
from .doors.pictures import pictures_door
from .doors.polling import Polling
from .doors.security import LARGEST, Security
from .doors.sockets import table_door
from .doors.texts import texts_door
from .doors.waiting import Waiting
from .greeter import Greeter
from .hub import Hub
from .operate.logs import log
from .record import AWAY, Shards, Writer
from .record.shards import UnknownShard
from .tables import Gone, Keeper
from .tables.absentees import Absentees
from .tables.guests import Guests
from .tables.host import Host
from .tables.keys import Keyring
from .tables.lobby import Lobby
from .tables.rematches import Rematches
from .tables.sweeper import Sweeper
from .tables.waiting import WaitingRoom


def make_app(
    databases: tuple[str, ...], nats: str, secret: str, secure: bool = False, limits: Limits | None = None,
    texts: Path | None = None, build: Path = BUILD,
) -> Litestar:  # fmt: skip
    """Any process can serve any table. `texts`: where further languages lie; `build`: the client."""
    catalogues = Catalogues(texts)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with Shards(databases) as shards:
            hub, writer = Hub(), Writer(shards)
            hub.keeper = keeper = Keeper(shards, writer, hub.played)
            hub.bus = bus = Bus(nats, hub.heard, hub.overheard, hub.wished, hub.mend_all)
            await bus.open()
            await bus.obey(hub.dismiss_here)
            lobby = Lobby(shards, keeper, Keyring(secret))
            host, binder = Host(shards, keeper, hub.dismiss), Binder(keeper)
            greeter, absentees = Greeter(keeper, hub, bus), Absentees(shards, keeper, hub.call)
            await bus.answer(greeter.sits)
            app.state.update(
                hub=hub, keeper=keeper, lobby=lobby, host=host, guests=Guests(shards, lobby, host), binder=binder,
                waiting=WaitingRoom(shards), rematches=Rematches(shards, keeper, lobby), people=People(secret, secure),
                doorkeeper=Doorkeeper(limits), greeter=greeter, absentees=absentees, books=Books(keeper, catalogues),
            )  # fmt: skip
            chores = [asyncio.create_task(c) for c in (Sweeper(keeper).run(), hub.mend_for_ever(), binder.run())]
            try:
                yield
            finally:
                for chore in chores:
                    chore.cancel()
                await asyncio.gather(*chores, return_exceptions=True)
                await greeter.close()
                await absentees.close()
                await writer.drain()
                with contextlib.suppress(OSError):
                    await keeper.keep_all()
                await bus.close()

    return Litestar(
        [
            Tables, Doorbell, Waiting, PlayAgain, Polling, BookDoor, table_door, games_door, me_door, texts_door(catalogues), pictures_door(),
            client_door(catalogues, build), healthz, readyz,
        ],
        lifespan=[lifespan],
        state=State(),
        plugins=[Security(secure)],
        request_max_body_size=LARGEST,
        openapi_config=OpenAPIConfig("Talewind", "0.1.0", path="/api/schema", render_plugins=[JsonRenderPlugin()]),
        exception_handlers=ANSWERS,
    )  # fmt: skip


@get("/healthz")
async def healthz() -> dict[str, str]:
    """The process lives."""
    return {"talewind": "is well"}


@get("/readyz")
async def readyz(state: State) -> Response[dict[str, bool]]:
    """It can serve: every database answers and the bus is up."""
    found = {"bus": state.hub.bus.up}
    for number, pool in enumerate(state.keeper.shards.pools):
        try:
            found[f"database {number}"] = await pool.fetchval("select true", timeout=2)
        except AWAY:
            found[f"database {number}"] = False
    return Response(found, status_code=200 if all(found.values()) else 503)


def failed(request: Request[Any, Any, Any], why: Exception) -> Response[Any]:
    """Nobody has foreseen it: the log has its name, the caller learns only whether to try again."""
    log().error("request-failed", error=why)
    if isinstance(why, AWAY):
        return Response({"detail": "server-away"}, status_code=503)
    return Response({"detail": "server-failed"}, status_code=500)


def refused(request: Request[Any, Any, Any], no: Refused) -> Response[Any]:
    return Response(no.refusal, status_code=409)


def missing(request: Request[Any, Any, Any], why: Exception) -> Response[Any]:
    return Response({"detail": "server-no-such-table"}, status_code=404)


def not_understood(request: Request[Any, Any, Any], why: Exception) -> Response[Any]:
    return Response({"detail": "server-not-understood", "why": str(why)}, status_code=400)


# What a caller hears of what was raised.
ANSWERS: dict[int | type[Exception], Any] = {
    500: failed,
    Refused: refused,
    NoSuchGame: missing,
    Gone: missing,
    UnknownShard: missing,
    msgspec.ValidationError: not_understood,
    UnicodeDecodeError: not_understood,
    RecursionError: not_understood,
}

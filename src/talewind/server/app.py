"""The application: all parts of a process, opened in order and closed in reverse order."""

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from litestar import Litestar, Router
from litestar.openapi.config import OpenAPIConfig

from talewind import __version__
from talewind.server.base.catalogues import Catalogues
from talewind.server.base.offering import Offered
from talewind.server.base.packages import deck_homes
from talewind.server.base.retention import Keep
from talewind.server.books.archiver import Archiver
from talewind.server.books.binder import Binder
from talewind.server.books.books import Books
from talewind.server.doors.again import PlayAgain
from talewind.server.doors.books import BookDoor
from talewind.server.doors.carrying import Carrying, promise_door, renew_door
from talewind.server.doors.client import BUILD, client_door
from talewind.server.doors.company import CompanyDoor
from talewind.server.doors.errors import ANSWERS, note_socket
from talewind.server.doors.games import games_door
from talewind.server.doors.health import healthz, readyz
from talewind.server.doors.limits import Doorkeeper
from talewind.server.doors.my_tables import me_door
from talewind.server.doors.older import Older
from talewind.server.doors.openapi import SchemaAsJson
from talewind.server.doors.packages import packages_door
from talewind.server.doors.people import People
from talewind.server.doors.pictures import pictures_door
from talewind.server.doors.polling import Polling
from talewind.server.doors.screens import LettingIn, ScreenDoor
from talewind.server.doors.security import LARGEST, Security
from talewind.server.doors.services import GIVEN, Services
from talewind.server.doors.sockets import table_door
from talewind.server.doors.tables import Doorbell, Tables
from talewind.server.doors.tally import AWAY, Tally
from talewind.server.doors.texts import AN_HOUR, NEVER, texts_door
from talewind.server.doors.waiting import Waiting
from talewind.server.live.attendance import Attendance
from talewind.server.live.bus import Bus
from talewind.server.live.hub import Hub
from talewind.server.live.upkeep import Upkeep
from talewind.server.operate.census import Census
from talewind.server.operate.gauges import Watched, gauges
from talewind.server.tables.absentees import Absentees
from talewind.server.tables.bot_pool import BotPool
from talewind.server.tables.broom import sweep_for_ever
from talewind.server.tables.carries import Carries
from talewind.server.tables.guests import Guests
from talewind.server.tables.host import Host
from talewind.server.tables.keys import Keyring
from talewind.server.tables.lobby import Lobby
from talewind.server.tables.rematches import Rematches
from talewind.server.tables.screens import Screens
from talewind.server.tables.sweeper import Sweeper
from talewind.server.tables.waiting import WaitingRoom
from talewind.server.telemetry.lateness import Lateness, watch_loop
from talewind.server.telemetry.logs import release_lines

from .record import Shards, Writer
from .tables import Keeper


@dataclass(frozen=True, slots=True, kw_only=True)
class Workshop:
    """What `talewind dev` adds; a usual server has none, and this module imports nothing of the room `dev`. `catalogues`: they may be
    read again, so browsers cache no text. `doors`: further routes. `head`: lines for the head of every page. Bots run in the
    process, where the author sees their errors."""

    catalogues: Catalogues
    doors: Sequence[Router]
    head: Sequence[str]


def make_app(
    databases: tuple[str, ...], nats: str, secret: str, secure: bool = False, doorkeeper: Doorkeeper | None = None,
    texts: Path | None = None, build: Path = BUILD, keep: Keep | None = None, closed: Collection[int] = (),
    offered: Offered = None, workshop: Workshop | None = None,
) -> Litestar:  # fmt: skip
    """Any process can serve any table. `doorkeeper`: the limits, which the gate of the process counts too; `texts`: the folder with
    additional languages; `build`: the client; `closed`: numbers of shards on which no table is opened; `offered`: the games of which
    tables are opened; `workshop`: what `talewind dev` adds."""
    catalogues, doorkeeper = workshop.catalogues if workshop else Catalogues(texts), doorkeeper or Doorkeeper()
    bounds = doorkeeper.bounds

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with Shards(databases, closed=closed) as shards:
            hub, writer = Hub(bounds), Writer(shards)
            upkeep = Upkeep(hub)
            hub.keeper = keeper = Keeper(shards, writer, hub.played, bounds)

            async def came_back() -> None:
                with suppress(*AWAY):
                    await tally.reunite()
                await upkeep.mend_all()

            hub.bus = bus = Bus(nats, hub.heard, hub.deliver_ephemeral, hub.wished, came_back)
            tally = Tally(doorkeeper, bus.count, reach=bus.answers)
            bus.went_away = tally.part
            await bus.open()
            await bus.share(tally.heard)
            await tally.open()
            await bus.obey(hub.dismiss_here)
            lobby = Lobby(shards, keeper, Keyring(secret), offered)
            host, archiver = Host(shards, keeper, hub.dismiss), Archiver(keeper)
            rematches = Rematches(shards, keeper, lobby)
            attendance, absentees = Attendance(keeper, hub, bus), Absentees(shards, keeper, hub.call)
            await bus.answer(attendance.sits)
            app.state.services = Services(
                doorkeeper=doorkeeper, people=People(secret, secure), keeper=keeper, hub=hub, attendance=attendance, lobby=lobby,
                host=host, guests=Guests(shards, lobby, host, bounds), waiting=WaitingRoom(shards), absentees=absentees,
                rematches=rematches, carries=Carries(shards, bounds), archiver=archiver,
                screens=Screens(shards, lobby, rematches, bounds), books=Books(keeper, catalogues), binder=Binder(bounds),
            )  # fmt: skip
            sweeper, census, loop = Sweeper(keeper, None if workshop else BotPool()), Census(shards), Lateness()
            work = (
                sweeper.run(), upkeep.run(), attendance.run(), archiver.run(), sweep_for_ever(shards, keep or Keep()), census.run(),
                watch_loop(loop), release_lines(),
            )  # fmt: skip
            chores = [asyncio.create_task(chore) for chore in work]
            try:
                with gauges.watch(Watched(shards, writer, bus, sweeper, census, loop)):
                    yield
            finally:
                for chore in chores:
                    chore.cancel()
                await asyncio.gather(*chores, return_exceptions=True)
                await sweeper.close()
                await attendance.close()
                await absentees.close()
                await writer.drain()
                await keeper.keep_all()
                await tally.close()
                await bus.close()

    return Litestar(
        [
            Tables, Doorbell, CompanyDoor, Waiting, PlayAgain, Older, Polling, BookDoor, Carrying, ScreenDoor, LettingIn, table_door, games_door(offered), me_door, promise_door, renew_door,
            texts_door(catalogues, NEVER if workshop else AN_HOUR), pictures_door(more=deck_homes()), packages_door(),
            client_door(catalogues, build, workshop.head if workshop else ()), healthz, readyz,
            *(workshop.doors if workshop else ()),
        ],
        lifespan=[lifespan],
        dependencies=GIVEN,
        plugins=[Security(secure)],
        request_max_body_size=LARGEST,
        openapi_config=OpenAPIConfig("Talewind", __version__, path="/api/schema", render_plugins=[SchemaAsJson()]),
        exception_handlers=ANSWERS,
        after_exception=[note_socket],
        logging_config=None,  # Litestar's own would replace the handlers of `set_up_logs`, and let every word through
    )  # fmt: skip

"""HTTP below `/dev`: the panel, its data, and the author's way to the table. Each route answers this machine alone."""

import asyncio
from ipaddress import ip_address
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Response, Router, get, post
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Redirect

from talewind.kit import Frozen, Seat
from talewind.server.doors.addresses import Connection
from talewind.server.doors.client import BUILD
from talewind.server.doors.files import send
from talewind.server.doors.people import Asked
from talewind.server.doors.services import Given, Services

from .bulletin import Bulletin, Changed
from .history import History
from .pages import panel_files
from .showing import lines, people, position, sight
from .tables import Wish, open_for_author, person_in, play_on_from
from .worlds import other_worlds

ONLOOKER = "onlooker"


class AtRow(Frozen, forbid_unknown_fields=True):
    seq: int


class OpenedTable(Frozen):
    table: str
    address: str


async def this_machine_only(connection: Connection, handler: BaseRouteHandler) -> None:
    """A guard. Somebody else's page cannot reach these routes by a name of its own that leads here (DNS rebinding): names but those of
    the loopback are not answered."""
    host = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    from_here = connection.client is not None and is_loopback(connection.client.host)
    if not from_here or not (is_loopback(host) or host == "localhost" or host.endswith(".localhost")):
        raise NotFoundException()


def is_loopback(host: str) -> bool:
    """
    >>> is_loopback("127.0.0.1"), is_loopback("::1"), is_loopback("0.0.0.0"), is_loopback("example.org")
    (True, True, False, False)
    """
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


class Desk:
    """What the routes share: the author's table, its history, and the news."""

    def __init__(self, wish: Wish, secret: str, bulletin: Bulletin) -> None:
        self.wish, self.secret, self.bulletin = wish, secret, bulletin
        self._history: History | None = None
        self._reading = asyncio.Lock()

    async def history(self, services: Services) -> History:
        """That of the author's table, up to its newest row."""
        table = self.bulletin.table
        async with self._reading:
            if self._history is None or self._history.header.id != table:
                self._history = History(await services.lobby.header(table))
            await self._history.read_on(services.keeper.shards.of(table))
            return self._history

    def moved(self, table: str) -> OpenedTable:
        self.bulletin.move_to(table)
        return OpenedTable(table, f"/t/{table}")


def dev_doors(desk: Desk, build: Path = BUILD) -> Router:
    """All routes of the room."""
    return Router(
        "/dev",
        route_handlers=[*_pages(desk, build), *_data(desk), *_acts(desk)],
        guards=[this_machine_only],
        include_in_schema=False,
    )


def _pages(desk: Desk, build: Path) -> list[Any]:
    files = panel_files(build)

    @get("/", sync_to_thread=False)
    def panel(request: Asked) -> Response[bytes]:
        return send(request, files["panel.html"], "no-store")

    @get("/files/{file:str}", sync_to_thread=False)
    def file(file: FromPath[str], request: Asked) -> Response[bytes]:
        if file not in files:
            raise NotFoundException()
        return send(request, files[file], "no-cache")

    @get("/changed")
    async def changed(seen: FromQuery[str] = "") -> Changed:
        """Waits for news."""
        return await desk.bulletin.changed(seen)

    @get(["/play", "/play/{seat:int}"])
    async def play(request: Asked, services: Given, seat: FromPath[int] = 1) -> Redirect:
        """The author takes a seat, counted from 1: the browser gets the cookie of its person."""
        header = await services.lobby.header(desk.bulletin.table)
        person = person_in(seat - 1, desk.secret)
        if header.seat_of(person) is None:
            raise NotFoundException()
        return Redirect(f"/t/{header.id}", status_code=303, cookies=[services.people.cookie(person)])

    return [panel, file, changed, play]


def _data(desk: Desk) -> list[Any]:
    @get("/api/now")
    async def now(services: Given) -> Response[bytes]:
        history = await desk.history(services)
        header = history.header
        return answer({
            "game": header.game_id, "table": header.id, "seats": people(header), "rows": len(history.entries),
            "alone": desk.wish.alone, "seen": desk.bulletin.seen, "news": desk.bulletin.all(),
        })  # fmt: skip

    @get("/api/rows")
    async def rows(services: Given, after: FromQuery[int] = 0) -> Response[bytes]:
        return answer(list(lines(await desk.history(services), max(after, 0))))

    @get("/api/rows/{seq:int}")
    async def row(seq: FromPath[int], services: Given) -> Response[bytes]:
        return answer(position(_known(await desk.history(services), seq), seq))

    @get("/api/rows/{seq:int}/sight/{viewer:str}")
    async def seen(seq: FromPath[int], viewer: FromPath[str], services: Given) -> Response[bytes]:
        history = _known(await desk.history(services), seq)
        return answer(sight(history, seq, _viewer(history, viewer)))

    @get("/api/rows/{seq:int}/worlds/{viewer:str}")
    async def worlds(
        seq: FromPath[int], viewer: FromPath[str], services: Given, number: FromQuery[int] = 4
    ) -> Response[bytes]:
        history = _known(await desk.history(services), seq)
        return answer(other_worlds(history, seq, _viewer(history, viewer), max(number, 1)))

    return [now, rows, row, seen, worlds]


def _acts(desk: Desk) -> list[Any]:
    @post("/api/play-on", status_code=200)
    async def play_on(data: JSONBody[AtRow], services: Given) -> OpenedTable:
        """A new table with the log cut after a row becomes the author's; the old one stays as it is."""
        history = _known(await desk.history(services), data.seq)
        return desk.moved(await play_on_from(services, history, data.seq))

    @post("/api/fresh", status_code=200)
    async def fresh(services: Given) -> OpenedTable:
        """A new table with the same people becomes the author's."""
        return desk.moved(await open_for_author(services, desk.wish, desk.secret))

    return [play_on, fresh]


def _known(history: History, seq: int) -> History:
    if not 0 <= seq < len(history.entries):
        raise NotFoundException()
    return history


def _viewer(history: History, viewer: str) -> Seat | None:
    if viewer == ONLOOKER:
        return None
    if not viewer.isdecimal() or int(viewer) >= len(history.header.seats):
        raise NotFoundException()
    return int(viewer)


def answer(data: Any) -> Response[bytes]:
    return Response(msgspec.json.encode(data), media_type="application/json", headers={"Cache-Control": "no-store"})

"""HTTP: open a table, sit down, start the game; and what a host or a guest does besides playing."""

from typing import Annotated, Any, Literal

from litestar import Controller, Response, get, post
from litestar.exceptions import HTTPException
from msgspec import Meta

from talewind.kit import Frozen, Seat, refuse
from talewind.server.tables.header import hashed

from .addresses import address_of
from .guards import calls_limited, codes_limited, openings_limited, person_of
from .people import Asked, named
from .services import Given

MOST_CHAIRS = 64  # that a table may be asked to have


class OpenTable(Frozen, forbid_unknown_fields=True):
    """`lang`: the language of the person who opens the table, and of the table. `chairs`: their number, if the options allow it."""

    game: str
    options: dict[str, Any] = {}
    chairs: Annotated[int, Meta(ge=1, le=MOST_CHAIRS)] | None = None
    lang: Annotated[str, Meta(pattern=r"^[A-Za-z0-9-]{2,35}\Z")] = "en"


class TableOpened(Frozen):
    """`key` is part of the link for people who sit down, `watch_key` of the link for onlookers. `TableInfo` contains both
    again."""

    table: str
    code: str
    key: str
    watch_key: str


class SitDown(Frozen, forbid_unknown_fields=True):
    """`nonce`: any text of the person's own, mixed into the table's chance. `bot`: a member of the house's
    company sits down, with a name of its own; only the host may ask. `piece`: taken if it is free."""

    key: str
    name: str = ""
    nonce: str = ""
    bot: bool = False
    piece: str | None = None


class SatDown(Frozen):
    seat: Seat


class ShoulderKey(Frozen):
    """For a link that watches over one's shoulder."""

    key: str


class ToSeat(Frozen, forbid_unknown_fields=True):
    seat: Seat


class Lock(Frozen, forbid_unknown_fields=True):
    locked: bool


class Knocking(Frozen, forbid_unknown_fields=True):
    code: str
    name: str


class AskForChair(Frozen, forbid_unknown_fields=True):
    """`key`: of the link by which somebody came too late."""

    name: str
    key: str


class Knocked(Frozen):
    table: str
    answer: Literal["waiting", "in", "no"]


class Visitor(Frozen):
    """`knock` identifies the visitor at this table only: the host does not learn who somebody is elsewhere."""

    knock: str
    name: str


class LetIn(Frozen, forbid_unknown_fields=True):
    knock: str
    yes: bool


class Tables(Controller):
    path = "/api/tables"
    guards = [calls_limited]

    @post(guards=[openings_limited])
    async def open(self, data: OpenTable, request: Asked, services: Given) -> Response[TableOpened]:
        person = person_of(request)
        opened = await services.lobby.open(person, data.game, data.options, lang=data.lang, chairs=data.chairs)
        found = TableOpened(opened.table, opened.code, opened.join_key, opened.watch_key)
        return Response(found, cookies=[services.people.cookie(person)])

    @post("/{table:str}/seats")
    async def sit(self, table: str, data: SitDown, request: Asked, services: Given) -> Response[SatDown]:
        person = person_of(request)
        header = await services.lobby.header(table)
        if header.seat_of(person) is None and hashed(data.key) != header.join_key:
            raise HTTPException(status_code=403, detail="server-wrong-key")
        if data.bot and header.host != person:
            raise HTTPException(status_code=403, detail="server-host-only")
        nonce = data.nonce.encode()[:64]
        name = "" if data.bot else named(data.name)
        seat = await services.lobby.sit(table, None if data.bot else person, name, nonce, data.piece)
        return Response(SatDown(seat), cookies=[services.people.cookie(person)])

    @post("/{table:str}/start", status_code=204)
    async def start(self, table: str, request: Asked, services: Given) -> None:
        played = await services.lobby.start(table, services.people.require(request))
        services.attendance.expect(played.header)

    @post("/{table:str}/lock", status_code=204)
    async def lock(self, table: str, data: Lock, request: Asked, services: Given) -> None:
        await services.host.lock(await services.lobby.header(table), services.people.known(request), data.locked)

    @post("/{table:str}/remove", status_code=204)
    async def remove(self, table: str, data: ToSeat, request: Asked, services: Given) -> None:
        await services.host.remove(await services.lobby.header(table), services.people.known(request), data.seat)

    @post("/{table:str}/without", status_code=204)
    async def without(self, table: str, data: ToSeat, request: Asked, services: Given) -> None:
        await services.absentees.vote(await services.lobby.header(table), services.people.require(request), data.seat)

    @post("/{table:str}/house", status_code=204)
    async def house(self, table: str, data: ToSeat, request: Asked, services: Given) -> None:
        """A bot plays on for a seat that is away or was left."""
        await services.host.give_to_house(await services.lobby.header(table), services.people.known(request), data.seat)

    @get("/{table:str}/game", media_type="application/octet-stream")
    async def game(self, table: str, request: Asked, services: Given) -> Response[bytes]:
        """The whole game as a file that `talewind verify` checks; for the people who sat there, when it is over."""
        header = await services.lobby.header(table)
        if header.seat_of(services.people.require(request)) is None:
            raise HTTPException(status_code=403, detail="server-not-yours")
        found = await services.archiver.file_of(header)
        if found is None:
            raise HTTPException(status_code=409, detail="server-not-over")
        name = f'attachment; filename="{header.game_id}-{header.id}.talewind"'
        return Response(found, headers={"Content-Disposition": name}, media_type="application/octet-stream")

    @get("/{table:str}/shoulder")
    async def shoulder(self, table: str, request: Asked, services: Given) -> ShoulderKey:
        """Only a seated person may let others see their secrets."""
        header = await services.lobby.header(table)
        person = services.people.require(request)
        if header.seat_of(person) is None:
            raise HTTPException(status_code=403, detail="server-not-yours")
        return ShoulderKey(services.people.shoulder_key(table, person))

    @get("/{table:str}/knocks")
    async def knocks(self, table: str, request: Asked, services: Given) -> list[Visitor]:
        header = await services.lobby.header(table)
        await services.host.require(header, services.people.known(request))
        return [Visitor(knock.id, knock.name) for knock in await services.guests.knocks(header)]

    @post("/{table:str}/knocks", status_code=204)
    async def let_in(self, table: str, data: LetIn, request: Asked, services: Given) -> None:
        await services.guests.let_in(
            await services.lobby.header(table), services.people.known(request), data.knock, data.yes
        )

    @post("/{table:str}/ask", status_code=200)
    async def ask(self, table: str, data: AskForChair, request: Asked, services: Given) -> Response[Knocked]:
        """A person with the link of a running game waits for a seat that was left; asking again returns the state of the
        request."""
        people, guests = services.people, services.guests
        person = person_of(request)
        header = await services.lobby.header(table)
        if hashed(data.key) != header.join_key:
            raise HTTPException(status_code=403, detail="server-wrong-key")
        if header.locked or header.status != "playing":
            raise refuse("server-table-closed")
        answer = await guests.wait(header, person, named(data.name), address_of(request))
        return Response(Knocked(table, answer), cookies=[people.cookie(person)])


class Doorbell(Controller):
    path = "/api/knock"
    guards = [calls_limited, codes_limited]

    @post()
    async def knock(self, data: Knocking, request: Asked, services: Given) -> Response[Knocked]:
        """Ask to join with the short code; asking again returns the table's answer."""
        people, guests = services.people, services.guests
        person = person_of(request)
        found = await guests.knock(data.code, person, named(data.name), address_of(request))
        if found is None:
            if (
                await services.lobby.by_code(data.code) is None
            ):  # not for who waits at a table that was locked meanwhile
                services.doorkeeper.codes.use(address_of(request))
            raise HTTPException(status_code=404, detail="server-no-such-table")
        return Response(Knocked(*found), cookies=[people.cookie(person)])

"""HTTP: open a table, sit down, start. Two calls bring a person without an account to a table of their own."""

from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from talewind.kit import Frozen, Seat
from talewind.server.tables import Header
from talewind.server.tables.header import hashed

from .people import People, new_person


class OpenTable(Frozen, forbid_unknown_fields=True):
    game: str
    options: dict[str, Any] = {}


class TableOpened(Frozen):
    table: str
    code: str
    key: str
    watch_key: str


class SitDown(Frozen, forbid_unknown_fields=True):
    """`key`: what the link carries. `nonce`: hexadecimal, mixed into the table's chance."""

    name: str
    key: str
    nonce: str = ""
    bot: bool = False


class SatDown(Frozen):
    seat: Seat
    carry_key: str


class SeatTaken(Frozen):
    seat: Seat
    name: str
    bot: bool


class TableInfo(Frozen):
    """What somebody with the link may know of a table."""

    table: str
    game: str
    status: str
    chairs: int
    seats: tuple[SeatTaken, ...]
    commitment: str
    you: Seat | None
    host: bool


class Tables(Controller):
    path = "/api/tables"

    @post()
    async def open(self, data: OpenTable, request: Request[Any, Any, State], state: State) -> Response[TableOpened]:
        people: People = state.people
        person = people.known(request) or new_person()
        opened = await state.lobby.open(person, data.game, data.options)
        found = TableOpened(opened.table, opened.code, opened.join_key, opened.watch_key)
        return Response(found, cookies=[people.cookie(person)])

    @post("/{table:str}/seats")
    async def sit(
        self, table: str, data: SitDown, request: Request[Any, Any, State], state: State
    ) -> Response[SatDown]:
        people: People = state.people
        person = people.known(request) or new_person()
        header: Header = await state.lobby.header(table)
        if header.seat_of(person) is None and hashed(data.key) != header.join_key:
            raise HTTPException(status_code=403, detail="server-wrong-key")
        if data.bot and header.host != person:
            raise HTTPException(status_code=403, detail="server-host-only")
        name = " ".join(data.name.split())[:40]
        if not name:
            raise HTTPException(status_code=400, detail="server-name-missing")
        nonce = data.nonce.encode()[:64]
        taken = await state.lobby.sit(table, None if data.bot else person, name, nonce)
        return Response(SatDown(taken.seat, taken.carry_key), cookies=[people.cookie(person)])

    @post("/{table:str}/start", status_code=204)
    async def start(self, table: str, request: Request[Any, Any, State], state: State) -> None:
        person = state.people.known(request)
        if person is None:
            raise HTTPException(status_code=403, detail="server-host-only")
        await state.lobby.start(table, person)

    @get("/{table:str}")
    async def info(self, table: str, request: Request[Any, Any, State], state: State, key: str = "") -> TableInfo:
        person = state.people.known(request)
        header: Header = await state.lobby.header(table)
        mine = header.seat_of(person) if person else None
        if mine is None and header.host != person and hashed(key) not in (header.join_key, header.watch_key):
            raise HTTPException(status_code=403, detail="server-wrong-key")
        return TableInfo(
            table=header.id,
            game=header.game,
            status=header.status,
            chairs=header.chairs,
            seats=tuple(SeatTaken(s.seat, s.name, s.person is None) for s in header.seats),
            commitment=header.commitment.hex(),
            you=mine,
            host=header.host == person,
        )

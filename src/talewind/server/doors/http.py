"""HTTP: open a table, sit down, start; and what a host or a guest does beside the game."""

from typing import Annotated, Any, Literal

from litestar import Controller, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from msgspec import Meta

from talewind.kit import Frozen, Seat, refuse
from talewind.server.tables import Header
from talewind.server.tables.absentees import Absentees
from talewind.server.tables.guests import Guests
from talewind.server.tables.header import hashed
from talewind.server.tables.host import Host

from .limits import address_of, calls_limited, codes_limited, openings_limited
from .people import Asked, People, known, named, new_person


class OpenTable(Frozen, forbid_unknown_fields=True):
    """`lang`: the language its opener reads, and the table speaks."""

    game: str
    options: dict[str, Any] = {}
    lang: Annotated[str, Meta(pattern=r"^[A-Za-z0-9-]{2,35}\Z")] = "en"


class TableOpened(Frozen):
    """`key` is what the link carries for those who sit down, `watch_key` for onlookers. `TableInfo` has both again."""

    table: str
    code: str
    key: str
    watch_key: str


class SitDown(Frozen, forbid_unknown_fields=True):
    """`nonce`: any words of the person's own, mixed into the table's chance. `bot`: seat one; only the host. `piece`: if it is free."""

    name: str
    key: str
    nonce: str = ""
    bot: bool = False
    piece: str | None = None


class SatDown(Frozen):
    """`carry_key` brings the seat to another device."""

    seat: Seat
    carry_key: str


class ShoulderKey(Frozen):
    """For a link that looks over one's shoulder."""

    key: str


class ToSeat(Frozen, forbid_unknown_fields=True):
    seat: Seat


class Lock(Frozen, forbid_unknown_fields=True):
    locked: bool


class Carry(Frozen, forbid_unknown_fields=True):
    key: str


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
    """`knock` names the visitor for this table only: who somebody is elsewhere is not the host's business."""

    knock: str
    name: str


class LetIn(Frozen, forbid_unknown_fields=True):
    knock: str
    yes: bool


class Tables(Controller):
    path = "/api/tables"
    guards = [calls_limited]

    @post(guards=[openings_limited])
    async def open(self, data: OpenTable, request: Asked, state: State) -> Response[TableOpened]:
        people: People = state.people
        person = people.known(request) or new_person()
        opened = await state.lobby.open(person, data.game, data.options, lang=data.lang)
        found = TableOpened(opened.table, opened.code, opened.join_key, opened.watch_key)
        return Response(found, cookies=[people.cookie(person)])

    @post("/{table:str}/seats")
    async def sit(self, table: str, data: SitDown, request: Asked, state: State) -> Response[SatDown]:
        people: People = state.people
        person = people.known(request) or new_person()
        header: Header = await state.lobby.header(table)
        if header.seat_of(person) is None and hashed(data.key) != header.join_key:
            raise HTTPException(status_code=403, detail="server-wrong-key")
        if data.bot and header.host != person:
            raise HTTPException(status_code=403, detail="server-host-only")
        nonce = data.nonce.encode()[:64]
        taken = await state.lobby.sit(table, None if data.bot else person, named(data.name), nonce, data.piece)
        return Response(SatDown(taken.seat, taken.carry_key), cookies=[people.cookie(person)])

    @post("/{table:str}/start", status_code=204)
    async def start(self, table: str, request: Asked, state: State) -> None:
        played = await state.lobby.start(table, known(request, state))
        state.greeter.expect(played.header)

    @post("/{table:str}/lock", status_code=204)
    async def lock(self, table: str, data: Lock, request: Asked, state: State) -> None:
        host: Host = state.host
        await host.lock(await state.lobby.header(table), state.people.known(request), data.locked)

    @post("/{table:str}/remove", status_code=204)
    async def remove(self, table: str, data: ToSeat, request: Asked, state: State) -> None:
        host: Host = state.host
        await host.remove(await state.lobby.header(table), state.people.known(request), data.seat)

    @post("/{table:str}/without", status_code=204)
    async def without(self, table: str, data: ToSeat, request: Asked, state: State) -> None:
        absentees: Absentees = state.absentees
        await absentees.vote(await state.lobby.header(table), known(request, state), data.seat)

    @get("/{table:str}/game", media_type="application/octet-stream")
    async def game(self, table: str, request: Asked, state: State) -> Response[bytes]:
        """The whole game as a file that `talewind verify` checks; for those who sat there, when it is over."""
        header: Header = await state.lobby.header(table)
        if header.seat_of(known(request, state)) is None:
            raise HTTPException(status_code=403, detail="server-not-yours")
        found = await state.binder.file_of(header)
        if found is None:
            raise HTTPException(status_code=409, detail="server-not-over")
        name = f'attachment; filename="{header.game}-{header.id}.talewind"'
        return Response(found, headers={"Content-Disposition": name}, media_type="application/octet-stream")

    @get("/{table:str}/shoulder")
    async def shoulder(self, table: str, request: Asked, state: State) -> ShoulderKey:
        """Only who sits there may let others see the own secrets."""
        header: Header = await state.lobby.header(table)
        person = known(request, state)
        if header.seat_of(person) is None:
            raise HTTPException(status_code=403, detail="server-not-yours")
        return ShoulderKey(state.people.shoulder_key(table, person))

    @post("/{table:str}/carry", status_code=204)
    async def carry(self, table: str, data: Carry, state: State) -> Response[None]:
        """This device is from now on the person whose seat the link carries."""
        guests: Guests = state.guests
        person = await guests.carried(await state.lobby.header(table), data.key)
        return Response(None, status_code=204, cookies=[state.people.cookie(person)])

    @get("/{table:str}/knocks")
    async def knocks(self, table: str, request: Asked, state: State) -> list[Visitor]:
        await state.host.require(await state.lobby.header(table), state.people.known(request))
        guests: Guests = state.guests
        return [Visitor(knock.id, knock.name) for knock in await guests.knocks(table)]

    @post("/{table:str}/knocks", status_code=204)
    async def let_in(self, table: str, data: LetIn, request: Asked, state: State) -> None:
        guests: Guests = state.guests
        await guests.let_in(await state.lobby.header(table), state.people.known(request), data.knock, data.yes)

    @post("/{table:str}/ask", status_code=200)
    async def ask(self, table: str, data: AskForChair, request: Asked, state: State) -> Response[Knocked]:
        """Whoever has the link of a game that has begun waits for a chair that is left; asking again says how it stands."""
        people, guests = state.people, state.guests
        person = people.known(request) or new_person()
        header: Header = await state.lobby.header(table)
        if hashed(data.key) != header.join_key:
            raise HTTPException(status_code=403, detail="server-wrong-key")
        if header.locked or header.status != "playing":
            raise refuse("server-table-closed")
        await guests.wait(table, person, named(data.name))
        return Response(Knocked(table, await guests.answer_of(table, person)), cookies=[people.cookie(person)])


class Doorbell(Controller):
    path = "/api/knock"
    guards = [calls_limited, codes_limited]

    @post()
    async def knock(self, data: Knocking, request: Asked, state: State) -> Response[Knocked]:
        """With the short code; asking again says how the table has answered."""
        people, guests = state.people, state.guests
        person = people.known(request) or new_person()
        table = await guests.knock(data.code, person, named(data.name))
        if table is None:
            state.doorkeeper.codes.may_pass(address_of(request))
            raise HTTPException(status_code=404, detail="server-no-such-table")
        answer = await guests.answer_of(table, person)
        return Response(Knocked(table, answer), cookies=[people.cookie(person)])

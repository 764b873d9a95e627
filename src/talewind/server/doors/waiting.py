"""HTTP: the waiting room. Who sits there, by which options; and what people may still change."""

from hmac import compare_digest
from typing import Any

import msgspec
from litestar import Controller, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from talewind.kit import Frozen, Seat
from talewind.server.tables import Header
from talewind.server.tables.header import Status, hashed
from talewind.server.tables.host import acting_host
from talewind.server.tables.lobby import Lobby
from talewind.server.tables.waiting import WaitingRoom, is_there

from .limits import calls_limited
from .people import Asked, known, named


class SeatTaken(Frozen):
    seat: Seat
    name: str
    bot: bool
    here: bool


class TableInfo(Frozen):
    """What somebody with the link may know of a table. `code`, `key` and `watch_key` are for those who sit there and for the host:
    by which links others come in; a key is null where the table was opened before keys could be told again. `host`: whoever
    asks is the host now; `next`: its rematch, for those who sat here. When the game is over, who sat there is the business of those who did."""

    table: str
    game: str
    status: Status
    chairs: int
    locked: bool
    options: dict[str, Any]
    seats: tuple[SeatTaken, ...]
    commitment: str
    you: Seat | None
    host: bool
    host_seat: Seat | None
    code: str | None
    key: str | None
    watch_key: str | None
    next: str | None


class ChooseOptions(Frozen, forbid_unknown_fields=True):
    """Those not named stay as they are."""

    options: dict[str, Any]


class Rename(Frozen, forbid_unknown_fields=True):
    name: str


def told_again(key: str, stored: bytes) -> str | None:
    """None: the table has another key, which only those who got it then know."""
    return key if compare_digest(hashed(key), stored) else None


class Waiting(Controller):
    path = "/api/tables"
    guards = [calls_limited]

    @get("/{table:str}")
    async def info(self, table: str, request: Asked, state: State, key: str = "") -> TableInfo:
        person: str | None = state.people.known(request)
        lobby: Lobby = state.lobby
        header = await lobby.header(table)
        mine = header.seat_of(person) if person else None
        if mine is None and header.host != person and hashed(key) not in (header.join_key, header.watch_key):
            raise HTTPException(status_code=403, detail="server-wrong-key")
        if mine is not None and header.status == "open":
            room: WaitingRoom = state.waiting
            await room.note(table, next(s for s in header.seats if s.seat == mine))
        here, host = await self._presence(header, state)
        invites = mine is not None or header.host == person
        seats = header.seats if mine is not None or header.status in ("open", "playing") else ()
        return TableInfo(
            table=header.id,
            game=header.game,
            status=header.status,
            chairs=header.chairs,
            locked=header.locked,
            options=msgspec.json.decode(header.options),
            seats=tuple(SeatTaken(s.seat, s.name, s.person is None, s.seat in here or s.seat == mine) for s in seats),
            commitment=header.commitment.hex(),
            you=mine,
            host=host == person,
            host_seat=header.seat_of(host),
            code=header.code if invites else None,
            key=told_again(lobby.keyring.join(table), header.join_key) if invites else None,
            watch_key=told_again(lobby.keyring.watch(table), header.watch_key) if invites else None,
            next=None if mine is None else await state.rematches.next_table(table),
        )

    async def _presence(self, header: Header, state: State) -> tuple[set[Seat], str]:
        """The seats that are here, and the host: the game knows as soon as there is one, by the sockets of all processes."""
        if header.status != "playing":
            return {s.seat for s in header.seats if is_there(s)}, header.host
        sitting = (await state.keeper.newest(header.id)).sitting
        here = {s.seat for s in header.seats if sitting.state.chairs[s.seat].presence == "here"}
        return here, acting_host(header, sitting)

    @post("/{table:str}/options", status_code=204)
    async def choose(self, table: str, data: ChooseOptions, request: Asked, state: State) -> None:
        room: WaitingRoom = state.waiting
        await room.choose(await state.lobby.header(table), known(request, state), data.options)

    @post("/{table:str}/name", status_code=204)
    async def rename(self, table: str, data: Rename, request: Asked, state: State) -> None:
        room: WaitingRoom = state.waiting
        await room.rename(await state.lobby.header(table), known(request, state), named(data.name))

    @post("/{table:str}/stand", status_code=204)
    async def stand(self, table: str, request: Asked, state: State) -> None:
        room: WaitingRoom = state.waiting
        await room.stand(await state.lobby.header(table), known(request, state))

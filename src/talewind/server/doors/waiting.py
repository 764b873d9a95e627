"""HTTP: the waiting room: who sits there, the options, and what people may still change."""

from typing import Annotated, Any

from litestar import Controller, get, post
from litestar.exceptions import HTTPException
from msgspec import Meta

from talewind.kit import Frozen
from talewind.server.tables.header import hashed

from .guards import calls_limited
from .info import TableInfo, table_info
from .people import Asked, named
from .services import Given
from .tables import MOST_CHAIRS


class ChooseOptions(Frozen, forbid_unknown_fields=True):
    """Options that are not named stay as they are. `chairs`: the number of chairs at the table."""

    options: dict[str, Any] = {}
    chairs: Annotated[int, Meta(ge=1, le=MOST_CHAIRS)] | None = None


class Rename(Frozen, forbid_unknown_fields=True):
    name: str


class ChoosePiece(Frozen, forbid_unknown_fields=True):
    piece: str


class Waiting(Controller):
    path = "/api/tables"
    guards = [calls_limited]

    @get("/{table:str}")
    async def info(self, table: str, request: Asked, services: Given, key: str = "") -> TableInfo:
        person = services.people.known(request)
        header = await services.lobby.header(table)
        mine = header.seat_of(person) if person else None
        if mine is None and header.host != person and hashed(key) not in (header.join_key, header.watch_key):
            raise HTTPException(status_code=403, detail="server-wrong-key")
        if mine is not None:
            await services.waiting.note(header, next(s for s in header.seats if s.seat == mine))
        return await table_info(header, person, services)

    @post("/{table:str}/options", status_code=204)
    async def choose(self, table: str, data: ChooseOptions, request: Asked, services: Given) -> None:
        await services.waiting.choose(
            await services.lobby.header(table), services.people.require(request), data.options, data.chairs
        )

    @post("/{table:str}/name", status_code=204)
    async def rename(self, table: str, data: Rename, request: Asked, services: Given) -> None:
        await services.waiting.rename(
            await services.lobby.header(table), services.people.require(request), named(data.name)
        )

    @post("/{table:str}/piece", status_code=204)
    async def take_piece(self, table: str, data: ChoosePiece, request: Asked, services: Given) -> None:
        await services.waiting.take_piece(
            await services.lobby.header(table), services.people.require(request), data.piece
        )

    @post("/{table:str}/stand", status_code=204)
    async def stand(self, table: str, request: Asked, services: Given) -> None:
        await services.waiting.stand(await services.lobby.header(table), services.people.require(request))

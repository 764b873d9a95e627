"""HTTP: another game. Players of a finished game say whether they want another one, whether they look at its end or read its
book."""

from litestar import Controller, get, post
from litestar.exceptions import HTTPException

from talewind.kit import Frozen, Seat
from talewind.server.tables import Header
from talewind.server.tables.header import Status
from talewind.server.tables.rematches import Another

from .guards import calls_limited, opening
from .people import Asked
from .services import Given, Services


class Wish(Frozen, forbid_unknown_fields=True):
    yes: bool


class AnotherGame(Frozen):
    """`wishes`: the seats that want another game; `missing`: how many more are needed until its table opens. `next`, `key` and
    `status`: that table, the key of its link, and its status; null until it is open."""

    wishes: tuple[Seat, ...]
    missing: int
    next: str | None
    key: str | None
    status: Status | None


class PlayAgain(Controller):
    path = "/api/tables"
    guards = [calls_limited]

    @get("/{table:str}/again")
    async def another(self, table: str, request: Asked, services: Given) -> AnotherGame:
        header, _ = await self._own(table, request, services)
        return self._told(await services.rematches.another(header), services)

    @post("/{table:str}/again", status_code=200)
    async def wish(self, table: str, data: Wish, request: Asked, services: Given) -> AnotherGame:
        """Set whether the caller wants another game. As soon as enough seats do, its table opens and they sit there."""
        header, person = await self._own(table, request, services)
        return self._told(await services.rematches.wish(header, person, data.yes, opening(request)), services)

    @post("/{table:str}/rematch")
    async def open(self, table: str, request: Asked, services: Given) -> AnotherGame:
        """Do not wait for more: open the table now, with the seats that want another game."""
        header, person = await self._own(table, request, services)
        await services.rematches.open(header, person, opening(request))
        return self._told(await services.rematches.another(header), services)

    async def _own(self, table: str, request: Asked, services: Services) -> tuple[Header, str]:
        header = await services.lobby.header(table)
        person = services.people.require(request)
        if header.seat_of(person) is None:
            raise HTTPException(status_code=403, detail="server-not-yours")
        return header, person

    def _told(self, found: Another, services: Services) -> AnotherGame:
        key = services.lobby.keyring.join(found.next) if found.next else None
        return AnotherGame(found.wishes, found.missing, found.next, key, found.status)

"""HTTP: another game. Players of a finished game say whether they want another one, whether they look at its end or read its
book."""

from litestar import Controller, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from talewind.kit import Frozen, Seat
from talewind.server.tables import Header
from talewind.server.tables.header import Status
from talewind.server.tables.rematches import Another, Rematches

from .limits import calls_limited, opening
from .people import Asked, known


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
    async def another(self, table: str, request: Asked, state: State) -> AnotherGame:
        rematches: Rematches = state.rematches
        header, _ = await self._own(table, request, state)
        return self._told(await rematches.another(header), state)

    @post("/{table:str}/again", status_code=200)
    async def wish(self, table: str, data: Wish, request: Asked, state: State) -> AnotherGame:
        """Set whether the caller wants another game. As soon as enough seats do, its table opens and they sit there."""
        rematches: Rematches = state.rematches
        header, person = await self._own(table, request, state)
        return self._told(await rematches.wish(header, person, data.yes, opening(request)), state)

    @post("/{table:str}/rematch")
    async def open(self, table: str, request: Asked, state: State) -> AnotherGame:
        """Do not wait for more: open the table now, with the seats that want another game."""
        rematches: Rematches = state.rematches
        header, person = await self._own(table, request, state)
        await rematches.open(header, person, opening(request))
        return self._told(await rematches.another(header), state)

    async def _own(self, table: str, request: Asked, state: State) -> tuple[Header, str]:
        header: Header = await state.lobby.header(table)
        person = known(request, state)
        if header.seat_of(person) is None:
            raise HTTPException(status_code=403, detail="server-not-yours")
        return header, person

    def _told(self, found: Another, state: State) -> AnotherGame:
        key = state.lobby.keyring.join(found.next) if found.next else None
        return AnotherGame(found.wishes, found.missing, found.next, key, found.status)

"""HTTP: the devices of one person. A link transfers the person to another device, once; and all other devices can be sent away."""

from litestar import Controller, Response, delete, post
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import State

from talewind.kit import Frozen, Refused
from talewind.server.live.hub import Hub
from talewind.server.tables.carries import Carries

from .limits import address_of, calls_limited, keys_limited
from .people import Asked, known, new_person


class CarryKey(Frozen):
    """For a link to another device. It works once, within `seconds`."""

    key: str
    seconds: int


class Carry(Frozen, forbid_unknown_fields=True):
    key: str


class Carrying(Controller):
    path = "/api/tables"
    guards = [calls_limited]

    @post("/{table:str}/carry-key")
    async def make(self, table: str, request: Asked, state: State) -> CarryKey:
        """Create a link for a person who sits there; an earlier link becomes void."""
        carries: Carries = state.carries
        key = await carries.make(await state.lobby.header(table), known(request, state))
        return CarryKey(key, carries.bounds.carry)

    @delete("/{table:str}/carry-key", status_code=204)
    async def revoke(self, table: str, request: Asked, state: State) -> None:
        carries: Carries = state.carries
        await carries.revoke(await state.lobby.header(table), known(request, state))

    @post("/{table:str}/carry", status_code=204, guards=[keys_limited])
    async def carry(self, table: str, data: Carry, request: Asked, state: State) -> Response[None]:
        """Make this device the person of the link; the person's other devices at the table are notified."""
        carries: Carries = state.carries
        try:
            found = await carries.take(table, data.key)
        except Refused:
            state.doorkeeper.strangers.may_pass(address_of(request))
            raise
        hub: Hub = state.hub
        await hub.carried(table, found.seat)
        return Response(None, status_code=204, cookies=[state.people.cookie(found.person)])


@post("/api/me/renew", status_code=204, guards=[calls_limited])
async def renew_door(request: Asked, state: State) -> Response[None]:
    """Give this device a new cookie and invalidate those of all others. Sockets are closed after the answer, so that this
    device reconnects with its new cookie."""
    carries: Carries = state.carries
    person = new_person()
    places = await carries.renew(known(request, state), person)

    async def dismiss() -> None:
        for table, seat in places:
            await state.hub.dismiss(table, seat)

    cookies = [state.people.cookie(person)]
    return Response(None, status_code=204, cookies=cookies, background=BackgroundTask(dismiss))

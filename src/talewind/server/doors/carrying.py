"""HTTP: the devices of one person. A link transfers the person to another device, once; and all other devices can be sent away."""

from litestar import Controller, Response, delete, post
from litestar.background_tasks import BackgroundTask

from talewind.kit import Frozen, Refused

from .addresses import address_of
from .guards import calls_limited, keys_limited
from .people import Asked, new_person
from .services import Given


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
    async def make(self, table: str, request: Asked, services: Given) -> CarryKey:
        """Create a link for a person who sits there; an earlier link becomes void."""
        key = await services.carries.make(await services.lobby.header(table), services.people.require(request))
        return CarryKey(key, services.carries.bounds.carry)

    @delete("/{table:str}/carry-key", status_code=204)
    async def revoke(self, table: str, request: Asked, services: Given) -> None:
        await services.carries.revoke(await services.lobby.header(table), services.people.require(request))

    @post("/{table:str}/carry", status_code=204, guards=[keys_limited])
    async def carry(self, table: str, data: Carry, request: Asked, services: Given) -> Response[None]:
        """Make this device the person of the link; the person's other devices at the table are notified."""
        try:
            found = await services.carries.take(table, data.key)
        except Refused:
            services.doorkeeper.strangers.use(address_of(request))
            raise
        await services.hub.carried(table, found.seat)
        return Response(None, status_code=204, cookies=[services.people.cookie(found.person)])


@post("/api/me/promise", status_code=204, guards=[calls_limited])
async def promise_door(request: Asked, services: Given) -> Response[None]:
    """Promise this device a new identity, in a cookie, before `renew` moves anything to it: where that fails halfway, or its answer is
    lost, the device still knows the new identity and calls `renew` again. A promise that it has already stands."""
    people, old = services.people, services.people.require(request)
    new = people.promised(request, old) or new_person()
    return Response(None, status_code=204, cookies=[people.promise(old, new)])


@post("/api/me/renew", status_code=204, guards=[calls_limited])
async def renew_door(request: Asked, services: Given) -> Response[None]:
    """Give this device a new identity, the promised one if there is one, and invalidate the cookies of all others. Sockets are closed
    after the answer, so that this device reconnects with its new cookie."""
    people, old = services.people, services.people.require(request)
    person = people.promised(request, old) or new_person()
    places = await services.carries.renew(old, person)

    async def dismiss() -> None:
        for table, seat in places:
            await services.hub.dismiss(table, seat)

    return Response(None, status_code=204, cookies=[people.cookie(person)], background=BackgroundTask(dismiss))

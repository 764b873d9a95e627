"""What is left out of a welcome: the older lines of the log, and the older entries of a view's growing fields. The same keys, limits
and masks as for frames."""

from typing import Any

import msgspec
from litestar import Controller, Response, get
from litestar.exceptions import NotFoundException, PermissionDeniedException

from talewind.kit import Frozen
from talewind.kit.views import Grown, parts_of
from talewind.server import wire
from talewind.server.books.masking import Mask
from talewind.server.books.veil import mask_of
from talewind.server.live.frames import frames_before, veiled
from talewind.server.live.listener import Listener
from talewind.server.tables import Loaded

from .people import Asked
from .polling import who_asks
from .security import from_our_pages
from .services import Given, Services


class OlderFrames(Frozen):
    frames: tuple[wire.Heard, ...]


class Older(Controller):
    path = "/api/tables/{table:str}/older"

    @get("/frames")
    async def frames(self, table: str, request: Asked, services: Given, before: int = 0) -> Response[bytes]:
        """The frames before number `before`, at most `missed` of them."""
        listener, loaded, mask = await seen_by(table, request, services)
        shard, most = services.keeper.shards.of(table), services.doorkeeper.bounds.missed
        found = await frames_before(shard, loaded, listener.viewer, before, most)
        return answer(OlderFrames(veiled(found, mask)))

    @get("/view/{field:str}")
    async def entries(
        self, table: str, field: str, request: Asked, services: Given, before: int = 0
    ) -> Response[bytes]:
        """The entries of a growing field before index `before`, at most `entries` of them."""
        listener, loaded, mask = await seen_by(table, request, services)
        view = loaded.sitting.game.view(loaded.sitting.state, listener.viewer)
        if field not in parts_of(type(view)).growing:
            raise NotFoundException()
        whole = getattr(view, field)[: max(0, before)]
        start = max(0, len(whole) - services.doorkeeper.bounds.entries)
        items = whole[start:]
        if mask is not None:
            items = tuple(mask.masked(msgspec.json.decode(msgspec.json.encode(items))))
        return answer(Grown(start, items))


async def seen_by(table: str, request: Asked, services: Services) -> tuple[Listener, Loaded, Mask | None]:
    """Who asks, the table as the record has it, and what of it is hidden from them."""
    if not from_our_pages(request):
        raise PermissionDeniedException(detail="server-foreign-origin")
    listener = await who_asks(table, request, services)
    loaded = await services.keeper.newest(table)
    over = not loaded.sitting.state.stack
    return listener, loaded, await mask_of(services.keeper, loaded.header, listener.reader) if over else None


def answer(found: Any) -> Response[bytes]:
    return Response(msgspec.json.encode(found), media_type="application/json")

"""HTTP: a screen in a living room asks for a code, and somebody at a table lets it in."""

from litestar import Controller, get, post
from litestar.exceptions import HTTPException

from talewind.kit import Frozen, Refused

from .addresses import address_of
from .guards import calls_limited, codes_limited, screens_limited
from .people import Asked
from .services import Given


class ScreenOpened(Frozen):
    """`code`: to be shown. `key`: the screen's own, by which it asks again. Both hold for `seconds`."""

    code: str
    key: str
    seconds: int


class ScreenState(Frozen, omit_defaults=True):
    """`table` None: the screen still waits. `watch_key`: for onlookers. `code`: by which people knock at the table."""

    table: str | None
    watch_key: str = ""
    code: str = ""


class LetScreen(Frozen, forbid_unknown_fields=True):
    code: str


class ScreenDoor(Controller):
    path = "/api/screens"
    guards = [calls_limited]

    @post(guards=[screens_limited])
    async def open(self, services: Given) -> ScreenOpened:
        screen = await services.screens.open()
        return ScreenOpened(screen.code, screen.key, services.screens.bounds.screen_seconds)

    @get("/{code:str}", guards=[codes_limited])
    async def look(self, code: str, key: str, request: Asked, services: Given) -> ScreenState:
        """Whether the screen was let in, and where it is now: it follows whoever let it in to a rematch. 404 for a wrong key as
        for a code that is over."""
        try:
            found = await services.screens.admitted(code, key)
        except LookupError:
            services.doorkeeper.codes.use(address_of(request))
            raise HTTPException(status_code=404, detail="server-no-screen") from None
        return ScreenState(None) if found is None else ScreenState(found.table, found.watch_key, found.code or "")


class LettingIn(Controller):
    path = "/api/tables"
    guards = [calls_limited, codes_limited]

    @post("/{table:str}/screen", status_code=204)
    async def let_in(self, table: str, data: LetScreen, request: Asked, services: Given) -> None:
        """Let the screen with this code look on; only somebody with a seat."""
        header = await services.lobby.header(table)
        person = services.people.require(request)
        try:
            await services.screens.let_in(header, person, data.code)
        except Refused:
            services.doorkeeper.codes.use(address_of(request))
            raise

"""HTTP: the tables of one person, to continue playing or to read again. The cookie alone identifies the person."""

from litestar import get

from talewind.games import NoSuchGame
from talewind.kit import Frozen, Seat
from talewind.server.tables import Gone
from talewind.server.tables.header import Status
from talewind.server.tables.loaded import Newer

from .guards import calls_limited
from .people import Asked
from .services import Given, Services

GOING_ON = 5  # tables that are read: the home page shows fewer


class OwnTable(Frozen):
    """`at`: when the game was started, or else the table opened, in the server's ms. `title`: given to its book; "": none yet.
    `names`: null where a player wants no name in the book. `status`: over as soon as the game is decided, although the last
    notes may still be written."""

    table: str
    game: str
    status: Status
    title: str
    names: tuple[str | None, ...]
    you: Seat
    at: int


class Me(Frozen):
    """The caller's tables, newest first."""

    tables: tuple[OwnTable, ...]


async def _is_decided(services: Services, table: str) -> bool:
    """Whether the result of a running table is known; one that cannot be loaded here, such as of a game that is no longer installed,
    leaves out none of the others."""
    try:
        return (await services.keeper.loaded(table)).sitting.state.winners is not None
    except (Gone, Newer, NoSuchGame):
        return False


@get("/api/me", guards=[calls_limited])
async def me_door(request: Asked, services: Given) -> Me:
    person = services.people.known(request)
    if person is None:
        return Me(())
    found = await services.lobby.tables_of(person)
    playing = [t["id"] for t in found if t["status"] == "playing"][:GOING_ON]
    decided = {table for table in playing if await _is_decided(services, table)}
    return Me(
        tuple(
            OwnTable(
                t["id"], t["game"], "over" if t["id"] in decided else t["status"], t["title"], tuple(t["names"]), t["seat"],
                t["at"],
            )
            for t in found
        )
    )  # fmt: skip

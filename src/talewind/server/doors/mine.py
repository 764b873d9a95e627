"""HTTP: the tables of one person, to go on playing and to read again. Nobody else's: the cookie is the question."""

from litestar import get
from litestar.datastructures import State

from talewind.kit import Frozen, Seat
from talewind.server.tables.header import Status
from talewind.server.tables.lobby import Lobby

from .limits import calls_limited
from .people import Asked

GOING_ON = 5  # tables that are looked at: home shows fewer


class OwnTable(Frozen):
    """`at`: when it was started, or else opened, by the server's clock in ms. `title`: given to its book; "": none yet. `names`:
    null where somebody wants none in the book. `status`: over as soon as the game is decided, though the last notes may still
    be written."""

    table: str
    game: str
    status: Status
    title: str
    names: tuple[str | None, ...]
    you: Seat
    at: int


class Me(Frozen):
    """Newest first."""

    tables: tuple[OwnTable, ...]


@get("/api/me", guards=[calls_limited])
async def me_door(request: Asked, state: State) -> Me:
    person: str | None = state.people.known(request)
    if person is None:
        return Me(())
    lobby: Lobby = state.lobby
    found = await lobby.tables_of(person)
    playing = [t["id"] for t in found if t["status"] == "playing"][:GOING_ON]
    decided = {table for table in playing if (await state.keeper.hot(table)).sitting.state.winners is not None}
    return Me(
        tuple(
            OwnTable(
                t["id"], t["game"], "over" if t["id"] in decided else t["status"], t["title"], tuple(t["names"]), t["seat"],
                t["at"],
            )
            for t in found
        )
    )  # fmt: skip

"""HTTP: the tables of one person, to go on playing and to read again. Nobody else's: the cookie is the question."""

from litestar import get
from litestar.datastructures import State

from talewind.kit import Frozen, Seat
from talewind.server.tables.header import Status
from talewind.server.tables.lobby import Lobby

from .limits import calls_limited
from .people import Asked


class OwnTable(Frozen):
    """`at`: when it was started, or else opened, by the server's clock in ms. `title`: given to its book; "": none yet. `names`:
    null where somebody wants none in the book."""

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
    return Me(
        tuple(
            OwnTable(t["id"], t["game"], t["status"], t["title"], tuple(t["names"]), t["seat"], t["at"])
            for t in await lobby.tables_of(person)
        )
    )

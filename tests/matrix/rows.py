"""The rows: what is sent to each route, and each message of a client. A route or a message that has none here fails."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, get_args

from litestar import Litestar
from litestar.routes import HTTPRoute, WebSocketRoute

from talewind.decks import load_deck
from talewind.kit import Frozen, Refused
from talewind.kit.base import kebab
from talewind.kit.rows import Came, Stopped
from talewind.server import wire
from talewind.server.base.ids import LETTERS
from talewind.server.tables.guests import Knock
from talewind.server.tables.header import hashed

from .cast import DEPUTY, GUEST, KNOCKER, PERSON, Role
from .stage import Stage, Table

type Body = Callable[["Cell"], Any]


class Cell(Frozen):
    """One try: somebody at a fresh table."""

    stage: Stage
    table: Table
    role: Role
    key: str  # that the role holds
    cookie: str

    @property
    def seat(self) -> int | None:
        """Where the role sits, or sat."""
        name = PERSON.get(self.role, "")
        return self.table.scene.seat(name) if name in self.table.scene.seats else None

    def move(self, message: str) -> Any:
        return self.stage.move(message, self.table.scene)

    def number(self, seat: int | None) -> int:
        """Of the question that a seat was asked last."""
        return self.table.numbers[seat or 0] if self.table.numbers else 1


class Row(Frozen):
    """`name`: method and path as the route has them (`SOCKET` for a socket), or `message` and its kind; then, where a route has several rows, which of
    them. `body`: what is sent. `query`: beside the role's own keys."""

    name: str
    body: Body | None = None
    query: str = ""
    fills: dict[str, str] = {}  # path parameters but the table
    before: Callable[["Cell"], Any] | None = None  # what happens at the table first
    never: bool = False  # has no yes, and that is right

    @property
    def method(self) -> str:
        return self.name.split()[0]

    @property
    def path(self) -> str:
        return self.name.split()[1]


def sent(**body: Any) -> Body:
    return lambda cell: body


async def paused(cell: Cell) -> None:
    """The guest has stopped the clocks."""
    seat = cell.table.scene.seat(GUEST)
    await _noted(cell, lambda sitting, at: Stopped(at, seat))


async def deserted(cell: Cell) -> None:
    """Only the one who tries is still there; for those without a seat it is the first."""
    own = {"guest": GUEST, "acting": DEPUTY}.get(cell.role, cell.table.scene.seats[0])
    for seat, name in enumerate(cell.table.scene.seats[:3]):
        if name != own and name not in cell.table.scene.lost:
            await _noted(cell, lambda sitting, at, seat=seat: Came(at, seat, "lost"))


async def carried(cell: Cell) -> None:
    """The guest has made a link to another device."""
    services, known = cell.stage.services, hashed(CARRIED + cell.table.id)
    key = await services.carries.make(await services.lobby.header(cell.table.id), cell.table.persons[GUEST])
    await cell.stage.shard.execute("update carries set key = $2 where key = $1", hashed(key), known)


async def shown(cell: Cell) -> None:
    """A screen shows its code."""
    await cell.stage.shard.execute(
        "insert into screens (code, key, until) values ($1, '', $2) on conflict do nothing", screen_code(cell), 1 << 60
    )


def screen_code(cell: Cell) -> str:
    number = int.from_bytes(hashed(cell.table.id)[:8])
    return "A" + "".join(LETTERS[number // 24**place % 24] for place in range(5))


async def _noted(cell: Cell, make: Any) -> None:
    if cell.table.scene.state in ("playing", "lost"):
        with suppress(Refused):  # a sleeping table is not paused as well
            await cell.stage.services.keeper.act(cell.table.id, make)


def knock_id(cell: Cell) -> str:
    return Knock(cell.table.id, cell.table.persons[KNOCKER], KNOCKER).id


WINDOW = "window"
CARRIED = "planted carry key of "  # and the table
T = "/api/tables/{table}"

PICTURE = next(iter(load_deck("windmill").pictures[0].files.values())).file

HTTP = [
    Row("POST /api/tables", sent(game="windmill")),
    Row("POST /api/company/reasons", sent(game="windmill", lang="en", tale="A lantern.", picture="wm01")),
    Row(f"GET {T}", query="key"),
    Row(f"POST {T}/seats for oneself", lambda cell: {"name": "Zed", "key": cell.key}),
    Row(f"POST {T}/seats for a bot", lambda cell: {"name": "Zed", "key": cell.key, "bot": True}),
    Row(f"POST {T}/start"),
    Row(f"POST {T}/lock", lambda cell: {"locked": cell.table.scene.state != "locked"}),
    Row(f"POST {T}/remove of the guest", lambda cell: {"seat": cell.table.scene.seat(GUEST)}),
    Row(f"POST {T}/remove of the first seat", sent(seat=0)),
    Row(f"POST {T}/without the first seat", sent(seat=0)),
    Row(f"POST {T}/house for the seat that was left", lambda cell: {"seat": cell.table.scene.seat("Leandro")}),
    Row(f"GET {T}/game"),
    Row(f"GET {T}/shoulder"),
    Row(f"POST {T}/carry-key"),
    Row(f"DELETE {T}/carry-key"),
    Row(f"POST {T}/carry with a wrong key", sent(key="A" * 20), never=True),
    Row(f"POST {T}/carry with the guest's key", lambda cell: {"key": CARRIED + cell.table.id}, before=carried),
    Row("POST /api/screens"),
    Row("GET /api/screens/{code} with a wrong key", query="&key=AAAA", fills={"code": "AAAAAA"}, never=True),
    Row(f"POST {T}/screen", lambda cell: {"code": screen_code(cell)}, before=shown),
    Row(f"GET {T}/knocks"),
    Row(f"POST {T}/knocks lets the visitor in", lambda cell: {"knock": knock_id(cell), "yes": True}),
    Row(f"POST {T}/knocks refuses the visitor", lambda cell: {"knock": knock_id(cell), "yes": False}),
    Row(f"POST {T}/ask", lambda cell: {"name": "Zed", "key": cell.key}),
    Row("POST /api/knock", lambda cell: {"code": cell.table.code, "name": "Zed"}),
    Row(f"POST {T}/options", sent(options={"tell_time": 31})),
    Row(f"POST {T}/name", sent(name="Zed")),
    Row(f"POST {T}/piece", sent(piece="slate")),
    Row(f"POST {T}/stand"),
    Row(f"GET {T}/again"),
    Row(f"POST {T}/again", sent(yes=True)),
    Row(f"POST {T}/rematch"),
    Row(f"GET {T}/frames", query="watch"),
    Row(f"GET {T}/frames since the first", query="watch&after=1"),
    Row(f"GET {T}/older/frames", query="watch&before=2"),
    Row(f"GET {T}/older/view/{{field}}", query="watch&before=2", fills={"field": "tales"}),
    Row("SOCKET /ws/{table}", query="watch&after=1"),
    Row(f"GET {T}/book"),
    Row(f"POST {T}/book/title", sent(title="Another title")),
    Row(f"POST {T}/book/hide", sent(name=True)),
    Row(f"GET {T}/book.html"),
    Row(f"GET {T}/book.epub"),
    Row(f"GET {T}/book.pdf"),
    Row(f"GET {T}/book.png"),
    Row("GET /api/me"),
    Row("POST /api/me/promise"),
    Row("POST /api/me/renew"),
]

# What everybody may have, whoever they are and however a table stands.
PUBLIC = [
    Row("GET /api/games"),
    Row("GET /texts/index"),
    Row("GET /texts/{lang}/{file}", fills={"lang": "en", "file": "windmill.ftl"}),
    Row("GET /decks/{deck}/manifest.json", fills={"deck": "windmill"}),
    Row("GET /decks/{deck}/pictures/{file}", fills={"deck": "windmill", "file": PICTURE}),
    *(
        Row(f"{method} {path}", fills={"game": "windmill", "digest": "0", "file": file})
        for path, file in {"/games/{game}/board/{digest}/{file}": "board.js", "/games/{game}/cover/{file}": "cover.webp"}.items()
        for method in ("GET", "HEAD")
    ),
    *(
        Row(f"{method} {path}", fills={"rest": "x", "file": file, "game": "windmill"})
        for path, file in {
            "/": "", "/new": "", "/books": "", "/tv": "", "/how/{game}": "", "/author": "", "/author/{rest}": "", "/book/{table}": "",
            "/t/{table}": "", "/t/{table}/{rest}": "", "/assets/{file}": "app.js", "/{file}": "robots.txt",
        }.items()
        for method in ("GET", "HEAD")
    ),
    Row("GET /healthz"),
    Row("GET /readyz"),
    Row("GET /api/schema"),
    Row("GET /api/schema/openapi.json"),
]  # fmt: skip

MESSAGES = [
    Row("message answer", lambda cell: {"id": "m", "number": cell.number(0), "move": cell.move("answer")}),
    Row("message beside", lambda cell: {"id": "m", "move": cell.move("beside")}),
    Row("message order", sent(id="m", window=WINDOW, scope="always", move=None)),
    Row("message draft", lambda cell: {"number": cell.number(cell.seat), "move": cell.move("draft")}),
    Row("message undo", sent(id="m"), never=True),
    Row("message pause", sent(id="m")),
    Row("message go-on", sent(id="m"), before=paused),
    Row("message end-here", sent(id="m"), before=deserted),
    Row("message leave", sent(id="m")),
    Row("message back", sent(id="m")),
    Row("message react", sent(id="m", phrase="lovely")),
    Row("message ping"),
    Row("message echo", sent(number=1)),
]

ROWS = {row.name: row for row in [*HTTP, *PUBLIC, *MESSAGES]}


def kinds() -> list[str]:
    """The messages of a client, by the code."""
    return [kebab(kind.__name__) for kind in get_args(wire.ClientMessage.__value__)]


def routes(app: Litestar) -> set[str]:
    """Method and path of every route, by the code. Litestar answers OPTIONS itself."""
    found = set()
    for route in app.routes:
        path = "/".join(part.partition(":")[0] + "}" * (":" in part) for part in route.path.split("/"))
        if isinstance(route, HTTPRoute):
            found |= {f"{method} {path}" for method in route.methods if method != "OPTIONS"}
        elif isinstance(route, WebSocketRoute):
            found.add(f"SOCKET {path}")
        else:
            found.add(f"{type(route).__name__} {path}")
    return found

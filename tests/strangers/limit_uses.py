"""How each limit is used up: by one person or address, and by somebody else whom it must not touch."""

from collections.abc import Awaitable, Callable
from itertools import count
from secrets import token_hex
from typing import Any

from tests.server.serving import Server
from tests.server.spread import LIMITS, Spread, new_address

# One use at a process, by somebody else or not. What stays open can be closed; None: it was refused.
type Use = Callable[[Server, bool], Awaitable[Any]]


def most_of(name: str) -> int:
    return int(LIMITS[name].partition("/")[0])


def uses_of(name: str, spread: Spread) -> Use:
    """Prepare a table if it takes one; each call is a fresh address and fresh seats."""
    return USES[name](spread)


def _from_address(passes: int, path: str, body: Any = None, refused: int = 429) -> Callable[[Spread], Use]:
    """A call that an address may repeat so often: `passes` is its status, then it is refused."""

    def prepare(spread: Spread) -> Use:
        mine = new_address()

        async def use(server: Server, other: bool) -> Any:
            status, _, _ = spread.call(server, path, body, address=new_address() if other else mine)
            assert status in (passes, refused), f"{path}: {status}"
            return status == passes or None

        return use

    return prepare


def _at_a_table(path: str, passes: int, body: Callable[[dict[str, Any]], Any] | None = None) -> Callable[[Spread], Use]:
    """The same at a table. `{watch}` in its path: the key for onlookers; `body` is made from the table's keys."""

    def prepare(spread: Spread) -> Use:
        where, opened, _ = spread.table()
        whole = where + path.format(watch=opened["watch_key"])
        return _from_address(passes, whole, body(opened) if body else None)(spread)

    return prepare


def _messages(words: Callable[[int], dict[str, Any]]) -> Callable[[Spread], Use]:
    """Messages of one seat, without a socket. `words`: what it says after so many that were taken."""

    def prepare(spread: Spread) -> Use:
        tables, taken, turns = (spread.table(), spread.table()), [0, 0], count()

        async def use(server: Server, other: bool) -> Any:
            where, _, cookies = tables[other]
            cookie, message = cookies[next(turns) % 2 if other else 0], words(taken[other]) | {"id": token_hex(4)}
            status, answer, _ = spread.call(server, f"{where}/messages", message, cookie, new_address())
            if status == 429:  # the limit on messages without a socket
                return None
            if answer["say"] == "taken":
                taken[other] += 1
                return True
            assert answer["refusal"]["say"]["key"] == "server-too-many-calls", answer
            return None

        return use

    return prepare


def _polls(spread: Spread) -> Use:
    where, _, cookies = spread.table()

    async def use(server: Server, other: bool) -> Any:
        status, _, _ = spread.call(server, f"{where}/frames?welcome=1", cookie=cookies[other], address=new_address())
        assert status in (200, 429)
        return status == 200 or None

    return use


def _books(spread: Spread) -> Use:
    where, _, cookies = spread.table()
    mine = new_address()

    async def use(server: Server, other: bool) -> Any:
        address = new_address() if other else mine
        status, _, _ = spread.call(server, f"{where}/book.html", cookie=cookies[0], address=address)
        return status != 429 or None

    return use


def _sockets_of_a_person(spread: Spread) -> Use:
    where, _, cookies = spread.table()
    mine, turns = [new_address() for _ in range(3)], count()

    async def use(server: Server, other: bool) -> Any:
        turn = next(turns)
        return await spread.socket(server, where, cookies[1 + turn % 2 if other else 0], address=mine[turn % 3])

    return use


def _sockets_of_an_address(spread: Spread) -> Use:
    """Of six people, so that none has too many."""
    tables, addresses, turns = (spread.table(), spread.table()), (new_address(), new_address()), count()

    async def use(server: Server, other: bool) -> Any:
        where, _, cookies = tables[other]
        return await spread.socket(server, where, cookies[next(turns) % 3], address=addresses[other])

    return use


def _connections(spread: Spread) -> Use:
    mine, theirs = new_address(), new_address()

    async def use(server: Server, other: bool) -> Any:
        return await spread.connection(server, theirs if other else mine)

    return use


USES: dict[str, Callable[[Spread], Use]] = {
    "openings": _from_address(201, "/api/tables", {"game": "windmill"}),
    "sockets_a_person": _sockets_of_a_person,
    "sockets_an_address": _sockets_of_an_address,
    "connections_an_address": _connections,
    "codes": _from_address(404, "/api/knock", {"code": "AAAAAA", "name": "Guess"}),
    "strangers": _at_a_table("/frames?welcome=1", 403),
    "newcomers": _at_a_table("/ask", 200, lambda opened: {"key": opened["key"], "name": "Guest"}),
    "screens": _from_address(201, "/api/screens", {}),
    "books": _books,
    "calls": _from_address(200, "/api/games"),
    "reactions": _messages(lambda turn: {"do": "react", "phrase": "lovely"}),
    "rows_a_seat": _messages(lambda turn: {"do": "go-on" if turn % 2 else "pause"}),
    "seated": _polls,
    "onlooker": _at_a_table("/frames?welcome=1&watch={watch}", 200),
}
# Wrong links to another device count as visits of a stranger.
CARRYING = _at_a_table("/carry", 409, lambda opened: {"key": "wrong"})

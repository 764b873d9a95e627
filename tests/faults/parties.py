"""Tables with their clients, and what suites wait for: that moves go on, and that everybody has heard everything."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from tests.server.players import call

from .clients import PATIENCE, Client
from .history import read_log

LONG = 90.0  # seconds; whoever is slower than that hangs, also on a busy machine
SEATS = 3


class Party:
    """A table and its clients: one a person, and an onlooker, last. `gone`: clients of people who have left. `key`: of the link
    for people who sit down."""

    def __init__(self, table: str, clients: list[Client], key: str) -> None:
        self.table, self.clients, self.key = table, clients, key
        self.gone: list[Client] = []
        self._tasks: dict[Client, asyncio.Task[Any]] = {}

    @property
    def people(self) -> list[Client]:
        return [client for client in self.clients if client.seat is not None]

    @property
    def host(self) -> Client:
        return self.clients[0]

    @property
    def taken(self) -> int:
        return sum(len(client.acknowledged) for client in self.clients)

    @property
    def over(self) -> bool:
        return all(client.over for client in self.clients)

    def begin(self) -> None:
        for client in self.clients:
            self._tasks[client] = asyncio.create_task(client.play())

    def join(self, client: Client) -> None:
        self.clients.append(client)
        self._tasks[client] = asyncio.create_task(client.play())

    async def part(self, client: Client) -> None:
        self.clients.remove(client)
        self.gone.append(client)
        await _ended([self._tasks.pop(client)])

    def rest(self) -> None:
        """Nobody answers any more; what was said is said again until it is answered."""
        for client in self.clients:
            client.resting = True

    async def end(self) -> None:
        await _ended(list(self._tasks.values()))


async def _ended(tasks: list[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    for done in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(done, Exception):
            raise done


async def invite(
    addresses: list[str], seed: int, seats: int = SEATS, bots: int = 0, begun: bool = True, patience: float = PATIENCE,
    game: str = "windmill",
) -> Party:  # fmt: skip
    """A table with a game that has begun, unless `begun` is false. Clients connect to the servers in turn."""
    at = addresses[seed % len(addresses)]
    table, watch, cookies, key = await asyncio.to_thread(_opened, at, seats, bots, game)
    if begun:
        await asyncio.to_thread(call, at, f"/api/tables/{table}/start", {}, cookies[0])
    places: list[tuple[int | None, str, str]] = [(seat, cookie, "") for seat, cookie in enumerate(cookies)]
    clients = [
        Client(addresses, table, seat, cookie, watched, begins_at=number, seed=seed * 10 + number, patience=patience)
        for number, (seat, cookie, watched) in enumerate([*places, (None, "", watch)])
    ]
    return Party(table, clients, key)


def _opened(address: str, seats: int, bots: int, game: str) -> tuple[str, str, list[str], str]:
    """A table before its game: its id, its watch key, a cookie for each person, and the key of its link."""
    opened, host = call(address, "/api/tables", {"game": game, "options": {"players": seats}})
    cookies = []
    for seat in range(seats):
        bot = seat >= seats - bots
        body = {"name": f"P{seat}", "key": opened["key"], "bot": bot}
        _, cookie = call(address, f"/api/tables/{opened['table']}/seats", body, host if seat == 0 or bot else "")
        if not bot:
            cookies.append(cookie)
    return opened["table"], opened["watch_key"], cookies, opened["key"]


@asynccontextmanager
async def playing(parties: Iterable[Party]) -> AsyncIterator[None]:
    parties = list(parties)
    for party in parties:
        party.begin()
    try:
        yield
    finally:
        for party in parties:
            await party.end()


async def until(holds: Callable[[], bool], what: str) -> None:
    """Wait for a state; TimeoutError says which."""
    try:
        async with asyncio.timeout(LONG):
            while not holds():
                await asyncio.sleep(0.02)
    except TimeoutError:
        raise TimeoutError(f"in {LONG:.0f} s it never happened that {what}") from None


async def goes_on(party: Party, moves: int) -> None:
    """Until so many more moves were acknowledged, or the game is over."""
    enough = party.taken + moves
    await until(lambda: party.over or party.taken >= enough, f"table {party.table} played on")


async def heard_all(dsn: str, parties: Iterable[Party]) -> None:
    """Nobody moves any more; wait until every client has its acknowledgements and all frames of the log."""
    clients = [client for party in parties for client in party.clients]
    for party in parties:
        party.rest()
    await until(lambda: not any(client.sent for client in clients), "every move was answered")
    connection = await asyncpg.connect(dsn)
    try:
        for client in clients:
            log, _ = await read_log(connection, client.table)
            last = sum(row.only_for is None or client.seat in row.only_for for row in log)
            await until(lambda client=client, last=last: client.n >= last, f"{client.name} heard frame {last}")  # type: ignore[misc]
    finally:
        await connection.close()


def tell_off(address: str, path: str, body: Any, cookie: str) -> None:
    """A call to a server that may die of it."""
    with contextlib.suppress(OSError, EOFError, ConnectionError):
        call(address, path, body, cookie)


def spread(seconds: list[float]) -> str:
    """
    >>> spread([0.5, 2, 0.4]), spread([])
    ('0.5 s (longest 2.0 s)', 'never')
    """
    return f"{sorted(seconds)[len(seconds) // 2]:.1f} s (longest {max(seconds):.1f} s)" if seconds else "never"

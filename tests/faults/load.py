"""A steady load: tables at which one game follows another, whatever happens to the servers. Each finished game is compared with its
log at once."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import count
from time import monotonic
from types import TracebackType

import asyncpg

from talewind.server.record import AWAY

from .clients import PATIENCE, Client
from .history import Checked, check
from .house import House
from .parties import Party, heard_all, invite, playing, until

THINKS = 0.1  # seconds, so that a game outlasts a fault


class Load:
    """`async with Load(house, 3) as load:`; after `await load.settle()` every history has been compared, in `load.checked`."""

    def __init__(self, house: House, tables: int, patience: float = PATIENCE) -> None:
        self.house, self.patience, self.checked = house, patience, Checked()
        self.parties: dict[int, Party] = {}
        self.unknown = 0  # moves whose first outcome was unknown, and that were acknowledged later
        self._times: list[float] = []  # of acknowledgements, of finished games
        self._closing = False
        self._numbers = range(tables)
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Load":
        self._tasks = [asyncio.create_task(self._play(number)) for number in self._numbers]
        await until(lambda: len(self.parties) == len(self._numbers), "every table has begun")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def clients(self) -> list[Client]:
        return [client for party in self.parties.values() for client in party.clients]

    def acknowledged(self, since: float) -> list[float]:
        """The times of acknowledgements since then."""
        times = self._times + [at for client in self.clients for _, at in client.taken]
        return sorted(at for at in times if at >= since)

    async def goes_on(self, since: float, moves: int = 1) -> float:
        """Wait until so many moves were acknowledged after `since`; the seconds until the first."""
        await until(
            lambda: len(self.acknowledged(since)) >= moves or self._failed(), f"{moves} moves were acknowledged"
        )
        return self.acknowledged(since)[0] - since

    async def connected(self) -> None:
        """Wait until every client has a connection."""
        await until(
            lambda: all(client.connected for client in self.clients) or self._failed(), "all were connected again"
        )

    async def caught_up(self) -> float:
        """Wait until every client has heard what is in the log now, while the games go on; the seconds it took."""
        began, clients = monotonic(), self.clients
        connection = await asyncpg.connect(self.house.dsn)
        try:
            last = [await connection.fetchval(FRAMES, client.table, client.seat) for client in clients]
        finally:
            await connection.close()
        for client, n in zip(clients, last, strict=True):
            await until(lambda client=client, n=n: client.n >= n, f"{client.name} heard frame {n}")  # type: ignore[misc]
        return monotonic() - began

    async def settle(self) -> None:
        """Nobody begins another game; wait until the running ones were compared."""
        self._closing = True
        await asyncio.gather(*self._tasks)

    def _failed(self) -> bool:
        for task in self._tasks:
            if task.done():
                task.result()
        return False

    async def _play(self, number: int) -> None:
        for game in count():
            party = self.parties[number] = await self._again(partial(self._invited, number + 100 * game))
            try:
                await self._play_game(party)
            except (TimeoutError, AssertionError) as why:
                self.checked.faults.append(f"{party.table}: {why}")
            if self._closing:
                return

    async def _play_game(self, party: Party) -> None:
        """To its end, or until the load closes; then compare every history with the log."""
        async with playing([party]):
            while not (party.over or self._closing):
                await asyncio.sleep(0.05)
            await self._again(partial(heard_all, self.house.dsn, [party]))
        await self._again(partial(check, self.house.dsn, party.clients, self.checked))
        self._times += [at for client in party.clients for _, at in client.taken]
        self.unknown += sum(len((c.repeated | c.busy) & c.acknowledged) for c in party.clients)

    async def _invited(self, seed: int) -> Party:
        party = await invite(self.house.addresses, seed, patience=self.patience)
        for client in party.clients:
            client.pause = THINKS
        return party

    async def _again[T](self, work: Callable[[], Awaitable[T]]) -> T:
        """What needs a server or the database is tried again while one is away."""
        while True:
            try:
                return await work()
            except (TimeoutError, AssertionError):
                raise
            except AWAY:
                await asyncio.sleep(0.3)


FRAMES = "select count(*) from moves where table_id = $1 and (only_for is null or $2::smallint = any(only_for))"

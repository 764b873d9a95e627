"""Shards: a table's id contains the number of its database. Each shard is opened, watched and used independently."""

import asyncio
import secrets
from collections.abc import Collection
from contextlib import AsyncExitStack
from types import TracebackType

import asyncpg

from talewind.server.base.clock import MOST_APART, clock
from talewind.server.base.ids import ID_LENGTH, LETTERS, letters
from talewind.server.base.settings import BadSetting, Unavailable
from talewind.server.telemetry.logs import log

from .identity import identify, mark_of
from .migrations import migrate
from .shard import AWAY, LOOK_EVERY, Shard, ShardAway

CONNECTIONS = 10  # per process and shard; one more probes the database
OLDEST_POSTGRES = 15  # major version
CATCH_UP = 20.0  # seconds in which the process's clock reaches the databases'

UNREADABLE = "has a connection string that cannot be read"
REFUSALS: tuple[tuple[type[Exception], str], ...] = (
    (asyncpg.ClientConfigurationError, UNREADABLE),
    (ValueError, UNREADABLE),  # such as a port that is not a number
    (OverflowError, UNREADABLE),  # or a port above 65535
    (asyncpg.InvalidAuthorizationSpecificationError, "does not let this user in: its name or password is wrong"),
    (asyncpg.InvalidCatalogNameError, "is not there: its server knows no database of that name"),
    (asyncpg.InsufficientPrivilegeError, "does not let this user make tables"),
)


class UnknownShard(LookupError):
    """The id of a table that is in none of our databases."""


class Shards:
    """`async with Shards(dsns) as shards:` opens every database that answers and applies migrations. The others are opened when
    they come up. `closed`: numbers of shards on which no new table is opened."""

    def __init__(self, dsns: tuple[str, ...], connections: int = CONNECTIONS, closed: Collection[int] = ()) -> None:
        if not 0 < len(dsns) <= len(LETTERS):
            raise BadSetting(f"TALEWIND_DATABASES names {len(dsns)} databases; it can be 1 to {len(LETTERS)}.")
        self.all = [Shard(number, dsn, connections, self._prepare) for number, dsn in enumerate(dsns)]
        self.closed = frozenset(closed)
        self._installation: str | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Shards":
        async with AsyncExitStack() as stack:
            for shard in self.all:
                await shard.open()
                stack.push_async_callback(shard.close)
            await self._begin()
            stack.pop_all()
        self._tasks = [asyncio.create_task(shard.watch()) for shard in self.all]
        self._tasks.append(asyncio.create_task(self._keep_time()))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        clock.run_freely()
        await asyncio.gather(*(shard.close() for shard in self.all))

    # Starting

    async def _begin(self) -> None:
        """Probe every database. Wrong settings are refused; a database that is away is awaited while the others are served."""
        found = await asyncio.gather(*(shard.look() for shard in self.all), return_exceptions=True)
        away: dict[Shard, Exception] = {}
        for shard, error in zip(self.all, found, strict=True):
            if error is not None:
                away[shard] = waited_for(shard, error)
        if len(away) == len(self.all):
            raise Unavailable(f"{_names(away)}: no answer. Is it running, and its address in TALEWIND_DATABASES right?")
        await self._recognise([shard for shard in self.all if shard not in away], away)
        self._set_clock()
        for shard, error in away.items():
            await shard.lose(error)

    async def _prepare(self, shard: Shard, connection: asyncpg.Connection) -> None:
        """Prepare a database. At the start its identity is checked after all databases were probed; the identity of one that
        comes up late is checked here."""
        if (major := connection.get_server_version().major) < OLDEST_POSTGRES:
            raise BadSetting(f"{shard.name} is PostgreSQL {major}; {OLDEST_POSTGRES} or newer is needed.")
        await migrate(connection, shard.name)
        if self._installation is not None:
            await identify(connection, shard.number, self._installation)

    async def _recognise(self, here: list[Shard], away: Collection[Shard]) -> None:
        """Check identities in the order of the shards' numbers, so that processes that start at once agree on which database
        begins an installation."""
        installation = None
        for shard in here:
            async with shard.acquire() as connection:
                mark = await mark_of(connection)
                installation = installation or (mark.installation if mark else None)
        if installation is None and away:
            raise Unavailable(f"{_names(away)}: no answer. A first start needs every database of TALEWIND_DATABASES.")
        for shard in here:
            async with shard.acquire() as connection:
                installation = await identify(connection, shard.number, installation)
        self._installation = installation

    # Time

    def reference(self) -> Shard | None:
        """The shard whose clock all processes follow: the first that answers."""
        return next((shard for shard in self.all if shard.up and shard.apart is not None), None)

    @property
    def is_late(self) -> bool:
        """Is the process's clock too far from that of every database? Then it is more likely wrong than they are."""
        return self._is_far(0.0)

    def _is_far(self, ahead: float) -> bool:
        """Is a clock that is `ahead` seconds ahead of the process's too far from that of every database?"""
        apart = [abs(shard.apart - ahead) for shard in self.all if shard.apart is not None]
        return bool(apart) and min(apart) > MOST_APART

    def _set_clock(self) -> None:
        """Take the databases' time, unless this machine's clock contradicts it. The process's own clock may be off: the machine
        was suspended, or its clock was set, since the process began."""
        reference = self.reference()
        if reference is None or reference.apart is None:
            return
        machine = clock.slept()
        if self._is_far(machine):
            apart = reference.apart - machine
            which = "behind" if apart > 0 else "ahead of"
            raise Unavailable(
                f"This machine's clock is {abs(apart):.1f} s {which} that of {reference.name}; {MOST_APART:.0f} s are "
                "allowed. Set both by NTP."
            )
        clock.set(reference.apart)

    async def _keep_time(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            self.follow()

    def follow(self) -> None:
        """Follow the databases' clock. Only after a suspension of the machine, which the machine's own clock confirms, does it
        jump ahead. While no database answers nothing is followed."""
        reference = self.reference()
        if reference is None or reference.apart is None:
            clock.run_freely()
            return
        if self.is_late:
            log().warning("clock-apart", shard=reference.number + 1, duration=round(reference.apart, 1))
        if reference.apart > MOST_APART and abs(clock.slept() - reference.apart) < MOST_APART:
            clock.set(reference.apart)
            reference.apart = 0.0
        else:
            clock.steer(reference.apart, CATCH_UP)

    # Use

    def new_id(self, without: Collection[int] = ()) -> str:
        """A new table id: the letter of a shard that answers, then random letters. `without`: shards that have just failed."""
        kept_out = self.closed.union(without)
        living = [shard.number for shard in self.all if shard.up and shard.number not in kept_out]
        if not living:
            raise ShardAway("no database takes new tables")
        return LETTERS[secrets.choice(living)] + letters(ID_LENGTH)

    def number(self, an_id: str) -> int:
        """The number of the shard of an id or a code."""
        found = LETTERS.find(an_id[:1]) if an_id else -1
        if found < 0 or "\0" in an_id:  # PostgreSQL does not accept such a text
            raise UnknownShard(an_id)
        if found >= len(self.all):
            if len(an_id) == ID_LENGTH + 1 and set(an_id) <= set(
                LETTERS
            ):  # it may be on a shard that this process does not know yet
                raise ShardAway("a later database")
            raise UnknownShard(an_id)
        return found

    def of(self, an_id: str) -> Shard:
        return self.all[self.number(an_id)]


def waited_for(shard: Shard, error: BaseException) -> Exception:
    """Return the error of a database that may come up later; raise a sentence for any other. Neither quotes a connection
    string."""
    for kinds, words in REFUSALS:
        if isinstance(error, kinds) and not isinstance(error, BadSetting):
            raise BadSetting(f"{shard.name} of TALEWIND_DATABASES {words}.") from None
    if isinstance(error, AWAY):
        return error
    raise error


def _names(shards: Collection[Shard]) -> str:
    return ", ".join(shard.name for shard in shards)

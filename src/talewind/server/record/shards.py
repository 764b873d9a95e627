"""Shards: a table's id carries the number of the database it lies in."""

import asyncio
import secrets
from types import TracebackType

import asyncpg

from .migrations import migrate

# No look-alikes: neither 0/O, 1/I/L, 2/Z, 5/S, 8/B, nor U/V side by side.
LETTERS = "ACDEFGHJKMNPQRTVWXY34679"
ID_LENGTH = 16  # 24**16 is about 2**73


# What a database that is away for a while, or asked in vain, raises.
AWAY = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)


def letters(number: int) -> str:
    """So many random letters."""
    return "".join(secrets.choice(LETTERS) for _ in range(number))


async def _nothing(connection: object) -> None:
    """What a connection needs before it goes back to its pool: nobody here changes a session, and asyncpg has rolled back what
    was left open. Its own reset would be one more round trip after every statement."""


class UnknownShard(LookupError):
    """An id of a table that lies in no database of ours."""


class Shards:
    """`async with Shards(dsns) as shards:` opens a pool each and brings every database up to date."""

    def __init__(self, dsns: tuple[str, ...], connections: int = 10) -> None:
        if not 0 < len(dsns) <= len(LETTERS):
            raise ValueError(f"between one and {len(LETTERS)} databases, please")
        self.dsns, self.connections = dsns, connections
        self.pools: list[asyncpg.Pool] = []

    async def __aenter__(self) -> "Shards":
        self.pools = list(await asyncio.gather(*(self._open(dsn) for dsn in self.dsns)))
        return self

    async def _open(self, dsn: str) -> asyncpg.Pool:
        pool: asyncpg.Pool = await asyncpg.create_pool(dsn, min_size=1, max_size=self.connections, reset=_nothing)
        async with pool.acquire() as connection:
            await migrate(connection)  # type: ignore[arg-type]
        return pool

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await asyncio.gather(*(pool.close() for pool in self.pools))

    def new_id(self) -> str:
        """Of a table or a person: the shard's letter, then chance."""
        return LETTERS[secrets.randbelow(len(self.pools))] + letters(ID_LENGTH)

    def number(self, an_id: str) -> int:
        """The shard an id, or a code, lies in."""
        found = LETTERS.find(an_id[:1]) if an_id else -1
        if not 0 <= found < len(self.pools) or "\0" in an_id:  # PostgreSQL takes no such text
            raise UnknownShard(an_id)
        return found

    def of(self, an_id: str) -> asyncpg.Pool:
        return self.pools[self.number(an_id)]

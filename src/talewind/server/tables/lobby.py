"""Before the game: a table is opened, people sit down, options are chosen, the host starts."""

import asyncio
import secrets
from typing import Any

import asyncpg
import msgspec

from talewind import games
from talewind.kit import Frozen, commitment, refuse
from talewind.server.clock import now
from talewind.server.record import Shards
from talewind.server.record.shards import LETTERS, letters

from .header import Header, hashed, read_header
from .hot import Gone, Played
from .keeper import Keeper
from .keys import Keyring, carry_key
from .naming import close_up, followed, with_piece
from .waiting import chosen, spoken

CODE_LENGTH = 6
MOST_SHOWN = 50  # tables of one person

OF_A_PERSON = """
select t.id, t.game, t.status, s.seat, coalesce(b.title, '') as title, coalesce(t.started_at, t.opened_at) as at,
    array(select case when h.name then null else o.name end
          from seats o left join book_hidden h on h.table_id = o.table_id and h.seat = o.seat and h.seat <> s.seat
          where o.table_id = t.id order by o.seat) as names
from seats s join tables t on t.id = s.table_id left join books b on b.table_id = t.id
where s.person = $1 order by at desc limit $2
"""


class Opened(Frozen):
    """What the opener gets. `TableInfo` has the keys again."""

    table: str
    code: str
    join_key: str
    watch_key: str


class Taken(Frozen):
    """What somebody gets who has sat down."""

    seat: int
    carry_key: str


class Lobby:
    def __init__(self, shards: Shards, keeper: Keeper, keyring: Keyring) -> None:
        self.shards, self.keeper, self.keyring = shards, keeper, keyring

    async def open(
        self, person: str, game_name: str, options: dict[str, Any], before: str | None = None, lang: str = "en", table: str = ""
    ) -> Opened:  # fmt: skip
        """A new table; its opener is the host, and `lang` the opener's language. `before`: the one of which it is the rematch;
        `table`: its id, if it has one already; UniqueViolationError: it is open."""
        game = games.load(game_name)
        stored, chairs = chosen(game, spoken(game, lang) | options)
        table, secret = table or self.shards.new_id(), secrets.token_bytes(32)
        join, watch = self.keyring.join(table), self.keyring.watch(table)
        for _ in range(8):
            code = table[0] + letters(CODE_LENGTH - 1)
            try:
                await self.shards.of(table).execute(
                    "insert into tables (id, game, rules, options, chairs, status, host, code, join_key, watch_key, secret, "
                    "commitment, opened_at, before, lang) "
                    "values ($1, $2, $3, $4, $5, 'open', $6, $7, $8, $9, $10, $11, $12, $13, $14)",
                    table, game_name, game.version, stored, chairs, person, code, hashed(join),
                    hashed(watch), secret, commitment(secret), now(), before, lang,
                )  # fmt: skip
            except asyncpg.UniqueViolationError as taken:
                if taken.constraint_name == "tables_pkey":
                    raise
                continue  # the code is taken by another open table
            return Opened(table, code, join, watch)
        raise TimeoutError("no free code was found")

    async def header(self, table: str) -> Header:
        found = await read_header(self.shards.of(table), table)
        if found is None:
            raise Gone(table)
        return found

    async def tables_of(self, person: str) -> list[asyncpg.Record]:
        """Where somebody sits or sat, on all shards, newest first."""
        found = await asyncio.gather(*(pool.fetch(OF_A_PERSON, person, MOST_SHOWN) for pool in self.shards.pools))
        return sorted((t for some in found for t in some), key=lambda t: -t["at"])[:MOST_SHOWN]

    async def by_code(self, code: str) -> str | None:
        """The table a short code knocks at."""
        code = code.upper().strip()
        if len(code) != CODE_LENGTH or not set(code) <= set(LETTERS):
            return None
        found: str | None = await self.shards.of(code).fetchval("select id from tables where code = $1", code)
        return found

    async def sit(self, table: str, person: str | None, name: str, nonce: bytes, piece: str | None = None) -> Taken:
        """Take the lowest free seat, and the piece if it is free; who sits already keeps the seat, and from the start on the name.
        `person` None: a bot."""
        carry = carry_key()
        async with self.shards.of(table).acquire() as connection, connection.transaction():
            found = await connection.fetchrow(
                "select status, chairs, locked, game, options from tables where id = $1 for update", table
            )
            if found is None:
                raise Gone(table)
            taken = await connection.fetch("select seat, person from seats where table_id = $1", table)
            mine = next((s["seat"] for s in taken if person is not None and s["person"] == person), None)
            if mine is not None:
                await connection.execute(
                    "update seats set name = case when $5 then $3 else name end, carry_key = $4 "
                    "where table_id = $1 and seat = $2",
                    table, mine, name, hashed(carry), found["status"] == "open",
                )  # fmt: skip
                return Taken(mine, carry)
            if found["status"] != "open" or found["locked"]:
                raise refuse("server-table-closed")
            free = next((n for n in range(found["chairs"]) if n not in {s["seat"] for s in taken}), None)
            if free is None:
                raise refuse("server-table-full")
            await connection.execute(
                "insert into seats (table_id, seat, person, name, nonce, carry_key, seen_at) "
                "values ($1, $2, $3, $4, $5, $6, $7)",
                table, free, person, name, nonce, hashed(carry), now(),
            )  # fmt: skip
            options = with_piece(games.load(found["game"]), msgspec.json.decode(found["options"]), free, piece)
            await connection.execute(
                "update tables set options = $2 where id = $1", table, msgspec.json.encode(options)
            )
            return Taken(free, carry)

    async def start(self, table: str, person: str) -> Played:
        """Only the host starts; the seats close up, and the first question is asked."""
        async with self.shards.of(table).acquire() as connection, connection.transaction():
            found = await connection.fetchrow("select * from tables where id = $1 for update", table)
            if found is None:
                raise Gone(table)
            if found["host"] != person:
                raise refuse("server-host-only")
            if found["status"] != "open":
                raise refuse("server-table-closed")
            game = games.load(found["game"])
            moved = await close_up(connection, table)
            if len(moved) not in game.seats:
                raise game.wrong_seats()
            options = followed(game, msgspec.json.decode(found["options"]), moved)
            await connection.execute(
                "update tables set status = 'playing', started_at = $2, options = $3 where id = $1",
                table, now(), msgspec.json.encode(options),
            )  # fmt: skip
        return await self.keeper.begin(await self.header(table))

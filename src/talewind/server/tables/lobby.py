"""Before the game: open a table, sit down, start; also the tables of a person."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

import asyncpg
import msgspec

from talewind import games
from talewind.bots.company import free_members, name_of
from talewind.kit import Frozen, Seat, commitment, in_force, refuse, require_table, stored
from talewind.server.base.clock import now
from talewind.server.base.ids import LETTERS, letters
from talewind.server.base.offering import Offered
from talewind.server.record import AWAY, Shard, Shards

from .header import Header, hashed, read_header
from .keeper import Keeper
from .keys import Keyring
from .loaded import Gone, Played
from .naming import close_up, followed, with_piece
from .seen import note_person
from .waiting import arranged, spoken

CODE_LENGTH = 6
OPENING = 2.0  # seconds for a shard to open a table before another is tried
LOOKING = 1.5  # seconds for a shard to list a person's tables
MOST_SHOWN = 50  # tables in one person's list

# Where a person sits; and where somebody else has followed them, once the game is over: its book has their tales.
PLACES = """
select table_id, seat from seats where person = $1 union all
select h.table_id, min(h.seat) from holders h join tables t on t.id = h.table_id and t.status in ('over', 'folded')
where h.person = $1 and not exists (select from seats s where s.table_id = h.table_id and s.person = $1) group by h.table_id
"""
OF_A_PERSON = f"""
select t.id, t.game, t.status, s.seat, coalesce(b.title, '') as title, coalesce(t.started_at, t.opened_at) as at,
    array(select case when h.name then null else o.name end
          from seats o left join book_hidden h on h.table_id = o.table_id and h.seat = o.seat and o.person is distinct from $1
          where o.table_id = t.id order by o.seat) as names
from ({PLACES}) s join tables t on t.id = s.table_id left join books b on b.table_id = t.id
order by at desc limit $2
"""


class Opened(Frozen):
    """A new table's id, code and keys, for its opener. `TableInfo` repeats the keys."""

    table: str
    code: str
    join_key: str
    watch_key: str


class Draft(Frozen):
    """The fields of a table before its shard is chosen."""

    game: str
    rules: int
    options: bytes
    chairs: int
    host: str
    before: str | None
    lang: str


class Lobby:
    """`offered`: the games of which tables are opened; tables of others go on."""

    def __init__(self, shards: Shards, keeper: Keeper, keyring: Keyring, offered: Offered = None) -> None:
        self.shards, self.keeper, self.keyring, self.offered = shards, keeper, keyring, offered

    async def open(
        self, person: str, game_name: str, options: dict[str, Any], before: str | None = None, lang: str = "en", table: str = "",
        toll: Callable[[], None] = lambda: None, chairs: int | None = None,
    ) -> Opened:  # fmt: skip
        """Open a table; its opener is the host, and `lang` the opener's language. `before`: the table of which it is
        the rematch. `table`: its id, if it has one already; UniqueViolationError if that is open. `toll`: called once
        the row is written; if it raises, nothing is opened. So of several openers of one table only one is counted."""
        game = games.load(game_name)
        if self.offered is not None and game_name not in self.offered:
            raise refuse("server-game-not-offered")
        raw, number = arranged(game, spoken(game, lang) | options, chairs)
        row = Draft(game_name, game.version, raw, number, person, before, lang)
        if table:
            return await self._write(row, table, toll)
        failed: set[int] = set()
        while True:
            table = self.shards.new_id(failed)
            try:
                return await self._write(row, table, toll)
            except AWAY as why:
                if isinstance(why, asyncpg.IntegrityConstraintViolationError):
                    raise
                failed.add(self.shards.number(table))  # its shard is down, and that was not known yet: try another

    async def _write(self, row: Draft, table: str, toll: Callable[[], None]) -> Opened:
        join, watch, secret = self.keyring.join(table), self.keyring.watch(table), secrets.token_bytes(32)
        for _ in range(8):
            code = table[0] + letters(CODE_LENGTH - 1)
            try:
                async with self.shards.of(table).acquire(OPENING) as connection, connection.transaction():
                    await connection.execute(
                        "insert into tables (id, game, rules, options, chairs, status, host, code, join_key, watch_key, "
                        "secret, commitment, opened_at, before, lang) "
                        "values ($1, $2, $3, $4, $5, 'open', $6, $7, $8, $9, $10, $11, $12, $13, $14)",
                        table, row.game, row.rules, row.options, row.chairs, row.host, code, hashed(join),
                        hashed(watch), secret, commitment(secret), now(), row.before, row.lang,
                    )  # fmt: skip
                    toll()
            except asyncpg.UniqueViolationError as taken:
                if taken.constraint_name == "tables_pkey":
                    raise
                continue  # the code is taken by another open table
            return Opened(table, code, join, watch)
        raise TimeoutError("every short code tried belongs to another open table")

    async def header(self, table: str) -> Header:
        found = await read_header(self.shards.of(table), table)
        if found is None:
            raise Gone(table)
        return found

    async def tables_of(self, person: str) -> list[asyncpg.Record]:
        """The tables where a person sits or sat, from all shards that answer, newest first."""
        found = await asyncio.gather(*(self._tables_on(shard, person) for shard in self.shards.all))
        return sorted((t for some in found for t in some), key=lambda t: -t["at"])[:MOST_SHOWN]

    async def _tables_on(self, shard: Shard, person: str) -> list[asyncpg.Record]:
        try:
            async with asyncio.timeout(LOOKING):
                await note_person(shard, person)
                return await shard.fetch(OF_A_PERSON, person, MOST_SHOWN)
        except AWAY:
            return []

    async def by_code(self, code: str) -> str | None:
        """The id of the table with this short code."""
        code = code.upper().strip()
        if len(code) != CODE_LENGTH or not set(code) <= set(LETTERS):
            return None
        found: str | None = await self.shards.of(code).fetchval("select id from tables where code = $1", code)
        return found

    async def sit(
        self,
        table: str,
        person: str | None,
        name: str,
        nonce: bytes,
        piece: str | None = None,
        house: str | None = None,
    ) -> Seat:
        """Take the lowest free seat, and the piece if it is free. A person with a seat keeps it, and once the game has
        begun also the name. `person` None: a bot, with a name of the house; `house`: the member who comes, if not any."""
        async with self.shards.of(table).acquire() as connection, connection.transaction():
            found = await connection.fetchrow(
                "select status, chairs, locked, game, options, lang from tables where id = $1 for update", table
            )
            if found is None:
                raise Gone(table)
            taken = await connection.fetch("select seat, person, house from seats where table_id = $1", table)
            mine = next((s["seat"] for s in taken if person is not None and s["person"] == person), None)
            if mine is not None:
                await connection.execute(
                    "update seats set name = case when $4 then $3 else name end where table_id = $1 and seat = $2",
                    table, mine, name, found["status"] == "open",
                )  # fmt: skip
                return int(mine)
            if found["status"] != "open" or found["locked"]:
                raise refuse("server-table-closed")
            free = next((n for n in range(found["chairs"]) if n not in {s["seat"] for s in taken}), None)
            if free is None:
                raise refuse("server-table-full")
            if person is None:
                may_come = free_members([s["house"] for s in taken if s["house"]])
                house = house or may_come[secrets.token_bytes(1)[0] % len(may_come)]
                name = name_of(house, found["lang"])
            await connection.execute(
                "insert into seats (table_id, seat, person, name, nonce, seen_at, house) values ($1, $2, $3, $4, $5, $6, $7)",
                table, free, person, name, nonce, now(), house,
            )  # fmt: skip
            options = with_piece(games.load(found["game"]), msgspec.json.decode(found["options"]), free, piece)
            await connection.execute(
                "update tables set options = $2 where id = $1", table, msgspec.json.encode(options)
            )
            return free

    async def start(self, table: str, person: str) -> Played:
        """Start the game for its host: renumber the seats without gaps and ask the first question."""
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
            followers = followed(game, msgspec.json.decode(found["options"]), moved)
            options = in_force(game, stored(game, msgspec.json.encode(followers)))
            require_table(game, len(moved), options)  # if refused, the table stays open
            await connection.execute(
                "update tables set status = 'playing', started_at = $2, options = $3 where id = $1",
                table, now(), msgspec.json.encode(options),
            )  # fmt: skip
        return await self.keeper.begin(await self.header(table))

"""The waiting room: what changes at a table while it is open. Nothing here holds once the game has begun."""

from typing import Any

import asyncpg
import msgspec

from talewind.kit import Game, menu, refuse
from talewind.server.clock import now
from talewind.server.record import Shards

from .header import Header, Seated
from .hot import Gone

NOTED_EVERY = 5_000  # ms between two notes that somebody is still there
THERE = 15_000  # ms somebody counts as there after such a note


def chosen(game: Game[Any, Any, Any], options: dict[str, Any]) -> tuple[bytes, int]:
    """Options as they are stored, and how many chairs they make; Refused or ValidationError where they make no game."""
    read = msgspec.convert(options, game.options_type)
    chairs: int = getattr(read, "players", max(game.seats))
    game.start(chairs, read)
    return msgspec.json.encode(read), chairs


def spoken(game: Game[Any, Any, Any], lang: str) -> dict[str, Any]:
    """The option `language` of a game that has one, as far as it knows the language."""
    knows = any(option.name == "language" and lang in option.values for option in menu(game))
    return {"language": lang} if knows else {}


async def close_up(connection: Any, table: str) -> int:
    """No empty chair between two people; how many sit there."""
    seats = await connection.fetch("select seat from seats where table_id = $1 order by seat", table)
    for number, seat in enumerate(seats):
        if seat["seat"] != number:
            await connection.execute(
                "update seats set seat = $3 where table_id = $1 and seat = $2", table, seat["seat"], number
            )
    return len(seats)


def is_there(seat: Seated) -> bool:
    """A bot always is."""
    return seat.person is None or (seat.seen_at is not None and now() - seat.seen_at < THERE)


class WaitingRoom:
    def __init__(self, shards: Shards) -> None:
        self.shards = shards

    async def choose(self, header: Header, person: str, options: dict[str, Any]) -> None:
        """Other options, by the host; those not named stay as they are. Chairs follow them."""
        async with self.shards.of(header.id).acquire() as connection, connection.transaction():
            found = await self._open(connection, header.id)
            if found["host"] != person:
                raise refuse("server-host-only")
            stored, chairs = chosen(header.rules, msgspec.json.decode(found["options"]) | options)
            if chairs < found["chairs"] and await close_up(connection, header.id) > chairs:
                raise refuse("server-too-few-seats")
            await connection.execute(
                "update tables set options = $2, chairs = $3 where id = $1", header.id, stored, chairs
            )

    async def rename(self, header: Header, person: str, name: str) -> None:
        """One's own name."""
        await self._change(header, person, "update seats set name = $3 where table_id = $1 and person = $2", name)

    async def stand(self, header: Header, person: str) -> None:
        """Get up; the seat is free again. A host who stands is still the host."""
        await self._change(header, person, "delete from seats where table_id = $1 and person = $2")

    async def _change(self, header: Header, person: str, sql: str, *more: Any) -> None:
        async with self.shards.of(header.id).acquire() as connection, connection.transaction():
            await self._open(connection, header.id)
            if await connection.execute(sql, header.id, person, *more) in ("UPDATE 0", "DELETE 0"):
                raise refuse("server-not-yours")

    async def _open(self, connection: Any, table: str) -> asyncpg.Record:
        found: asyncpg.Record | None = await connection.fetchrow(
            "select status, host, options, chairs from tables where id = $1 for update", table
        )
        if found is None:
            raise Gone(table)
        if found["status"] != "open":
            raise refuse("server-already-begun")
        return found

    async def note(self, table: str, seat: Seated) -> None:
        """Somebody asks how the table stands, so is there."""
        if seat.seen_at is None or now() - seat.seen_at >= NOTED_EVERY:
            await self.shards.of(table).execute(
                "update seats set seen_at = $3 where table_id = $1 and person = $2", table, seat.person, now()
            )

"""The waiting room: what changes at a table while it is open. Nothing here holds once the game has begun."""

from typing import Any

import asyncpg
import msgspec

from talewind.kit import Game, menu, refuse
from talewind.server.clock import now
from talewind.server.record import Shards

from .header import Header, Seated
from .hot import Gone
from .naming import close_up, followed, let_go, pieces_of, with_piece

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
            pieces = pieces_of(header.rules)
            if pieces is not None and pieces.name in options:
                raise refuse("server-own-piece")
            merged = msgspec.json.decode(found["options"]) | options
            stored, chairs = chosen(header.rules, merged)
            if chairs < found["chairs"]:
                moved = await close_up(connection, header.id)
                if len(moved) > chairs:
                    raise refuse("server-too-few-seats")
                stored, chairs = chosen(header.rules, followed(header.rules, merged, moved))
            await connection.execute(
                "update tables set options = $2, chairs = $3 where id = $1", header.id, stored, chairs
            )

    async def rename(self, header: Header, person: str, name: str) -> None:
        """One's own name."""
        async with self.shards.of(header.id).acquire() as connection, connection.transaction():
            await self._open(connection, header.id)
            change = "update seats set name = $3 where table_id = $1 and person = $2"
            if await connection.execute(change, header.id, person, name) == "UPDATE 0":
                raise refuse("server-not-yours")

    async def stand(self, header: Header, person: str) -> None:
        """Get up; the seat is free again. A host who stands is still the host."""
        async with self.shards.of(header.id).acquire() as connection, connection.transaction():
            await self._open(connection, header.id)
            leave = "delete from seats where table_id = $1 and person = $2"
            if await connection.execute(leave, header.id, person) == "DELETE 0":
                raise refuse("server-not-yours")
            await let_go(connection, header.id)

    async def take_piece(self, header: Header, person: str, piece: str) -> None:
        """One's own piece, if nobody else has it."""
        async with self.shards.of(header.id).acquire() as connection, connection.transaction():
            found = await self._open(connection, header.id)
            seat = await connection.fetchval(
                "select seat from seats where table_id = $1 and person = $2", header.id, person
            )
            if seat is None:
                raise refuse("server-not-yours")
            options = with_piece(header.rules, msgspec.json.decode(found["options"]), seat, piece, must=True)
            await connection.execute(
                "update tables set options = $2 where id = $1", header.id, chosen(header.rules, options)[0]
            )

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

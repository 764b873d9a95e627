"""The waiting room: changes to a table while it is open, before its game begins."""

from typing import Any

import asyncpg
import msgspec

from talewind.kit import (
    AnyGame,
    Refusal,
    Refused,
    chosen,
    in_force,
    known,
    menu,
    refuse,
    require_table,
    stored,
    usual_seats,
)  # fmt: skip
from talewind.server.base.clock import now
from talewind.server.record import Shards

from .header import Header, Seated
from .loaded import Gone
from .naming import close_up, followed, let_go, pieces_of, with_piece
from .seen import EVERY

NOTED_EVERY = 5_000  # ms between two writes that a person is still there
THERE = 15_000  # ms a person counts as there after such a write


def arranged(game: AnyGame, options: dict[str, Any], chairs: int | None = None) -> tuple[bytes, int]:
    """The options as stored and the number of seats, as near to `chairs` as they allow. Raises Refused or
    ValidationError if the options allow no number of seats."""
    if game.chairs_option and chairs is not None:
        options = options | {game.chairs_option: chairs}
    read = chosen(game, options)
    room = game.seats_for(read)
    wanted = getattr(read, game.chairs_option) if game.chairs_option else chairs
    number = usual_seats(room) if wanted is None else min(room, key=lambda seats: abs(seats - wanted))
    refusals = [hindrance(game, seats, read) for seats in room]
    if None not in refusals:
        raise Refused(refusals[room.index(number)] or refuse("kit-seats").refusal)
    return msgspec.json.encode(read), number


def hindrance(game: AnyGame, seats: int, options: Any) -> Refusal | None:
    """Why a game with so many seats cannot begin with these options."""
    try:
        require_table(game, seats, options)
    except Refused as no:
        return no.refusal
    return None


def arrangement(header: Header) -> tuple[tuple[int, int], Refusal | None]:
    """The fewest and most seats of an open table, and why it cannot begin with the people seated now."""
    game = header.game
    moved = {seat.seat: number for number, seat in enumerate(header.seats)}
    values = followed(game, msgspec.json.decode(header.options), moved)
    options = in_force(game, stored(game, msgspec.json.encode(values)))
    room = game.seats_for(options)
    return (min(room), max(room)), hindrance(game, len(moved), options)


def spoken(game: AnyGame, lang: str) -> dict[str, Any]:
    """The option `language`, if the game has it and knows the language."""
    knows = any(option.name == "language" and lang in option.values for option in menu(game))
    return {"language": lang} if knows else {}


def is_there(seat: Seated) -> bool:
    """Whether the seat's person was seen lately; a bot always counts."""
    return seat.person is None or (seat.seen_at is not None and now() - seat.seen_at < THERE)


class WaitingRoom:
    def __init__(self, shards: Shards) -> None:
        self.shards = shards

    async def choose(self, header: Header, person: str, options: dict[str, Any], chairs: int | None = None) -> None:
        """Change options or the number of seats, for the host. What is not named stays as far as possible."""
        async with self.shards.of(header.id).acquire() as connection, connection.transaction():
            found = await self._open(connection, header.id)
            if found["host"] != person:
                raise refuse("server-host-only")
            pieces = pieces_of(header.game)
            if pieces is not None and pieces.name in options:
                raise refuse("server-own-piece")
            merged = known(header.game, found["options"]) | options
            if chairs is None and not header.game.chairs_option:
                chairs = found["chairs"]
            raw, number = arranged(header.game, merged, chairs)
            if number < found["chairs"]:
                moved = await close_up(connection, header.id)
                if len(moved) > number:
                    raise refuse("server-too-few-seats")
                raw, number = arranged(header.game, followed(header.game, merged, moved), chairs)
            await connection.execute(
                "update tables set options = $2, chairs = $3 where id = $1", header.id, raw, number
            )

    async def rename(self, header: Header, person: str, name: str) -> None:
        """Change the person's own name."""
        async with self.shards.of(header.id).acquire() as connection, connection.transaction():
            await self._open(connection, header.id)
            change = "update seats set name = $3 where table_id = $1 and person = $2"
            if await connection.execute(change, header.id, person, name) == "UPDATE 0":
                raise refuse("server-not-yours")

    async def stand(self, header: Header, person: str) -> None:
        """Give up the person's seat. A host without a seat is still the host."""
        async with self.shards.of(header.id).acquire() as connection, connection.transaction():
            await self._open(connection, header.id)
            leave = "delete from seats where table_id = $1 and person = $2"
            if await connection.execute(leave, header.id, person) == "DELETE 0":
                raise refuse("server-not-yours")
            await let_go(connection, header.id)

    async def take_piece(self, header: Header, person: str, piece: str) -> None:
        """Change the person's own piece, if it is free."""
        async with self.shards.of(header.id).acquire() as connection, connection.transaction():
            found = await self._open(connection, header.id)
            seat = await connection.fetchval(
                "select seat from seats where table_id = $1 and person = $2", header.id, person
            )
            if seat is None:
                raise refuse("server-not-yours")
            options = with_piece(header.game, known(header.game, found["options"]), seat, piece, must=True)
            raw, _ = arranged(header.game, options, found["chairs"])
            await connection.execute("update tables set options = $2 where id = $1", header.id, raw)

    async def _open(self, connection: Any, table: str) -> asyncpg.Record:
        found: asyncpg.Record | None = await connection.fetchrow(
            "select status, host, options, chairs from tables where id = $1 for update", table
        )
        if found is None:
            raise Gone(table)
        if found["status"] != "open":
            raise refuse("server-already-begun")
        return found

    async def note(self, header: Header, seat: Seated) -> None:
        """Store that a person who asked for the table's state is there; before the game the others see it."""
        table, every = header.id, NOTED_EVERY if header.status == "open" else EVERY
        if seat.seen_at is None or now() - seat.seen_at >= every:
            await self.shards.of(table).execute(
                "update seats set seen_at = $3 where table_id = $1 and person = $2", table, seat.person, now()
            )

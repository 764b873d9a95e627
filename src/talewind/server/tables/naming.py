"""Options that name a seat, such as each seat's piece or who begins. They follow the person to another seat."""

from collections.abc import Mapping
from typing import Any

import msgspec

from talewind import games
from talewind.kit import SHAPES, AnyGame, Choosable, Seat, menu, refuse

type Chosen = dict[str, Any]


def pieces_of(game: AnyGame) -> Choosable | None:
    """The option that gives each seat its piece."""
    return next((option for option in menu(game) if option.kind == "by-seat"), None)


def piece_at(game: AnyGame, options: Chosen, seat: Seat) -> str | None:
    """The piece that a seat has chosen, or got when somebody sat down."""
    pieces = pieces_of(game)
    given = options.get(pieces.name, ()) if pieces else ()
    return given[seat] if seat < len(given) else None


def shape_at(game: AnyGame, options: Chosen, seat: Seat) -> str:
    """The shape of a seat's piece."""
    return game.pieces.get(piece_at(game, options, seat) or "", SHAPES[seat % len(SHAPES)])


def with_piece(game: AnyGame, options: Chosen, seat: Seat, wish: str | None, must: bool = False) -> Chosen:
    """The options with the wished piece for a seat, or the first free one. `must`: refuse if it is taken."""
    pieces = pieces_of(game)
    if pieces is None:
        return options
    given = list(options.get(pieces.name, ()))
    given += [None] * (seat + 1 - len(given))
    taken = {piece for n, piece in enumerate(given) if n != seat and piece}
    if must and wish not in pieces.values:
        raise refuse("server-not-understood")
    if must and wish in taken:
        raise refuse("server-piece-taken")
    free = [piece for piece in pieces.values if piece not in taken]
    given[seat] = wish if wish in free else given[seat] or next(iter(free), None)
    return options | {pieces.name: given}


def followed(game: AnyGame, options: Chosen, moved: Mapping[Seat, Seat]) -> Chosen:
    """The options after people have changed seats. `moved`: new seat by old seat; people missing there have left."""
    found = dict(options)
    for option in menu(game):
        value = options.get(option.name)
        if option.kind == "by-seat" and value:
            chairs: list[Any] = [None] * (1 + max(moved.values(), default=-1))
            for old, new in moved.items():
                chairs[new] = value[old] if old < len(value) else None
            found[option.name] = chairs
        elif option.of == "seat" and type(value) is int:
            found[option.name] = moved.get(value, option.default)
    return found


async def close_up(connection: Any, table: str) -> dict[Seat, Seat]:
    """Renumber the seats without gaps; returns new seat by old. The caller locks the table and stores the options."""
    seats = await connection.fetch("select seat from seats where table_id = $1 order by seat", table)
    moved = {seat["seat"]: number for number, seat in enumerate(seats)}
    for old, new in moved.items():
        if old != new:
            await connection.execute("update seats set seat = $3 where table_id = $1 and seat = $2", table, old, new)
    return moved


async def let_go(connection: Any, table: str) -> None:
    """Clear the options that name a seat which was given up. The caller has locked the table."""
    found = await connection.fetchrow("select game, options from tables where id = $1", table)
    seats = await connection.fetch("select seat from seats where table_id = $1", table)
    still = {seat["seat"]: seat["seat"] for seat in seats}
    options = followed(games.load(found["game"]), msgspec.json.decode(found["options"]), still)
    await connection.execute("update tables set options = $2 where id = $1", table, msgspec.json.encode(options))

"""What somebody with the link may know of a table."""

from hmac import compare_digest
from typing import Any

import msgspec
from litestar.datastructures import State

from talewind.kit import Frozen, Seat
from talewind.server.clock import now
from talewind.server.tables import Header
from talewind.server.tables.header import Seated, Status, hashed
from talewind.server.tables.host import acting_host
from talewind.server.tables.lobby import Lobby
from talewind.server.tables.naming import piece_at, shape_at
from talewind.server.tables.waiting import is_there

FRESH = 24 * 3_600 * 1_000  # ms after the end for which an invitation still says who played


class SeatTaken(Frozen):
    """`piece`: what this seat plays with, as the game's options name it; `shape`: its sign. `left`: the chair may be taken over."""

    seat: Seat
    name: str
    bot: bool
    here: bool
    piece: str | None
    shape: str
    left: bool = False


class TableInfo(Frozen):
    """`code`, `key` and `watch_key` are for those who sit there and for the host: by which links others come in; a key is null where
    the table was opened before keys could be told again. `host`: whoever asks is the host now; `host_seat`: whose word counts
    now; `opener`: who invited. `at`: when the game began, or else the table was opened. `tales`: how many have been told.
    `next`: its rematch, for those who sat here.

    Who sits there is told to everybody with the link before and during the game: it is an invitation. For a day after the end it
    says who played, but for those who keep their name out of the book: friends who come too late see whom they have missed. A
    link that is found later, in an old chat, tells only those who sat there."""

    table: str
    game: str
    status: Status
    chairs: int
    locked: bool
    options: dict[str, Any]
    seats: tuple[SeatTaken, ...]
    commitment: str
    you: Seat | None
    host: bool
    host_seat: Seat | None
    opener: Seat | None
    code: str | None
    key: str | None
    watch_key: str | None
    at: int
    tales: int
    next: str | None


async def table_info(header: Header, person: str | None, state: State) -> TableInfo:
    """For a person who sits there, or has a key."""
    lobby: Lobby = state.lobby
    mine = header.seat_of(person) if person else None
    here, left, host = await _presence(header, state)
    invites = mine is not None or header.host == person
    options = msgspec.json.decode(header.options)

    def taken(seat: Seated) -> SeatTaken:
        there = seat.seat in here or seat.seat == mine
        piece, shape = piece_at(header.rules, options, seat.seat), shape_at(header.rules, options, seat.seat)
        return SeatTaken(seat.seat, seat.name, seat.person is None, there, piece, shape, seat.seat in left)

    return TableInfo(
        table=header.id,
        game=header.game,
        status=header.status,
        chairs=header.chairs,
        locked=header.locked,
        options=options,
        seats=tuple(taken(seat) for seat in await _told_of(header, mine, state)),
        commitment=header.commitment.hex(),
        you=mine,
        host=host == person,
        host_seat=header.seat_of(host),
        opener=header.seat_of(header.host),
        code=header.code if invites else None,
        key=_told_again(lobby.keyring.join(header.id), header.join_key) if invites else None,
        watch_key=_told_again(lobby.keyring.watch(header.id), header.watch_key) if invites else None,
        at=header.started_at or header.opened_at,
        tales=await _tales(header, mine, state),
        next=None if mine is None else await state.rematches.next_table(header.id),
    )


async def _told_of(header: Header, mine: Seat | None, state: State) -> tuple[Seated, ...]:
    """The seats that whoever asks may know of."""
    if mine is not None or header.status in ("open", "playing"):
        return header.seats
    if header.over_at is None or now() - header.over_at > FRESH:
        return ()
    rows = await state.lobby.shards.of(header.id).fetch(
        "select seat from book_hidden where table_id = $1 and name", header.id
    )
    hidden = {row["seat"] for row in rows}
    return tuple(seat for seat in header.seats if seat.seat not in hidden)


async def _presence(header: Header, state: State) -> tuple[set[Seat], set[Seat], str]:
    """The seats that are here, those that were left, and the host: the game knows as soon as there is one, by the sockets of all
    processes."""
    if header.status != "playing":
        return {s.seat for s in header.seats if is_there(s)}, set(), header.host
    sitting = (await state.keeper.newest(header.id)).sitting
    presence = [chair.presence for chair in sitting.state.chairs]
    here = {seat for seat, each in enumerate(presence) if each == "here"}
    return here, {seat for seat, each in enumerate(presence) if each == "left"}, acting_host(header, sitting)


async def _tales(header: Header, mine: Seat | None, state: State) -> int:
    """Who sits there has the tales themselves."""
    if mine is not None or header.started_at is None:
        return 0
    told = "select count(*) from passages where table_id = $1"
    return int(await state.lobby.shards.of(header.id).fetchval(told, header.id))


def _told_again(key: str, stored: bytes) -> str | None:
    """None: the table has another key, which only those who got it then know."""
    return key if compare_digest(hashed(key), stored) else None

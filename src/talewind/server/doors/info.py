"""What a person with the link of a table may know about it."""

from hmac import compare_digest
from typing import Any

import msgspec
from msgspec import structs

from talewind.kit import Frozen, Refusal, Seat
from talewind.server.base.clock import now
from talewind.server.books.veil import nameless
from talewind.server.tables import Header
from talewind.server.tables.header import Seated, Status, hashed
from talewind.server.tables.host import acting_host
from talewind.server.tables.naming import piece_at, shape_at
from talewind.server.tables.waiting import arrangement, is_there

from .services import Services

FRESH = 24 * 3_600 * 1_000  # ms after the end during which an invitation still says who played


class SeatTaken(Frozen):
    """`piece`: what this seat plays with, as the game's options name it; `shape`: its sign. `left`: the seat may be taken over.
    `house`: the member of the house's company, for a bot."""

    seat: Seat
    name: str
    bot: bool
    here: bool
    piece: str | None
    shape: str
    left: bool = False
    house: str | None = None


class TableInfo(Frozen):
    """`code`, `key` and `watch_key` are for the seated people and the host: the links by which others come in; a key is null if
    the table was opened before keys could be shown again. `host`: the caller is the host now; `host_seat`: the seat with the
    host's rights now; `opener`: who invited. `at`: when the game began, or else when the table was opened. `tales`: how many
    have been told. `next`: the table's rematch, for those who sat here. `carried_at`: when a link last transferred the caller's
    seat to another device. `room`: the fewest and the most who can play with these options; `hindrance`: why an open table
    cannot begin with the people who are seated.

    Before and during the game, everybody with the link sees who sits there: the link is an invitation. For a day after the end
    it shows who played, except for those who hide their name in the book, so that friends who come too late see whom they have
    missed. Later it shows this only to those who sat there, since the link may be found in an old chat."""

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
    carried_at: int | None
    room: tuple[int, int]
    hindrance: Refusal | None


async def table_info(header: Header, person: str | None, services: Services) -> TableInfo:
    """The table's information for a person who sits there or has a key."""
    mine = header.seat_of(person) if person else None
    here, left, host = await _presence(header, services)
    invites = mine is not None or header.host == person
    options = msgspec.json.decode(header.options)
    room, hindrance = arrangement(header) if header.status == "open" else ((len(header.seats),) * 2, None)

    def taken(seat: Seated) -> SeatTaken:
        there = seat.seat in here or seat.seat == mine
        piece, shape = piece_at(header.game, options, seat.seat), shape_at(header.game, options, seat.seat)
        house = seat.house if seat.person is None else None
        return SeatTaken(seat.seat, seat.name, seat.person is None, there, piece, shape, seat.seat in left, house)

    return TableInfo(
        table=header.id,
        game=header.game_id,
        status=header.status,
        chairs=header.chairs,
        locked=header.locked,
        options=options,
        seats=tuple(taken(seat) for seat in await _told_of(header, mine, services)),
        commitment=header.commitment.hex(),
        you=mine,
        host=host is not None and host == person,
        host_seat=None if host is None else header.seat_of(host),
        opener=header.seat_of(header.host),
        code=header.code if invites else None,
        key=_told_again(services.lobby.keyring.join(header.id), header.join_key) if invites else None,
        watch_key=_told_again(services.lobby.keyring.watch(header.id), header.watch_key) if invites else None,
        at=header.started_at or header.opened_at,
        tales=await _tales(header, mine, services),
        next=None if mine is None else await services.rematches.next_table(header.id),
        room=room,
        hindrance=hindrance,
        carried_at=next((seat.carried_at for seat in header.seats if seat.seat == mine), None),
    )


async def _told_of(header: Header, mine: Seat | None, services: Services) -> tuple[Seated, ...]:
    """The seats that the caller may know of. A name hidden in the book is "" for the others who sat there."""
    if header.status in ("open", "playing"):
        return header.seats
    if mine is None and (header.over_at is None or now() - header.over_at > FRESH):
        return ()
    hidden = await nameless(services.keeper, header) - {mine}
    if mine is None:
        return tuple(seat for seat in header.seats if seat.seat not in hidden)
    return tuple(structs.replace(seat, name="") if seat.seat in hidden else seat for seat in header.seats)


async def _presence(header: Header, services: Services) -> tuple[set[Seat], set[Seat], str | None]:
    """The seats that are here, the seats that were left, and the acting host. Once the game has begun, its state knows them,
    from the sockets of all processes. A host without a seat has the host's rights only before the game."""
    if header.status != "playing":
        is_host = header.started_at is None or header.seat_of(header.host) is not None
        return {s.seat for s in header.seats if is_there(s)}, set(), header.host if is_host else None
    sitting = (await services.keeper.newest(header.id)).sitting
    presence = [chair.presence for chair in sitting.state.chairs]
    here = {seat for seat, each in enumerate(presence) if each == "here"}
    return here, {seat for seat, each in enumerate(presence) if each == "left"}, acting_host(header, sitting)


async def _tales(header: Header, mine: Seat | None, services: Services) -> int:
    """The number of tales, for callers without a seat; the others have the tales themselves."""
    if mine is not None or header.started_at is None:
        return 0
    told = "select count(*) from passages where table_id = $1"
    return int(await services.lobby.shards.of(header.id).fetchval(told, header.id))


def _told_again(key: str, stored: bytes) -> str | None:
    """The key if the table's stored hash matches; None: the table has another key, which only its first recipients know."""
    return key if compare_digest(hashed(key), stored) else None

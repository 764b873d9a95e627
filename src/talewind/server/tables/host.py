"""The host's rights. While the host is not here the next seat clockwise is the acting host, who may lock the table, let
guests in and remove others, but not the host; the host has the rights again on coming back."""

from collections.abc import Awaitable, Callable
from typing import Any

from talewind.kit import Seat, Sitting, State, refuse
from talewind.kit.presence import may_sit
from talewind.kit.rows import Housed, Left, Sat
from talewind.server.record import Shards
from talewind.server.record.drafts import delete_draft

from .hands import succeed
from .header import REMOVED, Header
from .keeper import Keeper
from .naming import let_go

type Dismiss = Callable[[str, int], Awaitable[None]]


def hosting_seat(header: Header, state: State[Any]) -> Seat | None:
    """The seat with the host's rights now, of a table in play; None: nobody is here."""
    seats = len(header.seats)
    first = header.seat_of(header.host) or 0
    for seat in [(first + n) % seats for n in range(seats)]:
        if header.seats[seat].person not in (None, REMOVED) and state.attends(seat):
            return seat
    return None


def acting_host(header: Header, sitting: Sitting[Any] | None) -> str | None:
    """The person with the host's rights now, in a game always one with a seat; None: nobody is here."""
    if sitting is None:
        return header.host
    seat = hosting_seat(header, sitting.state)
    return None if seat is None else header.seats[seat].person


class Host:
    """Actions that only the host, or the acting host, may take."""

    def __init__(self, shards: Shards, keeper: Keeper, dismiss: Dismiss) -> None:
        self.shards, self.keeper, self.dismiss = shards, keeper, dismiss

    async def require(self, header: Header, person: str | None) -> None:
        loaded = await self.keeper.newest(header.id) if header.started_at is not None else None
        if person is None or acting_host(header, loaded.sitting if loaded else None) != person:
            raise refuse("server-host-only")

    async def lock(self, header: Header, person: str | None, locked: bool) -> None:
        """Lock or unlock a table; a locked one lets nobody in by link or code."""
        await self.require(header, person)
        await self.shards.of(header.id).execute("update tables set locked = $2 where id = $1", header.id, locked)

    async def remove(self, header: Header, person: str | None, seat: int) -> None:
        """Remove somebody: before the game the seat becomes free, during it the seat is left for good. An acting host
        cannot remove the host: the game goes on without an absent one anyway."""
        await self.require(header, person)
        if header.status not in ("open", "playing"):  # people who stayed to the end keep the book
            raise refuse("server-table-closed")
        if all(s.seat != seat for s in header.seats):
            raise refuse("server-empty-seat")
        if header.started_at is None:
            await self._free(header, seat)
            return
        if header.seats[seat].person == header.host != person:
            raise refuse("server-host-stays")
        state = (await self.keeper.loaded(header.id)).sitting.state
        if not state.holds(seat):  # people who have left by themselves keep the book
            raise refuse("kit-seat-was-left")
        await self._give(header, seat, REMOVED, header.seats[seat].name)
        await self.keeper.act(header.id, lambda sitting, at: Left(at, seat))
        self.keeper.forget(header.id)

    async def _free(self, header: Header, seat: int) -> None:
        """Free a seat of an open table; refused once the game has begun: it needs all its seats."""
        async with self.shards.of(header.id).acquire() as connection, connection.transaction():
            if await connection.fetchval("select status from tables where id = $1 for update", header.id) != "open":
                raise refuse("server-already-begun")
            await connection.execute("delete from seats where table_id = $1 and seat = $2", header.id, seat)
            await let_go(connection, header.id)

    async def _give(self, header: Header, seat: int, person: str, name: str) -> None:
        """Give a seat to a new holder. The old holder's connections are closed and links are void, and their draft is
        deleted, so that the new one does not see it. Refused where somebody else has been given it since the header was read. Whoever
        is removed is recognised at this table no more."""
        table, old, shard = header.id, header.seats[seat].person, self.shards.of(header.id)
        await delete_draft(shard, table, seat)
        async with shard.acquire() as connection, connection.transaction():
            await connection.execute("select from tables where id = $1 for update", table)  # first, as everywhere
            held = await connection.fetchrow(
                "select person, name, holder from seats where table_id = $1 and seat = $2 and person is not distinct from $3",
                table, seat, old,
            )  # fmt: skip
            if held is None:
                raise refuse("kit-seat-is-taken")
            number = held["holder"]
            if person == REMOVED:
                await connection.execute(
                    "update holders set person = $3 where table_id = $1 and person = $2", table, old, REMOVED
                )
            elif person != old:
                number = await succeed(connection, table, seat, person, held)
            await connection.execute(
                "update seats set person = $3, name = $4, holder = $5, carried_at = null where table_id = $1 and seat = $2",
                table, seat, person, name, number,
            )  # fmt: skip
        await self.dismiss(header.id, seat)

    async def give_to_house(self, header: Header, person: str | None, seat: int) -> None:
        """Let a bot play for somebody who is away or has left, until they or somebody else take the seat."""
        await self.require(header, person)
        if header.status != "playing" or all(s.seat != seat for s in header.seats):
            raise refuse("server-table-closed" if header.status != "playing" else "server-empty-seat")
        if (await self.keeper.newest(header.id)).sitting.state.chairs[seat].presence not in ("away", "left"):
            raise refuse("server-seat-is-here")
        await self.keeper.act(header.id, lambda sitting, at: Housed(at, seat))

    async def hand_over(self, header: Header, seat: int, person: str, name: str) -> None:
        """Give a seat that was left to a waiting guest, with its score. It may be theirs already: the process that gave it to them
        has ended before the game knew, or they had left it."""
        if header.seat_of(person) not in (None, seat):
            raise refuse("server-not-yours")
        if header.status != "playing":
            raise refuse("server-table-closed")
        loaded = await self.keeper.loaded(header.id)
        if not may_sit(loaded.sitting.state, seat):
            raise refuse("kit-seat-is-taken")
        await self._give(header, seat, person, name)
        await self.keeper.act(header.id, lambda sitting, at: Sat(at, seat))
        self.keeper.forget(header.id)

"""The host's duties, and how they pass on by themselves: to the next seat clockwise while the host is not here. That acting host
may lock, let in and remove others; the host has the duties again by coming back, and is removed by nobody else."""

from collections.abc import Awaitable, Callable
from typing import Any

from talewind.kit import Sitting, refuse
from talewind.kit.presence import may_sit
from talewind.kit.rows import Housed, Left, Sat
from talewind.server.record import Shards
from talewind.server.record.drafts import delete_draft

from .header import Header
from .keeper import Keeper
from .naming import let_go

type Dismiss = Callable[[str, int], Awaitable[None]]

REMOVED = "removed"  # nobody's id: such a seat is neither a person's nor a bot's


def acting_host(header: Header, sitting: Sitting[Any] | None) -> str | None:
    """Whose word counts now. None: the game has begun, and nobody is here. It is never that of a host without a seat in it."""
    if sitting is None:
        return header.host
    seats = len(header.seats)
    first = header.seat_of(header.host) or 0
    for seat in [(first + n) % seats for n in range(seats)]:
        person = header.seats[seat].person
        if person not in (None, REMOVED) and sitting.state.attends(seat):
            return str(person)
    return None


class Host:
    """What only the host may do."""

    def __init__(self, shards: Shards, keeper: Keeper, dismiss: Dismiss) -> None:
        self.shards, self.keeper, self.dismiss = shards, keeper, dismiss

    async def require(self, header: Header, person: str | None) -> None:
        loaded = await self.keeper.newest(header.id) if header.started_at is not None else None
        if person is None or acting_host(header, loaded.sitting if loaded else None) != person:
            raise refuse("server-host-only")

    async def lock(self, header: Header, person: str | None, locked: bool) -> None:
        """A locked table lets nobody in, whatever link or code they have."""
        await self.require(header, person)
        await self.shards.of(header.id).execute("update tables set locked = $2 where id = $1", header.id, locked)

    async def remove(self, header: Header, person: str | None, seat: int) -> None:
        """Send somebody away: before the game the seat is free again, during it it is left for good. An acting host does not send the
        host away: a table goes on without an absent one."""
        await self.require(header, person)
        if header.status not in ("open", "playing"):  # whoever sat there to the end keeps the book
            raise refuse("server-table-closed")
        if all(s.seat != seat for s in header.seats):
            raise refuse("server-empty-seat")
        if header.started_at is None:
            await self._free(header, seat)
            return
        if header.seats[seat].person == header.host != person:
            raise refuse("server-host-stays")
        state = (await self.keeper.loaded(header.id)).sitting.state
        if not state.holds(seat):  # whoever has left by themselves keeps the book
            raise refuse("kit-seat-was-left")
        await self._give(header, seat, REMOVED, header.seats[seat].name)
        await self.keeper.act(header.id, lambda sitting, at: Left(at, seat))
        self.keeper.forget(header.id)

    async def _free(self, header: Header, seat: int) -> None:
        """Unless the game has begun meanwhile: it needs everybody it began with."""
        async with self.shards.of(header.id).acquire() as connection, connection.transaction():
            if await connection.fetchval("select status from tables where id = $1 for update", header.id) != "open":
                raise refuse("server-already-begun")
            await connection.execute("delete from seats where table_id = $1 and seat = $2", header.id, seat)
            await let_go(connection, header.id)

    async def _give(self, header: Header, seat: int, person: str, name: str) -> None:
        """Whoever held the seat before sees nothing more of it: sockets are closed and the old links open nothing. And what they
        had begun to write stays theirs."""
        shard = self.shards.of(header.id)
        await delete_draft(shard, header.id, seat)
        await shard.execute(
            "update seats set person = $3, name = $4, carried_at = null where table_id = $1 and seat = $2",
            header.id, seat, person, name,
        )  # fmt: skip
        await self.dismiss(header.id, seat)

    async def give_to_house(self, header: Header, person: str | None, seat: int) -> None:
        """A bot plays on for somebody who is away or has left, until they or somebody else take the seat."""
        await self.require(header, person)
        if header.status != "playing" or all(s.seat != seat for s in header.seats):
            raise refuse("server-table-closed" if header.status != "playing" else "server-empty-seat")
        if (await self.keeper.newest(header.id)).sitting.state.chairs[seat].presence not in ("away", "left"):
            raise refuse("server-seat-is-here")
        await self.keeper.act(header.id, lambda sitting, at: Housed(at, seat))

    async def hand_over(self, header: Header, seat: int, person: str, name: str) -> None:
        """A seat that was left goes to somebody who waits, with its score."""
        if header.seat_of(person) is not None:
            raise refuse("server-not-yours")
        if header.status != "playing":
            raise refuse("server-table-closed")
        loaded = await self.keeper.loaded(header.id)
        if not may_sit(loaded.sitting.state, seat):
            raise refuse("kit-seat-is-taken")
        await self._give(header, seat, person, name)
        await self.keeper.act(header.id, lambda sitting, at: Sat(at, seat))
        self.keeper.forget(header.id)

"""The host's duties, and how they pass on by themselves: to the next seat clockwise when the host has left or is away."""

import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from talewind.kit import Sitting, refuse
from talewind.kit.rows import Left, Sat
from talewind.server.record import Shards

from .header import Header
from .keeper import Keeper
from .naming import let_go

type Dismiss = Callable[[str, int], Awaitable[None]]

REMOVED = "removed"  # nobody's id: such a seat is neither a person's nor a bot's


def acting_host(header: Header, sitting: Sitting[Any] | None) -> str:
    """Whose word counts now."""
    if sitting is None:
        return header.host
    seats = len(header.seats)
    first = header.seat_of(header.host) or 0
    for seat in [(first + n) % seats for n in range(seats)]:
        person = header.seats[seat].person
        if person not in (None, REMOVED) and sitting.state.here(seat):
            return str(person)
    return header.host


class Host:
    """What only the host may do."""

    def __init__(self, shards: Shards, keeper: Keeper, dismiss: Dismiss) -> None:
        self.shards, self.keeper, self.dismiss = shards, keeper, dismiss

    async def require(self, header: Header, person: str | None) -> None:
        hot = await self.keeper.newest(header.id) if header.started_at is not None else None
        if person is None or acting_host(header, hot.sitting if hot else None) != person:
            raise refuse("server-host-only")

    async def lock(self, header: Header, person: str | None, locked: bool) -> None:
        """A locked table lets nobody in, whatever link or code they have."""
        await self.require(header, person)
        await self.shards.of(header.id).execute("update tables set locked = $2 where id = $1", header.id, locked)

    async def remove(self, header: Header, person: str | None, seat: int) -> None:
        """Send somebody away: before the game the seat is free again, during it it is left for good."""
        await self.require(header, person)
        if header.status not in ("open", "playing"):  # whoever sat there to the end keeps the book
            raise refuse("server-table-closed")
        if all(s.seat != seat for s in header.seats):
            raise refuse("server-empty-seat")
        if header.started_at is None:
            await self._free(header, seat)
            return
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
        pool = self.shards.of(header.id)
        await pool.execute("delete from drafts where table_id = $1 and seat = $2", header.id, seat)
        await pool.execute(
            "update seats set person = $3, name = $4, carry_key = $5 where table_id = $1 and seat = $2",
            header.id, seat, person, name, secrets.token_bytes(32),
        )  # fmt: skip
        await self.dismiss(header.id, seat)

    async def hand_over(self, header: Header, seat: int, person: str, name: str) -> None:
        """A seat that was left goes to somebody who waits, with its score."""
        if header.seat_of(person) is not None:
            raise refuse("server-not-yours")
        if header.status != "playing":
            raise refuse("server-table-closed")
        hot = await self.keeper.hot(header.id)
        if hot.sitting.state.chairs[seat].presence != "left":
            raise refuse("kit-seat-is-taken")
        await self._give(header, seat, person, name)
        await self.keeper.act(header.id, lambda sitting, at: Sat(at, seat))
        self.keeper.forget(header.id)

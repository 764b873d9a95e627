"""The vote to go on without a seat that has lost its connection or does not answer. Voters are the people who are here;
the seat's holder can object."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from talewind.kit import Seat, Sitting, State, refuse
from talewind.kit.clocks import table_time
from talewind.kit.rows import Came
from talewind.server.base.clock import now
from talewind.server.record import Shards
from talewind.server.record.drafts import written_at

from .header import Header
from .keeper import Keeper

type Call = Callable[[str, Seat, int, int], Awaitable[None]]

VOICE = 2 * 60 * 1_000  # ms for which a vote counts
SILENT = 45_000  # ms without an answer or a keystroke after which a seat that is here can be voted on
NOTICE = 10_000  # ms from the first vote in which a connected seat can object


class Absentees:
    """`call` tells every viewer of a table the number of votes and how many are needed."""

    def __init__(self, shards: Shards, keeper: Keeper, call: Call) -> None:
        self.shards, self.keeper, self.call = shards, keeper, call
        self._tasks: set[asyncio.Task[bool]] = set()

    async def vote(self, header: Header, person: str, seat: Seat) -> bool:
        """Store a vote. Votes of more than half of the others who are here mark the seat away."""
        mine = header.seat_of(person)
        if mine is None or mine == seat or all(s.seat != seat for s in header.seats):
            raise refuse("server-not-yours")
        if header.status != "playing":
            raise refuse("server-table-closed")
        if not (await self.keeper.newest(header.id)).sitting.state.holds(mine):
            raise refuse("kit-seat-was-left")
        if not await self._absent(header, seat):
            raise refuse("server-seat-is-here")
        await self.shards.of(header.id).execute(
            "insert into without values ($1, $2, $3, $4) "
            "on conflict (table_id, seat, person) do update set said_at = excluded.said_at",
            header.id, seat, person, now(),
        )  # fmt: skip
        return await self._decide(header, seat)

    async def withdraw(self, table: str, seat: Seat) -> None:
        """The seat has acted: delete the votes on it."""
        gone = await self.shards.of(table).fetch(
            "delete from without where table_id = $1 and seat = $2 returning person", table, seat
        )
        if gone:
            await self.call(table, seat, 0, 0)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _decide(self, header: Header, seat: Seat) -> bool:
        state = (await self.keeper.newest(header.id)).sitting.state
        voices = await self.shards.of(header.id).fetch(
            "select person, said_at from without where table_id = $1 and seat = $2 and said_at > $3",
            header.id, seat, now() - VOICE,
        )  # fmt: skip
        others = {s.person for s in header.seats if s.seat != seat and s.person and state.attends(s.seat)}
        since = await self._silent_since(header, state, seat)
        said = {v["person"]: v["said_at"] for v in voices if v["person"] in others and v["said_at"] >= since}
        needed = len(others) // 2 + 1
        await self.call(header.id, seat, len(said), needed)
        if len(said) < needed:
            return False
        left = min(said.values()) + NOTICE - now()
        if state.attends(seat) and left > 0:
            task = asyncio.create_task(self._decide_later(header, seat, left / 1_000))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            return False
        await self.keeper.act(header.id, lambda sitting, at: Came(at, seat, "away"))
        await self.shards.of(header.id).execute(
            "delete from without where table_id = $1 and seat = $2", header.id, seat
        )
        return True

    async def _decide_later(self, header: Header, seat: Seat, seconds: float) -> bool:
        await asyncio.sleep(seconds)
        return await self._absent(header, seat) and await self._decide(header, seat)

    async def _silent_since(self, header: Header, state: State[Any], seat: Seat) -> int:
        """The server's time from which votes are about this absence: what was said of an earlier one does not count."""
        lost = state.chairs[seat].since + state.slept
        if not state.attends(seat):
            return lost
        typed = await written_at(self.shards.of(header.id), header.id, seat)
        return max(lost, state.asked_at[seat] + state.slept, typed)

    async def _absent(self, header: Header, seat: Seat) -> bool:
        """Whether the seat has lost its connection, or has neither answered nor typed for SILENT ms."""
        sitting = (await self.keeper.newest(header.id)).sitting
        if sitting.state.chairs[seat].presence == "lost" and not sitting.state.chairs[seat].bot:
            return True
        if not _keeps_waiting(sitting, seat):
            return False
        return now() - await written_at(self.shards.of(header.id), header.id, seat) >= SILENT


def _keeps_waiting(sitting: Sitting[Any], seat: Seat) -> bool:
    """Whether the table has waited for this seat for SILENT ms; for one whose answer is sealed as for one that has not answered, which
    others may not know."""
    state = sitting.state
    asked = any(ask.seat == seat and not ask.settled for ask in sitting.step.put)
    return state.attends(seat) and asked and table_time(state, now()) - state.asked_at[seat] >= SILENT

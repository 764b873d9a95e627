"""Checks that a process makes for its listeners: find rows that the bus may have lost, store that the seats are here, find
deleted tables and seats with a new holder."""

import asyncio
from collections.abc import Iterable
from itertools import batched

from talewind.kit import Refusal, say
from talewind.server import wire
from talewind.server.base.clock import now
from talewind.server.record import Shard
from talewind.server.record.chores import by_shard, on_each
from talewind.server.tables.seen import EVERY, note_seats

from .hub import Hub
from .listener import Listener

MEND_EVERY, CHECK_EVERY = 2.0, 10.0  # seconds between two checks of the rows, and of the seats
ON_ITS_WAY = 0.5  # seconds that a row may take from the log to its listeners
AT_ONCE = 64  # tables in one statement: other tasks run between two

DELETED = wire.write(wire.NotTaken("", Refusal(say("server-table-swept"))))

# Each of these returns what is amiss alone: a process may have thousands of listeners, and nearly always nothing is.
DELETED_TABLES = """
select table_id from unnest($1::text[]) listed (table_id) where not exists (select from tables where id = listed.table_id)
"""

TAKEN_SEATS = """
select listed.table_id, listed.seat, listed.person from unnest($1::text[], $2::smallint[], $3::text[]) listed (table_id, seat, person)
join seats s on s.table_id = listed.table_id and s.seat = listed.seat where s.person is distinct from listed.person
"""

# Reads one index entry per table.
NEWER_ROWS = """
select table_id, newest.seq from unnest($1::text[], $2::integer[]) listed (table_id, heard) cross join lateral
(select seq from moves where moves.table_id = listed.table_id and seq > heard order by seq desc limit 1) newest
"""


class Upkeep:
    """The checks of a hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def mend_all(self) -> None:
        """The bus is back: announce the viewers again, and recover what it has lost, on every shard."""
        for table in list(self.hub.listeners):
            await self.hub.announce(table)
        await on_each(self.hub.keeper.shards, self.mend_shard, "mend-failed")
        await on_each(self.hub.keeper.shards, self.check_seats, "mend-failed")

    async def run(self) -> None:
        shards = self.hub.keeper.shards
        async with asyncio.TaskGroup() as group:
            group.create_task(by_shard(shards, self.mend_shard, MEND_EVERY, "mend-failed"))
            group.create_task(by_shard(shards, self.check_seats, CHECK_EVERY, "mend-failed"))

    async def mend_shard(self, shard: Shard) -> None:
        """Compare the position of each listener of a shard's tables with the newest row in the log. Rows that were on their way when
        the log was read get the time to arrive: reading them too would add to the load that has delayed them."""
        listeners, newest = self.hub.listeners, dict[str, int]()
        for tables in self._tables_of(shard):
            heard = {table: min(one.seq for one in here) for table in tables if (here := listeners.get(table))}
            newer = await shard.fetch(NEWER_ROWS, list(heard), list(heard.values()))
            newest |= {row["table_id"]: row["seq"] for row in newer}
        if newest:
            await asyncio.sleep(ON_ITS_WAY)
        for table, seq in newest.items():
            behind = [listener for listener in listeners.get(table, ()) if seq > listener.seq]
            if behind:  # whoever wrote the row does not know of them
                await self.hub.announce(table)
            for listener in behind:
                if seq > listener.seq:
                    listener.wanted = max(listener.wanted, seq)
                    await self.hub.mend(listener)

    async def check_seats(self, shard: Shard) -> None:
        """Store who is here, and drop listeners of deleted tables and of seats that have a new holder."""
        listeners = self.hub.listeners
        for tables in self._tables_of(shard):
            here = [one for table in tables for one in listeners.get(table, ())]
            await note_listeners(shard, here)
            for deleted in await shard.fetch(DELETED_TABLES, tables):
                self.hub.keeper.forget(deleted["table_id"])
                end_deleted(listeners.get(deleted["table_id"], ()))
            seated = [one for one in here if one.viewer is not None]
            holders = ([one.table for one in seated], [one.viewer for one in seated], [one.person for one in seated])
            for taken in await shard.fetch(TAKEN_SEATS, *holders):
                for listener in list(listeners.get(taken["table_id"], ())):
                    if (listener.viewer, listener.person) == (taken["seat"], taken["person"]):
                        listener.drop()  # the bus has lost the message

    def _tables_of(self, shard: Shard) -> Iterable[list[str]]:
        """The tables of a shard that have listeners here, some at a time."""
        of = self.hub.keeper.shards.of
        return map(list, batched([table for table in self.hub.listeners if of(table) is shard], AT_ONCE))


async def note_listeners(shard: Shard, listeners: Iterable[Listener]) -> None:
    """Store that the seats with a connection were seen, at most once an hour each."""
    fresh = [one for one in listeners if one.seen_at + EVERY <= now()]
    await note_seats(shard, {(one.table, one.viewer) for one in fresh if one.plays and one.viewer is not None})
    for one in fresh:
        one.seen_at = now()


def end_deleted(listeners: Iterable[Listener]) -> None:
    """Drop the listeners of a deleted table with a frame that says why."""
    for listener in list(listeners):
        listener.drop(DELETED)

"""Checks that a process makes for its listeners every two seconds: store that they are here, find deleted tables and rows
that the bus may have lost."""

from collections.abc import Iterable

from talewind.kit import Refusal, say
from talewind.server import wire
from talewind.server.base.clock import now
from talewind.server.record import Shard
from talewind.server.record.chores import by_shard, on_each
from talewind.server.tables.seen import EVERY, note_seats

from .hub import Hub
from .listener import Listener

MEND_EVERY = 2.0  # seconds between two checks

DELETED = wire.write(wire.NotTaken("", Refusal(say("server-table-swept"))))

# Holders of the seats. A table without people has one row too; a deleted table has none.
STILL = """
select t.id as table_id, s.seat, s.person from tables t left join seats s on s.table_id = t.id where t.id = any($1)
"""

# Reads one index entry per table; `max ... group by` would read the whole index.
HEADS = """
select table_id, (select seq from moves where moves.table_id = listed.table_id order by seq desc limit 1)
from unnest($1::text[]) listed (table_id)
"""


class Upkeep:
    """The checks of a hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def mend_all(self) -> None:
        """Recover what the bus may have lost, on every shard."""
        await on_each(self.hub.keeper.shards, self.mend_shard, "mend-failed")

    async def run(self) -> None:
        await by_shard(self.hub.keeper.shards, self.mend_shard, MEND_EVERY, "mend-failed")

    async def mend_shard(self, shard: Shard) -> None:
        """Compare the position of each listener of a shard's tables with the newest row in the log."""
        mine = [table for table in self.hub.listeners if self.hub.keeper.shards.of(table) is shard]
        if not mine:
            return
        await note_listeners(shard, [one for table in mine for one in self.hub.listeners.get(table, ())])
        there = await shard.fetch(STILL, mine)
        for table in set(mine) - {held["table_id"] for held in there}:
            self.hub.keeper.forget(table)
            end_deleted(self.hub.listeners.get(table, ()))
        for held in there:
            for listener in list(self.hub.listeners.get(held["table_id"], ())):
                if listener.viewer == held["seat"] and listener.person != held["person"]:
                    listener.drop()  # the seat has a new holder, and the bus has lost the message
        for head in await shard.fetch(HEADS, mine):
            for listener in list(self.hub.listeners.get(head["table_id"], ())):
                if (head["seq"] or 0) > listener.seq:
                    listener.wanted = max(listener.wanted, head["seq"])
                    await self.hub.mend(listener)


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

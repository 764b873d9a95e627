"""Checks that a process makes for its listeners every two seconds: store that they are here, find deleted tables."""

from collections.abc import Iterable

from talewind.kit import Refusal, say
from talewind.server import wire
from talewind.server.base.clock import now
from talewind.server.record import Shard
from talewind.server.tables.seen import EVERY, note_seats

from .listener import Listener

DELETED = wire.write(wire.NotTaken("", Refusal(say("server-table-swept"))))

# Holders of the seats. A table without people has one row too; a deleted table has none.
STILL = """
select t.id as table_id, s.seat, s.person from tables t left join seats s on s.table_id = t.id where t.id = any($1)
"""


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

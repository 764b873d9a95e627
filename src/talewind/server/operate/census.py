"""The census: how many tables a shard has in each state, and how many finished games wait to be folded. It uses indexes on
current tables and does not scan the archive."""

from talewind.server.base.clock import now
from talewind.server.books.archiver import REST
from talewind.server.record import Shard, Shards
from talewind.server.record.chores import by_shard, on_each

PAUSE = 30.0  # seconds between two counts
STATES = ("open", "playing", "over", "folded")

# Most tables are folded: above 10,000 the planner's estimate is used.
COUNT = """
select
    (select count(*) from tables where status = 'open') as open,
    (select count(*) from tables where status = 'playing') as playing,
    (select count(*) from tables where status = 'over') as over,
    (select count(*) from tables where status = 'over' and over_at < $1) as backlog,
    case when reltuples < 10000 then (select count(*) from finished) else reltuples::bigint end as folded
from pg_class where oid = 'finished'::regclass
"""


class Census:
    """`found`: numbers by shard; a shard that is away keeps its last ones."""

    def __init__(self, shards: Shards) -> None:
        self.shards = shards
        self.found: dict[int, dict[str, int]] = {}

    async def run(self) -> None:
        """Count for as long as the process lives."""
        await on_each(self.shards, self.count, "count-failed")
        await by_shard(self.shards, self.count, PAUSE, "count-failed")

    async def count(self, shard: Shard) -> None:
        row = await shard.fetchrow(COUNT, now() - REST)
        if row is not None:
            self.found[shard.number] = dict(row)

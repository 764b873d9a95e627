"""Tables are counted by their state, and by indexes: a server with a million finished games counts those that are played."""

import asyncpg

from talewind.server.operate.census import COUNT, Census
from talewind.server.record import Shards

TABLE = """
insert into tables (id, game, rules, options, chairs, status, host, join_key, watch_key, secret, commitment, opened_at, over_at)
select $1 || n, 'windmill', 1, '', 3, $1, 'x', '', '', '', '', 0, $3 from generate_series(1, $2) as n
"""


async def test_tables_are_counted_by_state_and_those_to_be_folded(shards: Shards) -> None:
    census = Census(shards)
    first, second = shards.all
    for state, number, over_at in (("open", 3, None), ("playing", 2, None), ("over", 4, 1), ("over ", 0, None)):
        await first.execute(TABLE, state, number, over_at)
    await first.execute(TABLE.replace("$1 || n", "'new' || n"), "over", 5, 1 << 60)
    await first.execute("insert into finished select 'f' || n, '', 0 from generate_series(1, 7) as n")
    for shard in (first, second):
        await census.count(shard)
    assert census.found[0] == {"open": 3, "playing": 2, "over": 9, "backlog": 4, "folded": 7}
    assert census.found[1] == dict.fromkeys(("open", "playing", "over", "backlog", "folded"), 0)


async def test_nothing_that_grows_for_ever_is_read_from_end_to_end(dsns: tuple[str, ...], shards: Shards) -> None:
    connection = await asyncpg.connect(dsns[0])
    await connection.execute("set enable_seqscan = off")
    await connection.execute("update pg_class set reltuples = 20000 where oid = 'finished'::regclass")
    plan = await connection.fetch(f"explain (analyze) {COUNT}", 0)
    lines = [row[0] for row in plan]
    await connection.close()
    assert not any("Seq Scan on" in line for line in lines), lines
    read = [line for line in lines if "finished" in line]
    assert read
    assert all("never executed" in line for line in read), "an estimate will do"

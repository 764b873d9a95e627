"""The store of the simulation against PostgreSQL: the same statements have the same results and effects in both."""

import random
from typing import Any

from talewind.server.live import frames, upkeep
from talewind.server.record import Shards, writer
from talewind.server.tables import loaded, sweeper
from tests.simulation.store import Store

TABLES = ("Aone", "Atwo", "Afolded", "Anone")
KNOWN, HEAD = (
    "select true from moves where table_id = $1 and move_id = $2",
    "select coalesce(max(seq), -1) from moves where table_id = $1",
)
SNAPSHOT = "select seq, state, numbers from snapshots where table_id = $1 order by seq desc limit 1"
STORE_SNAPSHOT = (
    "with new as (insert into snapshots (table_id, seq, state, numbers) select id, $2, $3, $4 from tables where id = $1 "
    "on conflict do nothing) "
    "delete from snapshots where table_id = $1 and seq < $2"
)


def batch(dice: random.Random, heads: dict[str, int]) -> list[list[Any]]:
    """Some rows: next ones, taken ones, and ids that were used before. A table has one row at most, since its keeper has a lock: which
    of two that conflict within one statement PostgreSQL takes is not defined."""
    rows = []
    for table in dice.sample(TABLES, dice.randint(1, 4)):
        seq = max(0, heads[table] + dice.choice((0, 1, 1, 1)))
        move_id, only = dice.choice((None, f"m{dice.randrange(12)}")), dice.choice((None, "{0}", "{0,2}", "{}"))
        due = dice.choice((None, dice.randrange(1_000)))
        rows.append((table, seq, move_id, 0, 7, b"body", b"[]", only, b"hash", 1, due, dice.random() < 0.05))
    return [*map(list, zip(*rows, strict=True)), *([] for _ in range(14))]  # no passages, and no seat changes hands


async def test_the_store_of_the_simulation_does_what_the_database_does(shards: Shards) -> None:
    shard, store, dice = shards.all[0], Store(lambda: 0.0), random.Random(5)
    await shard.execute("delete from clocks")  # those of other tests
    for table, status in zip(TABLES, ("playing", "playing", "folded"), strict=False):
        await shard.execute(
            "insert into tables (id, game, rules, options, chairs, status, host, join_key, watch_key, secret, commitment, opened_at) "
            "values ($1, 'windmill', 1, '', 3, $2, '', '', '', '', '', 0)",
            table, status,
        )  # fmt: skip
        await shard.execute(
            "insert into seats (table_id, seat, person, name, nonce) values ($1, 0, 'p', '', '')", table
        )
        store.tables[table], store.seats[table] = {"status": status}, [{"seat": 0, "person": "p", "seen_at": None}]

    async def both(statement: str, *given: Any) -> list[Any]:
        real = [dict(row) for row in await shard.fetch(statement, *given)]
        stood = store.run(statement, given)
        kept = real[0].keys() if real else ()
        found = [{name: row[name] for name in kept} for row in stood]
        order = (lambda row: 0) if statement in (loaded.ROWS_SINCE, frames.NEWEST) else str
        assert sorted(real, key=order) == sorted(found, key=order), (statement[:30], given, real, found)
        return real

    for turn in range(150):
        heads = {table: (await both(HEAD, table))[0]["coalesce"] for table in TABLES}
        await both(writer.APPEND, *batch(dice, heads))
        table = dice.choice(TABLES)
        await both(loaded.ROWS_SINCE, table, dice.randrange(-1, 10))
        viewer, upto = dice.choice((None, 0, 1, 2)), dice.randrange(20)
        await both(frames.NEWEST, table, upto, viewer, dice.randint(1, 5), dice.randrange(3))
        await both(KNOWN, table, f"m{dice.randrange(12)}")
        await both(upkeep.NEWER_ROWS, list(TABLES), [dice.randrange(-1, 20) for _ in TABLES])
        await both(upkeep.DELETED_TABLES, list(TABLES))
        holders = [dice.choice(("p", "q", None)) for _ in TABLES]
        await both(upkeep.TAKEN_SEATS, list(TABLES), [dice.randrange(2) for _ in TABLES], holders)
        await both(sweeper.CLAIM, dice.randrange(1_000), 100)
        await both(STORE_SNAPSHOT, table, dice.randrange(20), b"%d" % turn, b"[]")
        await both(SNAPSHOT, table)
    statuses = await shard.fetch("select id, status from tables where id = any($1)", list(TABLES))
    assert {row["id"]: row["status"] for row in statuses} == {
        table: row["status"] for table, row in store.tables.items()
    }
    assert store.commits > 40
    assert not store.holes

"""What reading old frames costs: `python bench/older.py [--rows 50000] [--check]`.

A log of so many rows in a database of its own, of which one viewer notices all and another three in four; each asks for 200 frames at
the newest end, in the middle and at the oldest end. `--check` exits with 1 where a median is above 5 ms. The first call for old frames
counts them once for the viewer, and stands apart."""

import argparse
import asyncio
import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from types import SimpleNamespace
from typing import Any

from talewind.server.home import DataFolder, Household
from talewind.server.live.frames import frames_before
from talewind.server.record import Shard, Shards

MOST = 5.0  # ms
CALLS = 25
FRAMES = 200
FILL = """
insert into moves (table_id, seq, move_id, seat, at, body, told, only_for, state_hash, rules)
select $1, n, 'm' || n, 0, n, $2, $2, case when n % 4 = 0 then array[0]::smallint[] end, sha256('n'), 1
from generate_series(0, $3::integer - 1) n
"""
TOLD = b'[{"event":{"event":"walked","seat":1,"steps":3}}]'


async def measured(shard: Shard, loaded: Any, viewer: int, before: int) -> float:
    """Milliseconds of one call."""
    start = perf_counter()
    await frames_before(shard, loaded, viewer, before, FRAMES)
    return (perf_counter() - start) * 1_000


async def measure(shard: Shard, table: str, rows: int) -> list[float]:
    await shard.execute(FILL, table, TOLD, rows)
    await shard.execute("analyze moves")
    numbers = {0: rows, 1: rows - (rows + 3) // 4}
    loaded = SimpleNamespace(header=SimpleNamespace(id=table), seq=rows - 1, numbers=numbers, marks={})
    medians = []
    for viewer, frames in numbers.items():
        first = await measured(shard, loaded, viewer, FRAMES)
        print(f"{frames:,} frames in {rows:,} rows: first call {first:.1f} ms")
        for before in (frames, frames // 2, FRAMES):
            medians.append(median([await measured(shard, loaded, viewer, before) for _ in range(CALLS)]))
            print(f"  before frame {before:>6,}: {medians[-1]:.1f} ms")
    return medians


async def main(rows: int) -> list[float]:
    base = Path(tempfile.mkdtemp(prefix="talewind-"))
    base.chmod(0o755)
    try:
        with DataFolder(base / "data") as folder:
            async with Household(folder) as home, Shards((home.postgres.dsn(),)) as shards:
                table = shards.new_id()
                return await measure(shards.of(table), table, rows)
    finally:
        shutil.rmtree(base)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=50_000)
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args()
    found = asyncio.run(main(given.rows))
    sys.exit(1 if given.check and max(found) > MOST else 0)

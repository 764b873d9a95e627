"""`talewind sweep`: lists what is older than the retention settings allow; with `--yes` it is deleted."""

import asyncio
import os
import sys
from collections import Counter
from contextlib import AsyncExitStack

from talewind.server.base.settings import BadSetting, Settings, read_settings
from talewind.server.base.variables import check_names
from talewind.server.home import HomeError
from talewind.server.operate.reach import connect, for_reading
from talewind.server.operate.schema import migrations_of
from talewind.server.record.migrations import MigrationError, check
from talewind.server.tables.broom import Broom, Dust, Kind

WORDS: dict[Kind, str] = {
    "open": "tables that nobody began",
    "left": "games begun and left",
    "finished": "finished games with their books",
    "people": "people at finished games",
    "traces": "finished games that name people without a seat",
}


def sweep(yes: bool) -> None:
    try:
        check_names(os.environ)
        asyncio.run(run(read_settings(), yes))
    except (BadSetting, HomeError, MigrationError) as why:
        sys.exit(str(why))


async def run(settings: Settings, yes: bool) -> None:
    async with for_reading(settings) as dsns, AsyncExitStack() as stack:
        connections = [await connect(dsn, number) for number, dsn in enumerate(dsns)]
        for number, connection in enumerate(connections):
            stack.push_async_callback(connection.close)
            if check(f"Database {number + 1}", await migrations_of(connection)):
                raise HomeError(
                    f"Database {number + 1} is not up to date: `talewind serve` does that. Nothing was swept."
                )
        broom = Broom(connections, settings.keep)
        found = await broom.look()
        for dust in found:
            print(said(dust), flush=True)
        if yes:
            gone = Counter[Kind]()
            async for kind, number in broom.sweep():
                gone[kind] += number
                print(f"  {gone[kind]:,} {WORDS[kind]} have gone", flush=True)
            print(f"Done: {sum(gone.values()):,} in all.")
        elif any(dust.count for dust in found):
            print(
                "Nothing was changed. `talewind sweep --yes` does it; a server that runs does it by itself, once an hour."
            )
        else:
            print("There is nothing to sweep.")


def said(dust: Dust) -> str:
    """
    >>> said(Dust("open", 2, 1_200, 40, 3_400_000))
    'tables that nobody began: 1,200 after 2 days, the oldest 40 days ago, 3.4 MB'
    >>> said(Dust("finished", None))
    'finished games with their books: kept for ever'
    """
    if dust.keep is None:
        return f"{WORDS[dust.kind]}: kept for ever"
    age = f", the oldest {dust.oldest:,} days ago" if dust.count else ""
    size = f", {dust.bytes / 1e6:.1f} MB" if dust.bytes else ""
    return f"{WORDS[dust.kind]}: {dust.count:,} after {dust.keep} days{age}{size}"

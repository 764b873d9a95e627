"""PostgreSQL is away for a minute: every move is refused with a message that says so, none is acknowledged, and all of them are
taken when it is back."""

import asyncio
from functools import partial
from time import monotonic

from .house import House
from .load import Load
from .parties import until
from .proof import Proved, Tick

SECONDS = 60.0  # for which it is away
TABLES = 3
MOVES = 10  # acknowledged between two faults


def refuses(load: Load, since: float) -> bool:
    """Has every table refused a move since then?"""
    return all(any(at > since for c in party.clients for _, at in c.excuses) for party in load.parties.values())


async def proved(count: int, tick: Tick) -> Proved:
    back, faults, refused = list[float](), list[str](), 0
    async with House() as house, Load(house, TABLES) as load:
        for number in range(count):
            try:
                await load.goes_on(monotonic(), MOVES)
                await house.stop_postgres("fast")
                gone = monotonic()
                await until(partial(refuses, load, gone), "every table refused a move")
                await asyncio.sleep(max(0.0, gone + SECONDS - monotonic()))
                excuses = [key for client in load.clients for key, at in client.excuses if at > gone]
                refused += len(excuses)
                if set(excuses) != {"server-busy"}:
                    faults.append(f"time {number}: moves were refused with {set(excuses)}")
                if taken := load.acknowledged(gone + 0.1):
                    faults.append(f"time {number}: {len(taken)} moves were acknowledged while PostgreSQL was away")
                if not all(map(house.runs, range(2))):
                    faults.append(f"time {number}: a server process has ended")
                await house.start_postgres()
                back.append(await load.goes_on(monotonic()))
            except TimeoutError as why:
                faults.append(f"time {number}: {why}")
            tick(number + 1)
        await load.settle()
    figures = f"{load.checked}; {refused} refusals; moves again {max(back, default=0):.1f} s after PostgreSQL accepts at the latest"
    return Proved(count, (*faults, *load.checked.faults), figures)


def prove(count: int, tick: Tick) -> Proved:
    return asyncio.run(proved(count, tick))

"""Stop PostgreSQL under load, fast, immediately and by killing it, and start it again: acknowledged moves are all there, a move whose
outcome was unknown is resolved by its id, and the server processes live on."""

import asyncio
import random
from time import monotonic

from .house import House, Stop
from .load import Load
from .parties import spread
from .proof import Proved, Tick

TABLES = 3
MOVES = 10  # acknowledged between two faults
HOW: tuple[Stop, ...] = ("fast", "immediate", "killed")


async def proved(count: int, tick: Tick) -> Proved:
    dice, back, faults = random.Random(count), list[float](), list[str]()
    async with House() as house, Load(house, TABLES) as load:
        processes = [house.pid(number) for number in range(2)]
        for number in range(count):
            how = HOW[number % len(HOW)]
            try:
                await load.goes_on(monotonic(), MOVES)
                await asyncio.sleep(dice.uniform(0, 0.5))
                await house.stop_postgres(how)
                await asyncio.sleep(dice.uniform(0, 1))
                await house.start_postgres()
                back.append(await load.goes_on(monotonic()))
                await load.connected()
            except TimeoutError as why:
                faults.append(f"cycle {number}, {how}: {why}")
            if processes != [house.pid(number) for number in range(2)] or not all(map(house.runs, range(2))):
                faults.append(f"cycle {number}, {how}: a server process has ended")
            tick(number + 1)
        await load.settle()
    resolved = f"{load.unknown} unknown outcomes resolved"
    figures = f"{load.checked}; {resolved}; moves again {spread(back)} after PostgreSQL accepts"
    return Proved(count, (*faults, *load.checked.faults), figures)


def prove(count: int, tick: Tick) -> Proved:
    return asyncio.run(proved(count, tick))

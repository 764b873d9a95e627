"""Kill server processes with SIGKILL at random instants under load: one of two, sometimes both at once."""

import asyncio
import random
from time import monotonic

from .house import House
from .load import Load
from .parties import spread
from .proof import Proved, Tick

TABLES = 4
BOTH = 8  # one kill in so many takes both processes


async def proved(count: int, tick: Tick) -> Proved:
    dice, back, faults = random.Random(count), list[float](), list[str]()
    async with House() as house, Load(house, TABLES) as load:
        for number in range(count):
            await asyncio.sleep(dice.uniform(0.1, 1.2))
            victims = [0, 1] if number % BOTH == BOTH - 1 else [dice.randrange(2)]
            killed = monotonic()
            try:
                await asyncio.gather(*(house.kill(victim) for victim in victims))
                await asyncio.gather(*(house.start(victim) for victim in victims))
                await load.connected()
                back.append(monotonic() - killed)
                await load.goes_on(monotonic())
            except TimeoutError as why:
                faults.append(f"kill {number} of seed {count}, of {victims}: {why}")
            tick(number + 1)
        await load.settle()
    figures = f"{load.checked}; {load.unknown} unknown outcomes resolved; all back after {spread(back)}"
    return Proved(count, (*faults, *load.checked.faults), figures)


def prove(count: int, tick: Tick) -> Proved:
    return asyncio.run(proved(count, tick))

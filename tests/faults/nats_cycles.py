"""NATS is killed and started again, gone for a minute, or parted from one of the processes: moves are acknowledged all the while, and
afterwards nobody misses a frame."""

import asyncio
import random
from time import monotonic
from typing import Literal

from .house import House
from .load import Load
from .parties import spread
from .proof import Proved, Tick

type Fault = Literal["killed", "parted", "hung"]

TABLES = 3
MOVES = 10  # acknowledged between two faults
FAULTS: tuple[Fault, ...] = ("killed", "parted", "hung")
LONG_AWAY, EVERY = 60.0, 25  # seconds, in one cycle of so many


async def break_bus(house: House, fault: Fault, process: int) -> None:
    match fault:
        case "killed":
            await asyncio.to_thread(house.kill_nats)
        case "parted":
            await house.lines[f"nats-{process}"].cut()
        case "hung":
            await house.lines[f"nats-{process}"].hang()


async def mend_bus(house: House, fault: Fault, process: int) -> None:
    if fault == "killed":
        await house.start_nats()
    else:
        await house.lines[f"nats-{process}"].mend()


async def proved(count: int, tick: Tick) -> Proved:
    dice, heard, faults, meanwhile = random.Random(count), list[float](), list[str](), 0
    async with House(relayed={"nats"}) as house, Load(house, TABLES) as load:
        for number in range(count):
            fault, process = FAULTS[number % len(FAULTS)], number % 2
            away = LONG_AWAY if number % EVERY == EVERY - 1 else dice.uniform(0.1, 3)
            try:
                await load.goes_on(monotonic(), MOVES)
                await break_bus(house, fault, process)
                broken = monotonic()
                await asyncio.sleep(away)
                await load.goes_on(broken + away / 2)
                meanwhile += len(load.acknowledged(broken))
                await mend_bus(house, fault, process)
                heard.append(await load.caught_up())
                await load.connected()
            except TimeoutError as why:
                faults.append(f"cycle {number} of seed {count}, {fault} for {away:.1f} s: {why}")
            if not all(map(house.runs, range(2))):
                faults.append(f"cycle {number} of seed {count}, {fault}: a server process has ended")
            tick(number + 1)
        await load.settle()
    without = f"{meanwhile} moves acknowledged without NATS"
    figures = f"{load.checked}; {without}; everybody up to date {spread(heard)} after its return"
    return Proved(count, (*faults, *load.checked.faults), figures)


def prove(count: int, tick: Tick) -> Proved:
    return asyncio.run(proved(count, tick))

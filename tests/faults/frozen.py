"""Frozen processes and bad lines: each of the six lines of two servers (to their clients, to NATS, to PostgreSQL) is paused, cut,
delayed or deaf in one direction for a while. A pause freezes what is at its end with SIGSTOP; afterwards it wakes with an old memory."""

import asyncio
import os
import random
import signal
from itertools import product
from time import monotonic
from typing import Literal

from .house import House
from .load import Load
from .parties import spread
from .proof import Proved, Tick

type Fault = Literal["paused", "cut", "delayed", "deaf"]

FAULTS: tuple[Fault, ...] = ("paused", "cut", "delayed", "deaf")
LINES = ("clients-0", "postgres-0", "nats-0", "clients-1", "postgres-1", "nats-1")
TABLES = 2
MOVES = 10  # acknowledged between two faults
PATIENCE = 3.0  # seconds after which a client goes to the other server
DELAY = 0.5  # seconds
SHORT, LONG = 5.0, 30.0  # seconds of a pause
LASTS = 4.0  # seconds of any other fault


async def go_wrong(house: House, name: str, fault: Fault) -> None:
    line, (kind, _, number) = house.lines[name], name.partition("-")
    match fault:
        case "paused" if kind == "clients":
            os.kill(house.pid(int(number)), signal.SIGSTOP)
        case "paused" if name == "postgres-0":
            house.database.freeze()
        case "paused" if name == "nats-0":
            os.kill(nats(house), signal.SIGSTOP)
        case "paused":
            await line.hang()
        case "cut":
            await line.cut()
        case "delayed":
            line.delay = DELAY
        case "deaf":
            await line.deafen()


async def get_well(house: House, name: str) -> None:
    house.database.thaw()
    os.kill(nats(house), signal.SIGCONT)
    for number in range(2):
        os.kill(house.pid(number), signal.SIGCONT)
    await house.lines[name].mend()


def nats(house: House) -> int:
    assert house.nats.child.process is not None
    return house.nats.child.process.pid


async def proved(count: int, tick: Tick) -> Proved:
    trials = list(product(FAULTS, LINES))
    dice, back, faults = random.Random(count), list[float](), list[str]()
    async with House(relayed={"clients", "postgres", "nats"}) as house, Load(house, TABLES, PATIENCE) as load:
        for number in range(count):
            fault, name = trials[number % len(trials)]
            lasts = (dice.uniform(SHORT, LONG) if number else SHORT) if fault == "paused" else LASTS
            try:
                await load.goes_on(monotonic(), MOVES)
                await go_wrong(house, name, fault)
                await asyncio.sleep(lasts)
                await get_well(house, name)
                back.append(await load.goes_on(monotonic()))
                await load.caught_up()
                await load.connected()
            except TimeoutError as why:
                faults.append(f"trial {number}, {name} {fault} for {lasts:.0f} s: {why}")
                await get_well(house, name)
            if not all(map(house.runs, range(2))):
                faults.append(f"trial {number}, {name} {fault}: a server process has ended")
            tick(number + 1)
        await load.settle()
    figures = f"{load.checked}; {load.unknown} unknown outcomes resolved; moves again after {spread(back)}"
    return Proved(count, (*faults, *load.checked.faults), figures)


def prove(count: int, tick: Tick) -> Proved:
    return asyncio.run(proved(count, tick))

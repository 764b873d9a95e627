"""Kill a server process at every named point. Two processes share the databases and the bus; the clients of the killed one go to the
other, and the killed one comes back. Then the history of every client is compared with the log."""

import asyncio
import os
import random
import signal
from pathlib import Path
from time import monotonic

from .history import Checked, check
from .house import House
from .parties import LONG, Party, heard_all, playing, spread, until
from .points import POINTS, QUICK_BOTS, planted
from .proof import Proved, Tick
from .scenes import SCENES

VICTIM, OTHER = 0, 1


class Trial:
    """One kill at one point."""

    def __init__(self, house: House, name: str, number: int) -> None:
        self.house, self.name, self.point, self.number = house, name, POINTS[name], number
        self.dice = random.Random(f"{name} {number}")
        self.armed = Path(house.folder / "armed")
        self.calls = self.dice.randint(1, self.point.most)
        self.afterlife = ""  # Python that runs first in the process when it comes back
        self.back = 0.0  # seconds from the death until every client had a connection again

    async def run(self, checked: Checked) -> None:
        """The victim starts with the point in it, dies, and comes back without."""
        house = self.house
        if house.runs(VICTIM):
            await house.kill(VICTIM)
        scene = SCENES[self.point.scene]
        if scene.alone:
            await house.kill(OTHER)
        house.servers[VICTIM].before = honest(house) + planted(self.point, str(self.armed), self.calls)
        await house.start(VICTIM)
        parties = await scene.parties(house, self.number)
        async with playing(parties):
            await scene.leads_there(self, parties)
            await self._comes_back(parties)
            await scene.afterwards(self, parties)
            await heard_all(house.dsn, parties)
        await check(house.dsn, [client for party in parties for client in (*party.clients, *party.gone)], checked)

    def arm(self) -> None:
        self.armed.touch()

    async def death(self) -> None:
        if not await self.house.dies(VICTIM, LONG):
            raise TimeoutError("the process never came to this point")

    async def _comes_back(self, parties: list[Party]) -> None:
        died = monotonic()
        self.armed.unlink()
        if not self.house.runs(OTHER):
            await self.house.start(OTHER)
        self.house.servers[VICTIM].before = honest(self.house) + self.afterlife
        await self.house.start(VICTIM)
        clients = [client for party in parties for client in party.clients]
        await until(lambda: all(client.connected for client in clients), "every client was connected again")
        self.back = monotonic() - died

    def terminate(self) -> None:
        os.kill(self.house.pid(VICTIM), signal.SIGTERM)


def honest(house: House) -> str:
    """What runs first in a server that nobody kills."""
    return house.servers[OTHER].before


async def proved(count: int, tick: Tick) -> Proved:
    checked, faults, back = Checked(), list[str](), list[float]()
    async with House(before=QUICK_BOTS) as house:
        for number in range(count):
            name = [*POINTS][number % len(POINTS)]
            trial, before = Trial(house, name, number), len(checked.faults)
            try:
                await trial.run(checked)
            except (TimeoutError, AssertionError, OSError) as why:
                faults.append(f"{name}, call {trial.calls}, trial {number}: {why}")
                trial.armed.unlink(missing_ok=True)
                if not house.runs(OTHER):
                    await house.start(OTHER)
            faults += [f"{name}, call {trial.calls}, trial {number}: {fault}" for fault in checked.faults[before:]]
            back += [trial.back] if trial.back else []
            tick(number + 1)
    figures = f"{min(count, len(POINTS))} points; {checked}; all back after {spread(back)}"
    return Proved(count, tuple(faults), figures)


def prove(count: int, tick: Tick) -> Proved:
    """One trial after the other, over all points in turn."""
    return asyncio.run(proved(count, tick))
